import type { Confidence } from '../confidence.ts';
import type { Reference } from '../dated-parameter.ts';
import type { PrivilegeId } from './catalogue.ts';

/**
 * The time to which a privilege is limited, so that a machine can lay it over the periods for which the principal is
 * owed. What lies outside is an ordinary claim.
 *
 * - `before`: so many months back from the death, the dispossession or the seizure.
 * - `years`: so many years that have run out, the current one, and so many after it. They are years of the lease, or of
 *   the calendar.
 * - `latest`: the last so many years that the claim itself is about.
 */
export type Window = { readonly reference: Reference; readonly confidence: Confidence } & (
  | { readonly kind: 'before'; readonly months: number }
  | {
      readonly kind: 'years';
      readonly of: 'lease' | 'calendar';
      readonly past: number;
      /** `null`: all that are still to come. */
      readonly future: number | null;
    }
  | { readonly kind: 'latest'; readonly years: number }
);

const LEASE = { act: 'mortgageAct', article: '20, 1°' } as const;

/** Two years of a house; the whole future when the lease has a date that nobody can dispute. */
const house = {
  kind: 'years',
  of: 'lease',
  past: 2,
  future: 1,
  reference: LEASE,
  confidence: 'source',
} as const;

/** The windows of a lease, by what is let and by the date of the deed. */
export const LEASE_WINDOWS = {
  house,
  datedHouse: { ...house, future: null },
  farm: { ...house, past: 1, future: 0 },
} as const satisfies Record<string, Window>;

export const WINDOWS = {
  lessor: house,
  'lessor-younger-than-pledge': house,
  'last-illness': {
    kind: 'before',
    months: 12,
    reference: { act: 'mortgageAct', article: '19, 3°' },
    confidence: 'source',
  },
  'subsistence-supplies': {
    kind: 'before',
    months: 6,
    reference: { act: 'mortgageAct', article: '19, 5°' },
    confidence: 'source',
  },
  'annual-holiday': {
    kind: 'years',
    of: 'calendar',
    past: 1,
    future: 0,
    reference: { act: 'mortgageAct', article: '19, 4° al. 2' },
    confidence: 'source',
  },
  'insurance-premium': {
    kind: 'latest',
    years: 2,
    reference: { act: 'insuranceAct', article: '114' },
    confidence: 'source',
  },
  'insurance-premium-marine': {
    kind: 'latest',
    years: 2,
    reference: { act: 'insuranceAct', article: '247' },
    confidence: 'source',
  },
} as const satisfies Partial<Record<PrivilegeId, Window>>;

const BY_ID: ReadonlyMap<string, Window> = new Map(Object.entries(WINDOWS));

export function findWindow(privilegeId: string): Window | undefined {
  return BY_ID.get(privilegeId);
}
