import { createHash } from 'node:crypto';
import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import type { DemandedLevel } from '@prorata/domain/signature';
import { proveReport } from '@prorata/proof/report/prove-report';
import type {
  PlatformSigner,
  ReportCheck,
  ReportProof,
  SecondReader,
  SeenPage,
  Verdict,
} from '@prorata/proof/report/report-proof';
import { verdictOf } from '@prorata/proof/report/verdict';
import { SECOND_READER_OPTIONS, seePages } from '@prorata/proof/second-reader/see-pages';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openSigningService, type SigningService } from '../../../../adapters/signing.ts';
import { startTestServer } from '../../../../testing/test-server.ts';
import {
  startTestSigningDesk,
  TEST_WEB_ORIGIN,
  type TestSigningDesk,
} from '../../../../testing/test-signing-desk.ts';
import { insertTestUsers } from '../../../../testing/test-users.ts';
import { VERIFIER } from '../../../audit/evidence/export-evidence.ts';
import { calculateSampleDossier } from '../../testing/calculate-sample-dossier.ts';
import { faultOf, verifySignedReport } from '../verify-signed-report.ts';

const BAILIFF = { fullName: 'Annelies Claes', nationalNumber: '85010199742' };
const STRANGER = { fullName: 'Iemand Anders', nationalNumber: '70010199712' };

/** The answer of the gate: accepted, or the worst thing found. */
export type Answer = SignatureFault | 'accepted';

/** A real report, the desk that signs or forges it, and every place that judges what comes back. */
export interface Corpus {
  readonly report: Uint8Array;
  readonly desk: TestSigningDesk;
  /** Sends a document to the desk, where it is signed or forged, and fetches what came of it. */
  play(act: string, document?: Uint8Array, signer?: typeof BAILIFF): Promise<Uint8Array>;
  /** Signed by another person, whose certificate comes from the same trusted authority. */
  signAsStranger(document: Uint8Array, act: string): Promise<Uint8Array>;
  /** The names of everything that the desk can do, as its page lists them. */
  listActs(): Promise<string[]>;
  judgeAtGate(bytes: Uint8Array, demanded?: DemandedLevel): Promise<Answer>;
  judgeOnPage(bytes: Uint8Array): Promise<Verdict>;
  /** The script as it is handed out: without a second reader, the list of signers and the report that was handed over. */
  judgeOffline(bytes: Uint8Array): Promise<Answer>;
  close(): Promise<void>;
}

type OfflineScript = Pick<typeof import('@prorata/proof/evidence/main'), 'verifyReport'>;

export async function openCorpus(): Promise<Corpus> {
  const since = new Date();
  const desk = await startTestSigningDesk();
  const service = openSigningService(desk.settings);
  const report = await renderSampleReport();
  const play: Corpus['play'] = (act, document = report, signer = BAILIFF) =>
    visitDesk(service, desk, act, { document, signer });
  const authorities = await service.readAuthorities();
  const trust = await service.readTrustFile();
  const script: OfflineScript = await import(VERIFIER.href);
  const checkNow = (): ReportCheck => ({ authorities, at: new Date() });
  const alone = new WeakMap<Uint8Array, Promise<ReportProof>>();
  const readAlone = (bytes: Uint8Array) => {
    const proof = alone.get(bytes) ?? proveReport(bytes, checkNow());
    alone.set(bytes, proof);
    return proof;
  };
  const signers = [await publish(await play('honest'), checkNow())];
  return {
    ...{ report, desk, play, close: () => desk.close() },
    signAsStranger: (document, act) => play(act, document, STRANGER),
    listActs: async () => {
      const { url } = await openVisit(service, { document: report, signer: BAILIFF });
      const page = await (await fetch(url)).text();
      return Array.from(page.matchAll(/name="act" value="([^"]+)"/g), ([, act = '']) => act);
    },
    judgeAtGate: async (bytes, demanded = 'B-LT') =>
      verifySignedReport(bytes, { ...checkNow(), report, since, demanded, bailiff: BAILIFF }).then(
        () => 'accepted' as const,
        answerOf,
      ),
    judgeOnPage: async (bytes) => {
      const verdict = verdictOf(await readAlone(bytes));
      // The second reader is slow, and can only take away from what the first one finds.
      if (verdict !== 'partial') return verdict;
      return verdictOf(await proveReport(bytes, { ...checkNow(), signers, readAgain: readOnce }));
    },
    judgeOffline: async (bytes) => {
      const { proof } = await script.verifyReport(bytes, { trust });
      return proof.fault ?? proof.signature?.lacks[0] ?? 'accepted';
    },
  };
}

function answerOf(error: unknown): Answer {
  const fault = faultOf(error);
  if (fault === undefined) throw error;
  return fault;
}

/** The report of a dossier that the product calculated. */
async function renderSampleReport(): Promise<Uint8Array> {
  const server = await startTestServer();
  const { url } = await calculateSampleDossier(server, await insertTestUsers(server.db));
  const { rawPayload } = await server.call('ann', { url: `${url}/file` });
  await server.close();
  return Uint8Array.from(rawPayload);
}

interface Visit {
  readonly document: Uint8Array;
  readonly signer: typeof BAILIFF;
}

function openVisit(service: SigningService, visit: Visit) {
  const returnUrl = `${TEST_WEB_ORIGIN}/app`;
  return service.open({ ...visit, documentName: 'PV.pdf', language: 'nl', returnUrl });
}

async function visitDesk(
  service: SigningService,
  desk: TestSigningDesk,
  act: string,
  visit: Visit,
): Promise<Uint8Array> {
  const { sessionId, url } = await openVisit(service, visit);
  await desk.visit(url, act);
  return Uint8Array.from(await service.fetchDocument(sessionId));
}

/** The key of a genuine report, as the platform publishes it once it was accepted. */
async function publish(signed: Uint8Array, check: ReportCheck): Promise<PlatformSigner> {
  const { signature } = await proveReport(signed, check);
  if (signature === null) throw new Error('The desk did not sign.');
  const { certificateSha256, keySha256, signer } = signature;
  const office = { name: 'Claes & Dewitte', enterpriseNumber: null };
  return { certificateSha256, keySha256, name: signer.name, office, from: '2026-01-01', until: null };
}

const readings = new Map<string, Promise<readonly SeenPage[]>>();

/** pdf.js in this process, as on the page; the report itself is read once. */
export const readOnce: SecondReader = (bytes) => {
  const key = createHash('sha256').update(bytes).digest('hex');
  const reading = readings.get(key) ?? readPages(bytes);
  readings.set(key, reading);
  return reading;
};

async function readPages(bytes: Uint8Array): Promise<readonly SeenPage[]> {
  // The library keeps what it is given.
  const loading = getDocument({ ...SECOND_READER_OPTIONS, data: Uint8Array.from(bytes) });
  try {
    return await seePages(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

/** Several at a time: while the desk forges one, another is judged. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const workOff = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all([workOff(), workOff(), workOff()]);
}
