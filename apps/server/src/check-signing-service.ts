// `npm run check-signing-service -- --name "Ann Peeters" [--national-number 85010199742] [--minutes 15] [--save signed.pdf]`, with the
// settings of the server: has a test deed signed at the signing service and says whether the product would accept what comes back.
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ComposedLetter } from '@prorata/documents/letter/compose-letter';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { brusselsDate } from '@prorata/domain/iso-date';
import { lacksFor } from '@prorata/domain/signature';
import { vocabulary } from '@prorata/i18n/en/vocabulary';
import { openSigningService, type SigningService } from './adapters/signing.ts';
import { explainFailure } from './explain-failure.ts';
import { type Judgement, judgeSignedReport } from './features/results/signature/verify-signed-report.ts';
import { readSettings } from './settings.ts';

const POLL_MILLISECONDS = 2_000;
const { signatureFault: FAULTS } = vocabulary;

try {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      'national-number': { type: 'string' },
      minutes: { type: 'string', default: '15' },
      save: { type: 'string' },
    },
  });
  if (!values.name) throw new Error('Say who signs: --name "First Last", as in the certificate.');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0.');
  const signer = { fullName: values.name, nationalNumber: values['national-number'] ?? null };
  const isAccepted = await check(signer, { minutes, saveAs: values.save });
  process.exitCode = isAccepted ? 0 : 1;
} catch (error) {
  process.stderr.write(`\n${explainFailure(error)}\n`);
  process.exitCode = 1;
}

interface Person {
  readonly fullName: string;
  readonly nationalNumber: string | null;
}

async function check(
  signer: Person,
  { minutes, saveAs }: { readonly minutes: number; readonly saveAs: string | undefined },
): Promise<boolean> {
  const { signing, publicOrigin } = readSettings(process.env);
  if (signing === undefined) throw new Error('Set SIGNING_URL to the signing service.');
  const service = openSigningService(signing);
  const authorities = await service.readAuthorities();
  if (authorities.length === 0) throw new Error('SIGNING_TRUST_FILE holds no certificate.');
  say(`${authorities.length} authorities in ${signing.trustFile}. SIGNING_LEVEL is ${signing.level}.`);
  const deed = await renderTestDeed();
  const since = new Date();
  const visit = await service.open({
    ...{ document: deed, documentName: 'Prorata test deed.pdf', language: 'en', signer },
    returnUrl: `${publicOrigin}/app`,
  });
  say(`${signer.fullName} signs the test deed here within ${minutes} minutes:`, visit.url);
  if (!(await isSigned(service, visit.sessionId, Date.now() + minutes * 60_000))) return false;
  const signed = await service.fetchDocument(visit.sessionId);
  if (saveAs !== undefined) {
    await writeFile(saveAs, signed);
    say(`What came back is in ${saveAs}.`);
  }
  const expected = { report: deed, bailiff: signer, since, authorities, at: new Date() };
  return tell(await judgeSignedReport(signed, expected), service);
}

/** Set in the same way as an official report, with no seal: nowhere can it pass for one. */
async function renderTestDeed(): Promise<Uint8Array> {
  const text = 'This deed was made to check a signing service. It is no official report and has no effect.';
  const letter: ComposedLetter = {
    ...{ language: 'en', title: 'Test of the signing service', date: brusselsDate(new Date()) },
    sender: { name: 'Prorata', profession: '', lines: [], logoDescription: '' },
    ...{ mark: null, watermark: 'TEST', addressee: [], references: [] },
    blocks: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }],
    ...{ codeBox: null, footer: 'Prorata', footnote: null },
  };
  const renderer = openPdfRenderer();
  try {
    return await renderer.render({ layout: 'letter', data: { ...letter, logoFile: null } });
  } finally {
    renderer.close();
  }
}

/** Waits for the person; says so when there is nothing to fetch. */
async function isSigned(service: SigningService, sessionId: string, until: number): Promise<boolean> {
  for (;;) {
    const status = await service.readStatus(sessionId);
    if (status === 'signed') return true;
    if (status !== 'open') {
      say(`Not signed: the service says that the visit is ${status}.`);
      return false;
    }
    if (Date.now() > until) {
      say('Not signed in time. Start again, or give more --minutes.');
      return false;
    }
    await delay(POLL_MILLISECONDS);
  }
}

function tell({ fault, detail, signature }: Judgement, { demandedLevel }: SigningService): boolean {
  if (fault !== null) {
    say(`REFUSED: ${FAULTS[fault]} (${fault}).`, ...(detail === null ? [] : [`Where: ${detail}.`]));
    return false;
  }
  const { signer, issuer, validUntil, timeStamp, level } = signature;
  say(
    `Signed by ${signer.name}, certificate of ${issuer}, valid until ${validUntil.toISOString()}.`,
    timeStamp.at === null
      ? 'No time stamp.'
      : `Time stamp of ${timeStamp.authority}, ${timeStamp.at.toISOString()}.`,
    `Level ${level}.`,
  );
  const lacks = lacksFor(demandedLevel, signature.evidence);
  for (const lack of lacks) say(`Missing: ${FAULTS[lack]} (${lack}).`);
  if (lacks.length > 0) {
    say(`REFUSED: SIGNING_LEVEL demands ${demandedLevel}.`);
    return false;
  }
  say('ACCEPTED.');
  return true;
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
