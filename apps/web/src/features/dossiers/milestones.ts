import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { TransactionKind } from '@prorata/domain/vocabulary';

/** A day on the way of a dossier: where the money came in, or where a term ends. */
export type Milestone = {
  readonly date: IsoDate;
  readonly isDone: boolean;
  /** Where a term would have ended, were that not a day on which nobody works. */
  readonly movedFrom: IsoDate | undefined;
} & (
  | { readonly kind: 'transaction'; readonly key: TransactionKind }
  | { readonly kind: 'term'; readonly key: Dossier['terms'][number]['term'] }
);

type DatedDossier = Pick<Dossier, 'saleDate' | 'dateSeizure' | 'terms'>;

/** What happened comes first, in the order of the days; then the terms, in the order of the law. */
export function milestonesOf({ saleDate, dateSeizure, terms }: DatedDossier): Milestone[] {
  const past: { key: TransactionKind; date: IsoDate | null }[] = [
    { key: 'seizureByThirdParties', date: dateSeizure },
    { key: 'sale', date: saleDate },
  ];
  const happened = past
    .flatMap(({ key, date }) => (date === null ? [] : [{ key, date }]))
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ key, date }) => ({
      kind: 'transaction' as const,
      key,
      date,
      isDone: true,
      movedFrom: undefined,
    }));
  const due = terms.map(({ term, dueOn, countedUntil, isDone }) => ({
    kind: 'term' as const,
    key: term,
    date: dueOn,
    isDone,
    movedFrom: countedUntil === dueOn ? undefined : countedUntil,
  }));
  return [...happened, ...due];
}
