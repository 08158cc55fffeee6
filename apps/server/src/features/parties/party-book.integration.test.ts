import type { partyTraitsSchema } from '@prorata/contract/parties/party';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { newId } from '../../database/new-id.ts';
import type { PartiesTable } from '../../database/tables.ts';
import { insertDossier, insertDossierCreditor } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, nextEnterpriseNumber, type TestUsers } from '../../testing/test-users.ts';
import { fillRegister } from '../register/testing/fill-register.ts';
import { rememberParty } from './remember-party.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

async function insertParty(changes: Partial<Insertable<PartiesTable>>): Promise<string> {
  const id = newId();
  await server.db
    .insertInto('parties')
    .values({ id, organizationId: cast.own.id, ...changes })
    .execute();
  return id;
}

const NOBODY = {
  ...{ name: null, firstName: null, lastName: null, nationalNumber: null, enterpriseNumber: null },
  ...{ corporateForm: null, legalEntityType: null },
};
const inMechelen = { street: 'Kaai', housenumber: '1', zipcode: '2800', city: 'Mechelen', country: 'BE' };

async function match(...parties: z.input<typeof partyTraitsSchema>[]) {
  const answer = await server.call('ann', { method: 'POST', url: '/api/Party/match', payload: { parties } });
  return answer.json().items;
}

describe('POST /api/Party/match', () => {
  const number = nextEnterpriseNumber();
  beforeAll(async () => {
    await insertParty({ name: 'Scheldebank', enterpriseNumber: number, address: inMechelen });
    await insertParty({ name: 'Scheldebank Leasing', enterpriseNumber: nextEnterpriseNumber() });
    await insertParty({ firstName: 'Renée', lastName: 'Van den Broeck', nationalNumber: '76041896423' });
    await insertParty({ organizationId: cast.other.id, name: 'Elders Bekend' });
  });

  it('answers for each of many, in their order: by number, by name, or not at all', async () => {
    const items = await match(
      { name: 'Onbekend maar genummerd', kboNumber: number },
      { name: 'Schledebank NV', zipcode: '2800' },
      { firstname: 'Renee', lastname: 'Vandenbroeck' },
      { name: 'Elders Bekend' },
      {},
    );
    expect(items.map(({ certainty }: { certainty: string }) => certainty)).toEqual([
      'exact',
      'possible',
      'possible',
      'none',
      'none',
    ]);
    expect(items[0].candidates).toMatchObject([{ kboNumber: number, name: 'Scheldebank' }]);
    expect(items[1].candidates[0]).toMatchObject({ name: 'Scheldebank' });
    expect(items[2].candidates).toMatchObject([{ nationalNumber: '••.••.••-•••.23' }]);
  });

  it('takes another number for another party, whatever the name', async () => {
    expect(await match({ name: 'Scheldebank', kboNumber: nextEnterpriseNumber() })).toEqual([
      { certainty: 'none', candidates: [] },
    ]);
  });

  it('asks the register whom the office does not know', async () => {
    const telvia = nextEnterpriseNumber();
    const seat = { zipcode: '2800', cityNl: 'Mechelen' };
    await fillRegister(server.db, [
      { number, names: ['Scheldebank'], situationCode: '050' },
      { number: telvia, names: ['Telvia', { name: 'Telvia Belgique', language: 'fr' }], seat },
    ]);
    const [known, numbered, named, elsewhere] = await match(
      { name: 'Scheldebank', kboNumber: number },
      { name: 'Iets anders', kboNumber: telvia },
      { name: 'Telvai NV', zipcode: '2800' },
      { name: 'Telvai NV', zipcode: '9000' },
    );
    expect(known.candidates).toMatchObject([
      { partyId: expect.any(String), register: { situation: { code: '050' } } },
    ]);
    expect(numbered).toMatchObject({ certainty: 'exact', candidates: [{ name: 'Telvia', partyId: null }] });
    expect(named).toMatchObject({ certainty: 'possible', candidates: [{ kboNumber: telvia }] });
    expect(elsewhere).toEqual({ certainty: 'none', candidates: [] });
  });

  it('matches hundreds at once, and refuses more than that', async () => {
    const many = Array.from({ length: 500 }, (_, place) => ({
      name: place % 100 === 7 ? 'Belgique Tlevia' : `Schuldeiser ${place}`,
    }));
    const items: { certainty: string; candidates: { name: string }[] }[] = await match(...many);
    const found = items.flatMap(({ candidates }, place) => candidates.map(({ name }) => `${place} ${name}`));
    expect(items).toHaveLength(500);
    expect(found).toEqual(['7 Telvia', '107 Telvia', '207 Telvia', '307 Telvia', '407 Telvia']);
    const tooMany = { parties: [...many, { name: 'Een te veel' }] };
    const answer = await server.call('ann', { method: 'POST', url: '/api/Party/match', payload: tooMany });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('the party book', () => {
  const read = async (id: string, subject = 'ann') =>
    (await server.call(subject, { url: `/api/PartyBook/${id}` })).json();
  const put = async (id: string, payload: object) =>
    (await server.call('ann', { method: 'PUT', url: `/api/PartyBook/${id}`, payload })).json();

  it('lists whom the office met, and finds them by name, number, address or mail address', async () => {
    await insertParty({ name: 'Gasthuis Ñandú', email: 'post@gasthuis.example', address: inMechelen });
    for (const search of ['nandu', 'POST@gasthuis', 'gasthuis mechelen']) {
      const url = `/api/PartyBook?${new URLSearchParams({ search })}`;
      const { items } = (await server.call('ann', { url })).json();
      expect(items.map(({ name }: { name: string }) => name)).toContain('Gasthuis Ñandú');
    }
  });

  it('shows where a party was met', async () => {
    const enterpriseNumber = nextEnterpriseNumber();
    const id = await insertParty({ name: 'Vervolgde', enterpriseNumber });
    const owner = { organizationId: cast.own.id, userId: cast.own.administratorId };
    const dossierId = await insertDossier(server.db, owner, {
      defendantCompanyName: 'Vervolgde',
      defendantEnterpriseNumber: enterpriseNumber,
    });
    expect((await read(id)).dossiers).toEqual([
      { id: dossierId, fileNumber: expect.any(String), role: 'defendant' },
    ]);
  });

  it('shows where a party was met under its name alone, or as the second defendant', async () => {
    const id = await insertParty({ name: 'Kuiperij Ton/Vat' });
    const wife = await insertParty({ firstName: 'Lea', lastName: 'Tweede', nationalNumber: '85073003328' });
    const owner = { organizationId: cast.own.id, userId: cast.own.administratorId };
    const dossierId = await insertDossier(server.db, owner, {
      defendantCompanyName: 'kuiperij ton/vat',
      coDefendants: JSON.stringify([{ name: 'Lea', surname: 'Tweede', nationalNumber: '85073003328' }]),
    });
    await insertDossier(server.db, owner, {
      defendantCompanyName: 'Kuiperij Ton/Vat',
      defendantEnterpriseNumber: nextEnterpriseNumber(),
    });
    for (const met of [id, wife]) {
      expect((await read(met)).dossiers).toMatchObject([{ id: dossierId, role: 'defendant' }]);
    }
  });

  it('is corrected, on record, by who saw the newest version', async () => {
    const id = await insertParty({ name: 'Telvai', corporateForm: 'NV' });
    const {
      id: _,
      firstSeenAt,
      lastSeenAt,
      register,
      institution,
      dossiers,
      possibleDuplicates,
      ...values
    } = await read(id);
    const corrected = {
      ...values,
      name: 'Telvia',
      email: 'a@telvia.example',
      paymentaccount: 'BE68539007547034',
    };
    expect(await put(id, corrected)).toMatchObject({ name: 'Telvia', version: 2, dossiers: [] });
    expect(await put(id, { ...corrected, name: 'Te laat' })).toMatchObject({
      code: 'stale',
      stale: { changes: expect.arrayContaining([expect.objectContaining({ field: 'name' })]) },
    });
    expect(await put(id, { ...corrected, version: 2, name: null })).toMatchObject({ code: 'validation' });
  });

  it('refuses a number that another party of the office has', async () => {
    const enterpriseNumber = nextEnterpriseNumber();
    await insertParty({ name: 'De eerste', enterpriseNumber });
    const id = await insertParty({ name: 'De tweede' });
    const payload = { version: 1, name: 'De tweede', kboNumber: enterpriseNumber, address: {} };
    expect(await put(id, payload)).toMatchObject({ errors: [{ path: 'kboNumber', code: 'taken' }] });
  });

  it('forgets a party, and what the trail told of it', async () => {
    const id = await insertParty({ name: 'Te vergeten' });
    await put(id, { version: 1, name: 'Ook te vergeten', address: {} });
    const url = `/api/PartyBook/${id}`;
    expect((await server.call('ann', { method: 'DELETE', url: `${url}?version=1` })).json()).toMatchObject({
      code: 'stale',
    });
    expect((await server.call('ann', { method: 'DELETE', url: `${url}?version=2` })).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ code: 'not-found' });
    const events = await server.db
      .selectFrom('auditEvents')
      .leftJoin('auditValues', 'auditValues.eventId', 'auditEvents.id')
      .select(['type', 'content'])
      .where('subjectId', '=', id)
      .orderBy('sequence')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['party.changed', 'party.removed']);
    expect(JSON.stringify(events)).not.toContain('vergeten');
  });

  it('is filled by invitations and standard invitations: how somebody was reached is kept with whom it is', async () => {
    const enterpriseNumber = nextEnterpriseNumber();
    const id = await insertParty({
      name: 'Netbeheer',
      corporateForm: 'NV',
      enterpriseNumber,
      address: inMechelen,
    });
    const dossierId = await insertDossierToInvite(server.db, cast);
    const invite = async (invitation: object) => {
      const url = `/api/Dossier/${dossierId}/Invitation/create`;
      const payload = { invitations: [invitation] };
      const answer = await server.call('ann', { method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    await invite({ sendMethod: 'Email', addressee: 'NETBEHEER nv', email: 'a@net.example', language: 'fr' });
    expect(await read(id)).toMatchObject({
      email: 'a@net.example',
      sendMethod: 'Email',
      language: 'fr',
      dossiers: [{ id: dossierId, role: 'creditor' }],
    });
    const url = `/api/Organization/${cast.own.id}/standard-invitation`;
    const payload = { addressee: 'Ontvanger Dijleland', email: 'ontvanger@dijle.example' };
    expect((await server.call('ann', { method: 'POST', url, payload })).statusCode).toBe(201);
    const { items } = (await server.call('ann', { url: '/api/PartyBook?search=dijleland' })).json();
    expect(items).toMatchObject([{ name: 'Ontvanger Dijleland', email: 'ontvanger@dijle.example' }]);
  });

  describe('when an enterprise that was known by its name alone is met with its number', () => {
    const met = (party: Partial<Insertable<PartiesTable>>) =>
      inTransaction(server.db, (trx) =>
        rememberParty(trx, cast.own.id, { ...NOBODY, address: inMechelen, ...party }, new Date()),
      );
    const listed = async (search: string) =>
      (await server.call('ann', { url: `/api/PartyBook?${new URLSearchParams({ search })}` })).json().items;

    it('it gets the number, and is not in the book twice', async () => {
      const url = `/api/Organization/${cast.own.id}/standard-invitation`;
      const payload = { addressee: 'Ontvanger Netedal', email: 'post@nete.example', address: inMechelen };
      expect((await server.call('ann', { method: 'POST', url, payload })).statusCode).toBe(201);
      const enterpriseNumber = nextEnterpriseNumber();
      await met({ name: 'Ontvanger Netedal', legalEntityType: 'government', enterpriseNumber });
      expect(await listed('netedal')).toMatchObject([
        { name: 'Ontvanger Netedal', kboNumber: enterpriseNumber, email: 'post@nete.example' },
      ]);
    });

    it('two that are in the book already become one, with its dossiers', async () => {
      const enterpriseNumber = nextEnterpriseNumber();
      const id = await insertParty({ name: 'Dienst Zenne', enterpriseNumber, address: inMechelen });
      await insertParty({ name: 'Dienst Zenne', email: 'a@zenne.example', address: inMechelen });
      await met({ name: 'Dienst Zenne', enterpriseNumber });
      expect(await listed('zenne')).toMatchObject([{ id, email: 'a@zenne.example' }]);
    });

    it.each([
      ['at another postcode', { address: { ...inMechelen, zipcode: '9000' } }],
      ['a person', { legalEntityType: 'naturalPerson' as const }],
      ['with a number of its own', { enterpriseNumber: nextEnterpriseNumber() }],
    ])('a namesake stays apart: %s', async (why, other) => {
      const name = `Naamgenoot ${why}`;
      await insertParty({ name, address: inMechelen, ...other });
      await met({ name, enterpriseNumber: nextEnterpriseNumber() });
      expect(await listed(name)).toHaveLength(2);
    });

    it('people of one name at two places stay apart: nobody is offered with the account of the other', async () => {
      const person = { firstName: 'Jan', lastName: 'Overal' };
      const account = { paymentAccount: 'BE49999000000171', email: 'jan@mechelen.example' };
      await met({ ...person, ...account });
      await met({ ...person, address: { ...inMechelen, zipcode: '9000', city: 'Gent' } });
      // Met again where they live, each is known.
      await met({ ...person, salutation: 'mr' });
      const told = (await listed('overal')).map(
        (one: { address: { city: string }; paymentaccount: string; email: string; salutation: string }) => [
          ...[one.address.city, one.paymentaccount, one.email, one.salutation],
        ],
      );
      expect(told).toEqual([
        ['Mechelen', account.paymentAccount, account.email, 'mr'],
        ['Gent', null, null, null],
      ]);
    });

    it('a trader who was known by the national number alone gets that of the enterprise', async () => {
      const person = { firstName: 'Lieve', lastName: 'Marktkramer', nationalNumber: '85073003328' };
      const enterpriseNumber = nextEnterpriseNumber();
      const id = await met({ ...person, email: 'lieve@markt.example' });
      expect(id).toBeDefined();
      expect(await met({ ...person, enterpriseNumber })).toBe(id);
      expect(await met({ ...NOBODY, name: 'Markt Lieve', enterpriseNumber })).toBe(id);
      expect(await listed('lieve')).toMatchObject([
        { id, kboNumber: enterpriseNumber, email: 'lieve@markt.example' },
      ]);
      // Of two enterprises it is still one person.
      expect(await met({ ...person, enterpriseNumber: nextEnterpriseNumber() })).toBe(id);
      expect(await listed('lieve')).toMatchObject([{ id, kboNumber: enterpriseNumber }]);
    });

    it('people of one name stay apart, whatever their numbers', async () => {
      await insertParty({ firstName: 'Jan', lastName: 'Tweemaal', address: inMechelen });
      await met({ firstName: 'Jan', lastName: 'Tweemaal', nationalNumber: '76041896423' });
      expect(await listed('tweemaal')).toHaveLength(2);
    });
  });

  describe('two that may be one', () => {
    const join = async (id: string, payload: object) =>
      (await server.call('ann', { method: 'POST', url: `/api/PartyBook/${id}/join`, payload })).json();
    const tellApart = async (id: string, otherId: string) =>
      (
        await server.call('ann', {
          method: 'POST',
          url: `/api/PartyBook/${id}/tellApart`,
          payload: { otherId },
        })
      ).json();
    const marked = async (search: string) => {
      const { items } = (
        await server.call('ann', { url: `/api/PartyBook?${new URLSearchParams({ search })}` })
      ).json();
      return items.map((item: { hasPossibleDuplicates: boolean }) => item.hasPossibleDuplicates);
    };

    it('are marked in the list and named on the page, unless numbers say otherwise', async () => {
      const enterpriseNumber = nextEnterpriseNumber();
      const id = await insertParty({ name: 'Watermolen NV', enterpriseNumber });
      const otherId = await insertParty({ name: 'Watermoelen', address: inMechelen });
      expect(await marked('Waterm')).toEqual([true, true]);
      expect((await read(id)).possibleDuplicates).toMatchObject([{ id: otherId, version: 1 }]);
      await insertParty({ name: 'Kruitmolen', enterpriseNumber: nextEnterpriseNumber() });
      await insertParty({ name: 'Kruitmolen', enterpriseNumber: nextEnterpriseNumber() });
      expect(await marked('Kruitmolen')).toEqual([false, false]);
    });

    it('become one: what the kept one does not say comes from the other, with its dossiers, on record', async () => {
      const enterpriseNumber = nextEnterpriseNumber();
      const firstSeenAt = new Date('2020-01-02T03:04:05Z');
      const id = await insertParty({ name: 'Zagerij Nete', email: 'a@nete.example', language: 'nl' });
      const otherId = await insertParty({
        ...{ name: 'Zagerij Nete', enterpriseNumber, address: inMechelen, email: 'b@nete.example' },
        ...{ extraEmails: ['c@nete.example'], paymentAccount: 'BE68539007547034', sendMethod: 'Email' },
        ...{ sendOption: 'EmailLink', language: 'fr', salutation: 'ms', firstSeenAt },
      });
      const dossierId = await insertDossierToInvite(server.db, cast);
      await insertDossierCreditor(server.db, { dossierId, partyId: otherId });
      const joined = await join(id, { version: 1, otherId, otherVersion: 1 });
      expect(joined).toMatchObject({
        ...{ id, name: 'Zagerij Nete', kboNumber: enterpriseNumber, address: { city: 'Mechelen' } },
        ...{ email: 'a@nete.example', extraEmails: 'b@nete.example; c@nete.example' },
        ...{ paymentaccount: 'BE68539007547034', sendMethod: 'Email', sendOption: 'EmailLink' },
        ...{ language: 'nl', salutation: 'ms', version: 2, possibleDuplicates: [] },
        ...{ dossiers: [{ id: dossierId, role: 'creditor' }], firstSeenAt: firstSeenAt.toISOString() },
      });
      expect(await read(otherId)).toMatchObject({ code: 'not-found' });
      const events = await server.db
        .selectFrom('auditEvents')
        .select(['type', 'subjectId'])
        .where('subjectId', 'in', [id, otherId])
        .orderBy('sequence')
        .execute();
      expect(events).toEqual([
        { type: 'party.joined', subjectId: id },
        { type: 'party.removed', subjectId: otherId },
      ]);
    });

    it('have their dossiers listed under the one that is kept, whichever way a defendant is written', async () => {
      const enterpriseNumber = nextEnterpriseNumber();
      const nationalNumber = '93051822361';
      const against = async (defendant: object) => {
        const id = await insertDossierToInvite(server.db, cast);
        await server.db.updateTable('dossiers').set(defendant).where('id', '=', id).execute();
        return id;
      };
      const misspelt = await against({ defendantCompanyName: 'Veerdienst Schelle' });
      const plain = await against({ defendantCompanyName: 'Veerdienst Schelde' });
      const numbered = await against({
        ...{ defendantCompanyName: 'Veerdienst', defendantEnterpriseNumber: enterpriseNumber },
      });
      const person = await against({
        ...{ defendantCompanyName: null, defendantFirstName: 'Vera', defendantLastName: 'Veerman' },
        ...{ defendantNationalNumber: nationalNumber },
      });
      const id = await insertParty({ name: 'Veerdienst Schelde' });
      const third = await insertParty({ name: 'Veerdienst Schelde', enterpriseNumber });
      const fourth = await insertParty({ name: 'Veerdienst Scheldde', nationalNumber });
      const otherId = await insertParty({ name: 'Veerdienst Schelle' });
      await join(id, { version: 1, otherId, otherVersion: 1 });
      const { version } = await join(third, { version: 1, otherId: id, otherVersion: 1 });
      const { dossiers } = await join(third, { version, otherId: fourth, otherVersion: 1 });
      expect(new Set(dossiers.map((dossier: { id: string }) => dossier.id))).toEqual(
        new Set([misspelt, plain, numbered, person]),
      );
    });

    it('are joined whatever their names, when the office knows that they are one', async () => {
      const payload = { name: 'De Zwarte Panter', kboNumber: nextEnterpriseNumber(), address: inMechelen };
      const added = await server.call('ann', { method: 'POST', url: '/api/PartyBook', payload });
      expect(added.statusCode, added.body).toBe(201);
      const { id, version } = added.json();
      const again = await server.call('ann', { method: 'POST', url: '/api/PartyBook', payload });
      expect(again.json()).toMatchObject({ code: 'validation', errors: [{ path: 'kboNumber' }] });
      const otherId = await insertParty({ name: 'Café Onder de Toren', email: 'toren@panter.example' });
      expect(await join(id, { version, otherId, otherVersion: 1 })).toMatchObject({
        ...{ name: 'De Zwarte Panter', email: 'toren@panter.example', kboNumber: payload.kboNumber },
      });
    });

    it('are not joined unseen, nor with different numbers, nor with one of another office', async () => {
      const id = await insertParty({ name: 'Steenbakkerij Rupel', enterpriseNumber: nextEnterpriseNumber() });
      const otherId = await insertParty({ name: 'Steenbakkerij Rupel' });
      expect(await join(id, { version: 1, otherId, otherVersion: 2 })).toMatchObject({ code: 'stale' });
      const third = await insertParty({
        name: 'Steenbakkerij Rupel',
        enterpriseNumber: nextEnterpriseNumber(),
      });
      expect(await join(id, { version: 1, otherId: third, otherVersion: 1 })).toMatchObject({
        code: 'conflict',
      });
      const foreign = await insertParty({ organizationId: cast.other.id, name: 'Steenbakkerij Rupel' });
      expect(await join(id, { version: 1, otherId: foreign, otherVersion: 1 })).toMatchObject({
        code: 'not-found',
      });
    });

    it('stay two once the office said so, also after one of them is joined with a third', async () => {
      const ids = [
        await insertParty({ name: 'Jan Tweeling', address: inMechelen }),
        await insertParty({ name: 'Jan Tweeling', address: inMechelen }),
        await insertParty({ name: 'Jan Tweeling', address: inMechelen }),
      ] as const;
      const [one, other, third] = ids;
      const named = async (id: string) =>
        (await read(id)).possibleDuplicates.map((party: { id: string }) => party.id);
      expect((await tellApart(one, other)).possibleDuplicates).toMatchObject([{ id: third }]);
      expect(await named(other)).toEqual([third]);
      await tellApart(one, other);
      await join(third, { version: 1, otherId: other, otherVersion: 1 });
      expect(await named(third)).toEqual([]);
      expect(await marked('tweeling')).toEqual([false, false]);
    });

    it('who was told apart is not joined when it is met with its number', async () => {
      const enterpriseNumber = nextEnterpriseNumber();
      const id = await insertParty({ name: 'Dienst Demer', enterpriseNumber, address: inMechelen });
      const otherId = await insertParty({ name: 'Dienst Demer', address: inMechelen });
      await tellApart(id, otherId);
      await inTransaction(server.db, (trx) =>
        rememberParty(
          trx,
          cast.own.id,
          { ...NOBODY, name: 'Dienst Demer', enterpriseNumber, address: inMechelen },
          new Date(),
        ),
      );
      expect(await read(otherId)).toMatchObject({ id: otherId });
    });
  });

  it('does not count a party that was only met again as changed', async () => {
    const id = await insertParty({ name: 'Weer gezien' });
    await server.db.updateTable('parties').set({ lastSeenAt: new Date() }).where('id', '=', id).execute();
    expect(await read(id)).toMatchObject({ version: 1 });
  });
});
