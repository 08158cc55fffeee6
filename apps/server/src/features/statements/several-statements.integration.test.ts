import type { Statement } from '@prorata/contract/statements/statement';
import type { StatementOutcome } from '@prorata/contract/statements/statement-changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDocument, insertInvitation, insertStatement } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listEvents } from '../../testing/traces.ts';
import { keepFiled } from './filed-statement.ts';
import {
  type StatementOffice,
  startStatementOffice,
  statementsOf,
  urlOf,
} from './testing/statement-office.ts';

let office: StatementOffice;
let dossierId: string;
beforeAll(async () => {
  office = await startStatementOffice();
  dossierId = await office.openDossier({ status: 'Provisioned' });
});
afterAll(() => office.server.close());

type Chosen = Pick<Statement, 'id' | 'version'>;

async function change(...statements: (readonly [Chosen, object])[]): Promise<StatementOutcome[]> {
  const payload = {
    statements: statements.map(([{ id, version }, changes]) => ({ statementId: id, version, changes })),
  };
  const answer = await office.server.call('ann', {
    method: 'PATCH',
    url: statementsOf(dossierId),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
}

async function read(statement: Chosen): Promise<Statement> {
  return (await office.get(urlOf({ dossierId, id: statement.id }))).json();
}

async function addComplete(changes?: object): Promise<Statement> {
  const statement = await office.addStatement(dossierId, changes);
  await office.addDocument(statement, 'settlement');
  await office.addDocument(statement, 'title');
  return read(statement);
}

/** What a creditor filed and closed, with all that validating it asks for. */
async function file(): Promise<Chosen> {
  const { db } = office.server;
  const createdBy = office.cast.own.administratorId;
  const closed = { status: 'ClosedAndSubmitted', closedAt: new Date(), closedBy: 'creditor' } as const;
  const id = await insertStatement(db, {
    dossierId,
    invitationId: await insertInvitation(db, { dossierId, createdBy, ...closed }),
    creditorType: 'legalEntity',
    corporateName: 'Telvia',
    creditorAddress: { street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    totalAmountClaimedCents: 41_209n,
    originalTotalAmountClaimedCents: 41_209n,
  });
  await insertDocument(db, dossierId, id);
  const settlementId = await insertDocument(db, dossierId, id);
  const settlement = { documentType: 'settlement' } as const;
  await db.updateTable('documents').set(settlement).where('id', '=', settlementId).execute();
  await inTransaction(db, (trx) => keepFiled(trx, { dossierId, statementId: id }));
  const { version } = (await office.get(`/api/Dossier/${dossierId}/ThirdPartyStatement/${id}`)).json();
  return { id, version };
}

describe('a cell of the grid', () => {
  it('brings a known party whole: with its address, its mail address and its account', async () => {
    const statement = await office.addStatement(dossierId);
    const changes = {
      creditorType: 'governmentInstance',
      corporateName: 'Gemeente Merelveen',
      kboNumber: '0206731645',
      creditorAddress: {
        street: 'Markt',
        housenumber: '1',
        zipcode: '2800',
        city: 'Mechelen',
        country: 'BE',
      },
      primaryEmail: 'ontvanger@merelveen.example',
      paymentaccount: 'BE49999000000171',
      language: 'nl',
    };
    const [outcome] = await change([statement, changes]);
    expect(outcome?.problem).toBeNull();
    expect(await read(statement)).toMatchObject(changes);
  });

  it('changes what it names and leaves the rest, with an event', async () => {
    const statement = await office.addStatement(dossierId, { declarant: 'Mr. Goossens' });
    const [outcome] = await change([statement, { paymentaccount: 'BE49999000000171' }]);
    expect(outcome).toMatchObject({
      ...{ statementId: statement.id, problem: null },
      row: { paymentaccount: 'BE49999000000171', version: 2, totalAmountClaimed: 7_310 },
    });
    expect(await read(statement)).toMatchObject({
      declarant: 'Mr. Goossens',
      corporateName: 'Immo Dijlezicht',
    });
    const told = await listEvents(office.server.db, statement.id);
    expect(told.at(-1)).toMatchObject({ type: 'statement.changed' });
  });

  it('takes the mark off what was checked, unless it only says how the report is sent', async () => {
    const statement = await addComplete();
    const [validated] = await change([statement, { validated: true }]);
    expect(validated?.row).toMatchObject({ validated: true, reviewState: 'validated' });
    const version = validated?.row?.version ?? 0;
    const [sent] = await change([
      { ...statement, version },
      { sendOption: 'EmailLink', language: 'fr' },
    ]);
    expect(sent?.row).toMatchObject({ validated: true, sendOption: 'EmailLink', language: 'fr' });
    const [paid] = await change([
      { ...statement, version: sent?.row?.version ?? 0 },
      { paymentaccount: 'BE49999000000171' },
    ]);
    expect(paid?.row).toMatchObject({ validated: false, reviewState: 'toReview' });
  });

  it('is undone by what stood there before, with the mark that it had', async () => {
    const statement = await addComplete();
    const [validated] = await change([statement, { validated: true }]);
    const row = validated?.row ?? statement;
    const [changed] = await change([row, { corporateName: 'Immo Leiezicht' }]);
    expect(changed?.row).toMatchObject({ corporateName: 'Immo Leiezicht', validated: false });
    const before = { corporateName: 'Immo Dijlezicht', validated: true };
    const [undone] = await change([changed?.row ?? statement, before]);
    expect(undone?.row).toMatchObject(before);
    const [open] = await change([undone?.row ?? statement, { validated: false }]);
    expect(open?.row).toMatchObject({ validated: false, reviewState: 'toReview' });
    const [stale] = await change([statement, before]);
    expect(stale).toMatchObject({ problem: { code: 'stale' }, row: { validated: false } });
  });

  it('takes all that is known of a party with its number', async () => {
    const statement = await office.addStatement(dossierId);
    const creditorAddress = { ...statement.creditorAddress, street: 'Vismarkt', housenumber: '1' };
    const known = { kboNumber: '0403227515', creditorAddress, corporateForm: 'NV', primaryEmail: 'a@b.be' };
    const [outcome] = await change([statement, known]);
    expect(outcome?.problem).toBeNull();
    expect(await read(statement)).toMatchObject(known);
  });

  it('is refused for less than was declared without saying why, and for more', async () => {
    const statement = await office.addStatement(dossierId);
    const [refused] = await change([statement, { declaredTotal: 7_310, totalAmountClaimed: 0 }]);
    expect(refused?.problem).toMatchObject({
      code: 'validation',
      errors: [{ path: 'rejectionReason', code: 'required' }],
    });
    const [more] = await change([statement, { declaredTotal: 7_000, totalAmountClaimed: 7_310 }]);
    expect(more?.problem).toMatchObject({ errors: [{ code: 'more-than-declared' }] });
  });
});

it('a row splits what was declared as its claims do: what they do not split is principal', async () => {
  const statement = await office.addStatement(dossierId, { totalAmountClaimed: 1_000 });
  const { id: documentId } = await office.addDocument(statement, 'settlement');
  const part = { admitted: 0, reserved: 0 };
  await office.addClaim(statement, {
    ...{ documentId, amountDemanded: 600.3, amountDeclared: 600.3 },
    parts: [
      { ...part, kind: 'principal', declared: 500, admitted: 500 },
      { ...part, kind: 'interest', declared: 60.1, admitted: 60.1 },
      { ...part, kind: 'penaltyClause', declared: 30, admitted: 30 },
      { ...part, kind: 'costs', declared: 10.2, admitted: 10.2 },
    ],
  });
  const { version } = await read(statement);
  const [outcome] = await change([{ ...statement, version }, { sendOption: 'EmailLink' }]);
  expect(outcome?.row).toMatchObject({
    ...{ amountDeclared: 1_000, amountPrincipal: 899.7, amountInterest: 60.1, amountCosts: 40.2 },
    isContested: false,
  });
});

describe('several statements', () => {
  it('are changed together; one that is stale, incomplete or gone is refused by itself', async () => {
    const [good, stale, incomplete, gone] = [
      await addComplete(),
      await addComplete(),
      await office.addStatement(dossierId),
      await office.addStatement(dossierId),
    ];
    await office.send('DELETE', urlOf(gone));
    const outcomes = await change(
      ...[good, { ...stale, version: 99 }, incomplete, gone].map(
        (one) => [one, { validated: true }] as const,
      ),
    );
    expect(outcomes.map(({ problem }) => problem?.code)).toEqual([
      ...[undefined, 'stale', 'statement-incomplete', 'statement-not-found'],
    ]);
    expect(outcomes[2]?.problem).toMatchObject({
      missingParts: ['settlementDocument', 'titleDocument', 'paymentaccount'],
    });
    expect(outcomes.map(({ row }) => row?.validated)).toEqual([true, false, false, undefined]);
    expect((await read(good)).validated).toBe(true);
  });

  it('of creditors are validated too, and changed only with a reason', async () => {
    const [filed, other] = [await file(), await file()];
    const [validated, unexplained] = await change(
      [filed, { validated: true }],
      [other, { sendOption: 'EmailLink' }],
    );
    expect(validated).toMatchObject({ problem: null, row: { status: 'Validated' } });
    expect(unexplained?.problem).toMatchObject({
      errors: [{ path: 'explanationOfChange', code: 'required' }],
    });
    expect(unexplained?.row).toMatchObject({ version: other.version, sendOption: null });
    const explanationOfChange = 'Op uw verzoek.';
    const [explained] = await change([
      other,
      { sendOption: 'EmailLink', explanationOfChange, validated: true },
    ]);
    expect(explained).toMatchObject({ problem: null, row: { sendOption: 'EmailLink', status: 'Validated' } });
    const [kept] = await change([explained?.row ?? other, { validated: false }]);
    expect(kept).toMatchObject({
      problem: { code: 'statement-already-validated' },
      row: { validated: true },
    });
  });

  it('are deleted together, but for what was validated for a creditor', async () => {
    const [own, filed] = [await office.addStatement(dossierId), await file()];
    const [validated] = await change([filed, { validated: true }]);
    const chosen = [own, { id: filed.id, version: validated?.row?.version ?? 0 }];
    const answer = await office.send('POST', `${statementsOf(dossierId)}/remove`, {
      statements: chosen.map(({ id, version }) => ({ statementId: id, version })),
    });
    expect(answer.json().items).toMatchObject([
      { statementId: own.id, row: null, problem: null },
      { statementId: filed.id, row: { validated: true }, problem: { code: 'statement-already-validated' } },
    ]);
    expect(await read(own)).toMatchObject({ code: 'statement-not-found' });
  });
});
