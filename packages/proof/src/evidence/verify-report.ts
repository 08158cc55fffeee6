import { proveReport } from '../report/prove-report.ts';
import type { PlatformSigner, ReportProof, Verdict } from '../report/report-proof.ts';
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

const REFUSED: readonly Verdict[] = ['changed', 'ambiguous', 'foreign', 'invalid', 'notSigned'];

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
  const findings = listFindings(proof, verdict, trust !== undefined);
  return { proof, verdict, findings, outcome: outcomeOf(findings) };
}

function listFindings(proof: ReportProof, verdict: Verdict, isTrustGiven: boolean): Finding[] {
  const { fault, signature, origin } = proof;
  const signer = signature?.signer.name ?? '';
  if (verdict === 'unreadable') return [{ level: 'unreadable', code: 'reportUnreadable' }];
  // Without authorities every signer is unknown, also the right one.
  if (fault === 'certificateNotTrusted' && !isTrustGiven) {
    return [{ level: 'unproven', code: 'reportNoTrust', params: { signer } }];
  }
  if (fault !== null) return [{ level: 'bad', code: 'reportRefused', params: { fault } }];
  if (REFUSED.includes(verdict)) {
    return [{ level: 'bad', code: 'reportForeign', params: { origin: origin.state, signer } }];
  }
  const lacks = signature?.lacks ?? [];
  return [
    { level: 'good', code: 'reportWhole', params: { signer } },
    ...(lacks.length > 0
      ? [{ level: 'unproven' as const, code: 'reportLacks', params: { lacks: lacks.join(' ') } }]
      : []),
    ...(origin.state === 'unchecked' ? [{ level: 'unproven' as const, code: 'reportUnchecked' }] : []),
    ...(verdict === 'real' ? [] : [{ level: 'unproven' as const, code: 'reportPartial' }]),
  ];
}
