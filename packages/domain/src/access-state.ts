import type { UserFacts } from './capabilities.ts';

/** How far a signed-in person has come; each state but the last has one screen to go on from. */
export const ACCESS_STATES = ['notOnboarded', 'pending', 'organizationIncomplete', 'full'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** Whoever is not approved waits, a disapproved person too: the screen says which of the two it is. */
export function accessStateOf(
  user: Pick<UserFacts, 'isOnboarded' | 'approval' | 'organization'> | undefined,
): AccessState {
  if (!user?.isOnboarded) return 'notOnboarded';
  if (user.approval !== 'approved') return 'pending';
  return user.organization?.isComplete === true ? 'full' : 'organizationIncomplete';
}
