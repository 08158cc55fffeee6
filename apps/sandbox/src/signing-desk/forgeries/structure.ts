import { deflateSync } from 'node:zlib';
import { Draft, type Role, streamOf, withEntry } from './draft.ts';
import { FORGED_CONTENT, forgedPage } from './drawn.ts';
import { type Change, type Forgeries, type Forgery, within } from './forgery.ts';
import type { Tools } from './tools.ts';
import type { Layout, RevisionForm, Row } from './write-revision.ts';

/** How a revision is written, once it is known what stands in it. */
type FormOf = (draft: Draft) => RevisionForm;

function behindAs(change: Change, formOf: FormOf): Forgery['forge'] {
  return ({ signed }) => {
    const draft = new Draft(signed);
    change(draft);
    return draft.write(formOf(draft));
  };
}

/** As `behindAs`, in the signature's own revision. */
function withinAs(change: Change, formOf: FormOf): Forgery['forge'] {
  let form: RevisionForm = {};
  return within(
    (draft) => {
      change(draft);
      form = formOf(draft);
    },
    {
      revision: {
        rows: (rows, layout) => form.rows?.(rows, layout) ?? rows,
        words: (words, layout) => form.words?.(words, layout) ?? words,
        object: (written, id) => form.object?.(written, id) ?? written,
        between: (layout) => form.between?.(layout) ?? '',
      },
    },
  );
}

/** Rewrites the end of the genuine file. */
function atTheEnd(rewrite: (text: string, tools: Tools) => string): Forgery['forge'] {
  return (tools) => Buffer.from(rewrite(Buffer.from(tools.signed).toString('latin1'), tools), 'latin1');
}

/** The catalog once more, unchanged: a revision that changes nothing by itself. */
const repeatCatalog: Change = (draft) => draft.edit(draft.find('catalog'), (body) => body);

/** Another first page, under a number that no table of ours knows. */
const HIDDEN = 990;
const hidePage: Change = (draft) => draft.set(HIDDEN, forgedPage(draft));

const asFirstPage = (draft: Draft, { offsets }: Layout): Row => ({
  id: draft.page(),
  kind: 1,
  where: offsets.get(HIDDEN) ?? 0,
  place: 0,
});

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
  rows: (rows, layout) => sorted([...rows.filter(({ id }) => id !== HIDDEN), asFirstPage(draft, layout)]),
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

const NAMES_BY_ROW: Forgeries = {
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
    forge: behindAs(hidePage, () => ({ rows: (rows) => rows.filter(({ id }) => id !== HIDDEN) })),
  },
};

/** Where the table of the first signed revision starts, and that of the report. */
const startsOf = (text: string) =>
  Array.from(text.matchAll(/startxref\s+(\d+)\s+%%EOF/g), ([, at]) => Number(at));

function hybrid(draft: Draft): RevisionForm {
  const stream = HIDDEN + 1;
  const hidden = ({ offsets }: Layout) => {
    const row = Buffer.alloc(6);
    row.writeUInt8(1);
    row.writeUInt32BE(offsets.get(HIDDEN) ?? 0, 1);
    return streamOf(
      row,
      `/Type /XRef\n/Size ${stream + 1}\n/W [1 4 1]\n/Index [${draft.page()} 1]\n${draft.trailer}\n`,
    );
  };
  return {
    asTable: true,
    rows: (rows) => rows.filter(({ id }) => id !== HIDDEN),
    between: (layout) => `${stream} 0 obj\n${hidden(layout)}\nendobj\n`,
    words: (words, layout) =>
      `${words}\n/XRefStm ${layout.table - `${stream} 0 obj\n${hidden(layout)}\nendobj\n`.length}`,
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
  sizeTooSmall: {
    title: 'The later table’s size is smaller than its numbers',
    forge: behindAs(hidePage, () => ({ words: (words) => words.replace(/\/Size \d+/, '/Size 12') })),
  },
  rootRenumbered: {
    title: 'The later table names another catalog',
    forge: behindAs(
      (draft) => draft.set(HIDDEN, draft.read(draft.find('catalog'))),
      () => ({ words: (words) => words.replace(/\/Root \d+/, `/Root ${HIDDEN}`) }),
    ),
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

/** A table that is rebuilt from what stands in the file finds this page. */
const bait = (tools: Tools) => {
  const draft = new Draft(tools.signed);
  const page = forgedPage(draft);
  const objects = [...draft.changes].map(([id, body]) => `${id} 0 obj\n${body}\nendobj\n`);
  return `${objects.join('')}${draft.page()} 0 obj\n${page}\nendobj\n`;
};

const ENDS: Forgeries = {
  bytesBehind: { title: 'A comment behind the end', forge: atTheEnd((text) => `${text}% more\n`) },
  zerosBehind: { title: 'Zeros behind the end', forge: atTheEnd((text) => `${text}${'\0'.repeat(512)}`) },
  objectBehind: {
    title: 'A page behind the end, without a table',
    forge: atTheEnd((text, tools) => `${text}${bait(tools)}`),
  },
  bytesBefore: {
    title: 'Bytes before the report',
    forge: atTheEnd((text) => `% before\n${text}`),
  },
  bytesBetweenRevisions: {
    title: 'Bytes between two revisions',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      repeatCatalog(draft);
      return draft.write({ before: '% between\n' });
    },
  },
  bytesBetweenObjects: {
    title: 'Bytes between the last object and its table',
    forge: behindAs(repeatCatalog, () => ({ between: () => '% between\n' })),
  },
  baitWithin: {
    title: 'A page for readers that rebuild the table, together with the signature',
    forge: withinAs(
      (draft) => void draft,
      (draft) => ({
        between: () => `${draft.page()} 0 obj\n${streamOf(FORGED_CONTENT)}\nendobj\n`,
      }),
    ),
  },
  recoveryBait: {
    title: 'A page, and a broken startxref that makes readers rebuild the table',
    forge: atTheEnd((text, tools) => `${text}${bait(tools)}startxref\n1\n%%EOF\n`),
  },
  startBroken: {
    title: 'startxref leads into the middle of an object',
    forge: atTheEnd((text) => text.replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n100\n%%EOF\n')),
  },
  startOneBeside: {
    title: 'startxref leads one byte beside the table',
    forge: atTheEnd((text) =>
      text.replace(/startxref\n(\d+)\n%%EOF\n$/, (_all, at) => `startxref\n${Number(at) - 1}\n%%EOF\n`),
    ),
  },
  startEarlier: {
    title: 'A page is replaced, and startxref leads to the table before',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      draft.set(draft.page(), forgedPage(draft));
      return draft.write({ tail: (_tail, { previous }) => `startxref\n${previous}\n%%EOF\n` });
    },
  },
  startOfReport: {
    title: 'startxref leads to the report’s table, as if it were not signed',
    forge: atTheEnd((text) =>
      text.replace(/startxref\n\d+\n%%EOF\n$/, `startxref\n${startsOf(text)[0]}\n%%EOF\n`),
    ),
  },
  startMissing: {
    title: 'No startxref',
    forge: atTheEnd((text) => text.replace(/startxref\n\d+\n%%EOF\n$/, '%%EOF\n')),
  },
  endTwice: { title: 'Two ends', forge: atTheEnd((text) => `${text}%%EOF\n`) },
  startTwice: {
    title: 'Two ends that lead to two tables',
    forge: atTheEnd((text) => `${text}startxref\n${startsOf(text).at(-2)}\n%%EOF\n`),
  },
  endMissing: { title: 'No end', forge: atTheEnd((text) => text.replace(/%%EOF\n$/, '')) },
  cutOff: { title: 'Cut off in its last revision', forge: atTheEnd((text) => text.slice(0, -300)) },
  secondDocument: {
    title: 'A second document behind the first',
    forge: atTheEnd((text, { report }) => `${text}${Buffer.from(report).toString('latin1')}`),
  },
};

/** The signature’s own revision with some words written in another way. */
const spelled = (role: Role, from: string | RegExp, to: string): Forgery['forge'] =>
  within((draft) => draft.edit(draft.find(role), (body) => body.replace(from, to)));

const SPELLINGS: Forgeries = {
  referenceGeneration: {
    title: 'A reference to another generation',
    forge: spelled('field', /\/V (\d+) 0 R/, '/V $1 1 R'),
  },
  referenceWraps: {
    title: 'A reference beyond four bytes, which some readers cut',
    forge: spelled('field', /\/P (\d+) 0 R/, `/P ${2 ** 32 + 789} 0 R`),
  },
  rectReference: {
    title: 'A rectangle whose side stands in another object',
    forge: within((draft) => {
      const side = draft.add('372');
      draft.edit(draft.find('field'), (body) => body.replace('[0 0 0 0]', `[0 0 ${side} 0 R 40]`));
    }),
  },
  rectOverflows: {
    title: 'A rectangle with numbers that overflow',
    forge: spelled('field', '[0 0 0 0]', '[0 0 4294967296 4294967296]'),
  },
  rectTiny: {
    title: 'A rectangle that is nearly empty',
    forge: spelled('field', '[0 0 0 0]', '[0 0 0.0001 0.0001]'),
  },
  rectExponent: {
    title: 'A rectangle with a number that few readers know',
    forge: spelled('field', '[0 0 0 0]', '[0 0 0e9 0]'),
  },
  rectFive: { title: 'A rectangle with five sides', forge: spelled('field', '[0 0 0 0]', '[0 0 0 0 90]') },
  flagsWrap: {
    title: 'Flags of a field beyond four bytes',
    forge: spelled('field', '/F 132', '/F 4294967428'),
  },
  nullEntry: {
    title: 'An entry that is null',
    forge: spelled('field', '/F 132', '/F 132 /AP null'),
  },
  formNull: { title: 'A form with fields that are null', forge: spelled('form', /\[\d+ 0 R\]/, 'null') },
  stringUnbalanced: {
    title: 'A name of the field with a bracket too many',
    forge: spelled('field', '(Signature_1)', '(Signature(1)'),
  },
  nestedDeep: {
    title: 'Lists inside lists, a thousand deep',
    forge: within((draft) =>
      draft.edit(draft.find('form'), (body) =>
        withEntry(body, `/Deep ${'['.repeat(1000)}${']'.repeat(1000)}`),
      ),
    ),
  },
  leadingZero: {
    title: 'An object whose number has a leading zero',
    forge: behindAs(repeatCatalog, () => ({ object: (written) => `0${written}` })),
  },
  ownRowElsewhere: {
    title: 'The table’s own row leads elsewhere',
    forge: behindAs(repeatCatalog, (draft) => ({
      rows: (rows) => rows.map((row) => (row.id === draft.next ? { ...row, where: 20 } : row)),
    })),
  },
  ownRowMissing: {
    title: 'The table does not list itself',
    forge: behindAs(repeatCatalog, (draft) => ({
      rows: (rows) => rows.filter((row) => row.id !== draft.next),
    })),
  },
  unknownKind: {
    title: 'A row of a kind that no rule knows',
    forge: behindAs(repeatCatalog, (draft) => ({
      rows: (rows) => rows.map((row) => (row.id === draft.next ? { ...row, kind: 3 } : row)),
    })),
  },
  sizeTooLarge: {
    title: 'The later table’s size is larger than its numbers',
    forge: behindAs(repeatCatalog, () => ({
      words: (words) => words.replace(/\/Size \d+/, '/Size 8000000'),
    })),
  },
  unsortedRows: {
    title: 'The later table lists its objects in no order',
    forge: behindAs(repeatCatalog, () => ({ rows: (rows) => rows.toReversed() })),
  },
  oldTable: {
    title: 'A table written in the old way behind streams of references',
    forge: behindAs(repeatCatalog, () => ({ asTable: true })),
  },
  returnsOnly: {
    title: 'Lines that end in a way that few readers know',
    forge: behindAs(repeatCatalog, () => ({ tail: (tail) => tail.replaceAll('\n', '\r') })),
  },
  storeIsTable: {
    title: 'The table of references among the certificates',
    forge: behindAs(
      (draft) =>
        draft.edit(draft.find('dss'), (body) => body.replace('/Certs [', `/Certs [${draft.next} 0 R `)),
      () => ({}),
    ),
  },
};

const WORDS: Forgeries = {
  escapedName: {
    title: 'A page replaced under an escaped name',
    forge: behindAs(
      (draft) => draft.set(draft.page(), forgedPage(draft).replace('/Contents', '/Cont#65nts')),
      () => ({}),
    ),
  },
  escapedRole: {
    title: 'The catalog names its validation data under an escaped name',
    forge: behindAs(
      (draft) => draft.edit(draft.find('catalog'), (body) => body.replace('/DSS', '/D#53S')),
      () => ({}),
    ),
  },
  escapedWithin: {
    title: 'The signature’s field is named under an escaped name',
    forge: within((draft) => draft.edit(draft.find('field'), (body) => body.replace('/Rect', '/#52ect'))),
  },
  comment: {
    title: 'A comment in a dictionary',
    forge: behindAs(
      (draft) => draft.edit(draft.find('catalog'), (body) => body.replace('/DSS', '% /Pages 990 0 R\n/DSS')),
      () => ({}),
    ),
  },
  commentEndsObject: {
    title: 'A comment that looks like the end of an object',
    forge: behindAs(
      (draft) =>
        draft.edit(draft.find('catalog'), (body) => body.replace('/DSS', '% endobj 789 0 obj\n/DSS')),
      () => ({}),
    ),
  },
  wrongLength: {
    title: 'A stream whose length is too small',
    forge: behindAs(
      (draft) => draft.add(streamOf('%'.repeat(200)).replace('/Length 200', '/Length 20')),
      () => ({}),
    ),
  },
  lengthElsewhere: {
    title: 'A stream whose length stands in another object',
    forge: (tools) => {
      const draft = new Draft(tools.signed);
      const length = draft.add('20');
      draft.add(streamOf('%'.repeat(20)).replace('/Length 20', `/Length ${length} 0 R`));
      return draft.write();
    },
  },
  keyTwice: {
    title: 'The catalog names its pages twice',
    forge: behindAs(
      (draft) => {
        const page = draft.add(forgedPage(draft));
        const tree = draft.add(`<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
        draft.edit(draft.find('catalog'), (body) => withEntry(body, `/Pages ${tree} 0 R`));
      },
      () => ({}),
    ),
  },
  unclosed: {
    title: 'An object without its end',
    forge: behindAs(repeatCatalog, () => ({ object: (written) => written.replace('\nendobj', '') })),
  },
  twoInOne: {
    title: 'An object that holds two values',
    forge: behindAs(repeatCatalog, () => ({
      object: (written) => written.replace('\nendobj', '\n<< /Type /Catalog >>\nendobj'),
    })),
  },
};

/** The file is written so that one reader sees another document in it than the next. */
export const STRUCTURE: Forgeries = { ...NAMES_BY_ROW, ...TABLES, ...ENDS, ...WORDS, ...SPELLINGS };
