import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';

/**
 * Ends the published keys of bailiffs of an office who may no longer sign for it. Called in the transaction of every
 * act that can take that right away; the right comes back with the next report that is accepted.
 */
export async function endSigningRights(
  trx: Transaction,
  organizationId: string | null,
  at: Date,
): Promise<void> {
  if (organizationId === null) return;
  const today = brusselsDate(at);
  await sql`
    update report_signers set until_day = greatest(from_day, ${today}::date)
    where organization_id = ${organizationId} and until_day is null and not exists (
      select from users join organizations on organizations.id = users.organization_id
      where users.id = report_signers.user_id and organizations.id = report_signers.organization_id
        and users.user_type = 'Bailiff' and users.approval = 'approved' and users.removed_at is null
        and organizations.approval = 'approved' and organizations.has_distribution_file_permission)`.execute(
    trx,
  );
}
