import type { Field } from '../reading/fields.ts';
import type { BlocksLayout } from '../reading/layout.ts';
import type { PrintedExtract, PrintedFields } from './print-fields.ts';
import { A4, type SetDocument, type SetPage, type SetText } from './set-pages.ts';
import { wrap } from './wrap.ts';

/** How an extract of labels and values looks on paper. */
export interface BlocksShape {
  readonly font: SetText['font'];
  /** After a label: dots and a colon, a colon, or only a gap. */
  readonly leader: 'dots' | 'colon' | 'gap';
  readonly linesPerPage: number;
  /** Columns of notices beside each other. */
  readonly columns: 1 | 2;
  /** Labels with their values beside each other. */
  readonly fieldsPerRow: 1 | 2;
  /** Which of the names that a layout knows for a field is printed. */
  readonly nameChoice: number;
  /** The same label in another language beside it. */
  readonly secondLanguage?: string;
  /** After how many signs a value goes on in the next line. */
  readonly valueWidth: number;
  /** Lines that no layout knows, at the end of notices, by their position from 0. */
  readonly strangeLines?: Readonly<Record<number, string>>;
}

export const USUAL_BLOCKS: BlocksShape = {
  font: 'IBM Plex Mono',
  leader: 'dots',
  linesPerPage: 50,
  columns: 1,
  fieldsPerRow: 1,
  nameChoice: 0,
  valueWidth: 48,
};

/** The words around the fields. */
interface Frame {
  readonly title: string;
  readonly consultation: (at: string) => string;
  readonly notice: string;
  readonly continued: (number: string) => string;
}

const FRAMES: Readonly<Record<string, Frame>> = {
  cbbDutch: {
    title: 'CENTRAAL BESTAND VAN BERICHTEN',
    consultation: (at) => `Raadpleging ${at}`,
    notice: 'BERICHT',
    continued: (number) => `(vervolg bericht ${number})`,
  },
  cbbFrench: {
    title: 'FICHIER CENTRAL DES AVIS',
    consultation: (at) => `Consultation ${at}`,
    notice: 'AVIS',
    continued: (number) => `(suite de l’avis ${number})`,
  },
};

const SIZE = 8.5;
/** The width of a sign of IBM Plex Mono. */
const SIGN = SIZE * 0.6;
const MARGIN = 40;
const LABEL_SIGNS = 28;
const TOP = 84;

export function composeBlocks(
  { fields, notices }: PrintedExtract,
  layout: BlocksLayout,
  shape: BlocksShape,
): SetDocument {
  const frame = FRAMES[layout.docTypeId];
  if (frame === undefined) throw new Error(`Nobody knows how ${layout.docTypeId} looks.`);
  const [head, ...others] = layout.sections;
  const rows = [
    ...sectionRows(head, withoutFurniture(fields), shape),
    ...others.flatMap((section) => titledRows(section, fields, shape)),
    ...notices.flatMap((notice, index) =>
      noticeRows(notice, layout, frame, { ...shape, strangeLine: shape.strangeLines?.[index] }),
    ),
  ];
  const consultedAt = fields.get('consultedAt')?.[0] ?? '';
  return {
    title: frame.title,
    ...A4,
    pages: setPages(rows, frame.title, frame.consultation(consultedAt), shape),
  };
}

/** One row of text: its stretches, from the left edge of the column. */
interface Row {
  readonly cells: readonly { readonly left: number; readonly text: string }[];
  /** What is said above it when it comes first on a page. */
  readonly continues?: string;
}

const BLANK_ROW: Row = { cells: [] };

function textRow(text: string): Row {
  return { cells: [{ left: 0, text }] };
}

type Section = BlocksLayout['sections'][number];

function noticeRows(
  fields: PrintedFields,
  layout: BlocksLayout,
  frame: Frame,
  shape: BlocksShape & { readonly strangeLine: string | undefined },
): Row[] {
  const number = fields.get('notice.noticeNumber')?.[0] ?? '';
  const type = fields.get('notice.noticeType')?.[0]?.toUpperCase() ?? '';
  const left = new Map(withoutFurniture(fields));
  // Of the sections that know a field, the one with the court comes first: there stands when it decided.
  const sections = [...layout.sections].sort(
    (one, other) => Number(knows(other, fields)) - Number(knows(one, fields)),
  );
  const rowsOf = new Map<Section, Row[]>();
  for (const section of sections) {
    const own = new Map([...left].filter(([field]) => section.fields[field] !== undefined));
    for (const field of own.keys()) left.delete(field);
    rowsOf.set(
      section,
      section.titles.length === 0 ? sectionRows(section, own, shape) : titledRows(section, own, shape),
    );
  }
  const rows = [
    ...layout.sections.flatMap((section) => rowsOf.get(section) ?? []),
    ...(shape.strangeLine === undefined ? [] : [textRow(shape.strangeLine)]),
  ].map((row) => ({ ...row, continues: frame.continued(number) }));
  const heading = `${frame.notice} ${number}`;
  const head = shape.columns === 1 ? [textRow(`${heading}   ${type}`)] : [textRow(heading), textRow(type)];
  return [BLANK_ROW, ...head, ...rows];
}

function knows(section: Section, fields: PrintedFields): boolean {
  return fields.has('notice.court') && section.fields['notice.court'] !== undefined;
}

function withoutFurniture(fields: PrintedFields): PrintedFields {
  const elsewhere: readonly Field[] = ['consultedAt', 'notice.noticeNumber', 'notice.noticeType'];
  return new Map([...fields].filter(([field]) => !elsewhere.includes(field)));
}

function titledRows(section: Section, fields: PrintedFields, shape: BlocksShape): Row[] {
  const rows = sectionRows(section, fields, shape);
  const title = section.titles[shape.nameChoice % section.titles.length] ?? '';
  return rows.length === 0 ? [] : [BLANK_ROW, textRow(title.toUpperCase()), ...rows];
}

function sectionRows(section: Section | undefined, fields: PrintedFields, shape: BlocksShape): Row[] {
  const entries = [...fields].flatMap(([field, lines]) => {
    const names = section?.fields[field];
    const name = names?.[shape.nameChoice % names.length];
    return name === undefined ? [] : [labelled(name, lines, shape)];
  });
  if (shape.fieldsPerRow === 1) return entries.flat();
  return entries.flatMap((left, index) => (index % 2 === 0 ? beside(left, entries[index + 1] ?? []) : []));
}

const HALF = 46 * SIGN;

function beside(left: readonly Row[], right: readonly Row[]): Row[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    cells: [
      ...(left[index]?.cells ?? []),
      ...(right[index]?.cells ?? []).map((cell) => ({ ...cell, left: cell.left + HALF })),
    ],
  }));
}

function labelled(name: string, lines: readonly string[], shape: BlocksShape): Row[] {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const label = shape.secondLanguage ? `${capital} / ${shape.secondLanguage}` : capital;
  const usual = shape.fieldsPerRow === 2 ? 20 : LABEL_SIGNS;
  const signs = Math.max(usual, label.length + 3);
  const [first = '', ...rest] = lines.flatMap((line) => wrap(line, shape.valueWidth));
  const value = { left: signs * SIGN, text: first };
  const below = rest.map((text) => ({ cells: [{ ...value, text }] }));
  if (shape.leader === 'dots') {
    const dotted = `${label} `.padEnd(signs - 2, '.');
    return [{ cells: [{ left: 0, text: `${dotted}: ${first}` }] }, ...below];
  }
  const text = shape.leader === 'colon' ? `${label}:` : label;
  return [{ cells: [{ left: 0, text }, value] }, ...below];
}

function setPages(rows: readonly Row[], title: string, consultation: string, shape: BlocksShape): SetPage[] {
  const columns: Row[][] = [];
  for (const row of rows) {
    const column = columns.at(-1);
    if (column && column.length < shape.linesPerPage) column.push(row);
    else if (row !== BLANK_ROW) columns.push(row.continues ? [textRow(row.continues), row] : [row]);
  }
  const count = Math.ceil(columns.length / shape.columns);
  const leading = Math.min(13.6, (A4.height - TOP - MARGIN) / (shape.linesPerPage + 1));
  return Array.from({ length: count }, (_, index) => {
    const beside = columns.slice(index * shape.columns, (index + 1) * shape.columns);
    return {
      texts: [
        ...[title, consultation, `${index + 1}/${count}`].map((text, at) => ({
          text,
          left: [MARGIN, 260, A4.width - MARGIN][at] ?? MARGIN,
          baseline: 48,
          font: shape.font,
          size: SIZE,
          isRight: at === 2,
        })),
        ...beside.flatMap((column, at) =>
          column.flatMap(({ cells }, line) =>
            cells.map(({ left, text }) => ({
              text,
              left: MARGIN + at * COLUMN + left,
              baseline: TOP + line * leading,
              font: shape.font,
              size: SIZE,
            })),
          ),
        ),
      ],
      rules: [{ left: MARGIN, top: 58, width: A4.width - 2 * MARGIN }],
    };
  });
}

const COLUMN = (A4.width - 2 * MARGIN) / 2 + 8;
