export type SeedReview = {
  readonly slug: string;
  readonly nome: string;
  readonly nota: 1 | 2 | 3 | 4 | 5;
  readonly comentario: string;
  readonly recomenda: boolean;
  /** ISO 8601 with offset. */
  readonly data: string;
};

/** Name, mark, text; `recomenda` only where it differs from "four stars or more". */
export type ReviewRow = readonly [
  nome: string,
  nota: SeedReview['nota'],
  comentario: string,
  recomenda?: boolean,
];

/** Product slug and its reviews, oldest first. */
export type ReviewTable = readonly (readonly [slug: string, rows: readonly ReviewRow[]])[];

const LAST_REVIEW = Date.parse('2026-11-18T00:00:00-03:00');
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A small number that depends on the text only, so that dates look scattered and never change. */
function scatter(text: string, below: number): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + char.charCodeAt(0)) % 65_521;
  return hash % below;
}

/** `2026-03-14T19:05:00-03:00`, from milliseconds since 1970; the offset of Brasília is always three hours. */
function brasilia(time: number): string {
  return `${new Date(time - 3 * HOUR).toISOString().slice(0, 19)}-03:00`;
}

/** Spreads the reviews of a product evenly from its first day of sale to the last day of the demo, at waking hours. */
export function dated(slug: string, criadoEm: string, rows: readonly ReviewRow[]): readonly SeedReview[] {
  const firstDay = Math.floor((Date.parse(criadoEm) - 3 * HOUR) / DAY);
  const lastDay = Math.floor((LAST_REVIEW - 3 * HOUR) / DAY);
  const step = (lastDay - firstDay) / (rows.length + 1);
  return rows.map(([nome, nota, comentario, recomenda], index) => {
    const wobble = (scatter(comentario, 100) / 100 - 0.5) * 0.8;
    const day = firstDay + Math.round(step * (index + 1 + wobble));
    const minutes = 8 * 60 + scatter(nome + comentario, 14 * 60);
    return {
      slug,
      nome,
      nota,
      comentario,
      recomenda: recomenda ?? nota >= 4,
      data: brasilia(day * DAY + 3 * HOUR + minutes * 60_000),
    };
  });
}
