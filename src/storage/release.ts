/** Put there by the build (`tools/release.ts`); nothing else knows it. */
declare const __RELEASE__: string;

/** Version and day of this build, as "0.1.0 2026-11-23"; undefined outside of one. */
export const RELEASE: string | undefined = typeof __RELEASE__ === 'undefined' ? undefined : __RELEASE__;
