import type { Selectable } from 'kysely';
import type { Database, ListViewsTable, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

export type StoredView = Selectable<ListViewsTable>;

/** The views that a person sees: their own, and those of their office. */
export function selectViews(db: Database | Transaction, user: ActingUser) {
  return db
    .selectFrom('listViews')
    .selectAll('listViews')
    .where(({ or, eb }) =>
      or([
        eb('ownerId', '=', user.id),
        ...(user.organization === null ? [] : [eb('organizationId', '=', user.organization.id)]),
      ]),
    );
}

/**
 * Held, and refused to whom may not change it. Whoever writes in the dossiers of an office, or administers it, also sees to
 * what its lists show.
 */
export async function lockView(trx: Transaction, user: ActingUser, viewId: string): Promise<StoredView> {
  const stored = await selectViews(trx, user).where('id', '=', viewId).forUpdate().executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  if (!canChange(user, stored)) throw new ProblemError('insufficient-permissions');
  return stored;
}

export function canChange(user: ActingUser, { ownerId }: Pick<StoredView, 'ownerId'>): boolean {
  return ownerId === null ? canChangeForOffice(user) : ownerId === user.id;
}

export function canChangeForOffice(user: ActingUser): boolean {
  const capabilities = ['writeDossiers', 'administerOrganization'] as const;
  return (
    user.organization !== null && capabilities.some((capability) => refusalOf(user, capability) === undefined)
  );
}

/** Two views of one person, or of one office, have different names. */
export const NAME_REFUSALS = {
  list_views_own: { code: 'validation', field: 'name' },
  list_views_office: { code: 'validation', field: 'name' },
} as const;
