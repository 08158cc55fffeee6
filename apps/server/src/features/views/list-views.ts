import type { ListName, View, ViewContent } from '@prorata/contract/views/view';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { canChange, type StoredView, selectViews } from './find-view.ts';

/** What a person can choose from above a list: their own views first, each part by name. */
export async function listViews(db: Database, user: ActingUser, list: ListName): Promise<View[]> {
  const stored = await withDefaults(db, user)
    .where('listViews.list', '=', list)
    .orderBy(sql`owner_id is null`)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('listViews.id')
    .execute();
  return stored.map((view) => present(user, view));
}

export async function readView(db: Database, user: ActingUser, viewId: string): Promise<View> {
  const stored = await withDefaults(db, user).where('listViews.id', '=', viewId).executeTakeFirst();
  if (stored === undefined) throw new ProblemError('not-found');
  return present(user, stored);
}

function withDefaults(db: Database, user: ActingUser) {
  return selectViews(db, user).select(
    sql<boolean>`exists (
      select from list_defaults where user_id = ${user.id} and view_id = list_views.id
    )`.as('isDefault'),
  );
}

function present(user: ActingUser, stored: StoredView & { readonly isDefault: boolean }): View {
  const { id, version, name, isDefault } = stored;
  return {
    ...{ id, version, name, isDefault },
    // Written by us, from what the contract let in.
    list: stored.list as ListName,
    content: stored.content as ViewContent,
    isOffice: stored.ownerId === null,
    canChange: canChange(user, stored),
  };
}
