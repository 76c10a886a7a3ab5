/** A piece of a page that the shop renders for a script; undefined when there is no good answer. */
export async function fetchFragment(url: string, init?: RequestInit): Promise<DocumentFragment | undefined> {
  const response = await fetch(url, init).catch(() => undefined);
  if (!response?.ok) return undefined;
  const template = document.createElement('template');
  template.innerHTML = await response.text().catch(() => '');
  return template.content;
}
