import type { PrivilegeId } from '../privileges/catalogue.ts';

/** Rights with the preference of a pledgee, which rank among themselves by date (Pledge Act 57 al. 2-3, 60, 76). */
export const PLEDGES = [
  'pledge',
  'pledge-of-claims',
  'retention-right-other',
  'financial-intermediary-lien',
] as const satisfies readonly PrivilegeId[];

export const LESSORS = ['lessor', 'lessor-younger-than-pledge'] as const satisfies readonly PrivilegeId[];

/** The sellers and the subcontractor whom Pledge Act 58 al. 2 puts before pledgees of the same goods. */
export const PREFERRED_TO_PLEDGES = [
  'unpaid-seller-lessor-informed',
  'retention-of-title-seller',
  'unpaid-seller',
  'subcontractor',
] as const satisfies readonly PrivilegeId[];

export const PRESERVERS = [
  'preservation-costs-later',
  'preservation-costs-earlier',
] as const satisfies readonly PrivilegeId[];
