import { account } from '@prorata/demo/numbers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, nextEnterpriseNumber, type TestUsers } from '../../testing/test-users.ts';
import { rememberAddressee } from '../parties/remember-addressee.ts';
import { rememberParty } from '../parties/remember-party.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const [VAT, INCOME, OWN] = [account(1), account(2), account(3)];
const address = { street: 'Toren', housenumber: '25', zipcode: '1000', city: 'Brussel', country: 'BE' };

async function add(changes: object = {}) {
  const payload = {
    nameNl: 'Dienst Schatten',
    nameFr: 'Service des Trésors',
    kboNumber: nextEnterpriseNumber(),
    address,
    email: 'invordering@schatten.example',
    accounts: [
      { purpose: 'Btw', iban: VAT },
      { purpose: 'Personenbelasting', iban: INCOME },
    ],
    languages: ['nl'],
    ...changes,
  };
  return (await server.call('platform', { method: 'POST', url: '/api/Institution', payload })).json();
}

async function search(query: string, lang = 'nl', subject = 'ann') {
  const asked = new URLSearchParams({ query, lang, ...(/^\d+$/.test(query) && { column: 'kboNumber' }) });
  return (await server.call(subject, { url: `/api/Party?${asked}` })).json().items;
}

/** As the form of a statement is saved. */
async function remember(enterpriseNumber: string, contact: object) {
  const party = { name: 'Dienst Schatten', firstName: null, lastName: null, nationalNumber: null };
  const rest = { corporateForm: null, legalEntityType: 'government' as const, address };
  return inTransaction(server.db, (trx) =>
    rememberParty(trx, cast.own.id, { ...party, ...rest, enterpriseNumber, ...contact }, new Date()),
  );
}

it('is kept once by the platform: added, changed under its version, found in the list, and removed, all on record', async () => {
  const added = await add({ nameNl: 'Stad Merelveen', nameFr: null });
  expect(added).toMatchObject({ nameNl: 'Stad Merelveen', isGovernment: true, version: 1 });
  const { id, updatedAt: _, ...fields } = added;
  const url = `/api/Institution/${id}`;
  const payload = { ...fields, email: 'nieuw@merelveen.example' };
  expect((await server.call('platform', { method: 'PUT', url, payload })).json()).toMatchObject({
    ...{ email: 'nieuw@merelveen.example', version: 2 },
  });
  const stale = await server.call('platform', { method: 'PUT', url, payload: { ...payload, email: null } });
  expect(stale.statusCode).toBe(409);
  const listed = await server.call('platform', { url: '/api/Institution?search=merelveen' });
  expect(listed.json()).toMatchObject({ total: 1, items: [{ id }] });
  const twice = await server.call('platform', {
    ...{ method: 'POST', url: '/api/Institution' },
    payload: { nameNl: 'Nog eens', kboNumber: added.kboNumber, address },
  });
  expect(twice.json()).toMatchObject({ code: 'validation', errors: [{ path: 'kboNumber' }] });
  expect((await server.call('platform', { method: 'DELETE', url })).statusCode).toBe(204);
  expect((await server.call('platform', { url })).statusCode).toBe(404);
  const events = await server.db
    .selectFrom('auditEvents')
    .select('type')
    .where('subjectId', '=', id)
    .orderBy('sequence')
    .execute();
  expect(events.map(({ type }) => type)).toEqual([
    'institution.created',
    'institution.changed',
    'institution.removed',
  ]);
});

it('stands first in the searches of every office, named in its language, once for each account', async () => {
  const { kboNumber } = await add();
  const found = { kboNumber, partyId: null, legalEntityType: 'government', language: 'nl', address };
  const vat = { paymentaccount: VAT, institution: { purpose: 'Btw', ownFields: [] } };
  expect(await search(kboNumber)).toMatchObject([
    { ...found, ...vat, name: 'Dienst Schatten' },
    { ...found, paymentaccount: INCOME },
  ]);
  expect(await search('tresors personen', 'fr', 'bob')).toMatchObject([
    { name: 'Service des Trésors', paymentaccount: INCOME },
    { paymentaccount: VAT },
  ]);
});

it('is recognised by its number, and by its name only possibly', async () => {
  const { kboNumber } = await add({ nameNl: 'Kas voor Zeevogels', nameFr: null });
  const parties = [
    { name: 'iets anders', kboNumber },
    { name: 'Kas Zeevogels' },
    { name: 'Kas voor Landdieren' },
  ];
  const answer = await server.call('ann', { method: 'POST', url: '/api/Party/match', payload: { parties } });
  const [numbered, named, other] = answer.json().items;
  const candidates = [{ kboNumber, name: 'Kas voor Zeevogels', institution: { ownFields: [] } }];
  expect(numbered).toMatchObject({ certainty: 'exact', candidates });
  expect(named).toMatchObject({ certainty: 'possible', candidates });
  expect(other.certainty).toBe('none');
  const looked = await server.call('ann', { url: `/api/Party/${kboNumber}` });
  // Of two accounts none is taken unseen.
  expect(looked.json()).toMatchObject({ name: 'Kas voor Zeevogels', paymentaccount: null });
});

it('an office that uses it as it is goes on to follow it', async () => {
  const { id, updatedAt: _, ...fields } = await add({ accounts: [{ iban: VAT }] });
  await remember(fields.kboNumber, { email: fields.email, paymentAccount: VAT, language: 'nl' });
  const payload = { ...fields, email: 'elders@schatten.example', accounts: [{ iban: INCOME }] };
  await server.call('platform', { method: 'PUT', url: `/api/Institution/${id}`, payload });
  expect(await search(fields.kboNumber)).toMatchObject([
    {
      ...{ partyId: expect.any(String), email: 'elders@schatten.example', paymentaccount: INCOME },
      institution: { ownFields: [] },
    },
  ]);
});

it('whoever takes it over by hand follows it too', async () => {
  const { kboNumber, email } = await add();
  const payload = { name: 'Dienst Schatten', kboNumber, address, email, paymentaccount: OWN };
  const added = await server.call('ann', { method: 'POST', url: '/api/PartyBook', payload });
  expect(added.json()).toMatchObject({
    ...{ email: null, paymentaccount: OWN, address: { city: null } },
    institution: { email, ownFields: ['paymentaccount'] },
  });
});

it('what an office says otherwise is its own, goes first there, and is told', async () => {
  const { kboNumber } = await add({ nameNl: 'Rijksdienst Regenwater', nameFr: null });
  const partyId = await remember(kboNumber, { email: 'team7@schatten.example', paymentAccount: OWN });
  const own = { partyId, email: 'team7@schatten.example', paymentaccount: OWN };
  const [first, ...others] = await search(kboNumber);
  expect(first).toMatchObject({ ...own, institution: { ownFields: ['email', 'paymentaccount'] } });
  expect(others).toMatchObject([{ paymentaccount: VAT, institution: { ownFields: ['email'] } }, {}]);
  const [elsewhere] = await search(kboNumber, 'nl', 'bob');
  expect(elsewhere).toMatchObject({ partyId: null, email: 'invordering@schatten.example' });
  const page = await server.call('ann', { url: `/api/PartyBook/${partyId}` });
  expect(page.json()).toMatchObject({ institution: { ownFields: ['email', 'paymentaccount'] } });
  await remember(kboNumber, { paymentAccount: VAT });
  expect((await search(kboNumber))[0]).toMatchObject({ institution: { ownFields: ['email'] } });
});

it('an invitation that names it is known by its number', async () => {
  const { kboNumber } = await add({ nameNl: 'Fonds Windmolens', nameFr: null });
  const addressee = { addressee: 'Fonds Windmolens', address: null, email: 'molen@fonds.example' };
  const partyId = await inTransaction(server.db, (trx) =>
    rememberAddressee(trx, cast.own.id, addressee, new Date()),
  );
  const page = await server.call('ann', { url: `/api/PartyBook/${partyId}` });
  expect(page.json()).toMatchObject({ kboNumber, institution: { ownFields: ['email'] } });
});
