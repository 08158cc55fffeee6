import { type Statement, statementFieldsSchema } from '@prorata/contract/statements/statement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAsset } from '../../database/testing/insert-rows.ts';
import { listEvents } from '../../testing/traces.ts';
import {
  claimOf,
  type StatementOffice,
  startStatementOffice,
  statementsOf,
  urlOf,
} from './testing/statement-office.ts';

let office: StatementOffice;
beforeAll(async () => {
  office = await startStatementOffice();
});
afterAll(() => office.server.close());

async function open() {
  const dossierId = await office.openDossier();
  const statement = await office.addStatement(dossierId);
  const { id: documentId } = await office.addDocument(statement);
  return { dossierId, statement, documentId };
}

const post = (statement: Statement, claim: object) =>
  office.send('POST', `${urlOf(statement)}/privilegedClaim`, claim);

describe('what the office enters of a claim', () => {
  it('is declared, and admitted, reserved or not accepted with the reason', async () => {
    const { statement, documentId } = await open();
    const amounts = { amountDeclared: 5_000, amountDemanded: 3_000, reservedAmount: 500 };
    const refused = await post(statement, claimOf({ documentId, ...amounts }));
    expect(refused.json()).toMatchObject({ errors: [{ path: 'rejectionReason', code: 'required' }] });
    const why = { rejectionReason: 'prescribed', rejectionNote: 'Huur van 2019.' } as const;
    const added = await post(statement, claimOf({ documentId, ...amounts, ...why }));
    expect(added.json()).toMatchObject({ ...amounts, ...why, amountRejected: 1_500 });
    expect((await office.get(urlOf(statement))).json()).toMatchObject({ amountRejected: 1_500 });
    expect((await office.get(statementsOf(statement.dossierId))).json()).toMatchObject({
      items: [{ amountDeclared: 8_810, amountAdmitted: 6_810, amountReserved: 500, amountRejected: 1_500 }],
    });
    const events = await listEvents(office.server.db, added.json().id);
    expect(events.at(-1)).toMatchObject({ type: 'claim.added', after: { ...amounts, ...why } });
  });

  it('is admitted as it was declared where nothing else is said, but for what is reserved', async () => {
    const { statement, documentId } = await open();
    const claim = { ...claimOf({ documentId }), amountDemanded: undefined };
    const added = await post(statement, { ...claim, amountDeclared: 4_000, reservedAmount: 1_000 });
    const amounts = { amountDeclared: 4_000, amountDemanded: 3_000, reservedAmount: 1_000 };
    expect(added.json()).toMatchObject({ ...amounts, amountRejected: 0 });
    expect((await post(statement, claim)).json()).toMatchObject({
      errors: [{ path: 'amountDemanded', code: 'required' }],
    });
  });

  it('counts whole where only the total that was declared is told', async () => {
    const { dossierId, statement } = await open();
    const { version, totalAmountClaimed: _, ...fields } = statement;
    const given = Object.fromEntries(
      Object.entries(fields).filter(([name]) => name in statementFieldsSchema.shape),
    );
    const added = await office.send('POST', statementsOf(dossierId), { ...given, declaredTotal: 5_000 });
    const counted = { declaredTotal: 5_000, totalAmountClaimed: 5_000, amountRejected: 0 };
    expect(added.json()).toMatchObject(counted);
    const changed = await office.send('PUT', urlOf(statement), { ...given, declaredTotal: 5_000, version });
    expect(changed.json()).toMatchObject(counted);
    expect((await office.send('POST', statementsOf(dossierId), given)).json()).toMatchObject({
      errors: [{ path: 'totalAmountClaimed', code: 'required' }],
    });
  });

  it.each([
    ['more than was declared', { amountDeclared: 4_000 }, 'amountDemanded', 'more-than-declared'],
    [
      'parts that do not add up to it',
      { parts: [{ kind: 'principal', declared: 4_000, admitted: 4_000 }] },
      'parts',
      'parts-differ',
    ],
    [
      'interest without its rate',
      {
        parts: [
          {
            ...{ kind: 'interest', declared: 4_900, admitted: 4_900 },
            interest: { kind: 'conventional', base: 1_000, from: '2025-01-01' },
          },
        ],
      },
      'parts.0.interest.rate',
      'required',
    ],
    ['nothing at all', { amountDemanded: 0 }, 'amountDemanded', 'larger-than-0'],
  ])('is not %s', async (_case, changes, path, code) => {
    const { statement, documentId } = await open();
    const answer = await post(statement, claimOf({ documentId, ...(changes as object) }));
    expect(answer.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('consists of parts, payments, periods and titles that are kept as they were given', async () => {
    const { statement, documentId } = await open();
    const details = {
      parts: [
        {
          kind: 'principal',
          declared: 4_500,
          admitted: 4_500,
          reserved: 0,
          followsPrivilege: null,
          interest: null,
        },
        {
          ...{ kind: 'interest', declared: 400, admitted: 400, reserved: 0, followsPrivilege: true },
          interest: {
            kind: 'civil',
            rate: null,
            base: 4_500,
            from: '2025-01-01',
            until: '2026-09-30',
            runsOn: true,
          },
        },
      ],
      payments: [{ date: '2026-08-01', amount: 100, note: null }],
      periods: [{ from: '2025-01-01', until: '2025-12-31', amount: 4_500 }],
      beneficiary: { name: 'Jan Peeters', nationalNumber: null },
      isConsumerPledge: false,
    };
    const title = { kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen', documentId };
    const added = await post(statement, claimOf({ documentId, ...details, titles: [title] } as object));
    expect(added.json()).toMatchObject({ ...details, titles: [{ ...title, roleNumber: null }] });
    const foreign = { ...title, documentId: '0199a1b2-0000-7000-8000-000000000000' };
    const wrong = claimOf({ documentId, amountDemanded: 1, titles: [foreign] } as object);
    expect((await post(statement, wrong)).json()).toMatchObject({
      errors: [{ path: 'titles.0.documentId', code: 'choice-invalid' }],
    });
  });

  it('draws on several lots of the dossier, in parts that are fixed with a reason', async () => {
    const { dossierId, statement, documentId } = await open();
    const { db } = office.server;
    const lots = [await insertAsset(db, dossierId), await insertAsset(db, dossierId)];
    const fixedParts = [{ assetId: lots[0], amount: 1_000 }];
    const unexplained = await post(statement, claimOf({ documentId, assetIds: lots, fixedParts } as object));
    expect(unexplained.json()).toMatchObject({ errors: [{ path: 'fixedPartsReason', code: 'required' }] });
    const fixed = (parts: object[]) =>
      claimOf({
        documentId,
        assetIds: lots,
        fixedParts: parts,
        fixedPartsReason: 'Akkoord van 3 mei.',
      } as object);
    const excessive = await post(statement, fixed([...fixedParts, { assetId: lots[0], amount: 900_000 }]));
    expect(excessive.json()).toMatchObject({
      errors: [
        { path: 'fixedParts.1.assetId', code: 'duplicate' },
        { path: 'fixedParts.1.amount', code: 'too-large' },
      ],
    });
    const added = await post(statement, fixed(fixedParts));
    expect(added.json()).toMatchObject({ assetIds: lots, assetId: null, fixedParts });
    const third = await insertAsset(db, dossierId);
    const url = `/api/Dossier/${dossierId}/privilegedclaim/${added.json().id}/asset/${third}`;
    expect((await office.send('PUT', url)).json()).toMatchObject({ assetIds: [...lots, third] });
    const stranger = await insertAsset(db, await office.openDossier());
    const wrong = claimOf({ documentId, amountDemanded: 1, assetIds: [stranger] } as object);
    expect((await post(statement, wrong)).json()).toMatchObject({
      errors: [{ path: 'assetIds', code: 'choice-invalid' }],
    });
  });
});
