/**
 * A document of text as a PDF file: headings, paragraphs, and rows of a label and a value, on as many A4 pages as they
 * take. Fonts are those every reader has, so that a page weighs little more than its words (ISO 32000-1, PDF 1.4).
 */
import { pdfString, toWritable, wrap } from './pdf-text.ts';

export type PdfBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'row'; readonly label: string; readonly value: string };

/** Points; the origin of a page is below on the left. */
const PAGE = { width: 595, height: 842, margin: 56, bottom: 72 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const LABEL = 170;
const STYLE = {
  title: { size: 20, lead: 25, before: 0, bold: true },
  heading: { size: 11, lead: 15, before: 11, bold: true },
  text: { size: 10, lead: 14, before: 4, bold: false },
  note: { size: 9, lead: 12, before: 10, bold: false },
  row: { size: 10, lead: 13, before: 2, bold: false },
} as const;

/** Always the same bytes for the same text. `foot` stands on every page before its number. */
export function pdf(title: string, blocks: readonly PdfBlock[], foot: string): Uint8Array<ArrayBuffer> {
  const pages = layOut(blocks);
  const first = 6;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const fonts = '<< /F1 3 0 R /F2 4 0 R >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfUnicode(title)} >>`,
    ...pages.flatMap((lines, index) => {
      const content = [...lines, footLine(foot, index + 1, pages.length)].join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
          `/Resources << /Font ${fonts} >> /Contents ${first + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Uint8Array.from(Buffer.from(file(objects), 'latin1'));
}

/** The lines of each page. */
function layOut(blocks: readonly PdfBlock[]): readonly (readonly string[])[] {
  const top = PAGE.height - PAGE.margin;
  const pages: string[][] = [[]];
  let y = top;
  for (const [index, block] of blocks.entries()) {
    const { size, lead, before } = STYLE[block.kind];
    const columns = columnsOf(block);
    const rows = Math.max(...columns.map(({ lines }) => lines.length));
    // A heading is not left alone at the foot of a page.
    const kept = block.kind === 'heading' && index + 1 < blocks.length ? STYLE.text.lead * 2 : 0;
    y -= before;
    for (let row = 0; row < rows; row += 1) {
      if (y - lead - (row === 0 ? kept : 0) < PAGE.bottom) {
        pages.push([]);
        y = top;
      }
      y -= lead;
      for (const { x, lines, bold: strong } of columns) {
        const line = lines[row];
        if (line !== undefined) pages.at(-1)?.push(textLine(line, x, y, size, strong));
      }
    }
  }
  return pages;
}

type Column = { readonly x: number; readonly lines: readonly string[]; readonly bold: boolean };

function columnsOf(block: PdfBlock): readonly Column[] {
  const { size, bold } = STYLE[block.kind];
  const column = (text: string, x: number, width: number, strong: boolean) => ({
    x: PAGE.margin + x,
    lines: wrap(toWritable(text), size, width, strong),
    bold: strong,
  });
  if (block.kind !== 'row') return [column(block.text, 0, WIDTH, bold)];
  return [column(block.label, 0, LABEL - 12, true), column(block.value, LABEL, WIDTH - LABEL, bold)];
}

function textLine(line: string, x: number, y: number, size: number, bold: boolean): string {
  return `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${y} Td ${pdfString(line)} Tj ET`;
}

function footLine(foot: string, page: number, pages: number): string {
  const text = toWritable(`${foot} · ${page}/${pages}`);
  return textLine(text, PAGE.margin, PAGE.margin - 16, STYLE.note.size, false);
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** Outside of content, text is UTF-16 with its mark. */
function pdfUnicode(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;
}

/** Objects numbered from 1, then the table of where each begins. */
function file(objects: readonly string[]): string {
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  return (
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  );
}
