import type { InboxScope } from '@prorata/contract/inbox/inbox';
import { sql } from 'kysely';

/** Who handles a dossier, while they work in its office. */
const HANDLER = sql<string | null>`(
  select handler_id from dossier_handlers join users on users.id = handler_id
  where dossier_id = dossiers.id and users.organization_id = dossiers.organization_id
    and users.approval = 'approved' and users.removed_at is null
)`;

/** Whether a person follows the dossier. */
export function isFollowed(userId: string) {
  return sql<boolean>`exists (
    select from dossier_followers where dossier_id = dossiers.id and user_id = ${userId}
  )`;
}

/** Who works on a dossier. */
export const OWNERS = [
  'dossiers.createdBy',
  'dossiers.responsibleBailiffId',
  'dossiers.deputyBailiffId',
  HANDLER.as('handlerId'),
] as const;

interface Owned {
  readonly createdBy: string;
  readonly responsibleBailiffId: string | null;
  readonly deputyBailiffId: string | null;
  readonly handlerId: string | null;
  readonly isFollowed: boolean;
}

/** Of who handles it; while nobody does, of who opened it and of the bailiffs who answer for it. */
export function isOwn(
  { handlerId, createdBy, responsibleBailiffId, deputyBailiffId }: Owned,
  userId: string,
): boolean {
  if (handlerId !== null) return handlerId === userId;
  return [createdBy, responsibleBailiffId, deputyBailiffId].includes(userId);
}

export function scopesOf(isMine: boolean, { isFollowed: follows }: Owned): ReadonlySet<InboxScope> {
  return new Set<InboxScope>([
    'office',
    ...(isMine ? ['mine' as const] : []),
    ...(follows ? ['following' as const] : []),
  ]);
}
