import { Draft, streamOf, withEntry, withEntryReplaced, withoutEntry } from './draft.ts';
import { FORGED_CONTENT, forgedPage } from './drawn.ts';
import { behind, type Change, type Forgeries, within } from './forgery.ts';
import type { Range } from './sign-revision.ts';

const edit =
  (change: (body: string) => string): Change =>
  (draft) =>
    draft.edit(draft.find('signature'), change);

const add = (entry: string) => within(edit((body) => withEntry(body, entry)));
const ranged = (range: (range: Range, bytes: Buffer) => Range) => within(() => undefined, { range });

const RANGES: Forgeries = {
  rangeLate: {
    title: 'A range that does not begin with the first byte',
    forge: ranged(([, before = 0, after = 0, rest = 0]) => [10, before - 10, after, rest]),
  },
  gapLarger: {
    title: 'A gap that is larger than the container',
    forge: ranged(([, before = 0, after = 0, rest = 0]) => [0, before - 60, after, rest]),
  },
  gapLargerBehind: {
    title: 'A gap that goes on behind the container',
    forge: ranged(([, before = 0, after = 0, rest = 0]) => [0, before, after + 20, rest - 20]),
  },
  rangeShort: {
    title: 'A range that ends before its revision',
    forge: ranged(([, before = 0, after = 0, rest = 0]) => [0, before, after, rest - 6]),
  },
  rangeOnlyReport: {
    title: 'A range that ends with the report',
    forge: ranged(([, , , rest = 0]) => [0, rest, rest, 0]),
  },
  rangeBeyond: {
    title: 'A range that goes beyond the file',
    forge: ranged(([, before = 0, after = 0, rest = 0]) => [0, before, after, rest + 1000]),
  },
  rangeOverlaps: {
    title: 'A range that covers bytes twice',
    forge: ranged(([, before = 0, after = 0, rest = 0]) => [0, before, after - 40_000, rest + 40_000]),
  },
  rangeOfThree: {
    title: 'A range with a third piece',
    forge: ranged((range) => [...range, 0, 10]),
  },
  rangeOfTwo: { title: 'A range with one piece', forge: ranged(([, before = 0]) => [0, before]) },
  rangeNegative: {
    title: 'A range with a negative number',
    forge: ranged(([, before = 0, after = 0]) => [0, before, after, -1]),
  },
};

const CONTAINERS: Forgeries = {
  padding: {
    title: 'Something else than zeros behind the container',
    forge: within(() => undefined, { padding: Buffer.from(FORGED_CONTENT).toString('hex') }),
  },
  containerTwice: {
    title: 'Two containers in one signature',
    forge: add('/Contents <00>'),
  },
  rangeTwice: {
    title: 'Two ranges in one signature',
    forge: add('/ByteRange [0 10 20 30]'),
  },
  digestOnly: {
    title: 'A signature over a digest that it brings along',
    forge: within(() => undefined, { container: { isDigestOnly: true } }),
  },
  bare: {
    title: 'A signature that does not name its certificate',
    forge: within(() => undefined, { container: { isBare: true } }),
  },
  otherNamed: {
    title: 'A signature that names another certificate',
    forge: (tools) => within(() => undefined, { container: { named: tools.stampService } })(tools),
  },
  twoSigners: {
    title: 'A container with two signers',
    forge: within(() => undefined, { container: { signersTwice: true } }),
  },
};

const ENTRIES: Forgeries = {
  otherKind: {
    title: 'A signature of a kind that no rule knows',
    forge: within(edit((body) => withEntryReplaced(body, 'SubFilter', '/adbe.x509.rsa_sha1'))),
  },
  digestKind: {
    title: 'A signature of the kind that signs a SHA-1 digest',
    forge: within(edit((body) => withEntryReplaced(body, 'SubFilter', '/adbe.pkcs7.sha1'))),
  },
  otherFilter: {
    title: 'A signature for another handler',
    forge: within(edit((body) => withEntryReplaced(body, 'Filter', '/Other.Handler'))),
  },
  otherType: {
    title: 'A signature that calls itself a time stamp',
    forge: within(edit((body) => withEntryReplaced(body, 'Type', '/DocTimeStamp'))),
  },
  reference: {
    title: 'A certification that allows later changes',
    forge: add(
      '/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 3 /V /1.2 >> >>]',
    ),
  },
  fieldReference: {
    title: 'A signature that vouches for its fields only',
    forge: add(
      '/Reference [<< /Type /SigRef /TransformMethod /FieldMDP /TransformParams << /Action /Include /Fields [] /V /1.2 >> >>]',
    ),
  },
  build: {
    title: 'Facts about the program that signed',
    forge: add('/Prop_Build << /App << /Name /Desk >> >>'),
  },
  certificate: { title: 'A certificate beside the container', forge: add('/Cert <3000>') },
  changes: { title: 'A count of changes', forge: add('/Changes [1 2 3]') },
  unknownEntry: { title: 'An entry that no rule knows', forge: add('/Sum (1 000 000)') },
  nestedContent: {
    title: 'A stream that the signature names',
    forge: within((draft) => {
      const stream = draft.add(streamOf(FORGED_CONTENT));
      edit((body) => withEntry(body, `/Data ${stream} 0 R`))(draft);
    }),
  },
};

/** Takes the signature’s dictionary in a later revision, as attacks do that were published in 2018. */
const universal = (change: (body: string) => string) => behind(edit(change));

const KNOWN_ATTACKS: Forgeries = {
  noRange: { title: 'The range taken away', forge: universal((body) => withoutEntry(body, 'ByteRange')) },
  noRangeValue: {
    title: 'The range emptied',
    forge: universal((body) => withEntryReplaced(body, 'ByteRange', '[]')),
  },
  negativeRange: {
    title: 'The range made negative',
    forge: universal((body) => withEntryReplaced(body, 'ByteRange', '[0 -1 -1 0]')),
  },
  noContainer: {
    title: 'The container taken away',
    forge: universal((body) => withoutEntry(body, 'Contents')),
  },
  emptyContainer: {
    title: 'The container emptied',
    forge: universal((body) => withEntryReplaced(body, 'Contents', '<00>')),
  },
  repeatedSignature: {
    title: 'The signature’s dictionary written again as it was',
    forge: universal((body) => body),
  },
  wrapped: {
    title: 'The signed bytes moved aside, and other pages put in between',
    forge: ({ signed }) => wrap(signed),
  },
};

/** Signature wrapping: the second signed piece is moved to the end, the range says so, and a page stands in the gap. */
function wrap(signed: Uint8Array): Buffer {
  const bytes = Buffer.from(signed);
  const text = bytes.toString('latin1');
  const place = text.indexOf('/ByteRange [') + '/ByteRange '.length;
  const close = text.indexOf(']', place);
  const [, before = 0, after = 0, rest = 0] = text
    .slice(place + 1, close)
    .trim()
    .split(/\s+/)
    .map(Number);
  const draft = new Draft(signed);
  const page = `${draft.page()} 0 obj\n${forgedPage(draft)}\nendobj\n`;
  const range = `[0 ${before} ${after + page.length} ${rest}`.padEnd(close - place);
  bytes.write(range, place, 'latin1');
  return Buffer.concat([bytes.subarray(0, after), Buffer.from(page, 'latin1'), bytes.subarray(after)]);
}

/** The dictionary and the container of the signature, and which bytes it vouches for. */
export const SIGNATURE_DICTIONARY: Forgeries = { ...RANGES, ...CONTAINERS, ...ENTRIES, ...KNOWN_ATTACKS };
