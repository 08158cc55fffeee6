import { contestationDaysOf, plannedDeposit } from '@prorata/domain/contestation-term';
import { outcomeOf } from '@prorata/domain/delivery-status';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sendingOfInvitation } from '@prorata/domain/sending-ledger/attempts';
import { legalFilingDay } from '@prorata/domain/terms';
import { EMAIL_SEND_STATUSES, REGISTERED_LETTER_STATUSES } from '@prorata/domain/vocabulary';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertStatement } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import { handOver, reportMail } from '../../testing/hand-over.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { readContent } from '../distribution/read-content.ts';
import { closePastInvitations } from '../invitations/start-invitations.ts';
import {
  type CalculatedDossier,
  insertCalculatedDossier,
  markAsSigned,
} from './testing/calculated-dossier.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const STREETS = ['Haverwerf', 'Kerkstraat'].map((street) => ({
  ...{ street, housenumber: '7', zipcode: '2800', city: 'Mechelen', country: 'BE' },
}));
const MAILBOXES = ['one@creditor.example', 'two@creditor.example'];
const NAMES = ['Jan Peeters', 'Immo Dijlezicht'];

/** Few names and places, so that many are the same. */
const creditors = fc.array(
  fc.record({
    corporateName: fc.constantFrom(...NAMES),
    creditorAddress: fc.constantFrom(...STREETS),
    primaryEmail: fc.constantFrom(...MAILBOXES),
    sendOption: fc.constantFrom(null, 'RegisteredLetter', 'EmailLink', 'EmailAttachment'),
    isSentSeparately: fc.boolean(),
    isReportSentByEmail: fc.boolean(),
  }),
  { maxLength: 5 },
);
const invitations = fc.array(
  fc.record({
    isByMail: fc.boolean(),
    hasFallback: fc.boolean(),
    hasBounced: fc.boolean(),
    street: fc.constantFrom(...STREETS),
  }),
  { maxLength: 4 },
);
/** Which of the mails with the report come back, by the place in which they were sent. */
const bounces = fc.array(fc.boolean(), { maxLength: 8 });

const MONDAY = new Date('2026-11-16T09:30:00.000Z');
const WEDNESDAY = new Date('2026-11-18T09:30:00.000Z');

it('report, tariff and terms agree with what happened, and everybody gets the report once per act', async () => {
  await fc.assert(
    fc.asyncProperty(creditors, invitations, bounces, async (filed, invited, failing) => {
      const dossier = await insertCalculatedDossier(server, cast);
      for (const creditor of filed) {
        const place = { dossierId: dossier.dossierId, createdBy: cast.own.administratorId };
        await insertStatement(server.db, { ...place, ...creditor });
      }
      await inviteAll(dossier, invited);
      await expectAgreement(dossier);
      await sendUntilAllHaveIt(dossier, failing);
    }),
    { numRuns: 6, seed: 14 },
  );
}, 300_000);

type Invited = typeof invitations extends fc.Arbitrary<infer Value> ? Value : never;

async function post(url: string, payload: object) {
  const response = await server.call('ann', { method: 'POST', url, payload });
  expect(response.statusCode).toBeLessThan(300);
  return response.json();
}

/** Invites, lets mails come back and letters follow, and waits until the term is over. */
async function inviteAll({ dossierId }: CalculatedDossier, invited: Invited): Promise<void> {
  await setDossier(dossierId, { status: 'InvitesSent', transactionKinds: ['sale'], saleDate: '2026-10-01' });
  const given = invited.map(({ isByMail, hasFallback, street }, index) => ({
    sendMethod: isByMail ? 'Email' : 'RegisteredLetter',
    addressee: `${NAMES[0]} ${index}`,
    email: isByMail ? `silent${index}@creditor.example` : null,
    address: isByMail ? null : street,
    fallbackAddress: isByMail && hasFallback ? street : null,
  }));
  if (given.length > 0) {
    const url = `/api/Dossier/${dossierId}/Invitation`;
    await post(`${url}/create`, { invitations: given });
    await post(`${url}/sendUnsentInvitations`, {});
    await handOver(server, dossierId);
    for (const [index, { isByMail, hasBounced }] of invited.entries()) {
      if (isByMail && hasBounced) await bounce(`silent${index}@creditor.example`, dossierId);
    }
    await handOver(server, dossierId, MONDAY);
    const later = new Date('2027-02-01T12:00:00.000Z');
    await closePastInvitations(server.tools, actionOfSystem(later));
  }
  await setDossier(dossierId, { status: 'Calculated' });
}

function setDossier(dossierId: string, values: object) {
  return server.db.updateTable('dossiers').set(values).where('id', '=', dossierId).execute();
}

async function bounce(email: string, dossierId: string): Promise<void> {
  const mails = await server.db
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', dossierId)
    .where('email', '=', email)
    .execute();
  for (const { id } of mails) await reportMail(server, id, 'Bounced');
}

/** Against the ledger that is put together here once more, from the mails and letters alone. */
async function expectAgreement({ dossierId }: CalculatedDossier): Promise<void> {
  const stored = await server.db
    .selectFrom('invitations')
    .select(['id', 'sendMethod', 'sentAt', 'openedAt'])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();
  const deliveries = await server.db
    .selectFrom('deliveries')
    .selectAll()
    .where('dossierId', '=', dossierId)
    .where('purpose', '=', 'invitation')
    .execute();
  const ledger = stored.map((invitation) =>
    sendingOfInvitation(
      invitation,
      deliveries
        .filter(({ invitationId }) => invitationId === invitation.id)
        .map(({ sendMethod, acceptedAt, emailStatus, registeredLetterStatus }) => ({
          ...{ sendMethod, acceptedAt, presentedAt: null },
          ...{ status: emailStatus ?? registeredLetterStatus ?? 'Undefined' },
        })),
    ),
  );
  const sent = ledger.flatMap(({ sendMethod, sentAt }) => (sentAt ? [{ sendMethod, sentAt }] : []));
  const letters = sent.filter(({ sendMethod }) => sendMethod === 'RegisteredLetter').length;
  const record = await server.db
    .selectFrom('dossiers')
    .selectAll()
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
  const content = await inTransaction(server.db, (trx) => readContent(trx, record));
  const known = content.invitations.map(({ sendMethod, sentAt, presentedAt }) => ({
    ...{ sendMethod, sentAt, presentedAt },
  }));
  expect(known).toEqual(ledger);
  expect(content.counts).toMatchObject({ invitations: sent.length, invitationsByRegisteredLetter: letters });
  const lastDay = sent
    .map(({ sendMethod, sentAt }) => legalFilingDay(sendMethod, brusselsDate(sentAt)))
    .sort()
    .at(-1);
  const { terms } = (await server.call('ann', { method: 'GET', url: `/api/Dossier/${dossierId}` })).json();
  expect(terms.find(({ term }: { term: string }) => term === 'filing')?.dueOn).toBe(lastDay);
}

async function sendUntilAllHaveIt(dossier: CalculatedDossier, failing: readonly boolean[]): Promise<void> {
  const { dossierId, url } = dossier;
  const { counts } = await inTransaction(server.db, async (trx) =>
    readContent(
      trx,
      await trx.selectFrom('dossiers').selectAll().where('id', '=', dossierId).executeTakeFirstOrThrow(),
    ),
  );
  await markAsSigned(server, cast, dossier);
  const plan = (await server.call('ann', { method: 'GET', url: `${url}/sendingPlan` })).json();
  expect(plan.registeredLetters).toBe(counts.creditorsByRegisteredLetter);
  const asked = {
    ...{ leaveUnreachableToOffice: true, emailReading: 'They answer our mails.' },
    consultation: { sources: ['centralFile'] },
  };
  const { accepted } = await post(`${url}/send`, asked);
  expect(accepted).toBe(plan.emails + plan.registeredLetters);
  await expectOnceEach(dossier, accepted);
  const mails = await server.db
    .selectFrom('deliveries')
    .select('id')
    .where('resultId', '=', dossier.resultId)
    .where('sendMethod', '=', 'Email')
    .orderBy('id')
    .execute();
  await handOver(server, dossierId);
  for (const [index, { id }] of mails.entries()) {
    if (failing[index]) await reportMail(server, id, 'Bounced');
  }
  const before = await readLedger(dossier);
  const again = await post(`${url}/send`, asked);
  await handOver(server, dossierId, WEDNESDAY);
  const after = await readLedger(dossier);
  expect(again.accepted > 0).toBe(before.handedOver + before.setAside < before.total);
  expect(after.handedOver + after.setAside).toBe(after.total);
  const { status, contestationEndsOn } = await server.db
    .selectFrom('dossiers')
    .select(['status', 'contestationEndsOn'])
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('PvSent');
  expect(contestationEndsOn).toBe(await lastDayOf(dossier));
}

/** Of each addressee, at each place, one mail or letter. */
async function expectOnceEach({ resultId, dossierId }: CalculatedDossier, accepted: number): Promise<void> {
  const rows = await server.db
    .selectFrom('deliveryAddressees')
    .innerJoin('deliveries', 'deliveries.id', 'deliveryId')
    .select(['deliveries.id', 'addresseeId', 'email', 'address', 'sendMethod'])
    .where('resultId', '=', resultId)
    .execute();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(accepted);
  const places = rows.map(({ addresseeId, email, address, sendMethod }) =>
    JSON.stringify([addresseeId, sendMethod, email, address]),
  );
  expect(new Set(places).size).toBe(places.length);
  const aside = await server.db
    .selectFrom('addresseeDecisions')
    .select('addresseeId')
    .where('dossierId', '=', dossierId)
    .execute();
  const { total } = await readLedger({
    resultId,
    dossierId,
    url: `/api/Dossier/${dossierId}/Result/${resultId}`,
  });
  expect(new Set([...rows, ...aside].map(({ addresseeId }) => addresseeId)).size).toBe(total);
}

async function readLedger({ url }: Pick<CalculatedDossier, 'url' | 'dossierId' | 'resultId'>) {
  return (await server.call('ann', { method: 'GET', url: `${url}/ledger` })).json();
}

/** Of each addressee the first that arrived, by its way; the last of them all, and never less than was told. */
async function lastDayOf({ resultId }: CalculatedDossier): Promise<string | undefined> {
  const rows = await server.db
    .selectFrom('deliveries')
    .select(['sendMethod', 'acceptedAt', 'contestUntil'])
    .where('resultId', '=', resultId)
    .where('hasFailed', '=', false)
    .execute();
  return rows
    .flatMap(({ sendMethod, acceptedAt, contestUntil }) => [
      contestUntil ?? '',
      contestationDaysOf(
        sendMethod === 'RegisteredLetter'
          ? { kind: 'letter', depositedOn: plannedDeposit(acceptedAt ?? TEST_NOW) }
          : { kind: 'receipt', receivedOn: brusselsDate(acceptedAt ?? TEST_NOW) },
      ).lastDay,
    ])
    .sort()
    .at(-1);
}

it.each([
  ['email_status', EMAIL_SEND_STATUSES],
  ['registered_letter_status', REGISTERED_LETTER_STATUSES],
] as const)('the database calls failed what the core does: %s', async (column, statuses) => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_expr(adbin, adrelid) as rule from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = 'deliveries'::regclass and attname = 'has_failed'
  `.execute(server.db);
  const part = rows[0]?.rule.split(/\bOR COALESCE/i).find((one) => one.includes(column)) ?? '';
  const named = statuses.filter((status) => part.includes(`'${status}'`));
  expect(named).toEqual(statuses.filter((status) => outcomeOf(status) === 'failed'));
});
