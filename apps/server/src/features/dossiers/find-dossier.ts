import { isDossierReadOnly } from '@prorata/domain/dossier-workflow';
import type { Expression, Selectable } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database, DossiersTable, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export type DossierRecord = Selectable<DossiersTable>;

/** The id, or what finds it. */
type DossierId = string | Expression<string>;

/** A dossier of the person's own office; another office's does not exist for them. */
export async function getDossier(
  db: Database | Transaction,
  user: ActingUser,
  dossierId: DossierId,
): Promise<DossierRecord> {
  return orNotFound(await ownDossier(db, user, dossierId).executeTakeFirst());
}

/**
 * What `read` finds in a dossier of the person's own office, asked for together with whether it is theirs. Whatever of it needs
 * the dossier itself waits for it. Of a dossier that is not theirs nobody learns more than that: not even why else it would
 * have been refused.
 */
export async function readInDossier<T>(
  db: Database,
  user: ActingUser,
  dossierId: string,
  read: (db: Database, dossier: Promise<DossierRecord>) => Promise<T>,
): Promise<T> {
  const [, found] = await readTogether(db, (db) => {
    const dossier = getDossier(db, user, dossierId);
    return [dossier, read(db, dossier)];
  });
  return found;
}

/** The same where nothing of the dossier itself is needed: most of what it holds is long, and would only be thrown away. */
export async function readPartOfDossier<T>(
  db: Database,
  user: ActingUser,
  dossierId: string,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const [, found] = await readTogether(db, (db) => [refuseForeign(db, user, dossierId), read(db)]);
  return found;
}

async function refuseForeign(db: Database, user: ActingUser, dossierId: string): Promise<void> {
  const own = await findOwn(db, dossierId, user.organization?.id ?? null);
  if (own.length === 0) throw new ProblemError('not-found');
}

const findOwn = compileOnce((db, dossierId: string, organizationId: string | null) =>
  db
    .selectFrom('dossiers')
    .select('id')
    .where('id', '=', dossierId)
    .where('organizationId', '=', organizationId),
);

/** A dossier of the person's own office, locked until the transaction ends: nobody else changes the dossier, or anything in it, meanwhile. */
export async function lockDossier(
  trx: Transaction,
  user: ActingUser,
  dossierId: DossierId,
): Promise<DossierRecord> {
  return orNotFound(await ownDossier(trx, user, dossierId).forUpdate().executeTakeFirst());
}

/** For what happens while nobody looks: of any office, locked; nothing when it is gone. */
export function lockDossierById(trx: Transaction, dossierId: string): Promise<DossierRecord | undefined> {
  return trx.selectFrom('dossiers').selectAll().where('id', '=', dossierId).forUpdate().executeTakeFirst();
}

/** Held, and refused when it is closed, cancelled, or not the person's to change. */
export async function lockDossierForChange(
  trx: Transaction,
  user: ActingUser,
  dossierId: string,
): Promise<DossierRecord> {
  const dossier = await lockDossier(trx, user, dossierId);
  refuseReadOnly(user, dossier);
  return dossier;
}

export function refuseReadOnly(user: ActingUser, dossier: Pick<DossierRecord, 'status'>): void {
  if (isReadOnlyFor(user, dossier)) throw new ProblemError('dossier-read-only');
}

export function isReadOnlyFor(user: ActingUser, { status }: Pick<DossierRecord, 'status'>): boolean {
  return isDossierReadOnly(status, refusalOf(user, 'writeDossiers') === undefined);
}

function ownDossier(db: Database | Transaction, user: ActingUser, dossierId: DossierId) {
  return db
    .selectFrom('dossiers')
    .selectAll()
    .where('id', '=', dossierId)
    .where('organizationId', '=', user.organization?.id ?? null);
}

function orNotFound(dossier: DossierRecord | undefined): DossierRecord {
  if (dossier === undefined) throw new ProblemError('not-found');
  return dossier;
}
