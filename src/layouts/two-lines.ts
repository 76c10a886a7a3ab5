/** A text on one line where it fits, else on two: drawings have no line breaks of their own. */
export function twoLines(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const space = text.lastIndexOf(' ', most);
  // A dash leads the second line, and does not end the first.
  const first = (space > 0 ? text.slice(0, space) : text.slice(0, most)).replace(/ —$/, '');
  const rest = text.slice(first.length).trim();
  return [first, rest.length > most ? `${rest.slice(0, most - 1).trimEnd()}…` : rest];
}
