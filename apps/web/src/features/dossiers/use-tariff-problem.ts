import type { Collection } from '@prorata/contract/dossiers/collection';
import { ProblemError } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';

/** Why the tariff could not be charged in a dossier, as a problem that has a phrase. */
export function useTariffProblem(collection: Collection | undefined): ProblemError | undefined {
  const language = useLanguage();
  const problem = collection?.dossierCostsProblem;
  if (!problem) return undefined;
  const { code, cost, date } = problem;
  return new ProblemError({ code, params: { cost, date: formatDate(date, language) } });
}
