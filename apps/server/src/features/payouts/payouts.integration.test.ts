import { sumEuros } from '@prorata/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFile } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { calculateAgain } from '../results/testing/calculate-sample-dossier.ts';
import { makeFile } from './payout-files.ts';
import { codaWith, type DossierToPay, openDossierToPay } from './testing/dossier-to-pay.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
});
afterAll(() => office.server.close());

function eventsOf(dossierId: string) {
  return office.server.db
    .selectFrom('auditEvents')
    .select('type')
    .where('dossierId', '=', dossierId)
    .orderBy('sequence')
    .execute();
}

/** Prepared by one, approved by another, made after a consultation. */
async function payByFile(dossier: DossierToPay, sequence = 1): Promise<string> {
  expect((await dossier.call('/file')).statusCode).toBe(200);
  expect((await dossier.file(sequence, 'approve', {}, 'ann')).statusCode).toBe(200);
  await dossier.consult();
  const made = await dossier.file(sequence, 'make');
  expect(made.statusCode, made.body).toBe(200);
  return (await dossier.call(`/file/${sequence}`, undefined, 'sofie', { method: 'GET' })).body;
}

describe('the payment list', () => {
  it('has everybody of the signed report and adds up to the mass', async () => {
    const dossier = await openDossierToPay(office);
    const { lines, total, report, account } = await dossier.read('wout');
    expect(total).toBe(44_665.6);
    expect(sumEuros(lines.map(({ amount }) => amount))).toBe(total);
    expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['creditor', 'costs']));
    expect(lines.every(({ state }) => state === 'toPay')).toBe(true);
    expect(lines.filter(({ kind }) => kind === 'creditor').every((line) => line.account !== null)).toBe(true);
    expect([report?.fileName, account]).toEqual([expect.stringContaining('PV-'), 'BE49999000000171']);
  });

  it('is the same when it is stored, and nothing of it changes by reading', async () => {
    const dossier = await openDossierToPay(office);
    const before = await dossier.read();
    expect(await dossier.read()).toEqual(before);
    expect(await eventsOf(dossier.dossierId)).not.toContainEqual({ type: expect.stringContaining('payout') });
    await dossier.giveAccount('K1');
    const after = await dossier.read();
    expect(after.lines.map(({ number, amount }) => [number, amount])).toEqual(
      before.lines.map(({ number, amount }) => [number, amount]),
    );
  });

  it('takes the account of costs from the office, and in whose name one stands from the statement', async () => {
    const { db } = office.server;
    const setCosts = (costsAccount: string | null) =>
      db.updateTable('organizations').set({ costsAccount }).where('id', '=', office.cast.own.id).execute();
    await setCosts('BE68539007547034');
    const dossier = await openDossierToPay(office);
    const [statementId = ''] = dossier.statementIds;
    const accountHolder = 'Café Zénon & Fils';
    await db.updateTable('statements').set({ accountHolder }).where('id', '=', statementId).execute();
    const { lines } = await dossier.read();
    await setCosts(null);
    expect(lines.find(({ kind }) => kind === 'costs')?.account).toBe('BE68539007547034');
    expect(lines.find((line) => line.statementId === statementId)?.accountHolder).toBe(accountHolder);
    expect(await payByFile(dossier)).toContain('<Nm>Cafe Zenon + Fils</Nm>');
  });

  it('is not there for another office, nor before the term is over', async () => {
    const dossier = await openDossierToPay(office);
    const url = `/api/Dossier/${dossier.dossierId}/Payout`;
    expect((await office.server.call('bob', { url })).statusCode).toBe(404);
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'PvSent' })
      .where('id', '=', dossier.dossierId)
      .execute();
    expect((await dossier.call('/file')).json()).toMatchObject({ code: 'dossier-status' });
  });
});

describe('an office that pays elsewhere', () => {
  it('marks the dossier as paid without a body: every open line is confirmed today', async () => {
    const dossier = await openDossierToPay(office);
    expect((await dossier.markAsPaid()).json()).toMatchObject({ status: 'Paid' });
    const { lines } = await dossier.read();
    expect(new Set(lines.map(({ state, stateSince }) => `${state} ${stateSince}`))).toEqual(
      new Set(['paid 2026-11-15']),
    );
    const types = (await eventsOf(dossier.dossierId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'payout.lineConfirmed')).toHaveLength(lines.length);
  });

  it('names the day, which is not tomorrow', async () => {
    const dossier = await openDossierToPay(office);
    expect((await dossier.markAsPaid({ paidOn: '2026-11-16' })).json()).toMatchObject({
      code: 'validation',
      errors: [{ path: 'paidOn', code: 'moment-future' }],
    });
    await dossier.line('1', 'waive', { reason: 'Doet afstand' });
    await dossier.markAsPaid({ paidOn: '2026-11-12' });
    const [first, second] = (await dossier.read()).lines;
    expect([first?.state, second?.stateSince]).toEqual(['waived', '2026-11-12']);
  });

  it('confirms line by line, takes a confirmation back, and ends the dossier when all are settled', async () => {
    const dossier = await openDossierToPay(office);
    const { lines } = await dossier.read();
    for (const { number } of lines.slice(1)) {
      expect((await dossier.line(number, 'confirm', { paidOn: '2026-11-14' })).statusCode).toBe(200);
    }
    expect((await dossier.call('/finish')).json()).toMatchObject({
      code: 'payout-lines-open',
      params: { count: 1 },
    });
    await dossier.line('1', 'confirm', { paidOn: '2026-11-14' });
    await dossier.line('1', 'reopen', { reason: 'Vergissing' });
    expect((await dossier.read()).lines[0]?.state).toBe('toPay');
    await dossier.line('1', 'waive', { reason: 'Doet afstand' });
    expect((await dossier.line('1', 'confirm', { paidOn: '2026-11-14' })).json()).toMatchObject({
      code: 'payout-line-moved',
    });
    expect((await dossier.call('/finish')).statusCode).toBe(200);
    expect(await dossier.status()).toBe('Paid');
  });

  it('pays nobody while something stops the dossier', async () => {
    const dossier = await openDossierToPay(office);
    await office.server.call('sofie', {
      method: 'POST',
      url: `/api/Dossier/${dossier.dossierId}/Stop`,
      payload: { kind: 'bankruptcy', date: '2026-11-15', note: 'Belgisch Staatsblad' },
    });
    const refused = [
      await dossier.markAsPaid(),
      await dossier.line('1', 'confirm', { paidOn: '2026-11-14' }),
      await dossier.call('/file'),
      await dossier.call('/finish'),
    ];
    expect(refused.map((response) => response.json().code)).toEqual(Array(4).fill('dossier-stopped'));
  });

  it('tells each creditor with a mail address, once', async () => {
    const dossier = await openDossierToPay(office);
    const [statementId = ''] = dossier.statementIds;
    await office.server.db
      .updateTable('statements')
      .set({ primaryEmail: 'dettes@creditor.example', language: 'fr' })
      .where('id', '=', statementId)
      .execute();
    await dossier.markAsPaid();
    const mails = await office.server.db
      .selectFrom('deliveries')
      .select(['purpose', 'email', 'language', 'statementId'])
      .where('dossierId', '=', dossier.dossierId)
      .execute();
    expect(mails).toEqual([
      { purpose: 'payment-made', email: 'dettes@creditor.example', language: 'fr', statementId },
    ]);
  });
});

describe('a file for the bank', () => {
  it('is prepared by one, approved by another, and made after a consultation of that day', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.call('/file');
    expect((await dossier.read()).approval).toBe('ownPreparation');
    expect((await dossier.read('ann')).approval).toBe('allowed');
    expect((await dossier.file(1, 'approve')).json()).toMatchObject({ code: 'payout-own-preparation' });
    expect((await dossier.file(1, 'make')).json()).toMatchObject({ code: 'payout-not-approved' });
    await dossier.file(1, 'approve', {}, 'ann');
    expect((await dossier.file(1, 'make')).json()).toMatchObject({ code: 'consultation-missing' });
    await dossier.consult();
    expect((await dossier.read()).consultation).toMatchObject({ by: 'sofie Peeters' });
    await dossier.file(1, 'make');
    const { files, lines } = await dossier.read();
    expect(files[0]).toMatchObject({
      prepared: { by: 'sofie Peeters' },
      approved: { by: 'ann Peeters', isSingle: false },
      made: { by: 'sofie Peeters' },
    });
    const underWay = lines.filter(({ state }) => state === 'underWay');
    expect(underWay).toHaveLength(files[0]?.numberOfTransfers ?? 0);
    expect(sumEuros(underWay.map(({ amount }) => amount))).toBe(files[0]?.amount);
  });

  it('holds what was approved, each payment with a name of its own', async () => {
    const dossier = await openDossierToPay(office);
    const { fileNumber } = await office.server.db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('id', '=', dossier.dossierId)
      .executeTakeFirstOrThrow();
    const xml = await payByFile(dossier);
    const name = fileNumber.replace('/', '-');
    expect(xml).toContain(`<MsgId>PR-${name}-1</MsgId>`);
    expect(xml).toContain(`<EndToEndId>${name}-1-1</EndToEndId>`);
    expect(xml).toContain('<IBAN>BE49999000000171</IBAN>');
    const ids = [...xml.matchAll(/<EndToEndId>(.*)</g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is made once: asked for again, it is the same one, and no line stands in a second file', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.giveAccount('K1');
    await dossier.giveAccount('S1');
    const xml = await payByFile(dossier);
    const again = await Promise.all([dossier.file(1, 'make'), dossier.file(1, 'make')]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const download = await dossier.call('/file/1', undefined, 'sofie', { method: 'GET' });
    expect(download.body).toBe(xml);
    expect((await dossier.call('/file')).json()).toMatchObject({ code: 'payout-nothing-to-pay' });
    const types = (await eventsOf(dossier.dossierId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'payout.fileMade')).toHaveLength(1);
  });

  it('keeps nobody from the dossier while it is stored, and is not made once it was withdrawn meanwhile', async () => {
    const { db, storage } = office.server;
    const dossier = await openDossierToPay(office);
    await dossier.call('/file');
    await dossier.file(1, 'approve', {}, 'ann');
    await dossier.consult();
    const version = (await dossier.read()).files[0]?.version ?? 0;
    const store = async (content: Buffer) => {
      const withdrawn = await dossier.file(1, 'withdraw', { reason: 'Toch niet' });
      expect(withdrawn.statusCode, withdrawn.body).toBe(200);
      return storage.store(content);
    };
    const action = { actor: await office.actingUser('sofie'), requestId: 'test', at: TEST_NOW };
    const place = { dossierId: dossier.dossierId, sequence: 1 };
    const making = makeFile({ db, storage: { ...storage, store } }, action, place, { version });
    await expect(making).rejects.toMatchObject({ code: 'stale' });
    expect((await dossier.read()).files[0]).toMatchObject({ made: null, withdrawn: { reason: 'Toch niet' } });
  });

  it('is prepared once by two who press together', async () => {
    const dossier = await openDossierToPay(office);
    const both = await Promise.all([dossier.call('/file'), dossier.call('/file', undefined, 'ann')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await dossier.read()).files).toHaveLength(1);
  });

  it('loses its approval when an account in it changes', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.call('/file');
    await dossier.file(1, 'approve', {}, 'ann');
    await dossier.changeLine('1', { account: 'BE68539007547034', reason: 'Nieuwe rekening' });
    const { files, lines } = await dossier.read();
    expect(files[0]).toMatchObject({ withdrawn: { reason: 'Nieuwe rekening' } });
    expect(lines[0]).toMatchObject({ state: 'toPay', account: 'BE68539007547034', fileSequence: null });
    expect((await dossier.file(1, 'make')).json()).toMatchObject({ code: 'payout-file-moved' });
    expect((await dossier.call('/file')).json().files[1]).toMatchObject({ sequence: 2, approved: null });
  });

  it('is withdrawn with a reason, and a second one holds only what is new', async () => {
    const dossier = await openDossierToPay(office);
    await payByFile(dossier);
    await dossier.file(1, 'withdraw', { reason: 'Verkeerde bank' });
    const second = await payByFile(dossier, 2);
    expect(second).toContain('-2</MsgId>');
    await dossier.line('1', 'reopen', { reason: 'AC04' });
    expect((await dossier.read()).lines[0]).toMatchObject({ state: 'returned', reason: 'AC04' });
    await dossier.changeLine('1', { account: 'BE68539007547034', reason: 'Rekening gesloten' });
    const third = await payByFile(dossier, 3);
    expect([...third.matchAll(/<IBAN>(.*)</g)].map(([, iban]) => iban)).toContain('BE68539007547034');
    expect((await dossier.read()).files[2]?.numberOfTransfers).toBeLessThan(4);
  });

  it('goes nowhere once a bankruptcy is known, though it was made', async () => {
    const dossier = await openDossierToPay(office);
    await payByFile(dossier);
    await office.server.call('sofie', {
      method: 'POST',
      url: `/api/Dossier/${dossier.dossierId}/Stop`,
      payload: { kind: 'bankruptcy', date: '2026-11-15', note: 'Belgisch Staatsblad' },
    });
    const download = await dossier.call('/file/1', undefined, 'sofie', { method: 'GET' });
    expect(download.json()).toMatchObject({ code: 'dossier-stopped' });
  });

  it('of an office of one is approved by the same person, after signing in again', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.call('/file');
    const { db } = office.server;
    const { own } = office.cast;
    await db
      .updateTable('users')
      .set({ removedAt: new Date() })
      .where('id', '=', own.administratorId)
      .execute();
    const url = `/api/Dossier/${dossier.dossierId}/Payout`;
    const { version } = (await dossier.read()).files[0] ?? {};
    const approve = (claims = {}) =>
      office.server.call(
        'sofie',
        { method: 'POST', url: `${url}/file/1/approve`, payload: { version } },
        claims,
      );
    const at = Math.floor(Date.parse('2026-11-15T09:30:00.000Z') / 1000);
    expect((await approve()).json()).toMatchObject({ code: 'payout-sign-in-again' });
    expect((await approve({ auth_time: at - 600 })).json()).toMatchObject({ code: 'payout-sign-in-again' });
    expect((await approve({ auth_time: at - 60 })).json().files[0]).toMatchObject({
      approved: { isSingle: true },
    });
    await db.updateTable('users').set({ removedAt: null }).where('id', '=', own.administratorId).execute();
  });
});

describe('a bank statement', () => {
  it('shows what was paid, and the dossier is paid when every line is', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.giveAccount('K1');
    await dossier.giveAccount('S1');
    const xml = await payByFile(dossier);
    const movements = transfersOf(xml).map(({ endToEndId, cents }) => ({ endToEndId, amountCents: -cents }));
    const statement = codaWith(movements);
    const read = await dossier.importStatement(statement);
    expect(read.statusCode, read.body).toBe(200);
    const { lines, questions, balance } = await dossier.read();
    expect(new Set(lines.map(({ state, stateSince }) => `${state} ${stateSince}`))).toEqual(
      new Set(['paid 2026-11-15']),
    );
    expect([questions, balance]).toEqual([[], 5_334.4]);
    expect((await dossier.call('/finish')).statusCode).toBe(200);
    expect(await dossier.status()).toBe('Paid');
  });

  it('read twice, or again in another file, changes nothing', async () => {
    const dossier = await openDossierToPay(office);
    const [line] = (await dossier.read()).lines;
    const paid = codaWith(
      [
        {
          amountCents: -BigInt(Math.round((line?.amount ?? 0) * 100)),
          counterpartyAccount: line?.account ?? null,
        },
        { amountCents: -2_40n, isBankCost: true },
      ],
      { openingCents: 70_000_00n },
    );
    await dossier.importStatement(paid);
    const once = await dossier.read();
    await dossier.importStatement(paid);
    await dossier.importStatement(paid + codaWith([], { openingCents: 1_00n }));
    const { statements, ...twice } = await dossier.read();
    expect(statements).toHaveLength(once.statements.length + 1);
    expect({ ...twice, balance: once.balance, statements: once.statements }).toEqual(once);
    expect(once.lines[0]?.state).toBe('paid');
    expect(once.questions.filter(({ isBankCost }) => isBankCost)).toHaveLength(1);
  });

  it('tells what came back, which is paid again by a second file', async () => {
    const dossier = await openDossierToPay(office);
    const xml = await payByFile(dossier);
    const endToEndId = /<EndToEndId>(.*)</.exec(xml)?.[1] ?? '';
    const cents = BigInt(/EUR">(.*)</.exec(xml)?.[1]?.replace('.', '') ?? '0');
    await dossier.importStatement(
      codaWith(
        [
          { endToEndId, amountCents: -cents },
          { endToEndId, amountCents: cents, returnReason: 'AC04' },
        ],
        { openingCents: 71_000_00n },
      ),
    );
    expect((await dossier.read()).lines[0]).toMatchObject({ state: 'returned', reason: 'AC04', paid: 0 });
    const second = await payByFile(dossier, 2);
    expect(second).toContain('<NbOfTxs>1</NbOfTxs>');
  });

  it('takes back a file that nobody has made yet when a payment of it turns out to have left already', async () => {
    const dossier = await openDossierToPay(office);
    const [line] = (await dossier.read()).lines;
    await dossier.call('/file');
    await dossier.file(1, 'approve', {}, 'ann');
    await dossier.consult();
    await dossier.importStatement(
      codaWith(
        [
          {
            amountCents: -BigInt(Math.round((line?.amount ?? 0) * 100)),
            counterpartyAccount: line?.account ?? null,
          },
        ],
        { openingCents: 73_000_00n },
      ),
    );
    expect((await dossier.file(1, 'make')).json()).toMatchObject({ code: 'payout-file-moved' });
    const { lines, files } = await dossier.read();
    expect(lines[0]?.state).toBe('paid');
    expect(files[0]?.withdrawn).toMatchObject({ by: 'sofie Peeters' });
    const second = await payByFile(dossier, 2);
    expect(second).not.toContain(line?.account);
  });

  it('keeps the report that was paid from, also where no file was made', async () => {
    const dossier = await openDossierToPay(office);
    const { lines, report } = await dossier.read();
    const [line] = lines;
    const results = `/api/Dossier/${dossier.dossierId}`;
    const [{ id, version }] = (await office.server.call('ann', { url: `${results}/calculations` })).json()
      .items;
    await dossier.importStatement(
      codaWith(
        [
          {
            amountCents: -BigInt(Math.round((line?.amount ?? 0) * 100)),
            counterpartyAccount: line?.account ?? null,
          },
        ],
        { openingCents: 74_000_00n },
      ),
    );
    expect((await dossier.read()).lines[0]?.state).toBe('paid');
    const replaced = await office.server.call('ann', {
      method: 'POST',
      url: `${results}/Result/${id}/replace`,
      payload: { version, reason: 'Een verkeerde rang' },
    });
    expect(replaced.json()).toMatchObject({ code: 'payout-begun' });
    expect((await dossier.read()).report).toEqual(report);
  });

  it('is paid when all of the draft in force are, and nothing of one that was replaced is left to pay', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.changeLine('1', { account: 'BE68539007547034', reason: 'Gevraagd' });
    const url = `/api/Dossier/${dossier.dossierId}`;
    const [{ id, version }] = (await office.server.call('ann', { url: `${url}/calculations` })).json().items;
    const replacing = { version, reason: 'Een verkeerde rang' };
    await office.server.call('ann', {
      method: 'POST',
      url: `${url}/Result/${id}/replace`,
      payload: replacing,
    });
    const resultId = await calculateAgain(office.server, dossier.dossierId);
    const { db } = office.server;
    const signedAt = new Date('2026-11-14T11:00:00.000Z');
    const signed = { signedAt, signedBy: office.cast.own.administratorId };
    await db
      .updateTable('calculationResults')
      .set({ ...signed, signedPdfFileId: await insertFile(db) })
      .where('id', '=', resultId)
      .execute();
    await db.updateTable('calculationResults').set({ replacedBy: resultId }).where('id', '=', id).execute();
    await db
      .updateTable('dossiers')
      .set({ status: 'ToPay', closedAt: signedAt })
      .where('id', '=', dossier.dossierId)
      .execute();
    const read = async () => (await office.server.call('sofie', { url })).json();
    await payByFile(dossier);
    for (const { number, state } of (await dossier.read()).lines) {
      if (state === 'toPay') await dossier.line(number, 'confirm', { paidOn: '2026-11-15' });
    }
    expect((await read()).payoutStep).toBe('awaitBank');
    expect((await dossier.markAsPaid()).statusCode).toBe(200);
    expect((await read()).counts).toMatchObject({ linesToPayAgain: 0 });
  });

  it('asks one question for each movement that fits nowhere', async () => {
    const dossier = await openDossierToPay(office);
    const [line] = (await dossier.read()).lines;
    const part = 1_00n;
    await dossier.importStatement(
      codaWith([{ amountCents: -part, counterpartyAccount: line?.account ?? null }, { amountCents: 5_00n }], {
        openingCents: 72_000_00n,
      }),
    );
    const own = (await dossier.read()).questions.filter(({ isBankCost }) => !isBankCost);
    const [asked, other] = own.slice(-2);
    expect(asked).toMatchObject({ amount: -1, suggestedLine: line?.number });
    const answer = (id: string | undefined, act: string, fields: object) =>
      dossier.call(`/movement/${id}/${act}`, { version: 1, ...fields });
    expect((await answer(other?.id, 'match', { line: line?.number })).json()).toMatchObject({
      code: 'bank-statement-too-much',
    });
    await answer(asked?.id, 'match', { version: asked?.version, line: line?.number });
    await answer(other?.id, 'setAside', { version: other?.version, reason: 'Koopprijs lot 2' });
    const after = await dossier.read();
    expect(after.lines[0]).toMatchObject({ state: 'partlyPaid', paid: 1 });
    expect(after.questions.map(({ id }) => id)).not.toEqual(expect.arrayContaining([asked?.id, other?.id]));
    expect((await answer(other?.id, 'setAside', { version: 2, reason: 'Nog eens' })).json()).toMatchObject({
      code: 'bank-movement-answered',
    });
  });

  it('of another account, or one that cannot be read, is refused with the line', async () => {
    const dossier = await openDossierToPay(office);
    const other = codaWith([], { account: 'BE68539007547034' });
    expect((await dossier.importStatement(other)).json()).toMatchObject({
      code: 'bank-statement-other-account',
      params: { account: 'BE68539007547034' },
    });
    const torn = codaWith([{ amountCents: -1_00n }]).replace(/^22.*$/m, '22');
    expect((await dossier.importStatement(torn)).json()).toMatchObject({
      code: 'bank-statement-unreadable',
      params: { line: 4, fault: 'recordLength' },
    });
    expect((await dossier.importStatement('<a>', 'a.xml')).json()).toMatchObject({
      code: 'bank-statement-unreadable',
    });
  });

  it('that is heavy does not hold up what others ask for', async () => {
    const dossier = await openDossierToPay(office);
    const name = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
    const heavy = `<Document xmlns="${name}"><BkToCstmrStmt>${'<a b="1"/>'.repeat(450_000)}</BkToCstmrStmt></Document>`;
    let longest = 0;
    let isDone = false;
    const started = performance.now();
    const importing = dossier.importStatement(heavy, 'heavy.xml').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const before = performance.now();
      await new Promise((resolve) => setImmediate(resolve));
      longest = Math.max(longest, performance.now() - before);
    }
    const took = performance.now() - started;
    expect((await importing).json()).toMatchObject({ code: 'bank-statement-unreadable' });
    expect(longest / took).toBeLessThan(0.5);
  });
});

describe('the answer of the bank to a file', () => {
  it('opens again what it refuses, with the reason, once; the rest stays under way', async () => {
    const dossier = await openDossierToPay(office);
    const [refused] = transfersOf(await payByFile(dossier));
    const answer = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
      <OrgnlGrpInfAndSts><OrgnlMsgId>unknown</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
      <OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${refused?.endToEndId}</OrgnlEndToEndId>
      <TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts>
      </CstmrPmtStsRpt></Document>`;
    const read = await dossier.importStatement(answer, 'answer.xml');
    expect(read.statusCode, read.body).toBe(200);
    const { lines } = await dossier.read();
    expect(lines[0]).toMatchObject({ state: 'returned', reason: 'AC01' });
    expect(lines.filter(({ state }) => state === 'returned')).toHaveLength(1);
    expect(lines[1]?.state).toBe('underWay');
    await dossier.importStatement(answer, 'answer.xml');
    expect((await dossier.read()).lines).toEqual(lines);
    expect(transfersOf(await payByFile(dossier, 2))).toHaveLength(1);
  });
});

describe('money that comes in', () => {
  it('is proposed to the lot that it may be for, and matched to it once', async () => {
    const dossier = await openDossierToPay(office);
    const { db } = office.server;
    const { fileNumber } = await db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('id', '=', dossier.dossierId)
      .executeTakeFirstOrThrow();
    const lotsOf = async () =>
      (await office.server.call('sofie', { url: `/api/Dossier/${dossier.dossierId}/collection` })).json()
        .soldAssets;
    const [lot] = await lotsOf();
    const price = BigInt(Math.round(lot.collectedAmount * 100));
    const sale = { amountCents: price, communication: `Koopprijs ${fileNumber}`, counterpartyName: 'Koper' };
    await dossier.importStatement(codaWith([sale, sale], { openingCents: 90_000_00n }));
    const asked = async () =>
      (await dossier.read()).questions.filter(({ counterpartyName }) => counterpartyName === 'Koper');
    const [first, second] = await asked();
    const suggestion = { assetId: lot.id, name: lot.name, fileNumber, open: lot.collectedAmount };
    expect(first?.suggestedLots[0]).toEqual(suggestion);

    const put = (movement: typeof first) =>
      dossier.call(`/movement/${movement?.id}/lot`, { version: movement?.version, assetId: lot.id });
    expect((await put(first)).statusCode).toBe(200);
    expect((await lotsOf())[0].received).toBe(lot.collectedAmount);
    expect((await put(first)).json()).toMatchObject({ code: 'bank-movement-answered' });
    expect((await put(second)).json()).toMatchObject({ code: 'bank-statement-too-much' });
    const left = await asked();
    expect(left.map(({ id }) => id)).toEqual([second?.id]);
    expect(left[0]?.suggestedLots).not.toContainEqual(expect.objectContaining({ assetId: lot.id }));
    expect(await eventsOf(dossier.dossierId)).toContainEqual({ type: 'payout.receiptMatched' });
  });
});

describe('a payment that comes back to a dossier that is paid', () => {
  const countsOf = async (dossierId: string) => {
    const { status, counts } = (
      await office.server.call('sofie', { url: `/api/Dossier/${dossierId}` })
    ).json();
    return [status, counts.linesToPayAgain];
  };

  it('opens its line again, waits for the office, and is paid by a new file; the dossier stays paid', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.giveAccount('K1');
    await dossier.giveAccount('S1');
    const [first] = transfersOf(await payByFile(dossier));
    await dossier.markAsPaid();
    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 0]);
    expect((await dossier.call('/file')).json()).toMatchObject({ code: 'payout-nothing-to-pay' });
    const cents = first?.cents ?? 0n;
    const back = { endToEndId: first?.endToEndId ?? '', amountCents: cents, returnReason: 'AC04' };
    await dossier.importStatement(codaWith([back], { openingCents: 80_000_00n }));
    expect((await dossier.read()).lines[0]).toMatchObject({ state: 'returned', reason: 'AC04', paid: 0 });
    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 1]);

    await dossier.changeLine('1', { account: 'BE71096123456769', accountHolder: null, reason: 'Nieuw' });
    const [again, ...more] = transfersOf(await payByFile(dossier, 2));
    expect([again?.cents, more]).toEqual([cents, []]);
    const paid = { endToEndId: again?.endToEndId ?? '', amountCents: -cents, bookedOn: '2026-11-15' };
    await dossier.importStatement(codaWith([paid], { openingCents: 81_000_00n }));
    expect((await dossier.read()).lines[0]).toMatchObject({ state: 'paid', stateSince: '2026-11-15' });
    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 0]);
  });

  it('of an office that pays elsewhere is opened again with the reason', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.markAsPaid();
    await dossier.line('1', 'reopen', { reason: 'Rekening gesloten' });
    expect((await dossier.read()).lines[0]).toMatchObject({ state: 'returned', reason: 'Rekening gesloten' });
    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 1]);
    await dossier.line('1', 'confirm', { paidOn: '2026-11-15' });
    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 0]);
  });

  it('is nothing to pay where the deposit office paid by the table of the judge, whatever was prepared before', async () => {
    const dossier = await openDossierToPay(office);
    await dossier.giveAccount('K1');
    expect((await dossier.call('/file')).statusCode).toBe(200);
    expect((await dossier.file(1, 'approve', {}, 'ann')).statusCode).toBe(200);
    const post = async (path: string, payload: object) => {
      const url = `/api/Dossier/${dossier.dossierId}/${path}`;
      const response = await office.server.call('ann', { method: 'POST', url, payload });
      expect(response.statusCode, response.body).toBe(200);
    };
    const writ = { way: 'writ', time: '10:00', servedBy: 'P. Verlinden', grounds: 'Geen voorrecht' };
    await post('contestations', { ...writ, date: '2026-11-14', addresseeId: null, name: 'Karel Baert' });
    await post('proceeding', { date: '2026-11-14' });
    // As if the judge had decided, and nobody had appealed.
    const { version } = await office.server.db
      .updateTable('proceedings')
      .set({ state: 'final', judgedOn: '2026-11-14', finalOn: '2026-11-14' })
      .where('dossierId', '=', dossier.dossierId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await post('proceeding/step', { step: 'pay', date: '2026-11-14', version });

    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 0]);
    expect((await dossier.read()).lines).toEqual([]);
    await dossier.consult();
    expect((await dossier.file(1, 'make')).json()).toMatchObject({ status: 409, code: 'dossier-consigned' });
    expect((await dossier.call('/file')).json()).toMatchObject({ status: 409, code: 'dossier-consigned' });
  });

  it('is nothing to pay where the dossier was paid without a list', async () => {
    const dossier = await openDossierToPay(office);
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'Paid' })
      .where('id', '=', dossier.dossierId)
      .execute();
    expect((await dossier.call('/file')).json()).toMatchObject({ code: 'payout-nothing-to-pay' });
    expect(await countsOf(dossier.dossierId)).toEqual(['Paid', 0]);
  });
});

/** What a file asks the bank to pay. */
function transfersOf(xml: string): { endToEndId: string; cents: bigint }[] {
  return [...xml.matchAll(/<EndToEndId>(.*)<[\s\S]*?EUR">(.*)</g)].map(([, endToEndId = '', euros = '']) => ({
    endToEndId,
    cents: BigInt(euros.replace('.', '')),
  }));
}
