import { DEMO_PEOPLE, type DemoPerson } from '@prorata/demo/people';
import type { Account } from 'oidc-provider';

export function findPerson(subject: unknown): DemoPerson | undefined {
  return DEMO_PEOPLE.find((person) => person.subject === subject);
}

/** The claims that each scope brings into the id token. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
};

export function findAccount(subject: string): Account | undefined {
  const person = findPerson(subject);
  if (person === undefined) return undefined;
  return {
    accountId: person.subject,
    claims: () => ({
      sub: person.subject,
      name: `${person.firstName} ${person.lastName}`,
      given_name: person.firstName,
      family_name: person.lastName,
      locale: person.language,
      email: person.email,
      email_verified: true,
    }),
  };
}
