import type { Field } from '../reading/fields.ts';
import type { TableLayout } from '../reading/layout.ts';
import type { PrintedExtract, PrintedFields } from './print-fields.ts';
import { A4, type SetDocument, type SetPage, type SetText } from './set-pages.ts';
import { wrap } from './wrap.ts';

/** How a table of notices looks on paper. */
export interface TableShape {
  readonly font: SetText['font'];
  readonly linesPerPage: number;
  /** Which of the names that a layout knows is printed: one per language. */
  readonly nameChoice: number;
}

export const USUAL_TABLE: TableShape = { font: 'Source Serif 4', linesPerPage: 40, nameChoice: 0 };

const SIZE = 7.5;
const MARGIN = 32;
const LEADING = 12;
const TOP = 60;
const PAGE = { width: A4.height, height: A4.width };

/** Where each column stands, and how many signs fit in it. */
const COLUMNS: readonly { readonly field: Field; readonly left: number; readonly signs: number }[] = [
  { field: 'notice.noticeNumber', left: 0, signs: 14 },
  { field: 'notice.noticeType', left: 70, signs: 20 },
  { field: 'notice.receivedAt', left: 166, signs: 12 },
  { field: 'creditor.name', left: 230, signs: 24 },
  { field: 'creditor.kboNumber', left: 340, signs: 14 },
  { field: 'creditor.address', left: 410, signs: 26 },
  { field: 'notice.claimNature', left: 530, signs: 18 },
  { field: 'notice.causeOfPreference', left: 616, signs: 20 },
];
/** Amounts end where the page does. */
const AMOUNT_RIGHT = PAGE.width - 2 * MARGIN;

export function composeTable(
  { fields, notices }: PrintedExtract,
  layout: TableLayout,
  shape: TableShape,
): SetDocument {
  const nameOf = (names: readonly string[] | undefined) => names?.[shape.nameChoice % names.length] ?? '';
  const head = [...fields].flatMap(([field, lines]) => {
    const name = nameOf(layout.labels[field]);
    return name === ''
      ? []
      : [
          [
            { left: 0, text: `${capital(name)}:` },
            { left: 110, text: lines.join(', ') },
          ],
        ];
  });
  const titles: Row = [
    ...COLUMNS.map(({ field, left }) => ({ left, text: capital(nameOf(layout.columns[field])) })),
    { left: AMOUNT_RIGHT, text: capital(nameOf(layout.columns['notice.amount'])), isRight: true },
  ];
  const pages = paginate(head, titles, notices.map(tableRows), shape.linesPerPage);
  const title = nameOf(layout.recognisedBy);
  return {
    title,
    ...PAGE,
    pages: pages.map((rows, index) => setPage(rows, title, `${index + 1}/${pages.length}`, shape)),
  };
}

type Row = readonly { readonly left: number; readonly text: string; readonly isRight?: boolean }[];

/** The lines that a notice takes. */
function tableRows(fields: PrintedFields): Row[] {
  const cells = COLUMNS.map(({ field, left, signs }) => ({
    left,
    lines: (fields.get(field) ?? []).flatMap((line) => wrap(line, signs)),
  }));
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  const amount = fields.get('notice.amount')?.[0];
  return Array.from({ length: count }, (_, index) => [
    ...cells.flatMap(({ left, lines }) => {
      const text = lines[index];
      return text === undefined ? [] : [{ left, text }];
    }),
    ...(index === 0 && amount ? [{ left: AMOUNT_RIGHT, text: amount, isRight: true }] : []),
  ]);
}

function paginate(
  head: readonly Row[],
  titles: Row,
  notices: readonly Row[][],
  linesPerPage: number,
): Row[][] {
  const pages: Row[][] = [[...head, [], titles]];
  for (const row of notices.flat()) {
    if ((pages.at(-1)?.length ?? 0) >= linesPerPage) pages.push([titles]);
    pages.at(-1)?.push(row);
  }
  return pages;
}

function setPage(rows: readonly Row[], title: string, number: string, { font }: TableShape): SetPage {
  const set = (text: string, left: number, baseline: number, isRight = false): SetText => ({
    text,
    left: MARGIN + left,
    baseline,
    font,
    size: SIZE,
    isRight,
  });
  return {
    texts: [
      set(capital(title), 0, 36),
      set(number, AMOUNT_RIGHT, 36, true),
      ...rows.flatMap((row, line) =>
        row.map(({ left, text, isRight }) => set(text, left, TOP + line * LEADING, isRight)),
      ),
    ],
    rules: [{ left: MARGIN, top: 44, width: PAGE.width - 2 * MARGIN }],
  };
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
