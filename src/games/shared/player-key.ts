/** Names are one player's when they differ in nothing but case, and in how their letters are put together. Every panel asks. */
export const playerKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
