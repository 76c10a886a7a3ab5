/** Parts of pages as text: by their component, which is another one after it was edited, and by what they show. */
const parts = new WeakMap<object, WeakMap<object, Map<string, string>>>();

/**
 * The text of a part that was rendered before, or what renders it now.
 * @param shown What it shows, the same object until something of it changes.
 * @param form All that changes its text otherwise.
 */
export function kept(
  part: object,
  shown: object,
  form: string,
  render: () => Promise<string>,
): string | Promise<string> {
  const byShown = parts.get(part) ?? new WeakMap<object, Map<string, string>>();
  parts.set(part, byShown);
  const texts = byShown.get(shown) ?? new Map<string, string>();
  byShown.set(shown, texts);
  return (
    texts.get(form) ??
    render().then((html) => {
      texts.set(form, html);
      return html;
    })
  );
}
