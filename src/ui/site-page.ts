/** A page of the site is read as a tree, of which a part is taken; nothing in it runs. */
const rules = { createHTML: (page: string) => page };
const clauseText = globalThis.trustedTypes?.createPolicy('clause-text', rules) ?? rules;

/** Fetches a page of the site. @throws when it cannot be had. */
export async function sitePage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return new DOMParser().parseFromString(clauseText.createHTML(await response.text()), 'text/html');
}
