import { lastErasure } from './check-chain.ts';
import type { ChainEvent, EvidenceFile, LeftOutFile } from './evidence-file.ts';
import type { Report } from './finding.ts';
import { listMissing, listNamed, type NamedFile } from './list-named.ts';

/** Findings for a file that was left out. No event tells of a scanner that has not judged, so that nothing proves it. */
const REASONS: Readonly<Record<string, readonly ['note' | 'unproven', string]>> = {
  quarantined: ['unproven', 'leftOutUnjudged'],
  unjudgeable: ['unproven', 'leftOutUnjudged'],
  infected: ['note', 'leftOutInfected'],
  payment: ['note', 'leftOutPayment'],
};

/** Every file that the events name is there, or is left out for a reason that they bear out. */
export function checkOmissions({ contents, events }: EvidenceFile, report: Report): void {
  const { format, leftOut } = contents;
  if (format === 'prorata-evidence/1') {
    report('unproven', 'omissionsUnknown', { format });
    return;
  }
  const missing = listMissing(events, contents);
  for (const { sequence, type } of missing) report('bad', 'fileGone', { sequence, type });
  const named = listNamed(events);
  const wrong = leftOut.filter((one) => !isBorneOut(one, events, named));
  for (const { name, reason } of wrong) report('bad', 'leftOutWrongly', { name, reason });
  let erased = 0;
  for (const { name, reason } of leftOut.filter((one) => !wrong.includes(one))) {
    const [level, code] = REASONS[reason] ?? [];
    if (level && code) report(level, code, { name });
    else erased += 1;
  }
  if (erased > 0) report('note', 'leftOutErased', { count: erased });
  if (missing.length + wrong.length === 0) report('good', 'named', { count: named.length });
}

/** By the events that name these very bytes: a reason that is true of another file is none for this one. */
function isBorneOut(
  { reason, subjectId, sha256 }: LeftOutFile,
  events: readonly ChainEvent[],
  named: readonly NamedFile[],
): boolean {
  const same = named.filter((one) =>
    one.sha256 === undefined
      ? sha256 === null && one.subjectId === subjectId
      : one.sha256 === sha256 && (one.subjectId === subjectId || NAMED_OTHERWISE.includes(one.type)),
  );
  if (same.length === 0 && named.some((one) => one.sha256 === sha256)) return false;
  const isTold = (...types: readonly string[]) =>
    events.some((event) => event.subjectId === subjectId && types.includes(event.type));
  switch (reason) {
    case 'quarantined':
    case 'unjudgeable':
      return !isTold('document.cleared', 'document.infected');
    case 'infected':
      return isTold('document.infected');
    case 'payment':
      return same.some(({ type }) => type === 'payout.fileMade');
    case 'erased':
      // An extract is kept for a time of its own, and no chain tells of its end.
      return same.some(({ type, sequence }) => type === 'extract.applied' || sequence < lastErasure(events));
    default:
      return false;
  }
}

/** The files that these events name are listed under another subject: the events are about a person. */
const NAMED_OTHERWISE = ['result.consentKept', 'addressee.receiptKept'];
