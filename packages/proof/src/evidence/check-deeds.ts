import { nameWords } from '@prorata/domain/parties/fold-name';
import { proveReport } from '../report/prove-report.ts';
import type { ReportProof } from '../report/report-proof.ts';
import type { Authorities } from './check-stamps.ts';
import type { ChainEvent, EvidenceFile, ListedFile } from './evidence-file.ts';
import type { Report } from './finding.ts';
import { toldBy } from './list-named.ts';

/** Each deed that was signed according to the events is there, holds, and bears the signature of the person they name. */
export async function checkDeeds(
  file: EvidenceFile,
  authorities: Authorities,
  at: Date,
  report: Report,
): Promise<void> {
  const { contents, events } = file;
  const deeds = contents.files.filter(({ kind }) => kind === 'deed');
  const signings = events.filter(({ type }) => type === 'result.signed');
  const listed = signings.map((event) => {
    const hash = toldBy(event, 'sha256');
    return { event, deed: deeds.find((one) => one.sha256 === hash && one.subjectId === event.subjectId) };
  });
  for (const { event, deed } of listed) {
    if (deed === undefined) report('bad', 'deedGone', { sequence: event.sequence });
    else await checkDeed(file, { event, deed, authorities, at }, report);
  }
  const signed = new Set(listed.map(({ deed }) => deed));
  for (const deed of deeds.filter((one) => !signed.has(one))) checkDraft(deed, events, report);
}

/** A deed that is no signed one is a draft, and an event names it as that. */
function checkDraft(
  { path: name, sha256, subjectId }: ListedFile,
  events: readonly ChainEvent[],
  report: Report,
) {
  const isDraft = events.some(
    (event) =>
      event.type === 'result.calculated' &&
      event.subjectId === subjectId &&
      [sha256, undefined].includes(toldBy(event, 'pdfSha256') as string | undefined),
  );
  if (!isDraft || / \(signed\)\.pdf$/.test(name)) report('bad', 'deedUnsigned', { name });
}

interface SignedDeed {
  readonly event: ChainEvent;
  readonly deed: ListedFile;
  readonly authorities: Authorities;
  readonly at: Date;
}

async function checkDeed(file: EvidenceFile, { event, deed, authorities, at }: SignedDeed, report: Report) {
  const name = deed.path;
  const content = file.files.get(name);
  if (content === undefined) return;
  const draft = findDraft(file, event);
  if (draft === undefined) report('unproven', 'draftGone', { name });
  const proof = await proveReport(content, {
    authorities: authorities.certificates,
    at,
    ...(draft && { report: draft }),
  });
  const { fault, signature } = proof;
  if (fault === 'certificateNotTrusted' && authorities.areOwn) {
    return report('unproven', 'deedNotTrusted', { name, signer: signature?.signer.name ?? '' });
  }
  if (fault !== null || signature === null) {
    return report('bad', 'deedRefused', { name, fault: fault ?? 'noSignature' });
  }
  const signer = signature.signer.name;
  if (!isNamedBy(signer, event, name, report) || !isOfDossier(file, proof, name, report)) return;
  if (signature.lacks.length > 0) {
    return report('unproven', 'deedLacks', { name, signer, lacks: signature.lacks.join(' ') });
  }
  report(authorities.areOwn ? 'unproven' : 'good', authorities.areOwn ? 'deedOwnTrust' : 'deedWhole', {
    ...{ name, signer },
  });
}

/** The draft that was handed over to be signed, as its own event names it: the signed deed begins with its bytes. */
function findDraft({ files, contents, events }: EvidenceFile, { subjectId }: ChainEvent) {
  const calculated = events.find(
    (event) => event.type === 'result.calculated' && event.subjectId === subjectId,
  );
  const hash = toldBy(calculated, 'pdfSha256');
  const listed = contents.files.find((one) => one.sha256 === hash && one.subjectId === subjectId);
  return listed && files.get(listed.path);
}

function isNamedBy(signer: string, event: ChainEvent, name: string, report: Report): boolean {
  const named = toldBy(event, 'signedBy');
  if (typeof named !== 'string') {
    report('unproven', 'deedSignerErased', { name, signer });
    return false;
  }
  if (isSamePerson(signer, named)) return true;
  report('bad', 'deedOtherSigner', { name, signer, named });
  return false;
}

/** A certificate may name more first names than the register, and adds what it is for: `Jan Peeters (Signature)`. */
function isSamePerson(one: string, other: string): boolean {
  const [words, others] = [one, other].map(
    (name) => new Set(nameWords(name.replace(/\s*\([^)]*\)\s*$/, ''))),
  );
  if (words === undefined || others === undefined || Math.min(words.size, others.size) < 2) return false;
  const [fewer, more] = words.size <= others.size ? [words, others] : [others, words];
  return [...fewer].every((word) => more.has(word));
}

/** Where the deed itself says of which dossier it is. */
function isOfDossier(
  { contents }: EvidenceFile,
  { origin }: ReportProof,
  name: string,
  report: Report,
): boolean {
  const { fileNumber } = origin;
  if (fileNumber === null || fileNumber === contents.dossier.fileNumber) return true;
  report('bad', 'deedOtherDossier', { name, told: fileNumber, given: contents.dossier.fileNumber });
  return false;
}
