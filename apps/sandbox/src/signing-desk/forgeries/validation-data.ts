import { deflateSync } from 'node:zlib';
import { addDocumentTimeStamp, addValidationData, type StoreParts } from './add-validation-data.ts';
import { type Draft, readEntry, streamOf, withEntry, withEntryReplaced, withoutEntry } from './draft.ts';
import { addAppearance, FORGED_CONTENT } from './drawn.ts';
import { behind, type Forgeries, type Forgery } from './forgery.ts';
import { sign, type Tools } from './tools.ts';

type DataChange = (draft: Draft, parts: StoreParts) => void;

/** A genuine signature, whose validation data are not as they should be. */
const stored =
  (changeData: DataChange): Forgery['forge'] =>
  (tools) =>
    sign(tools, { changeData });

const editStore = (change: (body: string) => string) =>
  stored((draft) => draft.edit(draft.find('dss'), change));
const addToStore = (entry: string) => editStore((body) => withEntry(body, entry));

/** One stream more in a list of the store. */
const addStream =
  (list: 'Certs' | 'OCSPs' | 'CRLs', write: (draft: Draft) => string): Forgery['forge'] =>
  (tools) =>
    sign(tools, {
      changeData: (draft) => {
        const stream = draft.add(write(draft));
        draft.edit(draft.find('dss'), (body) =>
          withEntryReplaced(body, list, `${(readEntry(body, list) ?? '[]').slice(0, -1)} ${stream} 0 R]`),
        );
      },
    });

const firstCertificate = (draft: Draft, { certificates }: StoreParts) => {
  const body = draft.read(certificates[0] ?? 0);
  return body.slice(body.indexOf('stream\n') + 'stream\n'.length, body.lastIndexOf('\nendstream'));
};

const STORE: Forgeries = {
  garbage: { title: 'A stream that is no certificate', forge: addStream('Certs', () => streamOf('garbage')) },
  content: {
    title: 'A page’s content among the certificates',
    forge: addStream('Certs', () => streamOf(FORGED_CONTENT)),
  },
  contentAmongAnswers: {
    title: 'A page’s content among the status answers',
    forge: addStream('OCSPs', () => streamOf(FORGED_CONTENT)),
  },
  contentAmongLists: {
    title: 'A page’s content among the revocation lists',
    forge: addStream('CRLs', () => streamOf(FORGED_CONTENT)),
  },
  tail: {
    title: 'A page’s content behind a certificate',
    forge: stored((draft, parts) => {
      draft.set(parts.certificates[0] ?? 0, streamOf(`${firstCertificate(draft, parts)}\n${FORGED_CONTENT}`));
    }),
  },
  typedStream: {
    title: 'A certificate that calls itself a drawing',
    forge: stored((draft, parts) => {
      draft.edit(parts.certificates[0] ?? 0, (body) => withEntry(body, '/Type /XObject /Subtype /Form'));
    }),
  },
  otherFilter: {
    title: 'A certificate packed in a way that no rule knows',
    forge: stored((draft, parts) => {
      const hex = Buffer.from(firstCertificate(draft, parts), 'latin1').toString('hex');
      draft.set(parts.certificates[0] ?? 0, streamOf(`${hex}>`, '/Filter /ASCIIHexDecode\n'));
    }),
  },
  packedTail: {
    title: 'Bytes behind a packed certificate',
    forge: stored((draft, parts) => {
      const packed = deflateSync(Buffer.from(firstCertificate(draft, parts), 'latin1'));
      draft.set(
        parts.certificates[0] ?? 0,
        streamOf(Buffer.concat([packed, Buffer.from(FORGED_CONTENT)]), '/Filter /FlateDecode\n'),
      );
    }),
  },
  contentOfPage: {
    title: 'The content of the first page among the certificates',
    forge: stored((draft) => {
      const content = Number(/(\d+) 0 R/.exec(readEntry(draft.read(draft.page()), 'Contents') ?? '')?.[1]);
      draft.edit(draft.find('dss'), (body) =>
        withEntryReplaced(
          body,
          'Certs',
          `${(readEntry(body, 'Certs') ?? '[]').slice(0, -1)} ${content} 0 R]`,
        ),
      );
    }),
  },
  contentOverwritten: {
    title: 'A certificate under the number of the first page’s content',
    forge: stored((draft, parts) => {
      const content = Number(/(\d+) 0 R/.exec(readEntry(draft.read(draft.page()), 'Contents') ?? '')?.[1]);
      draft.set(content, draft.read(parts.certificates[0] ?? 0));
      draft.edit(draft.find('dss'), (body) => withEntryReplaced(body, 'Certs', `[${content} 0 R]`));
    }),
  },
  drawn: {
    title: 'A certificate that the first page draws',
    forge: stored((draft, { certificates }) => {
      draft.edit(draft.page(), (body) => withEntryReplaced(body, 'Contents', `${certificates[0]} 0 R`));
    }),
  },
  looseStream: {
    title: 'A stream that nothing refers to beside the validation data',
    forge: stored((draft) => void draft.add(streamOf(FORGED_CONTENT))),
  },
  unknownKey: { title: 'A key that no rule knows', forge: addToStore('/Sum (1 000 000)') },
  otherType: {
    title: 'Validation data of another type',
    forge: editStore((body) => withEntryReplaced(body, 'Type', '/Catalog')),
  },
  extraList: { title: 'A list that no rule knows', forge: addToStore('/Extra [1 0 R]') },
  foreignEntry: {
    title: 'Validation data of a signature that is not there',
    forge: editStore((body) =>
      body.replace('/VRI <<', `/VRI << /${'A'.repeat(40)} << /TU (D:20260101000000Z) >>`),
    ),
  },
  unknownEntryKey: {
    title: 'A key that no rule knows beside a signature’s validation data',
    forge: editStore((body) => body.replace('/Cert [', '/Sum (1 000 000) /Cert [')),
  },
  entryName: {
    title: 'Validation data under a name that is no digest',
    forge: editStore((body) => body.replace('/VRI <<', '/VRI << /Page << /Contents 1 0 R >>')),
  },
};

const certificateIn = (
  certificate: (tools: Tools) => { readonly certificate: { readonly rawData: ArrayBuffer } },
) =>
  ((tools) =>
    addStream('Certs', () => streamOf(new Uint8Array(certificate(tools).certificate.rawData)))(
      tools,
    )) satisfies Forgery['forge'];

const STATES: Forgeries = {
  revokedStored: {
    title: 'The certificate was revoked',
    forge: (tools) => sign(tools, { status: 'revoked' }),
  },
  revokedCutOff: {
    title: 'The certificate was revoked, and what says so was cut off',
    forge: async (tools) => firstRevisions(await sign(tools, { status: 'revoked' }), 2),
  },
  revokedReplaced: {
    title: 'The certificate was revoked, and a later revision says that it is good',
    forge: async (tools) => {
      const revoked = await sign(tools, { status: 'revoked' });
      return addValidationData(revoked, tools, {});
    },
  },
  answerOfOther: {
    title: 'The proof of validity is of another certificate',
    forge: async (tools) => {
      const other = await tools.authority.issue({ fullName: 'Other', nationalNumber: '70010199712' });
      return addValidationData(
        await sign(tools, { level: 'B-T' }),
        { ...tools, card: other },
        { withoutList: true },
      );
    },
  },
  answerOfImpostor: {
    title: 'The proof of validity is of an authority that is not trusted',
    forge: async (tools) =>
      addValidationData(await sign(tools, { level: 'B-T' }), {
        ...tools,
        authority: tools.impostor,
        responder: await tools.impostor.issueResponder(),
      }),
  },
  certificateOfImpostor: {
    title: 'The certificate of an untrusted authority among the validation data',
    forge: certificateIn(({ impostor }) => impostor),
  },
  cutOff: { title: 'The validation data cut off', forge: ({ signed }) => firstRevisions(signed, 2) },
  storeDropped: {
    title: 'The validation data taken out of the catalog',
    forge: behind((draft) => draft.edit(draft.find('catalog'), (body) => withoutEntry(body, 'DSS'))),
  },
  storeEmptied: {
    title: 'The validation data emptied',
    forge: behind((draft) => draft.set(draft.find('dss'), '<<\n/Type /DSS\n>>')),
  },
  entryDropped: {
    title: 'One entry of the validation data taken away',
    forge: (tools) =>
      addValidationData(tools.signed, tools, {
        changeData: (draft) =>
          draft.edit(draft.find('dss'), (body) => body.replace(/\/Certs \[\d+ 0 R /, '/Certs [')),
      }),
  },
  storeReplaced: {
    title: 'A certificate of the validation data replaced',
    forge: ({ signed, impostor }) =>
      behind((draft) => {
        const first = Number(/(\d+) 0 R/.exec(readEntry(draft.read(draft.find('dss')), 'Certs') ?? '')?.[1]);
        draft.set(first, streamOf(new Uint8Array(impostor.certificate.rawData)));
      })({ signed } as Tools),
  },
};

/** Everything up to the nth end of a revision. */
function firstRevisions(bytes: Uint8Array, count: number): Buffer {
  const text = Buffer.from(bytes).toString('latin1');
  const ends = Array.from(
    text.matchAll(/startxref\n\d+\n%%EOF\n/g),
    ({ index, 0: found }) => index + found.length,
  );
  return Buffer.from(bytes).subarray(0, ends[count - 1]);
}

const stamped =
  (form: Parameters<typeof addDocumentTimeStamp>[2]): Forgery['forge'] =>
  (tools) =>
    addDocumentTimeStamp(tools.signed, tools, form);

const TIME_STAMPS: Forgeries = {
  stampOfOther: {
    title: 'A document time stamp over other bytes',
    forge: stamped({ falsify: (digest) => digest.toReversed() }),
  },
  stampUnknown: {
    title: 'A document time stamp of a service that is not trusted',
    forge: stamped({ isUnknown: true }),
  },
  stampFuture: {
    title: 'A document time stamp of next year',
    forge: (tools) => stamped({ at: new Date(tools.at.getTime() + 365 * 86_400_000) })(tools),
  },
  stampBefore: {
    title: 'A document time stamp of a year before the signature',
    forge: (tools) => stamped({ at: new Date(tools.at.getTime() - 365 * 86_400_000) })(tools),
  },
  stampShort: {
    title: 'A document time stamp that ends before its revision',
    forge: stamped({ range: ([, before = 0, after = 0, rest = 0]) => [0, before, after, rest - 6] }),
  },
  stampOfFirst: {
    title: 'A document time stamp over the report alone',
    forge: (tools) => stamped({ range: () => [0, tools.report.length, tools.report.length, 0] })(tools),
  },
  stampVisible: {
    title: 'A document time stamp that is drawn',
    forge: stamped({
      change: (draft, field) => {
        const shown = addAppearance(draft);
        draft.edit(field, (body) =>
          withEntry(withEntryReplaced(body, 'Rect', '[72 600 372 640]'), `/AP << /N ${shown} 0 R >>`),
        );
      },
    }),
  },
  stampWithPage: {
    title: 'A page replaced beside a document time stamp',
    forge: stamped({
      change: (draft) => {
        const content = draft.add(streamOf(FORGED_CONTENT));
        draft.edit(draft.page(), (body) => withEntryReplaced(body, 'Contents', `${content} 0 R`));
      },
    }),
  },
  stampAsText: {
    title: 'A document time stamp in a text field',
    forge: stamped({
      change: (draft, field) => draft.edit(field, (body) => body.replace('/FT /Sig', '/FT /Tx')),
    }),
  },
  stampSameName: {
    title: 'A document time stamp under the name of the signature',
    forge: stamped({
      change: (draft, field) => draft.edit(field, (body) => body.replace(/\/T \(\w+\)/, '/T (Signature_1)')),
    }),
  },
  stampSecondSigner: {
    title: 'A second signature in the place of a document time stamp',
    forge: stamped({
      change: (draft, _field, stamp) =>
        draft.edit(stamp, (body) =>
          body.replace('/DocTimeStamp', '/Sig').replace('/ETSI.RFC3161', '/ETSI.CAdES.detached'),
        ),
    }),
  },
  stampEmpty: {
    title: 'A document time stamp without a stamp',
    forge: behind((draft) => {
      const stamp = draft.add(
        '<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /ByteRange [0 10 20 10] /Contents <00> >>',
      );
      const field = draft.add(
        `<< /FT /Sig /T (Timestamp_2) /V ${stamp} 0 R /Type /Annot /Subtype /Widget /F 132 /P ${draft.page()} 0 R /Rect [0 0 0 0] >>`,
      );
      draft.edit(draft.find('form'), (body) =>
        body.replace(/\/Fields \[([^\]]*)\]/, `/Fields [$1 ${field} 0 R]`),
      );
    }),
  },
};

/** Added after the signature to prove it later: certificates, their status, and document time stamps. */
export const VALIDATION_DATA: Forgeries = { ...STORE, ...STATES, ...TIME_STAMPS };
