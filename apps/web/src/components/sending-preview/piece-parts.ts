import type { PieceOfPreview } from '@prorata/contract/previews/preview';

/** What there is to look at of one piece, in the order of the tabs. */
export type PiecePart =
  | { readonly key: string; readonly kind: 'letter' }
  | { readonly key: string; readonly kind: 'mail'; readonly number: number; readonly isCopy: boolean }
  | {
      readonly key: string;
      readonly kind: 'enclosure';
      readonly index: number;
      readonly name: string;
      readonly pages: number;
    }
  | { readonly key: string; readonly kind: 'envelope' };

export function partsOf(piece: PieceOfPreview): PiecePart[] {
  const { sendMethod, number, enclosures, envelope, copies } = piece;
  return [
    sendMethod === 'Email'
      ? { key: 'mail', kind: 'mail' as const, number, isCopy: false }
      : { key: 'letter', kind: 'letter' as const },
    ...enclosures.map(({ name, pages }, index) => ({
      ...{ key: `enclosure ${index}`, kind: 'enclosure' as const, index, name, pages },
    })),
    ...(envelope === null ? [] : [{ key: 'envelope', kind: 'envelope' as const }]),
    ...copies.map((copy) => ({
      ...{ key: `copy ${copy.number}`, kind: 'mail' as const, number: copy.number, isCopy: true },
    })),
  ];
}

export type Filter = 'all' | 'RegisteredLetter' | 'QualifiedDelivery' | 'Email' | 'warnings';

const FILTERS: readonly Filter[] = ['all', 'RegisteredLetter', 'QualifiedDelivery', 'Email', 'warnings'];

export function filterPieces(pieces: readonly PieceOfPreview[], filter: Filter): PieceOfPreview[] {
  return pieces.filter(
    ({ sendMethod, warnings }) =>
      filter === 'all' || (filter === 'warnings' ? warnings.length > 0 : sendMethod === filter),
  );
}

/** Those that show something, with how much; all of them always. */
export function countFilters(pieces: readonly PieceOfPreview[]): { filter: Filter; count: number }[] {
  return FILTERS.map((filter) => ({ filter, count: filterPieces(pieces, filter).length })).filter(
    ({ filter, count }) => filter === 'all' || count > 0,
  );
}
