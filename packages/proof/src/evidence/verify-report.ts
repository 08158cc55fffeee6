import { findKeys } from '../report/origin.ts';
import { proveReport } from '../report/prove-report.ts';
import type { OriginState, PlatformSigner, ReportProof, Verdict } from '../report/report-proof.ts';
import { verdictOf } from '../report/verdict.ts';
import { parseCertificates } from '../signature/certificates.ts';
import { type Finding, type Outcome, outcomeOf } from './finding.ts';

export interface ReportOptions {
  /** Certificates of authorities (PEM); without them no signature leads anywhere. */
  readonly trust?: string;
  /** The keys that sign for the platform, as it publishes them. */
  readonly signers?: readonly PlatformSigner[];
  /** When it is checked; now, unless it says otherwise. */
  readonly at?: Date;
}

export interface ReportResult {
  readonly proof: ReportProof;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly outcome: Outcome;
}

/** The verdict of the one function on a single signed report, without a second reader and without a connection. */
export async function verifyReport(
  bytes: Uint8Array,
  { trust, signers, at = new Date() }: ReportOptions = {},
): Promise<ReportResult> {
  const proof = await proveReport(bytes, {
    authorities: trust === undefined ? [] : parseCertificates(trust),
    ...(signers && { signers }),
    at,
  });
  const verdict = verdictOf(proof);
  const findings = [...judge(proof, verdict, trust !== undefined), ...judgeSigner(proof, signers, at)];
  return { proof, verdict, findings, outcome: outcomeOf(findings) };
}

function judge(proof: ReportProof, verdict: Verdict, isTrustGiven: boolean): Finding[] {
  const { fault, signature } = proof;
  const signer = signature?.signer.name ?? '';
  if (verdict === 'unreadable') return [{ level: 'unreadable', code: 'reportUnreadable' }];
  // Without authorities every signer is unknown, also the right one.
  if (fault === 'certificateNotTrusted' && !isTrustGiven) {
    return [{ level: 'unproven', code: 'reportNoTrust', params: { signer } }];
  }
  if (fault !== null) return [{ level: 'bad', code: 'reportRefused', params: { fault } }];
  const lacks = signature?.lacks.join(' ') ?? '';
  const whole: Finding = { level: 'good', code: 'reportWhole', params: { signer } };
  return lacks === '' ? [whole] : [whole, { level: 'unproven', code: 'reportLacks', params: { lacks } }];
}

/** By the key alone, for nothing here reads the pages: the seal and the office that they print stay unproven. */
function judgeSigner(
  { signature, fault }: ReportProof,
  signers: readonly PlatformSigner[] | undefined,
  at: Date,
): Finding[] {
  if (signature === null || fault !== null) return [];
  if (signers === undefined) return [{ level: 'unproven', code: 'reportUnchecked' }];
  const own = findKeys(signers, signature, at);
  const then = own.find(({ isInPeriod }) => isInPeriod)?.signer;
  const signer = signature.signer.name;
  if (then === undefined) {
    const origin: OriginState = own.length > 0 ? 'outsidePeriod' : 'otherSigner';
    return [{ level: 'bad', code: 'reportForeign', params: { origin, signer } }];
  }
  return [
    { level: 'good', code: 'reportSigner', params: { signer, office: then.office.name } },
    { level: 'unproven', code: 'reportUnread' },
  ];
}
