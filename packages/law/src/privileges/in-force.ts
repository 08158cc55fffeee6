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

export function isInForce(privilege: Privilege, onDate: IsoDate): boolean {
  return privilege.basis.some((basis) => holdsOn(basis, onDate));
}
