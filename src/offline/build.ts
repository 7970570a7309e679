/** One build of the site, as its worker knows it. */
export interface Build {
  /** A short digest of all its files: two builds of the same text have the same. */
  readonly version: string;
  /** The pack, from the root of the site, and what it must be once it is unpacked. */
  readonly pack: Sealed & { readonly unpacked: Sealed['digest'] };
  /** What is no text: the font, the pictures of the home screen. */
  readonly others: readonly Sealed[];
  /** Every file of the site. */
  readonly paths: readonly string[];
}

/** A file and what it must be, byte for byte. */
export interface Sealed {
  readonly path: string;
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
}

/** The bytes' SHA-256 in hexadecimal. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
