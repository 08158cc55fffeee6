import { sql } from 'kysely';
import type { StampTools } from './stamp-chains.ts';

/**
 * Asks for a stamp over the head of each dossier that was signed or closed without one: before there were stamps, or while no time
 * stamp service was configured.
 */
export async function askForMissingStamps({
  db,
  clock,
  timeStamping,
}: Pick<StampTools, 'db' | 'clock' | 'timeStamping'>): Promise<void> {
  if (timeStamping === undefined) return;
  const at = clock();
  await sql`
    insert into chain_stamps (chain_id, sequence, hash, occasion, asked_at, next_attempt_at)
    select chain.id, chain.last_sequence, chain.last_hash, closed.occasion, ${at}, ${at}
    from dossiers
    join audit_chains chain on chain.id = dossiers.id
    cross join lateral (
      select
        case when status in ('Paid', 'Cancelled') then 'closed' else 'signed' end as occasion,
        case when status in ('Paid', 'Cancelled') then status_changed_at else closed_at end as at
    ) closed
    where dossiers.status in ('Signed', 'PvSent', 'ToPay', 'Paid', 'Cancelled')
      and not exists (select from chain_stamps stamp where stamp.chain_id = chain.id and stamp.asked_at >= closed.at)
    on conflict do nothing`.execute(db);
}
