import type { OpenDossiers } from '@prorata/contract/users/user';
import type { UserType } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { findRefusalToRemove } from './policy.ts';
import { getUser } from './queries.ts';

/** In which nothing is left to do. */
const OVER = ['Paid', 'Cancelled'] as const;

/** The dossiers that somebody answers for, or stands in for, and that are not over. */
export function selectOpenDossiers(db: Database | Transaction, userId: string) {
  return db
    .selectFrom('dossiers')
    .where(({ or, eb }) => or([eb('responsibleBailiffId', '=', userId), eb('deputyBailiffId', '=', userId)]))
    .where('status', 'not in', OVER);
}

async function countOpenDossiers(db: Database | Transaction, userId: string): Promise<OpenDossiers> {
  return selectOpenDossiers(db, userId)
    .select([
      sql<number>`count(*) filter (where responsible_bailiff_id = ${userId})::integer`.as('responsible'),
      sql<number>`count(*) filter (where deputy_bailiff_id = ${userId})::integer`.as('deputy'),
    ])
    .executeTakeFirstOrThrow();
}

/** How many dossiers wait for somebody, for whoever may take that person's account away. */
export async function readOpenDossiers(
  db: Database,
  actor: ActingUser,
  userId: string,
): Promise<OpenDossiers> {
  refuse(findRefusalToRemove(actor, await getUser(db, userId)));
  return countOpenDossiers(db, userId);
}

/**
 * An open dossier needs its bailiffs: another one must take over first. Without a type somebody leaves altogether;
 * with one, they stay as that, and a candidate still stands in.
 */
export async function refuseWithOpenDossiers(
  trx: Transaction,
  userId: string,
  userType?: UserType,
): Promise<void> {
  const { responsible, deputy } = await countOpenDossiers(trx, userId);
  const stranded = (userType === 'Bailiff' ? 0 : responsible) + (isDeputy(userType) ? 0 : deputy);
  if (stranded > 0) throw new ProblemError('user-in-use', { params: { dossiers: stranded } });
}

function isDeputy(userType: UserType | undefined): boolean {
  return userType === 'Bailiff' || userType === 'CandidateBailiff';
}
