/** Text as the built-in Helvetica of a PDF takes it: Windows-1252, one byte a character (ISO 32000-1, annex D). */

/** What Windows-1252 has above Latin-1, by its byte. */
const ABOVE: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};
/** What it lacks and the shop writes. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  Ω: 'ohm',
  '≤': 'até ',
  '≥': 'no mínimo ',
  '≈': 'cerca de ',
  '−': '-',
  '→': 'para',
  '✓': '•',
};

/** Thousandths of the font size, from the space to the tilde: Helvetica's own (Adobe Core 14 AFM). */
const WIDTHS = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 ' +
  '584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 ' +
  '667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 ' +
  '278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);
/** As wide as a letter of the widest kind that is common. */
const UNKNOWN_WIDTH = 778;
/** The bold cut is a little wider. */
const BOLD = 1.08;

/** With what the font lacks written out; `?` for what is left. */
export function toWritable(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => WRITTEN_OUT[character] ?? character)
    .join('')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[^ -~\u00a1-\u00ff€…‘’“”•–—™]/gu, '?');
}

/** A string of a content stream, as Latin-1 characters that stand for bytes. */
export function pdfString(writable: string): string {
  const bytes = [...writable].map((character) =>
    String.fromCharCode(ABOVE[character] ?? character.charCodeAt(0)),
  );
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`;
}

/** Lines no wider than `width` points; a word that is wider alone is cut. */
export function wrap(writable: string, size: number, width: number, bold = false): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of writable.split(' ').flatMap((part) => cut(part, size, width, bold))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, bold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function cut(word: string, size: number, width: number, bold: boolean): readonly string[] {
  if (widthOf(word, size, bold) <= width) return [word];
  const half = Math.ceil(word.length / 2);
  return [word.slice(0, half), word.slice(half)].flatMap((part) => cut(part, size, width, bold));
}

/** In points. A letter with an accent is as wide as without. */
function widthOf(writable: string, size: number, bold: boolean): number {
  const units = [...writable].reduce((sum, character) => {
    const base = character.normalize('NFD').charCodeAt(0);
    return sum + (WIDTHS[base - 32] ?? UNKNOWN_WIDTH);
  }, 0);
  return (units * size * (bold ? BOLD : 1)) / 1000;
}
