/** Loads the suggestions at the first focus of a search field: until then they cost a page this file. */
document.addEventListener('focusin', wake);

async function wake({ target }: FocusEvent): Promise<void> {
  if (!(target instanceof HTMLInputElement) || !target.closest('.search-form')) return;
  document.removeEventListener('focusin', wake);
  const { suggestFor } = await import('./suggestions.ts');
  for (const form of document.querySelectorAll<HTMLFormElement>('.search-form')) suggestFor(form);
}
