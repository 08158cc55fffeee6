import type { IsoDate } from '@prorata/domain/iso-date';

interface Used {
  readonly periods: readonly { readonly validFrom: IsoDate; readonly usedUntil: IsoDate | null }[];
}

/** Until when each period of a cost was used, by its first day, which no two of them share. */
export function usesOf(cost: Used | undefined): ReadonlyMap<IsoDate, IsoDate> {
  const periods = cost?.periods ?? [];
  return new Map(
    periods.flatMap(({ validFrom, usedUntil }) => (usedUntil === null ? [] : [[validFrom, usedUntil]])),
  );
}
