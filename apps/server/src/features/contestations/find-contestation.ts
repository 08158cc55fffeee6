import type { ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { KeptPiece } from '@prorata/domain/contestations/contestation-workflow';
import type { Facts } from '@prorata/domain/workflow';
import type { Selectable } from 'kysely';
import type { ContestationsTable, Database, ProceedingsTable, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

type Place = ParamsOf<typeof contestationsCalls.annul>;
export type ContestationRecord = Selectable<ContestationsTable>;
export type ProceedingRecord = Selectable<ProceedingsTable>;

/** What the judge decides about a draft, once the money went to the deposit office. */
export function findProceeding(
  db: Database | Transaction,
  resultId: string,
): Promise<ProceedingRecord | undefined> {
  return db.selectFrom('proceedings').selectAll().where('resultId', '=', resultId).executeTakeFirst();
}

/** With what a paper is kept. */
export type PlaceOfPiece = { readonly contestationId: string } | { readonly proceedingId: string };

/** Which papers are kept, for the workflow to ask. */
export async function listKeptKinds(trx: Transaction, place: PlaceOfPiece): Promise<Facts<KeptPiece>> {
  const rows = await trx
    .selectFrom('contestationPieces')
    .select('kind')
    .where((eb) => eb.and(place))
    .execute();
  return Object.fromEntries(rows.map(({ kind }) => [kind, true]));
}

/** Which paper lacks, or that something else happened meanwhile. */
export function refusalOf(reason: string): ProblemError {
  if (reason === 'notInThisStatus') return new ProblemError('contestation-status');
  return new ProblemError('contestation-piece-missing', { detail: reason });
}

export async function lockContestation(
  trx: Transaction,
  { dossierId, contestationId }: Place,
): Promise<ContestationRecord> {
  const contestation = await trx
    .selectFrom('contestations')
    .selectAll()
    .where('id', '=', contestationId)
    .where('dossierId', '=', dossierId)
    .forUpdate()
    .executeTakeFirst();
  if (contestation === undefined) throw new ProblemError('not-found');
  return contestation;
}

export async function getContestation(
  db: Database,
  { dossierId, contestationId }: Place,
): Promise<ContestationRecord> {
  const contestation = await db
    .selectFrom('contestations')
    .selectAll()
    .where('id', '=', contestationId)
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  if (contestation === undefined) throw new ProblemError('not-found');
  return contestation;
}
