import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A value of a sheet; dates and instants are written as Excel counts days, so that it can reckon with them. */
export type Cell =
  | { readonly kind: 'text' | 'head' | 'strong'; readonly text: string }
  | { readonly kind: 'count' | 'strongCount'; readonly value: number }
  | { readonly kind: 'amount' | 'strongAmount'; readonly value: number; readonly formula?: string }
  /** `2026-10-22` */
  | { readonly kind: 'day'; readonly day: string }
  /** Day and hour as a clock shows them: `2026-10-22`, `10:42`. */
  | { readonly kind: 'moment'; readonly day: string; readonly time: string }
  | null;

export type Row = readonly Cell[];

export interface Sheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  readonly head: readonly string[];
  /** What stands below the head. Asked for when its turn comes, one batch after the other. */
  readonly rows: () => AsyncIterable<readonly Row[]>;
  /** How many of the last rows are sums, which the filter leaves where they are. */
  readonly numberOfSums: number;
}

/** As far as a sheet of Excel goes. */
const MOST_ROWS = 1_048_576;

/**
 * An Excel workbook (ECMA-376), written while its rows are read: however many there are, only a batch of them is in memory.
 * The sheet that stands first is made last, so that it can say what the others added up to.
 */
export function writeWorkbook(sheets: readonly [first: Sheet, ...others: Sheet[]]): Readable {
  const names = uniqueSheetNames(sheets.map(({ name }) => name));
  const zip = new ZipFile();
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path, ZIP_OPTIONS);
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', PACKAGE_RELATIONS);
  add('xl/workbook.xml', workbook(names));
  add('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length));
  add('xl/styles.xml', STYLES);
  const inOrderOfWriting = [...sheets.entries()].slice(1).concat([[0, sheets[0]]]);
  for (const [position, sheet] of inOrderOfWriting) {
    const path = `xl/worksheets/sheet${position + 1}.xml`;
    zip.addReadStreamLazy(path, ZIP_OPTIONS, (give) =>
      give(null, Readable.from(writeSheet(sheet), { objectMode: false, highWaterMark: CHUNK_BYTES })),
    );
  }
  // A stream of Node, though its types promise less.
  const output = zip.outputStream as Readable;
  // Whoever receives half a file must not take it for a whole one.
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

const CHUNK_BYTES = 64 * 1024;
/** A fixed date: the same rows give the same file. The lowest level of compression halves the time for a tenth more bytes. */
const ZIP_OPTIONS = { mtime: new Date('2020-01-01T00:00:00Z'), compressionLevel: 3 } as const;

async function* writeSheet({ widths, head, rows, numberOfSums }: Sheet): AsyncGenerator<string> {
  yield `${XML}<worksheet ${SPREADSHEET}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;
  yield `<sheetData>${writeRow(
    head.map((text) => ({ kind: 'head', text })),
    1,
  )}`;
  let last = 1;
  for await (const batch of rows()) {
    if (last + batch.length > MOST_ROWS) throw new RangeError('A sheet of Excel has no room for more rows.');
    yield batch.map((row) => writeRow(row, ++last)).join('');
  }
  const filtered = Math.max(last - numberOfSums, 1);
  yield `</sheetData><autoFilter ref="A1:${columnName(head.length)}${filtered}"/></worksheet>`;
}

function writeRow(row: Row, number: number): string {
  return `<row r="${number}">${row.map((cell, at) => writeCell(cell, `${columnName(at + 1)}${number}`)).join('')}</row>`;
}

/** The places of the formats in `STYLES`. */
const STYLE = {
  text: 1,
  head: 2,
  strong: 3,
  count: 4,
  strongCount: 5,
  amount: 6,
  strongAmount: 7,
  day: 8,
  moment: 9,
} as const satisfies Record<NonNullable<Cell>['kind'], number>;

function writeCell(cell: Cell, place: string): string {
  if (cell === null) return '';
  const start = `<c r="${place}" s="${STYLE[cell.kind]}"`;
  switch (cell.kind) {
    case 'text':
    case 'head':
    case 'strong':
      return cell.text === ''
        ? ''
        : `${start} t="inlineStr"><is><t xml:space="preserve">${escapeText(cell.text)}</t></is></c>`;
    case 'count':
    case 'strongCount':
      return `${start}><v>${cell.value}</v></c>`;
    case 'amount':
    case 'strongAmount':
      return `${start}>${cell.formula === undefined ? '' : `<f>${escapeText(cell.formula)}</f>`}<v>${cell.value}</v></c>`;
    case 'day':
      return `${start}><v>${dayNumber(cell.day)}</v></c>`;
    case 'moment':
      return `${start}><v>${dayNumber(cell.day) + fractionOfDay(cell.time)}</v></c>`;
  }
}

/** Excel counts days from 30 December 1899 on. */
const EXCEL_EPOCH = Date.parse('1899-12-30T00:00:00Z');

function dayNumber(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - EXCEL_EPOCH) / 86_400_000;
}

function fractionOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1_440;
}

const LETTERS = 26;

/** 1 is A, 27 is AA. */
export function columnName(number: number): string {
  const rest = (number - 1) % LETTERS;
  const letter = String.fromCharCode(65 + rest);
  return number <= LETTERS ? letter : columnName((number - 1 - rest) / LETTERS) + letter;
}

const SPECIAL = /[&<>"_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** XML knows no control characters, and Excel reads `_x0041_` as the sign of that number. */
function escapeText(text: string): string {
  // Most texts have nothing to escape, and there are hundreds of thousands of them.
  if (!SPECIAL.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const LONGEST_NAME = 31;

/** Names of sheets as Excel takes them: short, without the signs of its formulas, each once whatever the capitals. */
function uniqueSheetNames(given: readonly string[]): string[] {
  const taken = new Set<string>(['history']);
  return given.map((name) => {
    const plain =
      name
        .replaceAll(/[\\/?*[\]:\p{Cc}]/gu, ' ')
        .replaceAll(/^'+|(?<!')'+$/g, '')
        .trim() || '–';
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` (${count})`;
      const candidate =
        plain
          .slice(0, LONGEST_NAME - suffix.length)
          .toWellFormed()
          .trimEnd() + suffix;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PACKAGE_RELATIONS = `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function contentTypes(numberOfSheets: number): string {
  const sheets = Array.from(
    { length: numberOfSheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${MEDIA_TYPE}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MEDIA_TYPE}.styles+xml"/>${sheets.join('')}</Types>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  // Cached sums are ours; a program that shows them may reckon them again.
  return `${XML}<workbook ${SPREADSHEET} xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`;
}

function workbookRelations(numberOfSheets: number): string {
  const sheets = Array.from(
    { length: numberOfSheets },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${RELATIONSHIPS}">${sheets.join('')}<Relationship Id="rId${numberOfSheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}

/**
 * The formats of the cells, by their place in `STYLE`. Texts bear the mark by which Excel takes them for texts even after
 * somebody has edited them: what starts with `=` stays harmless.
 */
const STYLES = `${XML}<styleSheet ${SPREADSHEET}><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF2"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="10"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1" fontId="1" applyFont="1" fillId="2" applyFill="1"/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1" fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1" fontId="1" applyFont="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1" fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
