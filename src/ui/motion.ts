/** Whether things may move on the screen; some people are made unwell by that, and have told their device. */
export const likesMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
