import type { InboxScope } from '@prorata/contract/inbox/inbox';
import { sql } from 'kysely';
import { HANDLER, isMine } from '../dossiers/whose-dossier.ts';

/** What each dossier is to a person: theirs or not, followed or not, and who handles it. */
export function ownership(userId: string) {
  return [isMine(userId).as('isMine'), isFollowed(userId).as('isFollowed'), HANDLER.as('handlerId')] as const;
}

function isFollowed(userId: string) {
  return sql<boolean>`exists (
    select from dossier_followers where dossier_id = dossiers.id and user_id = ${userId}
  )`;
}

export function scopesOf(isOwn: boolean, follows: boolean): ReadonlySet<InboxScope> {
  return new Set<InboxScope>([
    'office',
    ...(isOwn ? ['mine' as const] : []),
    ...(follows ? ['following' as const] : []),
  ]);
}
