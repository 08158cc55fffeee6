import type { ParamsOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { Consents } from '@prorata/contract/results/result';
import { diff } from '@prorata/domain/distribution/diff';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import { sql } from 'kysely';
import { insertFile } from '../../database/insert-file.ts';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import type { ResultPlace } from '../distribution/select-results.ts';
import { type DossierRecord, lockDossier, readPartOfDossier } from '../dossiers/find-dossier.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { giveDocument, receiveDocument } from '../statements/receive-document.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';
import { getStoredResult, namesIn, readCreditorsOfStatements, type StoredResult } from './stored-result.ts';

interface Amounts {
  readonly paidCents: Cents;
  readonly reservedCents: Cents;
}

interface Loser {
  readonly id: string;
  readonly name: string;
  readonly before: Amounts;
  readonly after: Amounts;
}

/** Who gets less by a calculation than by the draft that it would replace after its term; nobody where there is none. */
export async function readConsents(
  db: Database | Transaction,
  dossier: DossierRecord,
  resultId: string,
): Promise<Consents> {
  const draft = await findDraftThatBinds(db, dossier.id);
  if (draft === undefined || draft.id === resultId) return { isNeeded: false, losers: [] };
  const losers = await listLosers(db, dossier, { draftId: draft.id, resultId });
  const given = await listConsents(db, draft.id);
  return {
    isNeeded: true,
    losers: losers.map(({ id, name, before, after }) => {
      const consent = given.find((one) => one.partyId === id && !isLess(after, one));
      return {
        ...{ id, name, before: present(before), after: present(after) },
        consent: consent
          ? {
              fileName: consent.fileName ?? '',
              sha256: consent.sha256 ?? '',
              recordedAt: consent.recordedAt.toISOString(),
              recordedBy: consent.recorderName,
            }
          : null,
      };
    }),
  };
}

/** After the term the draft binds: correcting it takes the written consent of everybody who loses by it. */
export async function findLackOfConsent(
  db: Database | Transaction,
  dossier: DossierRecord,
  resultId: string,
): Promise<ProblemError | undefined> {
  const consents = await readConsents(db, dossier, resultId);
  const losers = consents.losers.filter(({ consent }) => consent === null);
  if (losers.length === 0) return undefined;
  return new ProblemError('consents-missing', { params: { count: losers.length }, members: { losers } });
}

/** Keeps a written consent to what the party gets by this calculation; less than that needs another one. */
export async function giveConsent(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  { dossierId, resultId, partyId }: ParamsOf<typeof resultsCalls.giveConsent>,
  file: UploadedFile,
): Promise<Consents> {
  const { db } = tools;
  const { fileName, ...received } = await receiveDocument(tools, file);
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const draft = await findDraftThatBinds(trx, dossierId);
    if (draft === undefined) throw new ProblemError('not-found');
    const losers = await listLosers(trx, dossier, { draftId: draft.id, resultId });
    const loser = losers.find(({ id }) => id === partyId);
    if (loser === undefined) throw new ProblemError('not-found');
    const id = newId();
    await trx
      .insertInto('replacementConsents')
      .values({
        ...{ id, dossierId, resultId: draft.id, partyId, partyName: loser.name, ...loser.after },
        ...{ fileId: await insertFile(trx, received), fileName },
        ...{ recordedBy: action.actor.id, recordedAt: action.at },
      })
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'result.consentKept',
      subjectId: draft.id,
      before: null,
      after: { consentOf: loser.name, fileName, sha256: received.sha256 },
      version: null,
    });
    return readConsents(trx, dossier, resultId);
  });
}

/** The last that was given to the draft which was, or is to be, replaced. */
export async function downloadConsent(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  { dossierId, partyId }: ParamsOf<typeof resultsCalls.downloadConsent>,
): Promise<OutgoingFile> {
  const consent = await readPartOfDossier(tools.db, user, dossierId, (db) =>
    db
      .selectFrom('replacementConsents as consent')
      .innerJoin('files as file', 'file.id', 'consent.fileId')
      .select(['fileId', 'fileName', 'file.mediaType'])
      .where('dossierId', '=', dossierId)
      .where('partyId', '=', partyId)
      .orderBy('recordedAt', 'desc')
      .orderBy('consent.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return giveDocument(tools, consent);
}

/** The draft whose term was over, and whose place nothing has taken yet. */
function findDraftThatBinds(db: Database | Transaction, dossierId: string) {
  return db
    .selectFrom('calculationResults')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('isConsentNeeded', '=', true)
    .where('replacedBy', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function listLosers(
  db: Database | Transaction,
  dossier: DossierRecord,
  { draftId, resultId }: { readonly draftId: string; readonly resultId: string },
): Promise<Loser[]> {
  const placeOf = (id: string): ResultPlace => ({ dossierId: dossier.id, resultId: id });
  const before = await getStoredResult(db, placeOf(draftId));
  const after = await getStoredResult(db, placeOf(resultId));
  const names = new Map([...namesIn(before.report).creditors, ...namesIn(after.report).creditors]);
  const creditors = await readCreditorsOfStatements(db, dossier.id);
  const differences = diff(before, after, (id) => creditors.get(id));
  return [
    ...differences.map(({ creditorId: id, statementId, ...amounts }) => ({
      ...{ id, name: names.get(statementId) ?? '' },
      ...{ before: amounts.before, after: amounts.after },
    })),
    ...compareSurpluses(dossier, before, after),
  ].filter((party) => isLess(party.after, party.before));
}

/** What each defendant keeps of the own estate, and several of what they have in common: one can lose what another gains. */
function compareSurpluses(dossier: DossierRecord, before: StoredResult, after: StoredResult): Loser[] {
  const names = new Map([...namesIn(before.report).estates, ...namesIn(after.report).estates]);
  const [old, now] = [surplusesOf(before), surplusesOf(after)];
  const surplusIn = (surpluses: ReadonlyMap<string, Cents>, id: string): Amounts => ({
    paidCents: surpluses.get(id) ?? 0n,
    reservedCents: 0n,
  });
  return [...new Set([...old.keys(), ...now.keys()])].map((estateId) => ({
    id: estateId === MAIN_DEFENDANT ? dossier.id : estateId,
    name: names.get(estateId) ?? defendantNameOf(dossier),
    before: surplusIn(old, estateId),
    after: surplusIn(now, estateId),
  }));
}

function surplusesOf({ distribution: { estates, totals } }: StoredResult): ReadonlyMap<string, Cents> {
  if (estates === undefined) return new Map([[MAIN_DEFENDANT, totals.surplusCents]]);
  return new Map(estates.map(({ id, surplusCents }) => [id, surplusCents]));
}

/** Less is paid out, or less in all: what is reserved may still be paid. */
function isLess(one: Amounts, other: Amounts): boolean {
  const sum = ({ paidCents, reservedCents }: Amounts) => paidCents + reservedCents;
  return one.paidCents < other.paidCents || sum(one) < sum(other);
}

function listConsents(db: Database | Transaction, draftId: string) {
  return db
    .selectFrom('replacementConsents as consent')
    .leftJoin('files as file', 'file.id', 'consent.fileId')
    .innerJoin('users as recorder', 'recorder.id', 'consent.recordedBy')
    .select(['partyId', 'paidCents', 'reservedCents', 'fileName', 'file.sha256', 'recordedAt'])
    .select(sql<string>`recorder.first_name || ' ' || recorder.last_name`.as('recorderName'))
    .where('resultId', '=', draftId)
    .orderBy('recordedAt', 'desc')
    .execute();
}

function present({ paidCents, reservedCents }: Amounts): Consents['losers'][number]['before'] {
  return { paid: eurosFromCents(paidCents), reserved: eurosFromCents(reservedCents) };
}
