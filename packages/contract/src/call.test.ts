import { expect, it } from 'vitest';
import type { QueryOf, SentBodyOf, SentQueryOf } from './call.ts';
import { dossiersCalls } from './dossiers/calls.ts';
import { usersCalls } from './users/calls.ts';

/** As an address bar carries it. */
function toAddress(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
}

it('reads from the address what the caller meant', () => {
  const sent: SentQueryOf<typeof dossiersCalls.list> = { Search: 'maes', ShowPaidDossiers: true, page: 2 };
  const received: QueryOf<typeof dossiersCalls.list> = dossiersCalls.list.query.parse(toAddress(sent));
  expect(received).toEqual({
    Search: 'maes',
    ShowPaidDossiers: true,
    OnlyShowMyDossiers: false,
    OnlyShowStoppedDossiers: false,
    OnlyShowDueDossiers: false,
    ShowCancelledDossiers: false,
    page: 2,
    pageSize: 50,
  });
});

it.each([
  ['a yes that is not true', { ShowPaidDossiers: 'yes' }, 'choice-invalid'],
  ['a page that is no number', { page: '2x' }, 'whole-number'],
  ['page 0', { page: '0' }, 'too-small'],
  ['a page of thousands', { pageSize: '5000' }, 'too-large'],
  ['the same filter twice', { Search: ['a', 'b'] }, 'wrong-type'],
  ['a filter written otherwise', { search: 'maes' }, 'unknown-field'],
])('refuses %s rather than guess', (_case, query, code) => {
  const { error } = dossiersCalls.list.query.safeParse(query);
  expect(error?.issues.map(({ message }) => message)).toEqual([code]);
});

it('lets a caller leave out what may be absent', () => {
  const body: SentBodyOf<typeof usersCalls.create> = {
    name: 'Sofie',
    surname: 'Maes',
    email: 'sofie.maes@example.be',
    preferredLanguage: 'nl',
    userType: 'Employee',
  };
  expect(usersCalls.create.body.parse(body)).toMatchObject({
    phone: null,
    nationalNumber: null,
    organizationId: null,
  });
});
