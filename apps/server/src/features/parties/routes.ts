import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { refusalOf } from '../../http/authentication/refusal-of.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { answerCountries } from './countries.ts';
import { joinBook, tellApart } from './duplicates.ts';
import { lookUpParty, searchParties } from './find-party.ts';
import { findMatches } from './match-parties.ts';
import { createBook, listBook, readBook, removeBook, updateBook } from './party-book.ts';
import { asOneOfMany } from './present-party.ts';

export function partiesRoutes({ db }: { readonly db: Database }): Route[] {
  return [
    route(partiesCalls.listCountries, ({ query }) => answerCountries(query.lang)),
    route(partiesCalls.search, async ({ actor, query }) => {
      const found = await searchParties(db, findOfficeOfParties(actor.user), query);
      return { ...found, items: found.items.map(asOneOfMany) };
    }),
    route(partiesCalls.match, async ({ actor, query, body }) => {
      const matches = await findMatches(db, officeOf(actor.user), body.parties, query.lang ?? 'nl');
      const items = matches.map((match) => ({ ...match, candidates: match.candidates.map(asOneOfMany) }));
      return { items };
    }),
    route(partiesCalls.readByEnterpriseNumber, ({ actor, params, query }) =>
      lookUpParty(db, findOfficeOfParties(actor.user), params.kboNumber, query.lang ?? 'nl'),
    ),
    ...bookRoutes(db),
  ];
}

function bookRoutes(db: Database): Route[] {
  return [
    route(partiesCalls.listBook, ({ actor, query }) => listBook(db, officeOf(actor.user), query)),
    route(partiesCalls.createBook, async ({ actor, action, query, body }) => {
      const organizationId = officeOf(actor.user);
      const partyId = await createBook(db, action, organizationId, body);
      return readBook(db, { organizationId, partyId }, query.lang);
    }),
    route(partiesCalls.readBook, ({ actor, params, query }) =>
      readBook(db, { organizationId: officeOf(actor.user), ...params }, query.lang),
    ),
    route(partiesCalls.updateBook, async ({ actor, action, params, query, body }) => {
      const place = { organizationId: officeOf(actor.user), ...params };
      await updateBook(db, action, place, body);
      return readBook(db, place, query.lang);
    }),
    route(partiesCalls.joinBook, async ({ actor, action, params, query, body }) => {
      const place = { organizationId: officeOf(actor.user), ...params };
      await joinBook(db, action, place, body);
      return readBook(db, place, query.lang);
    }),
    route(partiesCalls.tellApart, async ({ actor, action, params, query, body }) => {
      const place = { organizationId: officeOf(actor.user), ...params };
      await tellApart(db, action, place, body);
      return readBook(db, place, query.lang);
    }),
    route(partiesCalls.removeBook, ({ actor, action, params, query }) =>
      removeBook(db, action, { organizationId: officeOf(actor.user), ...params, version: query.version }),
    ),
  ];
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
