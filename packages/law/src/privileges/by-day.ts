import type { Privilege } from './privilege.ts';

/**
 * Whether the law of a privilege goes by the day on which the right arose: to order it among others on a lot, to let an
 * older claim keep it, or to look back from a death.
 */
export function goesByDay({ id, kind, validOn }: Pick<Privilege, 'id' | 'kind' | 'validOn'>): boolean {
  return kind === 'specific' || validOn === 'claimDate' || id === 'funeral-costs' || id === 'last-illness';
}
