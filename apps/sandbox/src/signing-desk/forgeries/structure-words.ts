import { Draft, type Role, streamOf, withEntry } from './draft.ts';
import { forgedPage } from './drawn.ts';
import { type Forgeries, type Forgery, within } from './forgery.ts';
import { behindAs, repeatCatalog } from './written-as.ts';

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
    forge: within((draft) =>
      draft.edit(draft.find('field'), (body) =>
        body.replace(/\/P \d+ 0 R/, `/P ${2 ** 32 + draft.page()} 0 R`),
      ),
    ),
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
      (draft) => draft.edit(draft.find('catalog'), (body) => body.replace('/DSS', '% /Pages 1 0 R\n/DSS')),
      () => ({}),
    ),
  },
  commentEndsObject: {
    title: 'A comment that looks like the end of an object',
    forge: behindAs(
      (draft) => draft.edit(draft.find('catalog'), (body) => body.replace('/DSS', '% endobj 1 0 obj\n/DSS')),
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

/** Words, numbers and objects written so that readers may take them differently. */
export const SPELLINGS_AND_WORDS: Forgeries = { ...WORDS, ...SPELLINGS };
