import type { IsoDate } from '../iso-date.ts';
import type { Basis, Privilege } from './privilege.ts';

function holdsOn(basis: Basis, onDate: IsoDate): boolean {
  return (basis.from === null || basis.from <= onDate) && (basis.until === null || onDate <= basis.until);
}

/** The articles that carry a privilege on a date. */
export function basisInForce(privilege: Privilege, onDate: IsoDate): readonly Basis[] {
  const { basis } = privilege;
  const isWhole = basis.every((article) => holdsOn(article, onDate));
  return isWhole ? basis : basis.filter((article) => holdsOn(article, onDate));
}

/**
 * The place of a privilege on the scale of ranks on a date. Before its first day it has the first: whether it holds at
 * all on that date is for `isInForce` to say.
 */
export function rankInForce({ ranks }: Privilege, onDate: IsoDate): number {
  const latest = ranks.findLast(({ from }) => from === null || from <= onDate) ?? ranks[0];
  return latest.rank;
}

export function isInForce(privilege: Privilege, onDate: IsoDate): boolean {
  return privilege.basis.some((basis) => holdsOn(basis, onDate));
}
