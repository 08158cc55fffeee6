import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import { useQuery } from '@tanstack/react-query';
import { dossierQuery } from '../dossiers/dossier-queries.ts';
import { privilegesQuery } from '../statements/statement-queries.ts';
import type { Progress } from './progress.ts';

type Transactions = Pick<Dossier, 'transactionKind' | 'saleDate' | 'dateSeizure'>;

const NOT_KNOWN: Transactions = { transactionKind: [], saleDate: null, dateSeizure: null };

/** The privileges that a claim can have: those of the day whose law applies to the dossier, as it is or as it will be. */
export function usePrivileges(
  { dossierId }: Pick<ExtractDraft, 'dossierId'>,
  { dossier }: Pick<Progress, 'dossier'>,
): readonly Privilege[] {
  const existing = useQuery({ ...dossierQuery(dossierId ?? ''), enabled: dossierId !== null });
  const transactions = existing.data ?? { ...NOT_KNOWN, ...dossier };
  return useQuery(privilegesQuery(transactions)).data?.items ?? [];
}
