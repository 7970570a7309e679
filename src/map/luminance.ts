const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2 has it. */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => channel(Number.parseInt(colour.slice(from, from + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Whether black stands out from a colour `#rrggbb` more than white does. */
export const isLight = (colour: string): boolean => luminance(colour) > 0.179;
