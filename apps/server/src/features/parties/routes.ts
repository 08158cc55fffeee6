import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { presentPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listCountries } from './countries.ts';
import { type StoredParty, searchParties } from './search-parties.ts';
import { streetAddressOf } from './street-address.ts';

export function partiesRoutes({ db }: { readonly db: Database }): Route[] {
  return [
    route(partiesCalls.listCountries, ({ query }) => ({ items: [...listCountries(query.lang ?? 'nl')] })),
    route(partiesCalls.search, async ({ actor, query }) =>
      presentPage(await searchParties(db, findOfficeOfParties(actor.user), query), presentParty),
    ),
    route(partiesCalls.readByEnterpriseNumber, async ({ actor, params }) =>
      presentParty(await getPartyByEnterpriseNumber(db, findOfficeOfParties(actor.user), params.kboNumber)),
    ),
  ];
}

/** The enterprise with a number, among those that an office has met. */
async function getPartyByEnterpriseNumber(
  db: Database,
  organizationId: string | undefined,
  enterpriseNumber: string,
): Promise<StoredParty> {
  const party =
    organizationId &&
    (await db
      .selectFrom('parties')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .where('enterpriseNumber', '=', enterpriseNumber)
      .executeTakeFirst());
  if (!party) throw new ProblemError('kbo-not-found');
  return party;
}

/**
 * The organization whose parties a person may see: the own one, for those who work with its dossiers or administer
 * it. What an office knows about people is not the business of others, nor of whoever waits for approval.
 */
function findOfficeOfParties(user: ActingUser | undefined): string | undefined {
  const capabilities = ['readDossiers', 'administerOrganization', 'administerPlatform'] as const;
  const mayLook = capabilities.some((capability) => refusalOf(user, capability) === undefined);
  return mayLook ? user?.organization?.id : undefined;
}

function presentParty(stored: StoredParty): Party {
  const { address } = stored;
  return {
    name: stored.name,
    firstname: stored.firstName,
    lastname: stored.lastName,
    nationalNumber: stored.nationalNumber,
    kboNumber: stored.enterpriseNumber,
    corporateForm: stored.corporateForm,
    legalEntityType: stored.legalEntityType,
    address: {
      addressee: address?.addressee ?? null,
      address1: address?.address1 ?? null,
      address2: address?.address2 ?? null,
      ...streetAddressOf(address),
    },
  };
}
