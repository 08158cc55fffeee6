import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { extractsCalls } from '@prorata/contract/extracts/calls';
import type { ExtractDecisions, FurtherDecisions } from '@prorata/contract/extracts/decision';
import type { FieldError } from '@prorata/contract/field-errors';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { createDossier } from '../dossiers/create-dossier.ts';
import { type DossierRecord, lockDossier, lockDossierForChange } from '../dossiers/find-dossier.ts';
import { changeDossier } from '../dossiers/outdate-results.ts';
import { addStop } from '../dossiers/stops.ts';
import { addDefendant } from '../dossiers/update-dossier.ts';
import { listDefendantNames } from '../parties/defendant-names.ts';
import { refuseUnjudgedFile } from '../uploads/refuse-unjudged.ts';
import { addCreditors } from './add-creditors.ts';
import { findDefendant, listKnownStops, readEarlierEntries } from './compare-with-dossier.ts';
import {
  type ExtractRecord,
  getContent,
  lockExtract,
  refuseUsed,
  type StoredContent,
} from './find-extract.ts';
import { entryOf, type Outcome, type OutcomeEntry } from './outcome.ts';

/**
 * Opens the dossier that was decided on, with all that is in it, or nothing of it. The extract stays locked meanwhile:
 * whoever asks a second time is given the dossier that came of the first.
 */
export async function createDossierFromExtract(
  tools: Tools,
  action: UserAction,
  { extractId, dossier: fields, ...decisions }: BodyOf<typeof extractsCalls.createDossier>,
): Promise<string> {
  return inTransaction(tools.db, async (trx) => {
    const extract = await lockExtract(trx, action.actor, extractId);
    if (extract.appliedAt !== null && extract.hasOpenedDossier && extract.dossierId) return extract.dossierId;
    if (extract.dossierId !== null) throw new ProblemError('not-found');
    await refuseUnjudgedFile(trx, extract.fileId);
    const content = getContent(extract);
    refuseUndecided(content, decisions, { isEveryoneDecided: true, knownStops: [] });
    await refuseUsed(trx, extract);
    const dossierId = await createDossier({ db: trx }, action, fields);
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const subject = { dossier, defendantId: MAIN_DEFENDANT };
    await apply(tools, trx, action, { extract, content, decisions, ...subject, earlier: new Map() });
    return dossierId;
  });
}

/** Adds what was chosen to a dossier that stands already; what was not chosen stays as it is. */
export async function addExtractToDossier(
  tools: Tools,
  action: UserAction,
  { dossierId, extractId }: ParamsOf<typeof extractsCalls.addToDossier>,
  { defendantId: chosen, newDefendant, ...decisions }: FurtherDecisions,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const stored = await lockDossierForChange(trx, action.actor, dossierId);
    const extract = await lockExtract(trx, action.actor, extractId);
    if (extract.dossierId !== dossierId) throw new ProblemError('not-found');
    if (extract.appliedAt !== null) return;
    await refuseUnjudgedFile(trx, extract.fileId);
    const content = getContent(extract);
    const defendantId = newDefendant?.id ?? subjectOf(stored, content, chosen);
    const about = { dossierId, defendantId };
    const knownStops = await listKnownStops(trx, about, content);
    refuseUndecided(content, decisions, { isEveryoneDecided: false, knownStops });
    const dossier = newDefendant ? await addDefendant(trx, action, stored, newDefendant) : stored;
    const earlier = await readEarlierEntries(trx, about, content);
    await apply(tools, trx, action, { extract, content, decisions, dossier, defendantId, earlier });
    await renewConsultation(trx, action, dossier, content);
  });
}

/** About whom of the defendants a further extract is: whom the person chose, else whom it names, else the only one. */
function subjectOf(dossier: DossierRecord, content: StoredContent, chosen: string | null): string {
  const ids = listDefendantNames(dossier).map(({ id }) => id);
  const defendantId = chosen ?? findDefendant(dossier, content) ?? (ids.length === 1 ? MAIN_DEFENDANT : null);
  if (defendantId !== null && ids.includes(defendantId)) return defendantId;
  const code = defendantId === null ? 'required' : 'choice-invalid';
  throw new ProblemError('validation', { errors: [{ path: 'defendantId', code }] });
}

interface Application {
  readonly extract: ExtractRecord;
  readonly content: StoredContent;
  readonly decisions: ExtractDecisions;
  readonly dossier: DossierRecord;
  /** About whom of its defendants the extract is. */
  readonly defendantId: string;
  /** What was decided about the same creditors before, by their keys now. */
  readonly earlier: ReadonlyMap<string, OutcomeEntry>;
}

async function apply(
  tools: Tools,
  trx: Transaction,
  action: UserAction,
  { earlier, ...application }: Application,
): Promise<void> {
  const { extract, content, decisions, dossier, defendantId } = application;
  const creditorIds = await addCreditors(tools, trx, action, application);
  await applyStops(trx, action, application);
  const decided = new Map(decisions.creditors.map(({ key, decision }) => [key, decision]));
  const outcome = content.creditors.map((creditor) => {
    const before = earlier.get(creditor.key);
    return entryOf(creditor, {
      decision: decided.get(creditor.key) ?? before?.decision ?? null,
      creditorId: creditorIds.get(creditor.key) ?? before?.creditorId ?? null,
    });
  });
  await storeApplied(trx, action, { extract, content, dossier, defendantId, outcome });
  const subjects = listDefendantNames(dossier);
  const namesOf = (wanted: string) =>
    content.creditors.filter(({ key }) => decided.get(key) === wanted).map(({ name }) => name);
  await recordEvent(trx, action, {
    dossier,
    type: 'extract.applied',
    subjectId: extract.id,
    before: null,
    after: {
      fileName: extract.fileName,
      docTypeId: extract.extractType,
      ...(subjects.length > 1 && {
        defendantId: subjects.find(({ id }) => id === defendantId)?.name ?? null,
      }),
      consultedAt: content.consultedAt.value,
      numberOfStatements: namesOf('statement').length,
      numberOfInvitations: namesOf('invitation').length + decisions.standardInvitationIds.length,
      skipped: namesOf('skip'),
      sha256: extract.sha256,
    },
    version: null,
  });
}

async function storeApplied(
  trx: Transaction,
  { actor, at }: UserAction,
  {
    extract,
    content,
    dossier,
    defendantId,
    outcome,
  }: Pick<Application, 'extract' | 'content' | 'dossier' | 'defendantId'> & { readonly outcome: Outcome },
): Promise<void> {
  await trx
    .updateTable('extracts')
    .set({
      dossierId: dossier.id,
      defendantId,
      hasOpenedDossier: extract.dossierId === null,
      appliedBy: actor.id,
      appliedAt: at,
      consultedAt: content.consultedAt.value === null ? null : new Date(content.consultedAt.value),
      progress: null,
      outcome: JSON.stringify(outcome),
    })
    .where('id', '=', extract.id)
    .execute();
}

/** A notice that stops the dossier is registered unless a person says why not; either stays on record. */
async function applyStops(
  trx: Transaction,
  action: UserAction,
  { extract, content, decisions, dossier, defendantId }: Omit<Application, 'earlier'>,
): Promise<void> {
  for (const decision of decisions.stops) {
    const noticeNumber = content.stoppingNotices[decision.position]?.noticeNumber.value ?? null;
    if (decision.decision === 'leaveOut') {
      await recordEvent(trx, action, {
        dossier,
        type: 'extract.stopLeftOut',
        subjectId: extract.id,
        before: null,
        after: { noticeNumber, reason: decision.reason },
        version: null,
      });
    } else {
      const { kind, date, time } = decision;
      await addStop(trx, action, dossier, {
        kind,
        defendantIds: [defendantId],
        stoppedOn: date,
        stoppedTime: time,
        source: 'extract',
        extractId: extract.id,
        noticeNumber,
      });
    }
  }
}

/** The report says when the central file was consulted last (Judicial Code 1391 § 2). */
async function renewConsultation(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { consultedAt: { value } }: StoredContent,
): Promise<void> {
  const before = dossier.cbbRequestedAt;
  const after = value === null ? null : new Date(value);
  if (after === null || (before !== null && before >= after)) return;
  const { version } = await changeDossier(trx, dossier.id, { cbbRequestedAt: after }, action.at);
  await recordEvent(trx, action, {
    dossier,
    type: 'dossier.changed',
    subjectId: dossier.id,
    before: { daterequestcbb: before?.toISOString() ?? null },
    after: { daterequestcbb: after.toISOString() },
    version,
  });
}

interface Completeness {
  readonly isEveryoneDecided: boolean;
  /** Positions of stopping notices about which nothing need be said. */
  readonly knownStops: readonly number[];
}

/** Nobody is forgotten, and nothing is decided about what does not stand there. */
function refuseUndecided(
  { creditors, stoppingNotices }: StoredContent,
  decisions: ExtractDecisions,
  { isEveryoneDecided, knownStops }: Completeness,
): void {
  const keys = new Set(creditors.map(({ key }) => key));
  const decidedKeys = new Set(decisions.creditors.map(({ key }) => key));
  const decidedStops = new Set([...decisions.stops.map(({ position }) => position), ...knownStops]);
  const errors: FieldError[] = [
    ...[...decisions.creditors.entries()]
      .filter(([, { key }]) => !keys.has(key))
      .map(([index]) => ({ path: `creditors.${index}.key`, code: 'choice-invalid' as const })),
    ...[...decisions.stops.entries()]
      .filter(([, { position }]) => position >= stoppingNotices.length)
      .map(([index]) => ({ path: `stops.${index}.position`, code: 'choice-invalid' as const })),
  ];
  if (isEveryoneDecided && [...keys].some((key) => !decidedKeys.has(key))) {
    errors.push({ path: 'creditors', code: 'required' });
  }
  if ([...stoppingNotices.keys()].some((position) => !decidedStops.has(position))) {
    errors.push({ path: 'stops', code: 'required' });
  }
  if (errors.length > 0) throw new ProblemError('validation', { errors });
}
