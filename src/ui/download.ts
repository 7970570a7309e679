/** The browser reads the file after the click; by then it has it. */
const READ_BY = 60_000;

/** Hands the reader a file. @param type - its media type. */
export function download(content: BlobPart, name: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY);
}
