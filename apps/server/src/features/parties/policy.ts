import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';

/**
 * The organization whose parties a person may see: the own one, for those who work with its dossiers or administer
 * it. What an office knows about people is not the business of others, nor of whoever waits for approval.
 */
export function findOfficeOfParties(user: ActingUser | undefined): string | undefined {
  const capabilities = ['readDossiers', 'administerOrganization', 'administerPlatform'] as const;
  const mayLook = capabilities.some((capability) => refusalOf(user, capability) === undefined);
  return mayLook ? user?.organization?.id : undefined;
}
