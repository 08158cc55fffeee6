import type { Layout } from '../reading/layout.ts';
import { loadLayout } from '../reading/load-layouts.ts';
import type { ExtractType } from '../reading/refused.ts';
import { type BlocksShape, composeBlocks, USUAL_BLOCKS } from '../samples/compose-blocks.ts';
import { composeTable, type TableShape, USUAL_TABLE } from '../samples/compose-table.ts';
import { grouped, printedHand, streetLine } from '../samples/hands.ts';
import { type InventedExtract, type InventedNotice, inventExtract } from '../samples/invent-extract.ts';
import { type Hand, printFields } from '../samples/print-fields.ts';
import type { SetDocument } from '../samples/set-pages.ts';
import { toldOf } from './told-by.ts';

/** A way in which an extract may look. */
export interface Shape {
  readonly name: string;
  readonly blocks?: Partial<BlocksShape>;
  readonly table?: Partial<TableShape>;
  readonly hand?: Partial<Hand>;
  readonly change?: (invented: InventedExtract) => InventedExtract;
  readonly notUnderstood?: readonly string[];
}

const SERIF = 'Source Serif 4';

/** Over several lines, as on an envelope. */
const ADDRESS_LINES: Partial<Hand> = {
  address: (address) => [streetLine(address), `${address.zipcode} ${address.city}`, 'België'],
};

/** Notices that lack what the law lets them lack, and creditors of whom little is known. */
function withGaps(invented: InventedExtract): InventedExtract {
  const gaps: readonly ((notice: InventedNotice) => InventedNotice)[] = [
    ({ amount: _, ...notice }) => notice,
    ({ expiresOn: _, causeOfPreference: __, ...notice }) => notice,
    ({ claimNature: _, ...notice }) => notice,
    ({
      creditor: { address: _, kboNumber: __, birthDate: ___, electedDomicile: ____, ...creditor } = {},
      ...notice
    }) => ({
      ...notice,
      creditor,
    }),
  ];
  return {
    ...invented,
    notices: invented.notices.map((notice, index) => gaps[index % gaps.length]?.(notice) ?? notice),
  };
}

function withNames(names: readonly string[]): (invented: InventedExtract) => InventedExtract {
  return (invented) => ({
    ...invented,
    notices: invented.notices.map((notice, index) => ({
      ...notice,
      creditor: {
        ...(notice.creditor?.address && { address: notice.creditor.address }),
        corporateName: names[index % names.length] ?? '',
        corporateForm: 'NV' as const,
      },
    })),
  });
}

const EVERY_HAND: readonly Shape[] = [
  { name: 'as usual' },
  { name: 'with addresses over several lines', hand: ADDRESS_LINES },
  { name: 'with amounts in the French way', hand: { amount: (euros) => `${grouped(euros, ' ')} €` } },
  { name: 'with amounts without thousands', hand: { amount: (euros) => grouped(euros, '') } },
  { name: 'with dashes in its dates', hand: { date: (iso) => iso.split('-').reverse().join('-') } },
  {
    name: 'with points in its dates',
    hand: { date: (iso) => iso.split('-').map(Number).reverse().join('.') },
  },
  {
    name: 'with the house number before the street',
    hand: {
      address: ({ street, housenumber, housenumberaddition, zipcode, city }) => [
        `${housenumber}, ${street}${housenumberaddition ? ` bte ${housenumberaddition}` : ''}, ${zipcode} ${city}`,
      ],
    },
  },
  { name: 'with gaps', change: withGaps },
  {
    name: 'with accents and signs',
    change: withNames(['Crème & Fils d’Été', 'Ômega-Ç “Œuvres”', 'Ülkü Şekerci', 'Straße 5/7']),
  },
];

export const BLOCK_SHAPES: readonly Shape[] = [
  ...EVERY_HAND,
  { name: 'with page breaks inside notices', blocks: { linesPerPage: 12 } },
  { name: 'with page breaks inside addresses', blocks: { linesPerPage: 7 }, hand: ADDRESS_LINES },
  { name: 'with colons only', blocks: { leader: 'colon' } },
  { name: 'with labels and values in columns', blocks: { leader: 'gap' } },
  { name: 'in a proportional font', blocks: { font: SERIF, leader: 'colon' } },
  { name: 'in a proportional font without colons', blocks: { font: SERIF, leader: 'gap' } },
  { name: 'in two columns', blocks: { columns: 2, valueWidth: 20 } },
  { name: 'in two columns of short pages', blocks: { columns: 2, valueWidth: 20, linesPerPage: 21 } },
  {
    name: 'in two columns of a proportional font',
    blocks: { columns: 2, valueWidth: 22, font: SERIF, leader: 'gap' },
  },
  { name: 'with two fields beside each other', blocks: { fieldsPerRow: 2, valueWidth: 20 } },
  {
    name: 'with two fields beside each other and addresses over several lines',
    blocks: { fieldsPerRow: 2, valueWidth: 20, font: SERIF, leader: 'colon' },
    hand: ADDRESS_LINES,
  },
  { name: 'with other words for its labels', blocks: { nameChoice: 1 } },
  { name: 'with yet other words for its labels', blocks: { nameChoice: 2 } },
  { name: 'with labels in two languages', blocks: { secondLanguage: 'Bezeichnung' } },
  { name: 'with long values over several lines', blocks: { valueWidth: 18 } },
  { name: 'with the legal form apart', hand: { isFormApart: true } },
  {
    name: 'with lines that nobody knows',
    blocks: {
      strangeLines: { 0: 'Bijk. verm. : zie ook dossier 26/881', 3: 'Los opgemerkt door de griffie' },
    },
    notUnderstood: ['Bijk. verm. : zie ook dossier 26/881', 'Los opgemerkt door de griffie'],
  },
];

export const TABLE_SHAPES: readonly Shape[] = [
  ...EVERY_HAND,
  { name: 'with page breaks inside rows', table: { linesPerPage: 11 } },
  { name: 'with French titles', table: { nameChoice: 1 } },
  { name: 'with German titles', table: { nameChoice: 2 } },
  { name: 'with English titles', table: { nameChoice: 3 } },
];

/** One of each notice that gives no creditor, and of each stop. */
const OTHERS = [
  { noticeType: 'eviction' },
  { noticeType: 'protest' },
  { noticeType: 'fictiveAddress' },
  { noticeType: 'lackOfAssets' },
  { noticeType: 'amicableMediation' },
  { noticeType: 'revindication' },
  { noticeType: 'collectiveDebtSettlement', stopKind: 'collectiveDebtSettlement' },
  { noticeType: 'insolvency', stopKind: 'bankruptcy' },
  { noticeType: 'insolvency', stopKind: 'reorganisation' },
] as const;

export interface TestExtract {
  readonly layout: Layout;
  readonly document: SetDocument;
  readonly expected: ReturnType<typeof toldOf>;
}

/** An extract of some notices in a shape, with what reading it must give. */
export function testExtract(docTypeId: ExtractType, shape: Shape, seed: number, creditors = 6): TestExtract {
  const layout = loadLayout(docTypeId);
  const language = docTypeId === 'cbbFrench' ? 'fr' : 'nl';
  const others = seed % 3 === 0 ? OTHERS : [];
  const plain = inventExtract({ seed, language, creditors, others });
  const invented = shape.change
    ? { ...shape.change({ ...plain, notices: plain.notices.filter(({ creditor }) => creditor) }) }
    : plain;
  const printed = printFields(invented, printedHand(layout, shape.hand));
  const expected = toldOf(invented, layout, shape.notUnderstood);
  if (layout.format === 'blocks') {
    return {
      layout,
      document: composeBlocks(printed, layout, { ...USUAL_BLOCKS, ...shape.blocks }),
      expected,
    };
  }
  if (layout.format !== 'table') throw new Error(`${docTypeId} is not printed.`);
  return { layout, document: composeTable(printed, layout, { ...USUAL_TABLE, ...shape.table }), expected };
}
