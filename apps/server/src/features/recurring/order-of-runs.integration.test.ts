import type { Statement } from '@prorata/contract/statements/statement';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { inputFromJson, resultFromJson } from '@prorata/domain/distribution/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor } from '../../testing/insert-sample-dossier.ts';
import { prepareOffice } from '../series/testing/finished-dossier.ts';
import { openWageDossier, type WageDossier } from './testing/wage-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

interface Result {
  readonly input: ReturnType<typeof inputFromJson>;
  readonly outcome: ReturnType<typeof resultFromJson>;
  readonly report: Report;
}

async function readResult(resultId: string): Promise<Result> {
  const { inputJson, outcomeJson, reportJson } = await office.server.db
    .selectFrom('calculationResults')
    .select(['inputJson', 'outcomeJson', 'reportJson'])
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  return {
    input: inputFromJson(inputJson),
    outcome: resultFromJson(outcomeJson),
    report: reportFromJson(reportJson),
  };
}

/** What each creditor gets, by the second word of its name. */
const allottedIn = ({ report }: Result) =>
  Object.fromEntries(report.declarants.map(({ name, allottedCents }) => [name.split(' ')[1], allottedCents]));

/** Distributes what came in of the next month. */
function runs(dossier: WageDossier, payerId: string) {
  let month = 0;
  return async (amount: number) => {
    month += 1;
    const day = `2026-0${month}-28`;
    await dossier.receive(payerId, day.slice(0, 7), day, amount);
    const { status, body } = await dossier.openRun(day, `2026-10-0${month}T09:00:00Z`);
    expect(status, JSON.stringify(body)).toBe(201);
    return { dossierId: body.id, ...(await readResult(await dossier.finishRun(body.id))) };
  };
}

async function listStatements(dossierId: string): Promise<string[]> {
  const rows = await office.server.db
    .selectFrom('statements')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function readStatement(dossierId: string, statementId: string): Promise<Statement> {
  const url = `/api/Dossier/${dossierId}/Statement/${statementId}`;
  return (await office.server.call('sofie', { url })).json();
}

/** Changes the first claim of a statement and validates it again, as the office does. */
async function changeClaim(dossierId: string, statementId: string, changes: object) {
  const { privilegedClaims } = await readStatement(dossierId, statementId);
  const [claim] = privilegedClaims;
  if (claim === undefined) throw new Error('The statement has a claim.');
  const { id, assetId: _, cause: __, amountRejected: ___, ...known } = claim;
  const { isCalculatedAutomatically: ____, receivedEarlier: _____, ...fields } = known;
  const response = await office.server.call('sofie', {
    method: 'PUT',
    url: `/api/Dossier/${dossierId}/Statement/${statementId}/privilegedClaim/${id}`,
    payload: { ...fields, ...changes },
  });
  expect(response.statusCode, response.body).toBe(200);
  await office.server.db
    .updateTable('statements')
    .set({ validatedAt: new Date('2026-11-10T10:00:00Z'), validatedBy: office.cast.own.administratorId })
    .where('id', '=', statementId)
    .execute();
  return response.json();
}

const ORDINARY = { type: 'chirographic', privilegeId: 'chirographic' };
const assignedAt = (notifiedAt: string | null) => ({
  ...ORDINARY,
  incomeRight: { kind: 'assignment', notifiedAt },
});

const CREDITORS = [
  creditor('Bank A', 'Kredietakte', 400_000n, ['chirographic', 400_000n]),
  creditor('Ontvanger B', 'Dwangschrift', 300_000n, ['vat', 300_000n]),
  creditor('Bouwmarkt C', 'Vonnis', 600_000n),
];

describe('an income that was assigned', () => {
  it('goes to the bank before the treasury where it was notified before the seizure, to the minute', async () => {
    const dossier = await openWageDossier(office, CREDITORS);
    const payer = await dossier.addPayer({ seizedAt: '2026-01-12T10:30:00+01:00' });
    const bank = dossier.statementIds[0] ?? '';
    const changed = await changeClaim(dossier.dossierId, bank, assignedAt('2026-01-12T09:29:00Z'));
    expect(changed.incomeRight).toEqual({ kind: 'assignment', notifiedAt: '2026-01-12T09:29:00Z' });
    const first = await runs(dossier, payer)(1000);
    expect(allottedIn(first)).toEqual({ A: 100_000n, B: 0n, C: 0n });
    expect(first.outcome.rounds.map(({ kind }) => kind)).toContain('assignment');
  });

  it('shares without priority where it was notified later, and asks for the hour where nobody said it', async () => {
    const dossier = await openWageDossier(office, CREDITORS);
    const payer = await dossier.addPayer({ seizedAt: '2026-01-12T10:30:00+01:00' });
    const bank = dossier.statementIds[0] ?? '';
    await changeClaim(dossier.dossierId, bank, assignedAt(null));
    await dossier.receive(payer, '2026-01', '2026-01-28', 1000);
    await dossier.openRun('2026-01-28', '2026-10-01T09:00:00Z');
    const url = `/api/Dossier/${dossier.dossierId}/validate`;
    const validation = await office.server.call('sofie', { url });
    expect(validation.body).toContain('assignmentTimeNeeded');
    await changeClaim(dossier.dossierId, bank, assignedAt('2026-01-12T09:31:00Z'));
    const result = await readResult(await dossier.finishRun(dossier.dossierId));
    expect(allottedIn(result)).toEqual({ A: 0n, B: 100_000n, C: 0n });
  });
});

describe('what the bailiff should see', () => {
  it('is an assignment of the day of a seizure without hour, and a delegation that is for no maintenance', async () => {
    const dossier = await openWageDossier(office, CREDITORS);
    const { dossierId, statementIds } = dossier;
    await office.server.db
      .updateTable('dossiers')
      .set({ seizureDate: '2026-01-12' })
      .where('id', '=', dossierId)
      .execute();
    await dossier.receive(await dossier.addPayer(), '2026-01', '2026-01-28', 1000);
    await dossier.openRun('2026-01-28', '2026-10-01T09:00:00Z');
    const warnings = async () => {
      const validation = await office.server.call('sofie', { url: `/api/Dossier/${dossierId}/validate` });
      return ['assignmentOnSeizureDay', 'delegationWithoutMaintenance'].filter((code) =>
        validation.body.includes(code),
      );
    };
    expect(await warnings()).toEqual([]);
    await changeClaim(dossierId, statementIds[0] ?? '', assignedAt('2026-01-12T15:00:00Z'));
    await changeClaim(dossierId, statementIds[1] ?? '', {
      incomeRight: { kind: 'delegation', notifiedAt: null },
    });
    expect(await warnings()).toEqual(['assignmentOnSeizureDay', 'delegationWithoutMaintenance']);
    // Of the same day and no hour: the assignment is held to be later.
    const result = await readResult(await dossier.finishRun(dossierId));
    expect(allottedIn(result)).toEqual({ A: 0n, B: 100_000n, C: 0n });
  });
});

describe('balances over runs', () => {
  it('close to the cent: interest from the day after, a cap once, and what was given inside its line', async () => {
    const dossier = await openWageDossier(office, [
      creditor('Werknemer A', 'Vonnis', 1_000_000n, ['wages', 1_000_000n]),
      creditor('Bouwmarkt B', 'Vonnis', 600_000n, ['chirographic', 600_000n]),
      creditor('Bakker C', 'Vonnis', 1_000n),
    ]);
    const payer = await dossier.addPayer();
    const [, market = ''] = dossier.statementIds;
    await changeClaim(dossier.dossierId, market, {
      ...ORDINARY,
      parts: [
        { kind: 'principal', declared: 5790, admitted: 5790, interest: null },
        {
          kind: 'interest',
          declared: 10,
          admitted: 10,
          interest: {
            kind: 'conventional',
            rate: 5,
            base: 5790,
            from: '2026-06-30',
            until: '2026-07-31',
            runsOn: true,
          },
        },
        { kind: 'costs', declared: 200, admitted: 200, interest: null },
      ],
    });
    const run = runs(dossier, payer);
    const first = await run(5000);
    expect(allottedIn(first)).toEqual({ A: 500_000n, B: 0n, C: 0n });
    const second = await run(4000);
    expect(second.input.secured).toMatchObject([{ parameterId: 'caps.wages', amountCents: 500_000n }]);
    const [worker] = second.outcome.lines.filter(({ privilegeId }) => privilegeId === 'wages');
    expect(worker).toMatchObject({
      claimedCents: 500_000n,
      limits: [{ usedCents: 500_000n, aboveCents: 250_000n }],
    });
    const due = ({ input }: Result, place: number) => input.statements[place]?.totalCents ?? 0n;
    const third = await run(1000);
    expect(third.input.secured).toMatchObject([{ parameterId: 'caps.wages', amountCents: 750_000n }]);
    for (const place of [0, 1, 2]) {
      const lines = second.outcome.lines.filter(
        ({ statementId }) => statementId === second.input.statements[place]?.id,
      );
      const given = lines.reduce((sum, { allottedCents }) => sum + allottedCents, 0n);
      // All three are drawn up on one day: no interest ran in between.
      expect(due(third, place)).toBe(due(second, place) - given);
    }
    const perDay = ({ report }: Result) => report.declarants[1]?.declared?.interestPerDay ?? 0;
    // In hundredths of a cent: 5 % of 5,790.00.
    expect(perDay(first)).toBe(7_932);
    expect(perDay(third)).toBeLessThan(perDay(second));
    const ids = await listStatements(third.dossierId);
    const carried = await Promise.all(ids.map((id) => readStatement(third.dossierId, id)));
    const received = carried.flatMap(({ privilegedClaims }) =>
      privilegedClaims.map(({ receivedEarlier }) => Math.round(receivedEarlier * 100)),
    );
    expect(received.reduce((sum, cents) => sum + cents, 0)).toBe(900_000);
  });

  it('counts what was consigned as received, and the claim stays reserved for the rest', async () => {
    const dossier = await openWageDossier(office, [
      creditor('Bank A', 'Vonnis', 600_000n),
      creditor('Bouwmarkt B', 'Vonnis', 400_000n),
    ]);
    const [, market = ''] = dossier.statementIds;
    await office.server.db
      .updateTable('statements')
      .set({ isReserved: true })
      .where('id', '=', market)
      .execute();
    const run = runs(dossier, await dossier.addPayer());
    const first = await run(1000);
    expect(first.outcome.totals).toMatchObject({ paidCents: 60_000n, reservedCents: 40_000n });
    const second = await run(1000);
    expect(
      second.input.statements.map(({ totalCents, reservedCents }) => [totalCents, reservedCents]),
    ).toEqual([
      [540_000n, undefined],
      [360_000n, 360_000n],
    ]);
    expect(second.outcome.totals).toMatchObject({ paidCents: 60_000n, reservedCents: 40_000n });
  });

  it('share on initial amounts where the series says so, and nobody gets more than is left', async () => {
    const dossier = await openWageDossier(office, [
      creditor('Bank A', 'Kredietakte', 100_000n, ['chirographic', 100_000n]),
      creditor('Bouwmarkt B', 'Vonnis', 100_000n),
    ]);
    const payer = await dossier.addPayer({ seizedAt: '2026-01-12T10:30:00+01:00' });
    const { terms } = await dossier.read();
    await dossier.call('/terms', { method: 'PUT', payload: { ...terms, sharesOn: 'initial' } });
    const bank = dossier.statementIds[0] ?? '';
    await changeClaim(dossier.dossierId, bank, assignedAt('2026-01-12T09:29:00Z'));
    const run = runs(dossier, payer);
    expect(allottedIn(await run(700))).toEqual({ A: 70_000n, B: 0n });
    await dossier.receive(payer, '2026-02', '2026-02-28', 400);
    const { body } = await dossier.openRun('2026-02-28', '2026-10-05T09:00:00Z');
    // From now on it has no priority: both weigh 1,000.00, and the bank lacks 300.00.
    const [carried = ''] = await listStatements(body.id);
    await changeClaim(body.id, carried, { incomeRight: null });
    const second = await readResult(await dossier.finishRun(body.id));
    expect(allottedIn(second)).toEqual({ A: 20_000n, B: 20_000n });
    // What the office changed about the claim left what was given on it.
    expect(second.input.statements[0]?.claims[0]).toMatchObject({
      amountCents: 100_000n,
      ceilingCents: 30_000n,
    });
  });
});
