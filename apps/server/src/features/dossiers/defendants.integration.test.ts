import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertClaim, insertStatement } from '../../database/testing/insert-rows.ts';
import { listEvents } from '../../testing/traces.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

let office: DossierOffice;
let dossier: Dossier;
const an = {
  id: newId(),
  name: 'An',
  surname: 'Maes-Verlinden',
  nationalNumber: '85073003328',
  address: { address1: 'Dorp 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
};
const community = {
  id: newId(),
  kind: 'common' as const,
  name: 'Huwgemeenschap',
  memberIds: ['main', an.id],
};
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());
beforeEach(async () => {
  dossier = await office.open({
    defendant: { name: 'Piet', surname: 'Claes', address: { city: 'Mechelen' } },
    coDefendants: [an],
    estates: [community],
  });
});

function edit(changes: object) {
  const { language, defendant, coDefendants, estates, transactionKind, saleDate, version } = dossier;
  const payload = {
    ...{ language, defendant, coDefendants, estates, transactionKind, saleDate, version },
    responsibleBailiffId: dossier.responsibleBailiff?.id,
    ...changes,
  };
  return office.server.call('sofie', { method: 'PUT', url: `/api/Dossier/${dossier.id}`, payload });
}

function addAsset(shares: object[]) {
  const payload = { name: 'Auto', collectedAmount: 1_000, shares };
  return office.server.call('sofie', { method: 'POST', url: `/api/Dossier/${dossier.id}/asset`, payload });
}

describe('several defendants', () => {
  it('are read back, with what they have in common, and told in the trail by their names', async () => {
    expect(dossier).toMatchObject({
      coDefendants: [{ id: an.id, surname: 'Maes-Verlinden', companyName: null }],
      estates: [community],
    });
    expect(await listEvents(office.server.db, dossier.id)).toMatchObject([
      {
        after: {
          coDefendants: [{ name: 'An', surname: 'Maes-Verlinden' }],
          estates: [{ name: 'Huwgemeenschap', memberIds: ['Piet Claes', 'An Maes-Verlinden'] }],
        },
      },
    ]);
  });

  it('are all remembered in the party book, and named on what the platform charges', async () => {
    const { db } = office.server;
    const parties = await db
      .selectFrom('parties')
      .select(['lastName', 'nationalNumber'])
      .where('lastName', 'in', ['Claes', 'Maes-Verlinden'])
      .orderBy('lastName')
      .execute();
    expect(parties).toEqual([
      { lastName: 'Claes', nationalNumber: null },
      { lastName: 'Maes-Verlinden', nationalNumber: '85073003328' },
    ]);
    const charged = await db
      .selectFrom('platformTransactions')
      .select('defendantName')
      .where('dossierId', '=', dossier.id)
      .execute();
    expect(charged).toEqual([{ defendantName: 'Piet Claes & An Maes-Verlinden' }]);
  });

  it('are all in the list, and found by their names and numbers', async () => {
    for (const search of ['verlinden', '85073003328', 'claes']) {
      const url = `/api/Dossier?Search=${search}`;
      const { items } = (await office.server.call('sofie', { url })).json();
      expect(items).toContainEqual(
        expect.objectContaining({
          id: dossier.id,
          defendantName: 'Piet Claes & An Maes-Verlinden',
          corporateForm: null,
        }),
      );
    }
  });

  it.each([
    ['nobody', { coDefendants: [{ id: newId(), address: {} }] }, 'coDefendants.0.companyName'],
    ['one id twice', { coDefendants: [an, an] }, 'coDefendants.1.id'],
    ['an estate of one', { estates: [{ ...community, memberIds: ['main'] }] }, 'estates.0.memberIds'],
    [
      'an estate of a stranger',
      { estates: [{ ...community, memberIds: ['main', newId()] }] },
      'estates.0.memberIds',
    ],
    ['a member twice', { estates: [{ ...community, memberIds: ['main', 'main'] }] }, 'estates.0.memberIds'],
  ])('refuse %s', async (_, changes, path) => {
    const response = await edit(changes);
    expect(response.json()).toMatchObject({ code: 'validation' });
    expect(response.json().errors).toContainEqual(expect.objectContaining({ path }));
  });

  it('stay as long as an asset, a claim or a statement names them', async () => {
    const asset = (await addAsset([{ estateId: community.id, basisPoints: 10_000 }])).json();
    expect((await edit({ estates: [] })).json()).toMatchObject({
      code: 'estate-in-use',
      params: { name: 'Huwgemeenschap' },
    });
    const url = `/api/Dossier/${dossier.id}/asset/${asset.id}`;
    await office.server.call('sofie', { method: 'DELETE', url });
    const statementId = await insertStatement(office.server.db, {
      dossierId: dossier.id,
      createdBy: office.ids.sofie,
    });
    await insertClaim(office.server.db, { dossierId: dossier.id, statementId, debtorIds: [an.id] });
    const refused = (await edit({ coDefendants: [], estates: [] })).json();
    expect(refused).toMatchObject({ code: 'defendant-in-use', params: { name: 'An Maes-Verlinden' } });
    await office.server.db.updateTable('privilegedClaims').set({ debtorIds: [] }).execute();
    expect((await edit({ coDefendants: [], estates: [] })).json()).toMatchObject({ coDefendants: [] });
  });
});

describe('the shares of an asset', () => {
  it('are kept, and told by name and percentage', async () => {
    const shares = [
      { estateId: 'main', basisPoints: 3_333 },
      { estateId: an.id, basisPoints: 6_667 },
    ];
    const asset = (await addAsset(shares)).json();
    expect(asset).toMatchObject({ shares });
    expect(await listEvents(office.server.db, asset.id)).toMatchObject([
      { after: { shares: [{ estateId: 'Piet Claes', share: 33.33 }, { estateId: 'An Maes-Verlinden' }] } },
    ]);
  });

  it.each([
    ['other than a whole', [{ estateId: 'main', basisPoints: 9_999 }], 'shares', 'shares-differ'],
    [
      'of one estate twice',
      [
        { estateId: 'main', basisPoints: 5_000 },
        { estateId: 'main', basisPoints: 5_000 },
      ],
      'shares.1.estateId',
      'duplicate',
    ],
    ['of a stranger', [{ estateId: newId(), basisPoints: 10_000 }], 'shares.0.estateId', 'choice-invalid'],
  ])('%s are refused', async (_, shares, path, code) => {
    expect((await addAsset(shares)).json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });
});
