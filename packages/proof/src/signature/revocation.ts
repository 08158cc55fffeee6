import type { RevocationState } from '@prorata/domain/signature';
import { Constructed, GeneralizedTime } from 'asn1js';
import {
  type BasicOCSPResponse,
  CertID,
  type Certificate,
  type CertificateRevocationList,
  IssuingDistributionPoint,
  type SingleResponse,
} from 'pkijs';
import { findIssuer, isFor, isValidAt, OCSP_SIGNING, type Trust } from './certificates.ts';
import { ENGINE } from './engine.ts';
import type { ValidationData } from './validation-data.ts';

const DELTA = '2.5.29.27';
const ISSUING_POINT = '2.5.29.28';
/** An answer that does not say until when it holds is good for a day. */
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** One is usual. */
const MAX_RESPONDERS = 4;
/** Clocks differ. */
const TOLERANCE_MILLISECONDS = 5 * 60 * 1000;

export interface Revocation {
  readonly state: RevocationState;
  /** When the authority said so. */
  readonly at: Date | null;
}

/** When a certificate was used, as far as that is proven, and when it is looked at. */
interface Moments {
  readonly usedAt: Date;
  readonly now: Date;
}

interface Question extends Moments {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
}

/** The state of one certificate at the moment of use, by the data at hand. A withdrawal counts, whatever else says it is good. */
export async function checkRevocation(
  certificate: Certificate,
  { answers, lists }: ValidationData,
  trust: Trust,
  moments: Moments,
): Promise<Revocation> {
  const issuer = await findIssuer(certificate, trust);
  if (issuer === undefined) return { state: 'missing', at: null };
  const question: Question = { certificate, issuer, ...moments };
  const found = [
    ...(await Promise.all(answers.map((answer) => readAnswer(answer, question)))).flat(),
    ...(await Promise.all(lists.map((list) => readList(list, question)))).flat(),
  ];
  const best = PREFERENCE.map((state) => found.find((one) => one.state === state)).find(
    (one) => one !== undefined,
  );
  return best ?? { state: 'missing', at: null };
}

const PREFERENCE: readonly RevocationState[] = ['revoked', 'good', 'unknown', 'expired', 'notTrusted'];

async function readAnswer(answer: BasicOCSPResponse, question: Question): Promise<Revocation[]> {
  const single = await findResponse(answer, question);
  if (single === undefined) return [];
  const at = single.thisUpdate;
  if (!(await isByResponder(answer, question.issuer))) return [{ state: 'notTrusted', at }];
  const state = OCSP_STATES[single.certStatus.idBlock.tagNumber] ?? 'unknown';
  if (state === 'unknown') return [{ state, at }];
  const revokedAt = state === 'revoked' ? (timeOfStatus(single) ?? EVER) : undefined;
  return [{ state: stateFor(single, revokedAt, question), at }];
}

const OCSP_STATES: readonly RevocationState[] = ['good', 'revoked', 'unknown'];
const EVER = new Date(0);

function timeOfStatus({ certStatus }: SingleResponse): Date | undefined {
  const [time] = certStatus instanceof Constructed ? certStatus.valueBlock.value : [];
  return time instanceof GeneralizedTime ? time.toDate() : undefined;
}

async function findResponse({ tbsResponseData }: BasicOCSPResponse, { certificate, issuer }: Question) {
  for (const single of tbsResponseData.responses) {
    const algorithm = ENGINE.getAlgorithmByOID(single.certID.hashAlgorithm.algorithmId);
    if (!('name' in algorithm)) continue;
    const wanted = await CertID.create(
      certificate,
      { hashAlgorithm: algorithm.name, issuerCertificate: issuer },
      ENGINE,
    );
    if (wanted.isEqual(single.certID)) return single;
  }
  return undefined;
}

/** The authority itself, or a responder that it appointed (RFC 6960, 4.2.2.2) and whose certificate was valid then. */
async function isByResponder(answer: BasicOCSPResponse, issuer: Certificate): Promise<boolean> {
  const appointed = (answer.certs ?? []).filter((one) => isFor(one, OCSP_SIGNING)).slice(0, MAX_RESPONDERS);
  for (const candidate of [issuer, ...appointed]) {
    const holds = await ENGINE.verifyWithPublicKey(
      Uint8Array.from(answer.tbsResponseData.tbsView),
      answer.signature,
      candidate.subjectPublicKeyInfo,
      answer.signatureAlgorithm,
    ).catch(() => false);
    if (!holds) continue;
    if (candidate === issuer) return true;
    const isAppointed = await candidate.verify(issuer, ENGINE).catch(() => false);
    return isAppointed && isValidAt(candidate, answer.tbsResponseData.producedAt);
  }
  return false;
}

async function readList(list: CertificateRevocationList, question: Question): Promise<Revocation[]> {
  const { certificate, issuer } = question;
  if (!list.issuer.isEqual(certificate.issuer)) return [];
  const at = list.thisUpdate.value;
  const isSpoken = await list.verify({ issuerCertificate: issuer }, ENGINE).catch(() => false);
  if (!isSpoken) return [{ state: 'notTrusted', at }];
  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    userCertificate.isEqual(certificate.serialNumber),
  );
  const validity = { thisUpdate: at, nextUpdate: list.nextUpdate?.value };
  const state = stateFor(validity, entry?.revocationDate.value, question);
  return [{ state: state === 'good' && entry === undefined && isPartial(list) ? 'unknown' : state, at }];
}

/** A list of changes, or of some certificates or reasons: that a certificate is not on it says nothing (RFC 5280, 5.2). */
function isPartial({ crlExtensions }: CertificateRevocationList): boolean {
  return (crlExtensions?.extensions ?? []).some(({ extnID, parsedValue }) => {
    if (extnID === DELTA) return true;
    if (extnID !== ISSUING_POINT) return false;
    if (!(parsedValue instanceof IssuingDistributionPoint)) return true;
    const { onlyContainsCACerts, onlyContainsAttributeCerts, onlySomeReasons, indirectCRL } = parsedValue;
    return onlyContainsCACerts || onlyContainsAttributeCerts || indirectCRL || onlySomeReasons !== undefined;
  });
}

interface Validity {
  readonly thisUpdate: Date;
  readonly nextUpdate?: Date | undefined;
}

/**
 * A certificate that was withdrawn after its proven use was good when it was used. "Good" counts from the day on which
 * it is said, for as long as it says, and only while the certificate runs: later lists leave it out.
 */
function stateFor(
  { thisUpdate, nextUpdate }: Validity,
  revokedAt: Date | undefined,
  { certificate, usedAt, now }: Question,
): RevocationState {
  if (revokedAt !== undefined && revokedAt <= usedAt) return 'revoked';
  if (thisUpdate.getTime() > now.getTime() + TOLERANCE_MILLISECONDS) return 'notTrusted';
  const until = nextUpdate ?? new Date(thisUpdate.getTime() + DAY_MILLISECONDS);
  return usedAt <= until && thisUpdate <= certificate.notAfter.value ? 'good' : 'expired';
}
