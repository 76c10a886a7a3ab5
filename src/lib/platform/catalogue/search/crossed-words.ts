/** What leads from one plug to another, typed in one word with a cross between them: `xlrxp10`, `p2x2rca`, `hdmixhdmi`. */

const SHORTEST_END = 2;

/** The words of both ends with "para" between them, the one where both are the same; undefined where an end is no name. */
export async function crossedEnds(
  word: string,
  nameOf: (end: string) => Promise<readonly string[] | undefined>,
): Promise<readonly string[] | undefined> {
  for (let at = word.indexOf('x', SHORTEST_END); at > 0; at = word.indexOf('x', at + 1)) {
    const [start, end] = [word.slice(0, at), word.slice(at + 1)];
    if (end.length < SHORTEST_END || [start, end].some((one) => /^[\d.]+$/.test(one))) continue;
    const from = await nameOf(start);
    const to = from && (await nameOf(end));
    if (from && to) return start === end ? from : [...from, 'para', ...to];
  }
  return undefined;
}
