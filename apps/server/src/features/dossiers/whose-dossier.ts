import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Who handles a dossier, while they work in its office. */
export const HANDLER = sql<string | null>`(
  select handler_id from dossier_handlers join users on users.id = handler_id
  where dossier_id = dossiers.id and users.organization_id = dossiers.organization_id
    and users.approval = 'approved' and users.removed_at is null
)`;

/**
 * The condition on `dossiers` for what is “mine”, in list, inbox, calendar and figures alike: what the person handles, and,
 * while nobody does, what they opened or answer for as bailiff.
 */
export function isMine(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    dossiers.id = any(array(select dossier_id from dossier_handlers where handler_id = ${userId}))
    or ${userId} in (dossiers.created_by, dossiers.responsible_bailiff_id, dossiers.deputy_bailiff_id)
      and ${HANDLER} is null
  )`;
}
