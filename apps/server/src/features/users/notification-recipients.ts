import type { Language } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { UserRow } from './queries.ts';

/** Somebody who gets a mail, in their own language. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

export function recipientFrom(
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'preferredLanguage'>,
): Recipient {
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    language: user.preferredLanguage,
  };
}

/** The administrators of an organization but those who were disapproved. */
export async function listOrganizationAdministrators(
  trx: Transaction,
  organizationId: string,
): Promise<Recipient[]> {
  const administrators = await selectPeople(trx)
    .where('organizationId', '=', organizationId)
    .where('isOrganizationAdmin', '=', true)
    .where('approval', '<>', 'disapproved')
    .execute();
  return administrators.map(recipientFrom);
}

/** Those who decide on new people. */
export async function listPlatformAdministrators(trx: Transaction): Promise<Recipient[]> {
  const administrators = await selectPeople(trx)
    .where('isPlatformAdmin', '=', true)
    .where('approval', '=', 'approved')
    .where('onboardedAt', 'is not', null)
    .execute();
  return administrators.map(recipientFrom);
}

function selectPeople(trx: Transaction) {
  return trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'preferredLanguage'])
    .where('removedAt', 'is', null)
    .orderBy('id');
}
