import type { Language } from '@prorata/domain/vocabulary';
import { queryClient } from '../client/query-client.ts';
import { request } from '../client/request.ts';
import { ownUserQuery } from '../session/own-user-query.ts';
import { storeLanguage } from './choose-language.ts';
import { changeLanguage } from './i18n.ts';

/** Shows another language at once and remembers it: on this device, and for the user who is signed in. */
export async function switchLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await changeLanguage(language);
  const me = queryClient.getQueryData(ownUserQuery.queryKey);
  if (me === undefined) return;
  queryClient.setQueryData(ownUserQuery.queryKey, { ...me, preferredLanguage: language });
  // Before onboarding there is no user yet to keep it for.
  if (!me.isOnboarded) return;
  const { usersCalls } = await import('@prorata/contract/users/calls');
  await request(usersCalls.setPreferredLanguage, { params: { lang: language } });
  // The account is a version further: a form that is open on it goes on from there.
  await queryClient.invalidateQueries({ queryKey: ['users'] });
}
