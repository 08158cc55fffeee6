import { deflateSync } from 'node:zlib';
import { Draft, streamOf } from './draft.ts';
import { forgedPage } from './drawn.ts';
import type { Forgeries } from './forgery.ts';
import type { Layout, RevisionForm, Row } from './write-revision.ts';
import {
  asFirstPage,
  behindAs,
  type FormOf,
  hiddenIn,
  hidePage,
  repeatCatalog,
  withinAs,
} from './written-as.ts';

const inStream = (id: number, where: number, place = 0): Row => ({ id, kind: 2, where, place });

const sorted = (rows: readonly Row[]) => rows.toSorted((one, other) => one.id - other.id);

/** Lists the first page twice: where the report has it, and where the hidden one is. */
const listTwice: FormOf = (draft) => ({
  rows: (rows, layout) =>
    sorted([...rows, { ...asFirstPage(draft, layout) }, inStream(draft.page(), packedIn(draft))]),
});

/** The number of the first object stream of the report. */
function packedIn(draft: Draft): number {
  return Number(/(\d+) 0 obj\n<< \/Type \/ObjStm/.exec(draft.bytes.toString('latin1'))?.[1]);
}

const pointElsewhere: FormOf = (draft) => ({
  rows: (rows, layout) =>
    sorted([...rows.filter(({ id }) => id !== hiddenIn(draft)), asFirstPage(draft, layout)]),
});

/** The first page inside a new object stream, perhaps with more than one object under its number. */
function packPage(draft: Draft, times: readonly string[]): number {
  const id = draft.page();
  let offset = 0;
  const index = times.map((body) => {
    const pair = `${id} ${offset}`;
    offset += body.length + 1;
    return pair;
  });
  const head = `${index.join(' ')}\n`;
  const content = deflateSync(Buffer.from(`${head}${times.join('\n')}\n`, 'latin1'));
  return draft.add(
    streamOf(content, `/Type /ObjStm\n/N ${times.length}\n/First ${head.length}\n/Filter /FlateDecode\n`),
  );
}

const ROWS: Forgeries = {
  repeatedRowBehind: {
    title: 'The table lists the first page twice, behind the signature',
    forge: behindAs(hidePage, listTwice),
  },
  repeatedRowWithin: {
    title: 'The table lists the first page twice, together with the signature',
    forge: withinAs(hidePage, listTwice),
  },
  otherNumberBehind: {
    title: 'The first page’s row leads to an object of another number, behind the signature',
    forge: behindAs(hidePage, pointElsewhere),
  },
  otherNumberWithin: {
    title: 'The first page’s row leads to an object of another number, together with the signature',
    forge: withinAs(hidePage, pointElsewhere),
  },
  packedPage: {
    title: 'A page in an object stream of a later revision',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      const id = packPage(draft, [forgedPage(draft)]);
      return draft.write({ rows: (rows) => sorted([...rows, inStream(draft.page(), id)]) });
    },
  },
  packedTwice: {
    title: 'An object stream that holds the first page twice',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      const id = packPage(draft, [forgedPage(draft), draft.read(draft.page())]);
      return draft.write({ rows: (rows) => sorted([...rows, inStream(draft.page(), id, 1)]) });
    },
  },
  packedUnused: {
    title: 'An object stream that nothing refers to',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      packPage(draft, [forgedPage(draft)]);
      return draft.write();
    },
  },
  wrongIndex: {
    title: 'The first page’s row names another place in the report’s object stream',
    forge: behindAs(repeatCatalog, (draft) => ({
      rows: (rows) => sorted([...rows, inStream(draft.page(), packedIn(draft), 1)]),
    })),
  },
  freedPage: {
    title: 'The first page is listed as free',
    forge: behindAs(repeatCatalog, (draft) => ({
      rows: (rows) => sorted([...rows, { id: draft.page(), kind: 0, where: 0, place: 1 }]),
    })),
  },
  freedUnused: {
    title: 'A number that was never used is listed as free',
    forge: behindAs(repeatCatalog, () => ({
      rows: (rows) => sorted([...rows, { id: 700_000, kind: 0, where: 0, place: 1 }]),
      words: (words) => words.replace(/\/Size \d+/, '/Size 700001'),
    })),
  },
  generation: {
    title: 'The first page under a second generation',
    forge: behindAs(
      (draft) => draft.set(draft.page(), forgedPage(draft)),
      (draft) => ({
        object: (written, id) => (id === draft.page() ? written.replace(' 0 obj', ' 1 obj') : written),
        rows: (rows) => rows.map((row) => (row.id === draft.page() ? { ...row, place: 1 } : row)),
      }),
    ),
  },
  unlistedObject: {
    title: 'A page that no table lists, between two objects',
    forge: behindAs(hidePage, (draft) => ({
      rows: (rows) => rows.filter(({ id }) => id !== hiddenIn(draft)),
    })),
  },
};

function hybrid(draft: Draft): RevisionForm {
  const stream = draft.next;
  const table = ({ offsets }: Layout) => {
    const row = Buffer.alloc(6);
    row.writeUInt8(1);
    row.writeUInt32BE(offsets.get(hiddenIn(draft)) ?? 0, 1);
    return streamOf(
      row,
      `/Type /XRef\n/Size ${stream + 1}\n/W [1 4 1]\n/Index [${draft.page()} 1]\n${draft.trailer}\n`,
    );
  };
  return {
    asTable: true,
    rows: (rows) => rows.filter(({ id }) => id !== hiddenIn(draft)),
    between: (layout) => `${stream} 0 obj\n${table(layout)}\nendobj\n`,
    words: (words, layout) =>
      `${words}\n/XRefStm ${layout.table - `${stream} 0 obj\n${table(layout)}\nendobj\n`.length}`,
  };
}

const TABLES: Forgeries = {
  hybrid: {
    title: 'A hybrid table: a stream of references beside it names another page',
    forge: behindAs((draft) => {
      hidePage(draft);
      repeatCatalog(draft);
    }, hybrid),
  },
  prevLoop: {
    title: 'Each table refers back to itself',
    forge: behindAs(repeatCatalog, () => ({
      words: (words, { table }) => words.replace(/\/Prev \d+/, `/Prev ${table}`),
    })),
  },
  prevSkips: {
    title: 'A later table refers back to the report, past the signature',
    forge: ({ signed, report }) => {
      const draft = new Draft(signed);
      repeatCatalog(draft);
      return draft.write({
        words: (words) => words.replace(/\/Prev \d+/, `/Prev ${new Draft(report).end}`),
      });
    },
  },
  prevMissing: {
    title: 'A later table refers back to nothing',
    forge: behindAs(repeatCatalog, () => ({ words: (words) => words.replace(/\/Prev \d+/, '') })),
  },
  prevForward: {
    title: 'A later table refers to a place behind itself',
    forge: behindAs(repeatCatalog, () => ({
      words: (words, { table }) => words.replace(/\/Prev \d+/, `/Prev ${table + 40}`),
    })),
  },
  tableReplaced: {
    title: 'A certificate under the number of an earlier table',
    forge: ({ signed, impostor }) => {
      const draft = new Draft(signed);
      const table = Number.parseInt(draft.bytes.toString('latin1', draft.end, draft.end + 8), 10);
      draft.set(table, streamOf(new Uint8Array(impostor.certificate.rawData)));
      draft.edit(draft.find('dss'), (body) => body.replace('/Certs [', `/Certs [${table} 0 R `));
      return draft.write();
    },
  },
  tableInPlace: {
    title: 'A table under the number of the first page',
    forge: behindAs(repeatCatalog, (draft) => ({ ownNumber: draft.page() })),
  },
  sizeTooSmall: {
    title: 'The later table’s size is smaller than its numbers',
    forge: behindAs(hidePage, () => ({ words: (words) => words.replace(/\/Size \d+/, '/Size 12') })),
  },
  rootRenumbered: {
    title: 'The later table names another catalog',
    forge: behindAs(hidePage, (draft) => ({
      words: (words) => words.replace(/\/Root \d+/, `/Root ${hiddenIn(draft)}`),
    })),
  },
  widthsOther: {
    title: 'The later table leaves out its column of kinds',
    forge: behindAs(repeatCatalog, () => ({ words: (words) => words.replace('/W [1 4 1]', '/W [0 5 1]') })),
  },
  indexOverlaps: {
    title: 'The later table’s sections count past its rows',
    forge: behindAs(repeatCatalog, () => ({
      words: (words) => words.replace(/\/Index \[(\d+) 1/, '/Index [$1 9'),
    })),
  },
};

/** Tables of references that one reader follows otherwise than the next. */
export const TABLES_AND_ROWS: Forgeries = { ...ROWS, ...TABLES };
