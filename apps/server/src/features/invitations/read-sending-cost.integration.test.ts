import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const ADDRESS = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };

async function setPrice(type: 'emailPort' | 'registeredLetterPort', costCents: bigint) {
  await server.db
    .updateTable('platformCostPeriods')
    .set({ costCents })
    .where(({ eb, selectFrom }) =>
      eb('platformCostId', 'in', selectFrom('platformCosts').select('id').where('type', '=', type)),
    )
    .execute();
}

it('counts what would leave at the price of the day; without a price nothing is sent', async () => {
  const url = `/api/Dossier/${await insertDossierToInvite(server.db, cast)}/Invitation`;
  const invitations = [
    { sendMethod: 'Email', email: 'a@c.example', extraEmails: 'b@c.example' },
    { sendMethod: 'Email', email: 'c@c.example' },
    { sendMethod: 'RegisteredLetter', addressee: 'Immo Dijlezicht', address: ADDRESS },
  ];
  await server.call('ann', { method: 'POST', url: `${url}/create`, payload: { invitations } });
  const cost = async () => (await server.call('ann', { url: `${url}/sendingCost` })).json();
  const send = () => server.call('ann', { method: 'POST', url: `${url}/sendUnsentInvitations`, payload: {} });
  await setPrice('emailPort', 25n);
  await setPrice('registeredLetterPort', 1_205n);
  const counts = { unsentInvitations: 3, emails: 3, registeredLetters: 1, qualifiedDeliveries: 0 };
  const prices = { emailPrice: 0.25, registeredLetterPrice: 12.05, qualifiedDeliveryPrice: 0 };
  expect(await cost()).toEqual({ ...counts, ...prices, total: 12.8 });

  const periods = await server.db.deleteFrom('platformCostPeriods').returningAll().execute();
  const none = { emailPrice: null, registeredLetterPrice: null, qualifiedDeliveryPrice: null };
  expect(await cost()).toEqual({ ...counts, ...none, total: null });
  expect((await send()).json()).toMatchObject({ status: 422, code: 'no-price-in-force' });

  await server.db.insertInto('platformCostPeriods').values(periods).execute();
  expect((await send()).json()).toMatchObject({ accepted: 3 });
  expect(await cost()).toMatchObject({ unsentInvitations: 0, emails: 0, registeredLetters: 0, total: 0 });
});
