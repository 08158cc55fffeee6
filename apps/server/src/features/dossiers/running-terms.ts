import { type DossierTerm, findNextTerm } from '@prorata/domain/dossier-terms';
import type { Database } from '../../database/tables.ts';
import { termsOf } from './present.ts';
import { selectTermFacts } from './term-facts.ts';

/** So many dossiers are read at a time. */
const BATCH_SIZE = 500;

interface RunningTerm {
  readonly id: string;
  readonly organizationId: string;
  readonly responsibleBailiffId: string | null;
  readonly next: DossierTerm;
}

/** The dossiers of all offices in which a term of the law runs, each with the one that ends next. */
export async function* listRunningTerms(db: Database): AsyncGenerator<RunningTerm[]> {
  let after: string | undefined;
  do {
    const dossiers = await selectTermFacts(db)
      .select(['dossiers.id', 'dossiers.organizationId', 'dossiers.responsibleBailiffId'])
      .where('dossiers.status', 'not in', ['ToPay', 'Paid', 'Cancelled'])
      .where('dossiers.erasedAt', 'is', null)
      .$if(after !== undefined, (some) => some.where('dossiers.id', '>', after ?? ''))
      .orderBy('dossiers.id')
      .limit(BATCH_SIZE)
      .execute();
    yield dossiers.flatMap(({ id, organizationId, responsibleBailiffId, ...facts }) => {
      const next = findNextTerm(termsOf(facts));
      return next === undefined ? [] : [{ id, organizationId, responsibleBailiffId, next }];
    });
    after = dossiers.length < BATCH_SIZE ? undefined : dossiers.at(-1)?.id;
  } while (after !== undefined);
}
