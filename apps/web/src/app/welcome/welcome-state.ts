import type { Me } from '@prorata/contract/users/user';

export type WelcomeState = 'pending' | 'disapproved' | 'newTexts' | 'licence' | 'full';

export type WelcomedUser = Pick<Me, 'approved' | 'isPending'> & {
  readonly textsToAccept: readonly unknown[];
  readonly organization: { readonly eulaAcceptedAt: string | null } | null;
};

/** What the welcome page has to say first. */
export function welcomeState({
  approved,
  isPending,
  textsToAccept,
  organization,
}: WelcomedUser): WelcomeState {
  if (isPending) return 'pending';
  if (!approved) return 'disapproved';
  if (textsToAccept.length > 0) return 'newTexts';
  return organization?.eulaAcceptedAt == null ? 'licence' : 'full';
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** By the clock of the person who is greeted. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
