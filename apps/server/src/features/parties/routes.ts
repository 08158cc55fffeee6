import { partiesCalls } from '@prorata/contract/parties/calls';
import { presentPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { listCountries } from './countries.ts';
import { getPartyByEnterpriseNumber } from './get-party.ts';
import { findOfficeOfParties } from './policy.ts';
import { presentParty } from './present.ts';
import { searchParties } from './search-parties.ts';

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
