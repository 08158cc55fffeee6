import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type {
  Cell,
  ComposedReport,
  Part,
  Section,
} from '../../packages/documents/src/report/composed-report.ts';

type Content = string | { readonly [key: string]: unknown } | readonly Content[];

/** As much of pdfmake as this needs; the package brings no types. */
interface PdfMake {
  setFonts(fonts: object): void;
  setUrlAccessPolicy(isAllowed: () => boolean): void;
  setLocalAccessPolicy(isAllowed: () => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Buffer> };
}

const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake;

function font(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}.ttf`));
}

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setFonts({
  Serif: {
    normal: font('source-serif-4/400Regular/SourceSerif4_400Regular'),
    bold: font('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
    italics: font('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  },
});

/** The same words in the same tables as our report, as a program in pdfmake would set them. */
export function setWithPdfmake(report: ComposedReport): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [62, 57, 62, 68],
      version: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      defaultStyle: { font: 'Serif', fontSize: 10 },
      info: { title: report.title, creationDate: new Date(report.date) },
      footer: (page: number, pages: number) => ({
        columns: [
          report.footer,
          { text: `${report.page[0]}${page}${report.page[1]}${pages}`, alignment: 'right' },
        ],
        margin: [62, 20, 62, 0],
        fontSize: 8,
      }),
      content: [
        { text: report.title, fontSize: 17, bold: true, alignment: 'center' },
        { text: report.subtitle, italics: true, alignment: 'center' },
        lineOf(report.opening),
        ...report.sections.flatMap(sectionOf),
        report.closing.place,
        ...report.appendices.flatMap((appendix) => [
          { text: '', pageBreak: 'before' },
          ...sectionOf(appendix),
        ]),
        report.seal.note,
        ...report.seal.lines.map(({ label, value }) => `${label} ${value}`),
        { svg: report.seal.drawing, width: 76 },
      ],
    })
    .getBuffer();
}

function lineOf(line: ComposedReport['opening']): Content {
  return { text: line.map(({ text, isStrong }) => ({ text, bold: isStrong })), margin: [0, 4, 0, 4] };
}

function sectionOf({ title, parts }: Section): Content[] {
  return [{ text: title, bold: true, fontSize: 11, margin: [0, 10, 0, 4] }, ...parts.map(partOf)];
}

function partOf(part: Part): Content {
  switch (part.kind) {
    case 'paragraph':
      return lineOf(part.line);
    case 'facts':
      return part.facts.map(({ label, line }) => ({ columns: [{ text: label, width: 96 }, lineOf(line)] }));
    case 'quote':
      return part.paragraphs;
    case 'equation':
      return part.terms.map(({ sign, label, value }) => `${sign} ${label} ${value}`).join(' ');
    case 'subheading':
      return [
        { text: part.title, bold: true },
        { text: part.note, fontSize: 9, color: '#5a5a5a' },
      ];
    case 'table':
      return tableOf(part);
  }
}

function tableOf({ columns, head, groups, foot }: Extract<Part, { kind: 'table' }>): Content {
  const rows = [...groups.flatMap((group) => group.rows), ...foot];
  const cell = (content: Cell, place: number, isStrong: boolean) => ({
    text: textOf(content),
    bold: isStrong,
    alignment: columns[place]?.align ?? 'left',
  });
  // A row that ends early, or leaves cells empty, gives its text their room.
  const cellsOf = (cells: readonly Cell[], isStrong: boolean): Content[] =>
    columns.map((_, place) => {
      const content = cells[place] ?? '';
      if (typeof content === 'string') return cell(content, place, isStrong);
      const next = columns.findIndex((__, after) => after > place && (cells[after] ?? '') !== '');
      return { ...cell(content, place, isStrong), colSpan: (next < 0 ? columns.length : next) - place };
    });
  return {
    table: {
      headerRows: head.length > 0 ? 1 : 0,
      dontBreakRows: true,
      widths: columns.map(({ width }) => (width === 'auto' ? 'auto' : '*')),
      body: [
        ...(head.length > 0 ? [head.map((title, place) => cell(title, place, true))] : []),
        ...rows.map(({ style, cells }) => cellsOf(cells, style === 'strong' || style === 'total')),
      ],
    },
    layout: 'lightHorizontalLines',
    fontSize: 9,
  };
}

function textOf(content: Cell): Content {
  if (typeof content === 'string') return content;
  if ('details' in content) {
    return content.details.map(({ label, text }, place) => `${place > 0 ? '\n' : ''}${label} ${text}`);
  }
  if ('note' in content) return `${content.text}\n${content.note}`;
  return [
    { text: content.text, bold: true },
    { text: ` ${content.aside} ${content.about} ${content.entry}`, color: '#5a5a5a' },
  ];
}
