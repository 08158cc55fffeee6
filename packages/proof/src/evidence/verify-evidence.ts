import { parseCertificates } from '../signature/certificates.ts';
import { checkChain } from './check-chain.ts';
import { checkContents } from './check-contents.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkOmissions } from './check-omissions.ts';
import { type Authorities, checkStamps, OWN_AUTHORITIES } from './check-stamps.ts';
import { EvidenceError, type Files, readEvidence } from './evidence-file.ts';
import { type Finding, type Outcome, outcomeOf, type Report } from './finding.ts';
import { ArchiveError, type Inflate, readArchive } from './read-archive.ts';

export interface EvidenceOptions {
  readonly inflate: Inflate;
  /** Certificates (PEM) that come from elsewhere; those in the file prove nothing by themselves. */
  readonly trust?: string;
  /** When it is checked; now, unless it says otherwise. */
  readonly at?: Date;
}

export interface EvidenceResult {
  readonly findings: readonly Finding[];
  readonly outcome: Outcome;
}

/** Checks an evidence file and gives everything that was found, good and bad. It never throws for what is in the file. */
export async function verifyEvidence(
  bytes: Uint8Array,
  { inflate, trust, at = new Date() }: EvidenceOptions,
): Promise<EvidenceResult> {
  const findings: Finding[] = [];
  const report: Report = (level, code, params) => {
    findings.push(params === undefined ? { level, code } : { level, code, params });
  };
  try {
    await check(readArchive(bytes, inflate), { trust, at }, report);
  } catch (error) {
    reportUnreadable(error, report);
  }
  return { findings, outcome: outcomeOf(findings) };
}

interface Check {
  readonly trust: string | undefined;
  readonly at: Date;
}

async function check(files: Files, { trust, at }: Check, report: Report): Promise<void> {
  const file = readEvidence(files);
  const authorities = readAuthorities(files, trust, report);
  // A clock of this machine that is behind makes no deed wrong.
  const exportedAt = Date.parse(file.contents.exportedAt);
  const moment = exportedAt > at.getTime() ? new Date(exportedAt) : at;
  await checkChain(file, report);
  await checkContents(file, report);
  checkOmissions(file, report);
  await checkDeeds(file, authorities, moment, report);
  await checkDeliveries(file, report);
  await checkStamps(file, authorities, report);
}

function readAuthorities(files: Files, trust: string | undefined, report: Report): Authorities {
  if (trust !== undefined) return { certificates: parseCertificates(trust), areOwn: false };
  const own = new TextDecoder('latin1').decode(files.get(OWN_AUTHORITIES));
  try {
    return { certificates: parseCertificates(own), areOwn: true };
  } catch {
    report('bad', 'authoritiesUnreadable', { name: OWN_AUTHORITIES });
    return { certificates: [], areOwn: true };
  }
}

/** A file that is no archive is unreadable; an archive that other programs would read differently is not ours. */
function reportUnreadable(error: unknown, report: Report): void {
  if (error instanceof ArchiveError) {
    report(error.fault === 'zipDamaged' ? 'unreadable' : 'bad', error.fault, { name: error.entry });
  } else if (error instanceof EvidenceError) {
    const { code, subject } = error;
    if (code === 'formatUnknown') report('unreadable', code, { format: subject });
    else report('bad', code, { name: subject });
  } else {
    report('unreadable', 'damaged', { reason: error instanceof Error ? error.message : String(error) });
  }
}
