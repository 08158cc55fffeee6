import type { BodyOf } from '@prorata/contract/call';
import type { recurringCalls } from '@prorata/contract/recurring/calls';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import type { RunTerms } from '@prorata/domain/recurring/due-run';
import type { Selectable } from 'kysely';
import type { Database, RecurringTermsTable, Transaction } from '../../database/tables.ts';

export type GivenTerms = BodyOf<typeof recurringCalls.setTerms>;
type Terms = Omit<GivenTerms, 'version'>;

const DEFAULTS: Terms = {
  threshold: null,
  everyMonths: null,
  nextRunOn: null,
  sharesOn: 'balance',
  children: 0,
  childrenSince: null,
};

/** Those of the defaults until somebody sets them. */
export async function readTerms(
  db: Database | Transaction,
  seriesId: string,
): Promise<GivenTerms & { readonly id: string | null }> {
  const stored = await db
    .selectFrom('recurringTerms')
    .leftJoin('dossiers as run', 'run.id', 'recurringTerms.nextRunKeptIn')
    .selectAll('recurringTerms')
    .select('run.status as keptIn')
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  if (stored === undefined) return { ...DEFAULTS, id: null, version: 1 };
  // A run that was cancelled has kept no day.
  const isKept = stored.keptIn !== null && stored.keptIn !== 'Cancelled';
  return { ...fieldsOf(stored), ...(isKept && { nextRunOn: null }), id: stored.id, version: stored.version };
}

function fieldsOf(stored: Selectable<RecurringTermsTable>): Terms {
  const { thresholdCents, everyMonths, nextRunOn, sharesOn, children, childrenSince } = stored;
  return {
    threshold: thresholdCents === null ? null : eurosFromCents(thresholdCents),
    ...{ everyMonths, nextRunOn, sharesOn, children, childrenSince },
  };
}

export function runTermsOf({ threshold, everyMonths, nextRunOn }: Terms): RunTerms {
  return { thresholdCents: threshold === null ? null : centsFromEuros(threshold), everyMonths, nextRunOn };
}
