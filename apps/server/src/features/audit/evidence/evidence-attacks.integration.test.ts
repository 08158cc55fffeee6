import type { EvidenceResult, EXIT_CODES } from '@prorata/proof/evidence/main';
import { writeArchive } from '@prorata/proof/evidence/testing/write-archive';
import {
  readStampResponse,
  STAMP_QUERY_TYPE,
  writeStampRequest,
} from '@prorata/proof/signature/stamp-protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSigningService } from '../../../adapters/signing.ts';
import { newId } from '../../../database/new-id.ts';
import { canonicalJson } from '../../../events/canonical-json.ts';
import { TEST_NOW } from '../../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../testing/test-signing-desk.ts';
import { unzip } from '../../../testing/unzip.ts';
import { pdfOf } from '../../uploads/testing/sample-files.ts';
import { VERIFIER } from './export-evidence.ts';
import { type EvidenceDossier, stampUrl, startEvidenceDossier } from './testing/evidence-dossier.ts';
import {
  type Anything,
  dropProofs,
  editEvents,
  editJson,
  editText,
  exportDishonestly,
  type Files,
  flipByte,
  insertEvent,
  leaveOut,
  nameIn,
  readEvents,
  rewriteChain,
  sha256Of,
  swap,
  zipUp,
} from './testing/forge-evidence.ts';

const SIGNED = /\(signed\)\.pdf$/;
const DRAFT = /^deeds\/(?!.*signed)/;
const INVOICE = /factuur\.pdf$/;
const MONTH_MILLISECONDS = 30 * 86_400_000;

let office: EvidenceDossier;
/** Signs and stamps like the other one, under an authority of its own. */
let impostor: TestSigningDesk;
let impostorTrust: string;
let exported: Buffer;
/** The script as it is handed out, and not its sources. */
let script: {
  checkEvidence(bytes: Uint8Array, options: { trust?: string; at: Date }): Promise<EvidenceResult>;
  readonly EXIT_CODES: typeof EXIT_CODES;
};

beforeAll(async () => {
  office = await startEvidenceDossier();
  impostor = await startTestSigningDesk(TEST_NOW);
  impostorTrust = await openSigningService(impostor.settings).readTrustFile();
  exported = await office.takeOut();
  script = await import(VERIFIER.href);
});
afterAll(async () => {
  await office.close();
  await impostor.close();
});

/** Exit code and findings that are not good. */
async function run(archive: Uint8Array, trust: string | null = office.trust) {
  const options = { at: TEST_NOW, ...(trust !== null && { trust }) };
  const { findings, outcome } = await script.checkEvidence(archive, options);
  const codes = findings
    .filter(({ level }) => level === 'bad' || level === 'unproven')
    .map(({ code }) => code);
  return { exit: script.EXIT_CODES[outcome], codes: [...new Set(codes)] };
}

/** A time stamp over an end of a chain, as any service gives to anyone. */
async function stamp(
  desk: TestSigningDesk,
  { chainId, sequence, hash }: Anything,
  at = TEST_NOW,
): Promise<Buffer> {
  const message = new TextEncoder().encode(canonicalJson({ chainId, sequence, hash }));
  const request = await writeStampRequest(message);
  const response = await fetch(stampUrl(desk, at), {
    method: 'POST',
    headers: { 'content-type': STAMP_QUERY_TYPE },
    body: request.bytes,
  });
  return Buffer.from(readStampResponse(new Uint8Array(await response.arrayBuffer()), request));
}

async function stampHead(files: Files, desk: TestSigningDesk, at = TEST_NOW): Promise<void> {
  dropProofs(files);
  const head = readEvents(files).at(-1);
  files.set(`proofs/${head.sequence}.tst`, await stamp(desk, head, at));
}

async function sign(
  desk: TestSigningDesk,
  document: Uint8Array,
  fullName = 'Ann Peeters',
): Promise<Uint8Array> {
  const service = openSigningService(desk.settings);
  const { url, sessionId } = await service.open({
    ...{ document, documentName: 'PV.pdf', language: 'nl', returnUrl: `${TEST_WEB_ORIGIN}/app` },
    signer: { fullName, nationalNumber: null },
  });
  await desk.visit(url, 'honest');
  return service.fetchDocument(sessionId);
}

/** Puts another signed deed in the place of the right one, named by the event of its signing. */
function swapDeed(files: Files, deed: Uint8Array, signedBy?: string): void {
  exportDishonestly(
    files,
    (contents) => void swap(files, contents, nameIn(files, SIGNED), deed),
    (events) => {
      const { values } = events.find(({ type }) => type === 'result.signed');
      values['after.sha256'].value = sha256Of(deed);
      if (signedBy !== undefined) values['after.signedBy'].value = signedBy;
      return events;
    },
  );
}

function withoutFormat(events: Anything[]): Anything[] {
  const { values, digests } = events.at(-1);
  delete values['after.format'];
  delete digests['after.format'];
  return events;
}

/** Everything but the stamps is right again after the change. */
function forgeAll(change: (events: Anything[]) => Anything[]) {
  return (files: Files) => rewriteChain(files, change);
}

function changeRequest(events: Anything[]): Anything[] {
  return events.map((event) => ({ ...event, requestId: 'forged' }));
}

type Attack = readonly [what: string, exit: 1 | 2 | 3, code: string, change: (files: Files) => unknown];

const ON_THE_FORM: readonly Attack[] = [
  [
    'an older form is claimed',
    ...([1, 'formatOther'] as const),
    (files) =>
      editJson(files, 'contents.json', (contents) =>
        Object.assign(contents, { format: 'prorata-evidence/1' }),
      ),
  ],
  [
    'an older form is claimed and vouched for, and the event still names the newer one',
    ...([1, 'formatOther'] as const),
    (files) =>
      exportDishonestly(files, (contents) => Object.assign(contents, { format: 'prorata-evidence/2' })),
  ],
  [
    'the format is erased from the event',
    ...([1, 'valueGone'] as const),
    (files) =>
      rewriteChain(files, (events) => {
        delete events.at(-1).values['after.format'];
        return events;
      }),
  ],
  [
    'everything is written anew in the older form',
    ...([3, 'formatFormer'] as const),
    (files) => {
      exportDishonestly(
        files,
        (contents) => Object.assign(contents, { format: 'prorata-evidence/2' }),
        withoutFormat,
      );
      dropProofs(files);
    },
  ],
  [
    'a form that does not exist is claimed',
    ...([2, ''] as const),
    (files) =>
      editJson(files, 'contents.json', (contents) =>
        Object.assign(contents, { format: 'prorata-evidence/4' }),
      ),
  ],
];

const ON_THE_CHAIN: readonly Attack[] = [
  [
    'a hash is declared erased',
    ...([1, 'valueGone'] as const),
    (files) =>
      editEvents(files, (events) => {
        delete events.find(({ type }) => type === 'document.added').values['after.sha256'];
        return events;
      }),
  ],
  [
    'a hash is declared erased, and an erasure is written into the chain',
    ...([1, 'hashErased'] as const),
    (files) => {
      rewriteChain(files, (events) => {
        delete events.find(({ type }) => type === 'document.added').values['after.sha256'];
        return insertEvent(events, 'dossier.personErased');
      });
      dropProofs(files);
    },
  ],
  [
    'a name is declared erased without an erasure',
    ...([1, 'valueGone'] as const),
    (files) =>
      editEvents(files, (events) => {
        delete events.find(({ type }) => type === 'result.signed').values['after.signedBy'];
        return events;
      }),
  ],
  [
    'the last event is cut off, and the end of the chain with it',
    ...([1, 'stampAlone'] as const),
    (files) => rewriteChain(files, (events) => events.slice(0, -1)),
  ],
  [
    'the last event is cut off, and all proofs with it',
    ...([1, 'contentsUnnamed'] as const),
    (files) => {
      rewriteChain(files, (events) => events.slice(0, -1));
      dropProofs(files);
    },
  ],
  ['an event is changed', 1, 'eventChanged', (files) => editEvents(files, changeRequest)],
  ['an event is taken out', 1, 'eventGone', (files) => editEvents(files, (events) => events.toSpliced(3, 1))],
  [
    'two events are swapped',
    1,
    'eventOrder',
    (files) => editEvents(files, ([a, b, ...rest]) => [b, a, ...rest]),
  ],
  [
    'an event is put in',
    1,
    'eventOrder',
    (files) => editEvents(files, (events) => [...events, events.at(-1)]),
  ],
  [
    'an event is of an unknown edition',
    ...([1, 'eventChanged'] as const),
    forgeAll((events) => events.map((event, place) => (place === 2 ? { ...event, edition: 3 } : event))),
  ],
  [
    'an event of the first edition has digests, which its hash does not cover',
    ...([1, 'eventChanged'] as const),
    forgeAll((events) => events.map((event, place) => (place === 2 ? { ...event, edition: 1 } : event))),
  ],
  [
    'a value has no salt',
    ...([1, 'jsonWrong'] as const),
    (files) =>
      editEvents(files, (events) => {
        events.find(({ type }) => type === 'result.signed').values['after.signedBy'].salt = '';
        return events;
      }),
  ],
  ['the chain is written anew', 1, 'stampBroken', forgeAll(changeRequest)],
  [
    'the chain is written anew and no proofs are left',
    ...([3, 'noStamp'] as const),
    (files) => {
      rewriteChain(files, changeRequest);
      dropProofs(files);
    },
  ],
  [
    'the chain is that of another dossier',
    ...([1, 'eventChanged'] as const),
    (files) => {
      rewriteChain(files, (events) => events.map((event) => ({ ...event, chainId: newId() })));
      dropProofs(files);
    },
  ],
];

const ON_THE_STAMPS: readonly Attack[] = [
  ['all proofs are taken out', 3, 'noStamp', dropProofs],
  [
    'the chain is written anew and stamped by an impostor, whose authority lies in the file',
    ...([1, 'stampNotTrusted'] as const),
    async (files) => {
      rewriteChain(files, changeRequest);
      await stampHead(files, impostor);
      files.set('proofs/authorities.pem', Buffer.from(impostorTrust));
    },
  ],
  [
    'the chain is written anew and stamped by the right service a month later',
    ...([3, 'stampLate'] as const),
    async (files) => {
      rewriteChain(files, changeRequest);
      await stampHead(files, office.desk, new Date(TEST_NOW.getTime() + MONTH_MILLISECONDS));
    },
  ],
  [
    'a stamp is older than its event',
    ...([1, 'stampBroken'] as const),
    (files) => stampHead(files, office.desk, new Date(TEST_NOW.getTime() - MONTH_MILLISECONDS)),
  ],
  [
    'the stamp is of another chain',
    ...([1, 'stampBroken'] as const),
    async (files) => {
      const head = readEvents(files).at(-1);
      files.set(`proofs/${head.sequence}.tst`, await stamp(office.desk, { ...head, chainId: newId() }));
    },
  ],
  [
    'the stamp is of another event',
    ...([1, 'stampBroken'] as const),
    async (files) => {
      const [event] = readEvents(files);
      const head = readEvents(files).at(-1);
      files.set(`proofs/${head.sequence}.tst`, await stamp(office.desk, event));
    },
  ],
  [
    'only an earlier event is stamped',
    ...([3, 'since'] as const),
    async (files) => {
      const event = readEvents(files).at(-2);
      dropProofs(files);
      files.set(`proofs/${event.sequence}.tst`, await stamp(office.desk, event));
    },
  ],
  [
    'a byte of the stamp is changed',
    ...([1, 'stampBroken'] as const),
    (files) => {
      const name = nameIn(files, /\.tst$/);
      files.set(name, flipByte(files.get(name), (files.get(name)?.length ?? 0) - 10));
    },
  ],
  ['the stamp is empty', 1, 'stampBroken', (files) => files.set(nameIn(files, /\.tst$/), Buffer.alloc(0))],
  [
    'the stamp names an unknown digest',
    ...([1, 'stampBroken'] as const),
    (files) => {
      const name = nameIn(files, /\.tst$/);
      const token = files.get(name)?.toString('hex') ?? '';
      // SHA-256 (2.16.840.1.101.3.4.2.1) becomes a number that is none.
      files.set(
        name,
        Buffer.from(token.replaceAll('0609608648016503040201', '060960864801650304022a'), 'hex'),
      );
    },
  ],
  [
    'the stamp names an unknown signature algorithm',
    ...([1, 'stampBroken'] as const),
    (files) => {
      const name = nameIn(files, /\.tst$/);
      const token = files.get(name)?.toString('hex') ?? '';
      // Everything that signs with RSA or with an elliptic curve.
      const unknown = token.replaceAll(
        /06092a864886f70d0101(0b|01)|06082a8648ce3d04030[2-4]/g,
        (oid) => `${oid.slice(0, -2)}7f`,
      );
      files.set(name, Buffer.from(unknown, 'hex'));
    },
  ],
];

const ON_THE_FILES: readonly Attack[] = [
  [
    'a byte of a document is changed',
    ...([1, 'fileChanged'] as const),
    (files) => files.set(nameIn(files, INVOICE), flipByte(files.get(nameIn(files, INVOICE)), 20)),
  ],
  ['a document is taken out', 1, 'missing', (files) => files.delete(nameIn(files, INVOICE))],
  ['a document is put in', 1, 'extra', (files) => files.set('documents/9999 bewijs.pdf', pdfOf('invented'))],
  [
    'a proof of the older forms is put in',
    1,
    'extra',
    (files) => files.set('proofs/2026-11-15.json', pdfOf()),
  ],
  [
    'a document is left out of file and list',
    ...([1, 'fileGone'] as const),
    (files) => {
      exportDishonestly(files, (contents) => leaveOut(files, contents, INVOICE));
      dropProofs(files);
    },
  ],
  ...(['erased', 'infected', 'payment', 'because'] as const).map(
    (reason): Attack => [
      `a document is left out for a reason of which no event tells: ${reason}`,
      ...([1, 'leftOutWrongly'] as const),
      (files) => leaveOutFor(files, reason),
    ],
  ),
  [
    'a document is left out as if the virus scanner were still at it',
    ...([3, 'leftOutUnjudged'] as const),
    (files) => leaveOutFor(files, 'quarantined'),
  ],
  ...(['document', 'deed', 'original', 'delivery'] as const).map(
    (kind): Attack => [
      `a file is invented and listed as: ${kind}`,
      ...([1, 'unspoken'] as const),
      (files) => invent(files, kind),
    ],
  ),
  ['a receipt is invented and listed', 3, 'noStamp', (files) => invent(files, 'receipt')],
  [
    'a file is listed twice',
    ...([1, 'listedTwice'] as const),
    (files) => {
      exportDishonestly(files, (contents) => contents.files.push(contents.files[0]));
      dropProofs(files);
    },
  ],
  [
    'the guide is changed',
    1,
    'fileChanged',
    (files) => editText(files, 'README.txt', (text) => `${text}\nBel ons.`),
  ],
  [
    'the script is changed',
    1,
    'fileChanged',
    (files) => editText(files, 'verify.mjs', (text) => `${text}\n`),
  ],
  [
    'a delivery goes to another addressee',
    ...([1, 'deliveryChanged'] as const),
    (files) => {
      exportDishonestly(files, (_, [first]) => Object.assign(first, { addressee: 'Iemand Anders' }));
      dropProofs(files);
    },
  ],
  [
    'a letter is said to have arrived',
    ...([1, 'stepUnspoken'] as const),
    (files) => {
      exportDishonestly(files, (_, sent) => {
        const silent = sent.find(({ id }) => id === office.deliveries.silent);
        silent.steps.push({ status: 'Delivered', occurredAt: TEST_NOW.toISOString() });
      });
      dropProofs(files);
    },
  ],
  [
    'a delivery is left out',
    ...([1, 'deliveryGone'] as const),
    (files) => {
      exportDishonestly(files, (_, sent) => sent.splice(0, 1));
      dropProofs(files);
    },
  ],
  ...(['contents.json', 'deliveries.json', 'chain.json', 'events.jsonl'] as const).map(
    (name): Attack => [
      `a key stands twice in ${name}`,
      ...([1, 'jsonWrong'] as const),
      (files) => editText(files, name, (text) => text.replace(/^(\[?\{)("\w+":)/, '$1$20,$2')),
    ],
  ),
];

function leaveOutFor(files: Files, reason: string): void {
  exportDishonestly(files, (contents) => {
    const { path, ...file } = leaveOut(files, contents, INVOICE);
    contents.leftOut.push({ ...file, name: path, reason });
  });
  dropProofs(files);
}

const FOLDERS: Readonly<Record<string, string>> = {
  ...{
    document: 'documents',
    receipt: 'documents',
    deed: 'deeds',
    original: 'originals',
    delivery: 'deliveries',
  },
};

function invent(files: Files, kind: string): void {
  const path = `${FOLDERS[kind]}/9999 bewijs.pdf`;
  files.set(path, pdfOf('invented'));
  exportDishonestly(files, (contents) => {
    const sha256 = sha256Of(files.get(path));
    contents.files.push({ path, kind, subjectId: newId(), sha256, sizeBytes: 1 });
  });
  dropProofs(files);
}

const ON_THE_DEED: readonly Attack[] = [
  [
    'a byte of the deed is changed',
    ...([1, 'fileChanged'] as const),
    (files) => files.set(nameIn(files, SIGNED), flipByte(files.get(nameIn(files, SIGNED)), 500)),
  ],
  [
    'a byte of the deed is changed, and everything else is written anew',
    ...([1, 'deedRefused'] as const),
    (files) => swapDeed(files, flipByte(files.get(nameIn(files, SIGNED)), 500)),
  ],
  [
    'the deed is a draft',
    ...([1, 'deedRefused'] as const),
    (files) => swapDeed(files, files.get(nameIn(files, DRAFT)) ?? Buffer.alloc(0)),
  ],
  [
    'the deed is one of another dossier, rightly signed',
    ...([1, 'deedRefused'] as const),
    async (files) => swapDeed(files, await sign(office.desk, pdfOf('another dossier'))),
  ],
  [
    'the deed is signed under an authority of an impostor',
    ...([1, 'deedRefused'] as const),
    async (files) => {
      swapDeed(files, await sign(impostor, files.get(nameIn(files, DRAFT)) ?? Buffer.alloc(0)));
      files.set('proofs/authorities.pem', Buffer.from(impostorTrust));
    },
  ],
  [
    'the deed is signed by another person',
    ...([1, 'deedOtherSigner'] as const),
    async (files) => {
      const draft = files.get(nameIn(files, DRAFT)) ?? Buffer.alloc(0);
      swapDeed(files, await sign(office.desk, draft, 'Karel Vandamme'));
    },
  ],
  [
    'the event names another signer',
    ...([1, 'deedOtherSigner'] as const),
    (files) => swapDeed(files, files.get(nameIn(files, SIGNED)) ?? Buffer.alloc(0), 'Karel Vandamme'),
  ],
  [
    'the deed has pages behind its signature',
    ...([1, 'deedRefused'] as const),
    (files) =>
      swapDeed(
        files,
        Buffer.concat([files.get(nameIn(files, SIGNED)) ?? Buffer.alloc(0), Buffer.from('\n%%EOF\n')]),
      ),
  ],
];

describe('forged evidence, with the authorities given', () => {
  it.each([...ON_THE_FORM, ...ON_THE_CHAIN, ...ON_THE_STAMPS, ...ON_THE_FILES, ...ON_THE_DEED])(
    '%s: exit %i (%s)',
    async (_, exit, code, change) => {
      const files = await unzip(exported);
      await change(files);
      const found = await run(zipUp(files));
      expect(found.exit, found.codes.join(' ')).toBe(exit);
      if (code !== '') expect(found.codes).toContain(code);
    },
  );
});

describe('a lying archive', () => {
  const more = { name: 'documents/9999 bewijs.pdf', content: pdfOf('hidden') };
  const filesOf = async () => [...(await unzip(exported))].map(([name, content]) => ({ name, content }));

  it.each<[string, number, (files: Awaited<ReturnType<typeof filesOf>>) => Uint8Array]>([
    [
      'a name that leads elsewhere',
      1,
      (files) => writeArchive([...files, { ...more, name: '../verify.mjs' }]),
    ],
    ['an absolute name', 1, (files) => writeArchive([...files, { ...more, name: '/etc/passwd' }])],
    ['a name with a backslash', 1, (files) => writeArchive([...files, { ...more, name: 'deeds\\x.pdf' }])],
    ['a folder', 1, (files) => writeArchive([...files, { name: 'deeds/', content: Buffer.alloc(0) }])],
    [
      'a name that differs in capitals',
      1,
      (files) => writeArchive([...files, { ...more, name: 'readme.txt' }]),
    ],
    [
      'a file that the directory does not list',
      1,
      (files) => writeArchive([...files, { ...more, isHidden: true }]),
    ],
    [
      'another name beside the file than in the directory',
      1,
      ([first, ...files]) =>
        writeArchive([{ ...more, ...first, local: { name: 'README.exe' } } as never, ...files]),
    ],
    ['a link', 1, (files) => writeArchive([...files, { ...more, central: { attributes: 0xa1ff0000 } }])],
    ['a comment', 1, (files) => writeArchive(files, { comment: Buffer.from('echt') })],
    ['a program before it', 1, (files) => writeArchive(files, { before: Buffer.from('MZ') })],
    ['bytes behind it', 1, (files) => Buffer.concat([writeArchive(files), Buffer.from('echt')])],
    [
      'the evidence twice, one behind the other',
      1,
      (files) => Buffer.concat([exported, writeArchive(files)]),
    ],
    ['half of it', 2, () => exported.subarray(0, exported.length / 2)],
    ['nothing', 2, () => Buffer.alloc(0)],
  ])('%s: exit %i', async (_, exit, forge) => {
    expect(await run(forge(await filesOf()))).toMatchObject({ exit });
  });
});

describe('the evidence as it was taken out', () => {
  it('is good only for a person who brings the authorities along', async () => {
    expect(await run(exported)).toEqual({ exit: 0, codes: [] });
    expect(await run(zipUp(await unzip(exported)))).toEqual({ exit: 0, codes: [] });
    expect(await run(exported, null)).toMatchObject({ exit: 3 });
    expect(await run(exported, impostorTrust)).toMatchObject({ exit: 1 });
  });

  it('cannot be confirmed by authorities that an impostor put into it', async () => {
    const files = await unzip(exported);
    rewriteChain(files, changeRequest);
    await stampHead(files, impostor);
    files.set('proofs/authorities.pem', Buffer.from(impostorTrust));
    expect(await run(zipUp(files), null)).toMatchObject({ exit: 3 });
    files.delete('proofs/authorities.pem');
    expect(await run(zipUp(files), null)).toMatchObject({ exit: 3 });
  });
});
