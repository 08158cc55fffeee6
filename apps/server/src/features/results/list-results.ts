import type { QueryOf } from '@prorata/contract/call';
import type { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import { type Page, presentPage, readPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { presentResult } from '../distribution/present-result.ts';
import { selectResults } from '../distribution/select-results.ts';
import { getDossier } from '../dossiers/find-dossier.ts';

/** The calculations of a dossier, newest first. Without older ones: the newest, and the one that was signed. */
export async function listResults(
  db: Database,
  user: ActingUser,
  dossierId: string,
  { showOlder, ...page }: QueryOf<typeof resultsCalls.list>,
): Promise<Page<Result>> {
  const dossier = await getDossier(db, user, dossierId);
  const results = selectResults(db, dossier.id);
  const shown = showOlder
    ? results
    : results.where((eb) =>
        eb.or([
          eb('result.signedAt', 'is not', null),
          eb(
            'result.sequence',
            '=',
            eb
              .selectFrom('calculationResults as newest')
              .select(({ fn }) => fn.max('newest.sequence').as('sequence'))
              .where('newest.dossierId', '=', dossier.id),
          ),
        ]),
      );
  return presentPage(await readPage(shown, page), presentResult);
}
