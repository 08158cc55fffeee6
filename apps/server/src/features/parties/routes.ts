import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { presentPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { listCountries } from './countries.ts';
import { matchInBook } from './match-parties.ts';
import { listBook, readBook, removeBook, updateBook } from './party-book.ts';
import { presentBookParty, presentParty } from './present-party.ts';
import { searchBook } from './search-parties.ts';

export function partiesRoutes({ db }: { readonly db: Database }): Route[] {
  return [
    route(partiesCalls.listCountries, ({ query }) => ({ items: [...listCountries(query.lang ?? 'nl')] })),
    route(partiesCalls.search, async ({ actor, query }) => {
      const organizationId = findOfficeOfParties(actor.user);
      const { page, pageSize } = query;
      const found =
        organizationId === undefined
          ? { items: [], total: 0, page, pageSize }
          : presentPage(await searchBook(db, organizationId, query), presentParty);
      return { ...found, register: 'unavailable' };
    }),
    route(partiesCalls.match, async ({ actor, body }) => ({
      items: await matchInBook(db, officeOf(actor.user), body.parties),
    })),
    route(partiesCalls.readByEnterpriseNumber, ({ actor, params }) =>
      getPartyByEnterpriseNumber(db, findOfficeOfParties(actor.user), params.kboNumber),
    ),
    ...bookRoutes(db),
  ];
}

function bookRoutes(db: Database): Route[] {
  return [
    route(partiesCalls.listBook, async ({ actor, query }) =>
      presentPage(await listBook(db, officeOf(actor.user), query), presentBookParty),
    ),
    route(partiesCalls.readBook, ({ actor, params }) => readBook(db, officeOf(actor.user), params.partyId)),
    route(partiesCalls.updateBook, ({ actor, action, params, body }) =>
      updateBook(db, action, { organizationId: officeOf(actor.user), ...params }, body),
    ),
    route(partiesCalls.removeBook, ({ actor, action, params, query }) =>
      removeBook(db, action, { organizationId: officeOf(actor.user), ...params, version: query.version }),
    ),
  ];
}

/** The enterprise with a number, among those that an office has met. */
async function getPartyByEnterpriseNumber(
  db: Database,
  organizationId: string | undefined,
  enterpriseNumber: string,
): Promise<Party> {
  const party =
    organizationId &&
    (await db
      .selectFrom('parties')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .where('enterpriseNumber', '=', enterpriseNumber)
      .executeTakeFirst());
  if (!party) throw new ProblemError('kbo-not-found');
  return presentParty(party);
}

/** Whoever works with dossiers has an office. */
function officeOf({ organization }: ActingUser): string {
  if (organization === null) throw new ProblemError('insufficient-permissions');
  return organization.id;
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
