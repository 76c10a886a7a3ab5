/** Workbooks as spreadsheet programs save them. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

type BookTab = { readonly name: string; readonly state?: 'hidden'; readonly rows: string };

type Parts = {
  readonly tabs: readonly BookTab[];
  /** What stands in `<sst>`, `<styleSheet>` and before the sheets. */
  readonly texts?: string;
  readonly styles?: string;
  readonly before?: string;
};

/** `rows` are as they stand in a `<sheetData>`. */
export function workbook({ tabs, texts = '', styles = '', before = '' }: Parts): Promise<Buffer> {
  const sheets = tabs.map(
    ({ name, state = 'visible' }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}" state="${state}" r:id="rId${place + 1}"/>`,
  );
  const related = tabs.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${before}<sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      tabs.map(({ rows }, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** A line of texts. */
export function textRow(cells: readonly string[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inline = (cell: string) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  return `<row>${cells.map(inline).join('')}</row>`;
}
