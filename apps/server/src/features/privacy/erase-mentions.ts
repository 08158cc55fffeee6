import { formatNationalNumber } from '@prorata/domain/national-number';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { ERASED } from '../maintenance/erase-rows.ts';

/** By what a text can name somebody. */
interface Named {
  readonly names: readonly string[];
  readonly nationalNumber: string | null;
  readonly emails: readonly string[];
}

/** What an office writes for itself while it works on a dossier: one that names somebody goes as a whole. */
const OWN_TEXTS = { notes: 'body', tasks: 'body', reminders: 'body', notifications: 'about' } as const;

/** Where else somebody may be named, with what stands there afterwards. */
const TEXTS: readonly (readonly [table: string, column: string, left: string | null])[] = [
  ...(['title', 'reference', 'explanation', 'electedDomicile'] as const).map(
    (column) => ['dossiers', column, null] as const,
  ),
  ...(['estates', 'seizingCreditors', 'deeds', 'thirdPartyDebtors'] as const).map(
    (column) => ['dossiers', column, '[]'] as const,
  ),
  ['dossiers', 'cancelReason', ERASED],
  ['platformTransactions', 'defendantName', null],
  ['platformTransactions', 'extraInfo', null],
  ['assets', 'name', ERASED],
  ['assets', 'description', null],
  ['executionCosts', 'description', ERASED],
  ['stops', 'note', null],
  ['stops', 'withdrawalReason', ERASED],
  ['stops', 'releaseReason', ERASED],
  ['consultations', 'note', null],
  ['closingSteps', 'reference', null],
  ['closingSteps', 'note', null],
  ['followUps', 'source', null],
  ['statements', 'explanationOfChange', null],
  ['statements', 'rejectionNote', null],
  ['privilegedClaims', 'assetDescription', null],
  ['privilegedClaims', 'reservationReason', null],
  ['privilegedClaims', 'rejectionNote', null],
  ['readings', 'name', null],
];

/**
 * Takes somebody out of what others wrote in dossiers of which nothing is needed any more, wherever they wrote it. A text is
 * theirs where it has the whole name, in either order, the number or the address, as words of their own.
 */
export async function eraseMentions(
  trx: Transaction,
  dossierIds: readonly string[],
  named: Named,
): Promise<void> {
  const ways = waysToName(named);
  if (ways.length === 0) return;
  const pattern = `(^|[^[:alnum:]])(${ways.map(literally).join('|')})([^[:alnum:]]|$)`;
  const names = (text: RawBuilder<unknown>) => sql<SqlBool>`fold(${text}) ~ fold(${pattern})`;
  for (const [table, column] of Object.entries(OWN_TEXTS)) {
    await sql`
      delete from ${sql.table(table)}
      where dossier_id = any(${dossierIds}::uuid[]) and ${names(sql`${sql.ref(column)}`)}`.execute(trx);
  }
  for (const [table, column, left] of TEXTS) {
    const dossier = sql.ref(table === 'dossiers' ? 'id' : 'dossierId');
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${left}
      where ${dossier} = any(${dossierIds}::uuid[]) and ${names(sql`${sql.ref(column)}::text`)}`.execute(trx);
  }
  // Who acted with an account stays named in what they did.
  await sql`
    update audit_values set content = content - (
      select coalesce(array_agg(key), '{}') from jsonb_each(content) as told (key, value)
      where ${names(sql`value ->> 'value'`)} and (key <> 'actorName' or actor_kind <> 'user')
    )
    from audit_events where audit_events.id = event_id and chain_id = any(${dossierIds}::uuid[])
      and ${names(sql`content::text`)}`.execute(trx);
}

/** Each in the ways in which people write it. */
function waysToName({ names, nationalNumber, emails }: Named): string[] {
  const both = names.flatMap((name) => {
    const words = name.split(/\s+/).filter((word) => word !== '');
    const [first = '', ...others] = words;
    return others.length === 0
      ? [first]
      : [words.join(' '), [...others, first].join(' '), [others.join(' '), first].join(', ')];
  });
  const number = nationalNumber === null ? [] : [nationalNumber, formatNationalNumber(nationalNumber)];
  return [...new Set([...both, ...number, ...emails])].filter((way) => way !== '');
}

function literally(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
