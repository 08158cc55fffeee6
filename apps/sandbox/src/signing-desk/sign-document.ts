import { PDF, rgb, type SignOptions } from '@libpdf/core';
import { type Authority, type Holder, makeImpostor, signerOf } from './authority.ts';
import { openStampService } from './stamp-time.ts';
import { openStatusService, type Status } from './tell-revocation.ts';

/** How the desk behaves, so that one can see what the product does about a desk that does not behave. */
export const SIGNING_SCENARIOS = [
  'honest',
  'otherPerson',
  'changedDocument',
  'brokenSignature',
  'otherAuthority',
  'expiredCertificate',
  'noTimeStamp',
  'wrongTimeStamp',
  'strangeTimeStamp',
  'noRevocationData',
  'revoked',
  'statusUnknown',
  'statusExpired',
] as const;
export type SigningScenario = (typeof SIGNING_SCENARIOS)[number];

interface Wish {
  readonly scenario: SigningScenario;
  readonly at: Date;
}

const OTHER_PERSON: Holder = { fullName: 'Iemand Anders', nationalNumber: '70010199712' };
const STATUSES: Partial<Record<SigningScenario, Status>> = {
  revoked: 'revoked',
  statusUnknown: 'unknown',
  statusExpired: 'expired',
};

/**
 * Signs a document as an addition that leaves every byte of it where it was: PAdES with a time stamp, and with what
 * proves later that the certificates were good (B-LT), unless the scenario leaves it out.
 */
export async function signDocument(
  own: Authority,
  document: Uint8Array,
  holder: Holder,
  { scenario, at }: Wish,
): Promise<Uint8Array> {
  const pdf = await PDF.load(document);
  if (scenario === 'changedDocument') changeFirstPage(pdf);
  const authority = scenario === 'otherAuthority' ? await makeImpostor() : own;
  const person = scenario === 'otherPerson' ? OTHER_PERSON : holder;
  const card = await (scenario === 'expiredCertificate'
    ? authority.issue(person, { hasRunOut: true })
    : authority.readCard(person));
  const signer = signerOf(card, authority);
  openFormWithoutFonts(pdf);
  const { bytes } = await pdf.sign({
    signer,
    signingTime: at,
    ...(await evidenceFor(authority, signer.certificate, { scenario, at })),
    // Two certificates, a time stamp and its certificate: well within.
    estimatedSize: 16_384,
  });
  return scenario === 'brokenSignature' ? withOneByteChanged(bytes, document.length) : bytes;
}

/** The form that the library would open names fonts that are not embedded, against PDF/A; a signature that is not drawn needs none. */
function openFormWithoutFonts(pdf: PDF): void {
  pdf.getOrCreateForm();
  const form = pdf.getCatalog().getDict('AcroForm', (reference) => pdf.getObject(reference));
  form?.delete('DR');
  form?.delete('DA');
}

/** What makes a signature outlive its certificate. */
async function evidenceFor(
  authority: Authority,
  signer: Uint8Array,
  { scenario, at }: Wish,
): Promise<Partial<SignOptions>> {
  if (scenario === 'noTimeStamp') return { level: 'B-B' };
  const stampAuthority = scenario === 'strangeTimeStamp' ? await makeImpostor() : authority;
  const timestampAuthority = openStampService(await stampAuthority.issueStampService(), stampAuthority, {
    at,
    falsify: (digest) => (scenario === 'wrongTimeStamp' ? digest.toReversed() : digest),
  });
  if (scenario === 'noRevocationData') return { level: 'B-T', timestampAuthority };
  const responder = await authority.issueResponder();
  const status = STATUSES[scenario] ?? 'good';
  const revocationProvider = openStatusService({ authority, responder, signer, status, at });
  return { level: 'B-LT', timestampAuthority, revocationProvider };
}

function changeFirstPage(pdf: PDF): void {
  pdf.getPage(0)?.drawText('€ 1 000 000', { x: 72, y: 72, size: 24, color: rgb(1, 0, 0) });
}

/** The day of signing, which the signature vouches for like everything else that was added. */
function withOneByteChanged(bytes: Uint8Array, ownLength: number): Uint8Array {
  const changed = Buffer.from(bytes);
  const day = changed.indexOf('/M (D:', ownLength) + '/M (D:20260101'.length - 1;
  changed[day] = (changed[day] ?? 0) ^ 1;
  return changed;
}
