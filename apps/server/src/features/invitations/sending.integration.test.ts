import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { InvitationsTable } from '../../database/tables.ts';
import { insertStatement } from '../../database/testing/insert-rows.ts';
import { actionOfSystem } from '../../http/action.ts';
import { insertDossierToInvite } from '../../testing/dossier-to-invite.ts';
import { handOver, reportMail } from '../../testing/hand-over.ts';
import {
  type InvitedCreditor,
  insertCreditor,
  readDossierStatus,
  readStoredInvitation,
  TEST_CODE_SECRET,
} from '../../testing/invited-creditor.ts';
import { TestMailServer } from '../../testing/test-mail-server.ts';
import { TestPost } from '../../testing/test-post.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { askPost } from '../delivery/ask-post.ts';
import { sendDelivery } from '../delivery/send-delivery.ts';
import { countForCosts } from '../dossiers/count-for-costs.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import { refuseUnserved } from './create-invitations.ts';
import { deliverMissingReceipts, deliverReceipt } from './creditor/deliver-receipt.ts';
import { closePastInvitations, remindCreditors, sendCodesAgain } from './start-invitations.ts';

const mailbox = new TestMailServer();
/** Of qualified electronic registered delivery. */
const provider = new TestPost();
let server: TestServer;
let cast: TestUsers;
let place: { dossierId: string; createdBy: string };
beforeAll(async () => {
  await mailbox.start();
  await provider.start();
  server = await startTestServer({
    CODE_SECRET: TEST_CODE_SECRET,
    SMTP_URL: mailbox.url,
    PUBLIC_ORIGIN: 'http://prorata.example',
    QUALIFIED_DELIVERY_URL: provider.url,
    QUALIFIED_DELIVERY_KEY: 'the key of registered delivery, long enough',
    QUALIFIED_DELIVERY_HOOK_KEY: 'the key of its hook, which is long enough',
    RATE_LIMIT_PER_MINUTE: '9999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  cast = await insertTestUsers(server.db);
});
beforeEach(async () => {
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  place = { dossierId, createdBy: cast.own.administratorId };
});
afterEach(() => {
  mailbox.mails.length = 0;
  mailbox.judgeRecipient = () => undefined;
});
afterAll(async () => {
  await server.close();
  await mailbox.stop();
  await provider.stop();
});

/** What works without anybody at a screen, on the morning of a day. */
function on(day: string) {
  const at = new Date(`${day}T10:30:00.000Z`);
  return [{ ...server.tools, clock: () => at }, actionOfSystem(at)] as const;
}

function creditorOf(values: Partial<Insertable<InvitationsTable>> = {}): Promise<InvitedCreditor> {
  return insertCreditor(server, place, values);
}

async function deliveries(invitationId: string) {
  return server.db
    .selectFrom('deliveries')
    .select(['id', 'purpose', 'email', 'language', 'content', 'nextInquiryAt'])
    .where('invitationId', '=', invitationId)
    .orderBy('id')
    .execute();
}

/** Sends what waits for a creditor, as the worker does on that day. */
async function sendAll({ invitationId }: InvitedCreditor | { invitationId: string }, day = '2026-11-15') {
  for (const { id } of await deliveries(invitationId)) await sendDelivery(on(day)[0], id);
}

const read = (creditor: { invitationId: string }) => readStoredInvitation(server, creditor);
const dossierStatus = () => readDossierStatus(server, place);

const STATEMENT = {
  creditorType: 'legalEntity',
  corporateName: 'Immo Dijlezicht',
  creditorAddress: { street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
  totalAmountClaimed: 12_845.5,
  paymentaccount: 'BE49999000000171',
  primaryEmail: 'boekhouding@dijlezicht.example',
};

async function fileWhole(creditor: InvitedCreditor): Promise<string> {
  const { id } = (await creditor.call('POST', '/thirdPartyStatement', STATEMENT)).json();
  await creditor.upload(id, 'settlement', 'afrekening.pdf');
  await creditor.upload(id, 'title', 'huurcontract.pdf');
  return id;
}

describe('an invitation', () => {
  async function invite(invitation: object): Promise<{ invitationId: string }> {
    const url = `/api/Dossier/${place.dossierId}/Invitation`;
    const created = await server.call('ann', {
      method: 'POST',
      url: `${url}/create`,
      payload: { invitations: [invitation] },
    });
    await server.call('ann', { method: 'POST', url: `${url}/sendUnsentInvitations`, payload: {} });
    return { invitationId: created.json().items[0].id };
  }

  it('is sent once the mail server has it, and brings the creditor in', async () => {
    const email = `${newId()}@creditor.example`;
    const invited = await invite({ sendMethod: 'Email', email, language: 'fr' });
    expect(await read(invited)).toMatchObject({ status: 'Created', sentAt: null });
    await sendAll(invited);
    expect(await read(invited)).toMatchObject({ status: 'Sent', sentAt: on('2026-11-15')[1].at });
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({ to: [{ address: email }], subject: expect.stringContaining('Invitation') });
    const link = /http:\/\/prorata\.example\/invited\/([0-9A-Z-]{14})/.exec(mail?.text ?? '')?.[1];
    const dossier = await server.call(null, { url: `/api/Invited/${link}/dossier` });
    expect(dossier.json()).toMatchObject({ invitation: { email, isOpen: true } });
    expect((await listEvents(server.db, invited.invitationId)).map(({ type }) => type)).toEqual([
      'invitation.created',
      'invitation.sendingRequested',
      'invitation.sent',
    ]);
  });

  describe('by qualified electronic registered delivery', () => {
    const asked = () => ({
      sendMethod: 'QualifiedDelivery',
      addressee: 'Immo Dijlezicht',
      email: `${newId()}@creditor.example`,
    });
    const message = () => provider.letters.at(-1);
    const askOn = async (day: string, invited: { invitationId: string }) => {
      for (const { id } of await deliveries(invited.invitationId)) await askPost(on(day)[0], id);
    };
    const logOf = async ({ invitationId }: { invitationId: string }) =>
      (
        await server.call('ann', {
          url: `/api/Dossier/${place.dossierId}/Invitation/${invitationId}/sendResults`,
        })
      ).json().items[0];

    it('goes to the provider with the letter, at its own price, and has the longest reading of a letter', async () => {
      const url = `/api/Dossier/${place.dossierId}/Invitation`;
      const { email, ...rest } = asked();
      const payload = { invitations: [{ ...rest, email }] };
      await server.call('ann', { method: 'POST', url: `${url}/create`, payload });
      const cost = (await server.call('ann', { url: `${url}/sendingCost` })).json();
      expect(cost).toMatchObject({ emails: 0, registeredLetters: 0, qualifiedDeliveries: 1, total: 0 });
      const again = await server.call('ann', { method: 'POST', url: `${url}/create`, payload });
      expect(again.json()).toMatchObject({ code: 'duplicate-invitation' });
      await server.call('ann', { method: 'POST', url: `${url}/sendUnsentInvitations`, payload: {} });
      const { id: invitationId } = await server.db
        .selectFrom('invitations')
        .select('id')
        .where('dossierId', '=', place.dossierId)
        .executeTakeFirstOrThrow();
      await sendAll({ invitationId });
      expect(message()?.body.recipient).toEqual({ name: 'Immo Dijlezicht', email });
      // Sunday 15 November: the third working day is the 18th, and the day after it is the first of fifteen.
      expect(await read({ invitationId })).toMatchObject({ status: 'Sent', validUntil: '2026-12-03' });
      const charge = await server.db
        .selectFrom('platformTransactions')
        .select('type')
        .where('dossierId', '=', place.dossierId)
        .execute();
      expect(charge).toEqual([{ type: 'qualifiedDeliveryPort' }]);
    });

    it('gives the whole term after the evidence of its presentation, and never takes a day back', async () => {
      const invited = await invite(asked());
      await sendAll(invited);
      provider.happens(message(), 'content-consigned', new Date('2026-11-25T10:00:00.000Z'));
      await askOn('2026-11-25', invited);
      expect(await read(invited)).toMatchObject({ validUntil: '2026-12-10' });
      const other = await invite(asked());
      await sendAll(other);
      provider.happens(message(), 'content-consigned', new Date('2026-11-15T12:00:00.000Z'));
      await askOn('2026-11-16', other);
      expect(await read(other)).toMatchObject({ validUntil: '2026-12-03' });
      const events = await listEvents(server.db, invited.invitationId);
      expect(events.at(-1)).toMatchObject({
        type: 'invitation.presented',
        before: { validUntil: '2026-12-03' },
        after: { validUntil: '2026-12-10' },
      });
    });

    it('keeps the evidence of each step byte for byte, once, for those who may see the dossier', async () => {
      const invited = await invite(asked());
      await sendAll(invited);
      const at = (hour: number) => new Date(`2026-11-16T${hour}:00:00.000Z`);
      const sent = provider.happens(message(), 'submission-accepted', at(10));
      await askOn('2026-11-16', invited);
      expect(await logOf(invited)).toMatchObject({ steps: [{}, { status: 'Dropped', evidence: null }] });
      const letter = message();
      if (letter) letter.hasProof = true;
      const refused = provider.happens(letter, 'consignment-refused', at(11));
      await askOn('2026-11-16', invited);
      await askOn('2026-11-17', invited);
      const { id, steps } = await logOf(invited);
      expect(
        steps.map(({ evidence }: { evidence: { kind: string } | null }) => evidence?.kind ?? null),
      ).toEqual([null, 'submission', 'refusal']);
      for (const [index, event] of [sent, refused].entries()) {
        const { evidence } = steps[index + 1];
        const url = `/api/Dossier/${place.dossierId}/Delivery/${id}/evidence/${evidence.id}`;
        const paper = await server.call('ann', { url });
        expect(paper.headers['content-type']).toBe('application/pdf');
        expect(paper.body).toBe(`%PDF-1.7 ${event}`);
        expect(createHash('sha256').update(paper.body).digest('hex')).toBe(evidence.sha256);
        expect((await server.call('bob', { url })).statusCode).toBe(404);
      }
      const kept = (await listEvents(server.db, id)).filter(({ type }) => type === 'delivery.evidenceKept');
      expect(kept.map(({ after }) => after)).toMatchObject([
        { evidenceKind: 'submission', provenAt: at(10).toISOString(), sha256: steps[1].evidence.sha256 },
        { evidenceKind: 'refusal', provenAt: at(11).toISOString(), sha256: steps[2].evidence.sha256 },
      ]);
    });

    it('asks again for evidence that is not made out yet, for a month', async () => {
      const invited = await invite(asked());
      await sendAll(invited);
      provider.happens(message(), 'content-handed-over', new Date('2026-11-16T09:00:00.000Z'));
      const nextInquiry = async () => {
        const [delivery] = await deliveries(invited.invitationId);
        return delivery?.nextInquiryAt?.toISOString() ?? null;
      };
      await askOn('2026-11-16', invited);
      expect(await nextInquiry()).toBe('2026-11-16T16:30:00.000Z');
      await askOn('2026-12-20', invited);
      expect(await nextInquiry()).toBe(null);
    });

    it('is no choice where the platform has no provider', () => {
      const ways = [
        { path: 'invitations.0.sendMethod', sendMethod: 'Email' },
        { path: 'invitations.1.sendMethod', sendMethod: 'QualifiedDelivery' },
      ] as const;
      const errors = [{ path: 'invitations.1.sendMethod', code: 'choice-invalid' }];
      expect(() => refuseUnserved({ qualifiedDelivery: undefined }, ways)).toThrow(
        expect.objectContaining({ code: 'validation', details: { errors } }),
      );
      expect(() => refuseUnserved(server.tools.settings, ways)).not.toThrow();
    });
  });

  it('addresses a person as the standard invitation says, by way of the party book, in mail and letter', async () => {
    const address = {
      street: 'Haverwerf',
      housenumber: '27',
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    };
    const standard = { addressee: 'Kuyper', salutation: 'ms', email: 'kuyper@creditor.example', address };
    const url = `/api/Organization/${cast.own.id}/standard-invitation`;
    const kept = await server.call('ann', { method: 'POST', url, payload: standard });
    expect(kept.json()).toMatchObject({ addressee: 'Kuyper', salutation: 'ms' });
    const [found] = (await server.call('ann', { url: '/api/Party?query=kuyper' })).json().items;
    expect(found).toMatchObject({ name: 'Kuyper', salutation: 'ms', email: standard.email });

    const { name: addressee, salutation, email } = found;
    const mailed = await invite({ sendMethod: 'Email', addressee, salutation, email });
    await sendAll(mailed);
    expect(mailbox.mails[0]?.text).toContain('Geachte mevrouw Kuyper,');
    const written = await invite({
      sendMethod: 'RegisteredLetter',
      addressee: 'Peeters',
      salutation: 'mr',
      address,
    });
    expect((await deliveries(written.invitationId)).at(-1)).toMatchObject({
      content: { template: 'invitation-letter', values: { 'recipient.salutation': 'Geachte heer Peeters' } },
    });
    const { items } = (await server.call('ann', { url: '/api/PartyBook?search=peeters' })).json();
    expect(items).toMatchObject([{ name: 'Peeters', salutation: 'mr' }]);
  });

  it('gives the whole term from the day on which it really left', async () => {
    const invited = await invite({ sendMethod: 'Email', email: `${newId()}@creditor.example` });
    expect(await read(invited)).toMatchObject({ validUntil: '2026-11-30' });
    await sendAll(invited, '2026-11-17');
    expect(await read(invited)).toMatchObject({ status: 'Sent', validUntil: '2026-12-02' });
  });

  it('that the mail server refuses was not sent', async () => {
    mailbox.judgeRecipient = () => ({ code: 550, text: '5.1.1 no such mailbox' });
    const invited = await invite({ sendMethod: 'Email', email: `${newId()}@creditor.example` });
    await sendAll(invited);
    expect(await read(invited)).toMatchObject({ status: 'Created', sentAt: null });
  });

  it('whose mail comes back goes by letter, with the term that a letter gives', async () => {
    mailbox.judgeRecipient = () => ({ code: 550, text: '5.1.1 no such mailbox' });
    const fallbackAddress = {
      street: 'Haverwerf',
      housenumber: '27',
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    };
    const invited = await invite({
      sendMethod: 'Email',
      email: `${newId()}@creditor.example`,
      addressee: 'Immo Dijlezicht',
      fallbackAddress,
    });
    await sendAll(invited, '2026-11-17');
    // Handed over on Tuesday 17 November, counted from the third working day after.
    expect(await read(invited)).toMatchObject({ status: 'Created', validUntil: '2026-12-04' });
    expect((await deliveries(invited.invitationId)).at(-1)).toMatchObject({
      email: null,
      content: {
        template: 'invitation-letter',
        values: { 'invitation.validUntil': '2026-12-04', 'invitation.isLegalTerm': true },
      },
    });
    expect((await listEvents(server.db, invited.invitationId)).at(-1)).toMatchObject({
      type: 'invitation.letterFollows',
      before: { sendMethod: 'Email' },
      after: { sendMethod: 'RegisteredLetter', validUntil: '2026-12-04' },
    });
    await handOver(server, place.dossierId, on('2026-11-17')[1].at);
    expect((await listEvents(server.db, invited.invitationId)).at(-1)).toMatchObject({
      type: 'invitation.sent',
      after: { status: 'Sent', sendMethod: 'RegisteredLetter' },
    });
    // The list of terms, the tariff and the report say what the invitation says.
    const dossier = await server.call('ann', { method: 'GET', url: `/api/Dossier/${place.dossierId}` });
    expect(dossier.json()).toMatchObject({
      terms: expect.arrayContaining([expect.objectContaining({ term: 'filing', dueOn: '2026-12-04' })]),
      counts: { failedDeliveries: 0 },
    });
    const record = await server.db
      .selectFrom('dossiers')
      .selectAll()
      .where('id', '=', place.dossierId)
      .executeTakeFirstOrThrow();
    expect(await countForCosts(server.db, record)).toMatchObject({
      invitations: 1,
      invitationsByRegisteredLetter: 1,
      // The silent creditor at the address of the letter, and the defendant.
      creditorsByRegisteredLetter: 2,
    });
    const { creditors } = await readRecipients(server.db, record);
    expect(creditors).toMatchObject([{ sendOption: 'RegisteredLetter', address: fallbackAddress }]);
  });

  it('that came back from everywhere was not sent, and its failure counts until it is mended', async () => {
    const email = `${newId()}@creditor.example`;
    const invited = await invite({ sendMethod: 'Email', email });
    await sendAll(invited);
    const [mail] = await deliveries(invited.invitationId);
    await reportMail(server, mail?.id ?? '', 'FilteredSpam');
    const url = `/api/Dossier/${place.dossierId}`;
    const readDossier = async () => (await server.call('ann', { method: 'GET', url })).json();
    expect(await readDossier()).toMatchObject({ counts: { failedDeliveries: 1 } });
    expect((await readDossier()).terms.map(({ term }: { term: string }) => term)).not.toContain('filing');
    await server.call('ann', {
      method: 'POST',
      url: `${url}/Invitation/sendUnsentInvitations`,
      payload: { invitationIds: [invited.invitationId] },
    });
    await sendAll(invited);
    expect(await readDossier()).toMatchObject({ counts: { failedDeliveries: 0 } });
  });

  it('that came back from everywhere after its term had closed it still counts as not arrived', async () => {
    const fallbackAddress = {
      street: 'Haverwerf',
      housenumber: '27',
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    };
    const email = `${newId()}@creditor.example`;
    const addressee = 'Immo Dijlezicht';
    const invited = await invite({ sendMethod: 'Email', email, addressee, fallbackAddress });
    await sendAll(invited);
    const [mail] = await deliveries(invited.invitationId);
    await closePastInvitations(...on('2026-12-01'));
    expect(await read(invited)).toMatchObject({ status: 'ClosedAndNotSubmitted', closedBy: 'term' });
    await reportMail(server, mail?.id ?? '', 'Bounced', on('2026-12-01')[1].at);
    // Nobody is asked by letter to file what can no longer be filed.
    await sendAll(invited, '2026-12-01');
    const url = `/api/Dossier/${place.dossierId}`;
    const failures = async () =>
      (await server.call('ann', { method: 'GET', url })).json().counts.failedDeliveries;
    expect(await failures()).toBe(1);

    // The office heard of the creditor otherwise.
    const { creditorId } = await read(invited);
    await insertStatement(server.db, { ...place, creditorId });
    expect(await failures()).toBe(0);
  });

  it('sent again renews its term', async () => {
    const invited = await invite({ sendMethod: 'Email', email: `${newId()}@creditor.example` });
    await sendAll(invited);
    await server.db
      .updateTable('invitations')
      .set({ validUntil: '2026-11-20' })
      .where('id', '=', invited.invitationId)
      .execute();
    const again = async () => {
      const response = await server.call('ann', {
        method: 'POST',
        url: `/api/Dossier/${place.dossierId}/Invitation/sendUnsentInvitations`,
        payload: { invitationIds: [invited.invitationId] },
      });
      return response.json().accepted;
    };
    expect(await again()).toBe(1);
    // A colleague had looked at the same, and pressed it as well.
    expect(await again()).toBe(0);
    expect(await read(invited)).toMatchObject({ status: 'Sent', validUntil: '2026-11-30' });
    await sendAll(invited);
    expect(mailbox.mails).toHaveLength(2);
    expect(await again()).toBe(1);
  });

  it('that was closed while its mail waited is not sent any more', async () => {
    const invited = await invite({ sendMethod: 'Email', email: `${newId()}@creditor.example` });
    await server.db
      .updateTable('invitations')
      .set({ status: 'ClosedAndNotSubmitted', closedAt: TEST_NOW, closedBy: 'office' })
      .where('id', '=', invited.invitationId)
      .execute();
    await sendAll(invited);
    expect(mailbox.mails).toEqual([]);
  });
});

describe('the end of the term', () => {
  it('closes what is past its last day, with or without statement, and moves the dossier on', async () => {
    const [silent, filing] = [await creditorOf(), await creditorOf()];
    const { id } = (await filing.call('POST', '/thirdPartyStatement', STATEMENT)).json();
    await closePastInvitations(...on('2026-11-30'));
    expect(await dossierStatus()).toBe('InvitesSent');

    await closePastInvitations(...on('2026-12-01'));
    expect(await read(silent)).toMatchObject({ status: 'ClosedAndNotSubmitted', closedBy: 'term' });
    expect(await read(filing)).toMatchObject({ status: 'ClosedAndSubmitted', closedBy: 'term' });
    expect(await dossierStatus()).toBe('Provisioned');
    const statement = await server.db
      .selectFrom('statements')
      .select(['submittedAt', 'originalTotalAmountClaimedCents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(statement).toEqual({
      submittedAt: on('2026-12-01')[1].at,
      originalTotalAmountClaimedCents: 1_284_550n,
    });
    expect((await filing.call('GET', '/dossier')).json()).toMatchObject({
      receipt: { receiptNumber: expect.stringMatching(/-01$/), totalAmountClaimed: 12_845.5 },
    });
    expect((await listEvents(server.db, silent.invitationId)).at(-1)).toMatchObject({
      type: 'invitation.closed',
      actorKind: 'system',
    });
    await closePastInvitations(...on('2026-12-02'));
    expect(await listEvents(server.db, place.dossierId)).toHaveLength(1);
  });

  it('drops a draft in which nothing was filled in: its creditor is silent', async () => {
    const creditor = await creditorOf();
    const { id } = (
      await creditor.call('POST', '/thirdPartyStatement', { ...STATEMENT, totalAmountClaimed: 0 })
    ).json();
    await closePastInvitations(...on('2026-12-01'));
    expect(await read(creditor)).toMatchObject({ status: 'ClosedAndNotSubmitted' });
    expect((await listEvents(server.db, id)).at(-1)).toMatchObject({
      type: 'statement.removed',
      actorKind: 'system',
    });
    const record = await server.db
      .selectFrom('dossiers')
      .selectAll()
      .where('id', '=', place.dossierId)
      .executeTakeFirstOrThrow();
    const { creditors } = await readRecipients(server.db, record);
    expect(creditors).toMatchObject([{ addresseeId: creditor.invitationId, statementId: null }]);
  });

  it('waits for an invitation that was never sent', async () => {
    await creditorOf();
    await creditorOf({ status: 'Created', sentAt: null, validUntil: null });
    await closePastInvitations(...on('2026-12-01'));
    expect(await dossierStatus()).toBe('InvitesSent');
  });

  it('marks what was filed after the legal term in the time that the office gave besides', async () => {
    const creditor = await creditorOf({ validUntil: '2026-12-20' });
    const sentLongAgo = {
      id: newId(),
      idempotencyKey: newId(),
      purpose: 'invitation',
      sendMethod: 'Email',
      emailStatus: 'Delivered',
      email: 'a@b.example',
      language: 'nl',
      organizationId: cast.own.id,
      dossierId: place.dossierId,
      invitationId: creditor.invitationId,
      acceptedAt: new Date('2026-10-28T09:00:00.000Z'),
    } as const;
    await server.db.insertInto('deliveries').values(sentLongAgo).execute();
    const id = await fileWhole(creditor);
    expect((await creditor.call('POST', '/close')).statusCode).toBe(200);
    const { isLate } = await server.db
      .selectFrom('statements')
      .select('isLate')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(isLate).toBe(true);
  });
});

describe('a reminder', () => {
  it('goes once for each term, a few days before its end, to who has not closed', async () => {
    const near = await creditorOf({ language: 'de' });
    const done = await creditorOf();
    await done.call('POST', '/close');
    const remind = (day: string) => remindCreditors(...on(day));
    await remind('2026-11-24');
    expect(await deliveries(near.invitationId)).toEqual([]);
    await remind('2026-11-25');
    await remind('2026-11-26');
    expect(await deliveries(near.invitationId)).toMatchObject([
      { purpose: 'invitation-reminder', language: 'de' },
    ]);
    expect(await deliveries(done.invitationId)).toEqual([]);
    await sendAll(near, '2026-11-25');
    expect(mailbox.mails[0]?.text).toContain(near.code);
    expect(await read(near)).toMatchObject({ validUntil: '2026-11-30' });

    await server.db
      .updateTable('invitations')
      .set({ validUntil: '2026-12-14' })
      .where('id', '=', near.invitationId)
      .execute();
    await remind('2026-12-10');
    expect(await deliveries(near.invitationId)).toHaveLength(2);
  });

  it('is not sent where administrators want none', async () => {
    const near = await creditorOf();
    const row = { id: newId(), key: 'invitations.reminder', value: '0', updatedBy: cast.platformId };
    await server.db.insertInto('parameters').values(row).execute();
    await remindCreditors(...on('2026-11-29'));
    await server.db.deleteFrom('parameters').where('id', '=', row.id).execute();
    expect(await deliveries(near.invitationId)).toEqual([]);
  });
});

describe('a lost code', () => {
  const ask = (email: unknown) =>
    server.call(null, { method: 'POST', url: '/api/Invited/sendCodeAgain', payload: { email } });
  /** The mail with the invitation, which arrived. */
  const insertArrived = (
    { invitationId }: InvitedCreditor,
    { email, dossierId }: { readonly email: string; readonly dossierId: string },
  ) =>
    server.db
      .insertInto('deliveries')
      .values({
        ...{ id: newId(), idempotencyKey: newId(), purpose: 'invitation', language: 'nl' },
        ...{ sendMethod: 'Email', emailStatus: 'Delivered', email },
        ...{ organizationId: cast.own.id, dossierId, invitationId },
      })
      .execute();

  it('is answered alike whether there is an invitation or not', async () => {
    const email = `${newId()}@creditor.example`;
    await creditorOf({ emails: [email] });
    const answers = [await ask(email), await ask('nobody@nowhere.example')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect((await ask('no address')).statusCode).toBe(400);
  });

  it('is mailed to the address on file, not too often, and renews no term', async () => {
    const email = `${newId()}@creditor.example`;
    const creditor = await creditorOf({ emails: [email] });
    await insertArrived(creditor, { email, dossierId: place.dossierId });
    const again = (day: string) => sendCodesAgain(...on(day), email.toUpperCase());
    await again('2026-11-16');
    await again('2026-11-16');
    const reminders = (await deliveries(creditor.invitationId)).slice(1);
    expect(reminders).toMatchObject([{ purpose: 'invitation-reminder', email }]);
    await sendAll(creditor, '2026-11-16');
    expect(mailbox.mails.at(-1)?.text).toContain(creditor.code);
    expect(await read(creditor)).toMatchObject({ validUntil: '2026-11-30' });
    // Whoever asks, the office does not pay for it.
    const charges = server.db.selectFrom('platformTransactions').selectAll();
    expect(await charges.where('dossierId', '=', place.dossierId).execute()).toEqual([]);
    await again('2026-12-05');
    expect(await deliveries(creditor.invitationId)).toHaveLength(2);
  });

  it('of each of more invitations than go at a time is mailed when it is asked for again', async () => {
    const email = `${newId()}@creditor.example`;
    const creditors: InvitedCreditor[] = [];
    for (let count = 0; count < 25; count += 1) {
      const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
      const creditor = await insertCreditor(server, { ...place, dossierId }, { emails: [email] });
      creditors.push(creditor);
      await insertArrived(creditor, { email, dossierId });
    }
    const countReminded = async () => {
      const { count } = await server.db
        .selectFrom('deliveries')
        .select(({ fn }) => fn.count<bigint>('invitationId').distinct().as('count'))
        .where('purpose', '=', 'invitation-reminder')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    await sendCodesAgain(...on('2026-11-16'), email);
    expect(await countReminded()).toBe(20);
    await sendCodesAgain(...on('2026-11-17'), email);
    expect(await countReminded()).toBe(25);
  });
});

describe('a receipt', () => {
  it('is put on paper once and mailed to who was invited and whom the statement names', async () => {
    const email = `${newId()}@creditor.example`;
    const creditor = await creditorOf({ emails: [email], language: 'fr', addressee: 'Immo Dijlezicht' });
    await fileWhole(creditor);
    await creditor.call('POST', '/close');
    const before = await creditor.call('GET', '/receipt');
    expect(before.headers['content-type']).toBe('application/pdf');
    const receipts = on('2026-11-15');
    await Promise.all([
      deliverReceipt(...receipts, creditor.invitationId),
      deliverReceipt(...receipts, creditor.invitationId),
      deliverMissingReceipts(...receipts),
    ]);
    expect(await deliveries(creditor.invitationId)).toMatchObject([
      { purpose: 'statement-receipt', email, language: 'fr' },
      { purpose: 'statement-receipt', email: STATEMENT.primaryEmail, language: 'fr' },
    ]);
    const after = await creditor.call('GET', '/receipt');
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    await sendAll(creditor);
    const [mail] = mailbox.mails;
    expect(mail?.attachments).toMatchObject([
      { filename: expect.stringMatching(/^\d{4}-\d{4}-01\.pdf$/), mimeType: 'application/pdf' },
    ]);
  });

  it('is also for who has nothing to claim: on paper, and by mail at the cost of the dossier', async () => {
    const email = 'greffe@exemple.example';
    const creditor = await creditorOf({ emails: [email], language: 'fr', addressee: 'SPRL Exemple' });
    const closed = (await creditor.call('POST', '/close')).json();
    expect(closed).toMatchObject({ status: 'ClosedAndNotSubmitted', statements: [] });
    expect(closed.receiptNumber).toMatch(/-01$/);
    expect((await creditor.call('POST', '/close')).json()).toEqual(closed);
    expect((await creditor.call('GET', '/dossier')).json().receipt).toEqual(closed);
    await deliverReceipt(...on('2026-11-15'), creditor.invitationId);
    expect(await deliveries(creditor.invitationId)).toMatchObject([
      { purpose: 'statement-receipt', email, language: 'fr' },
    ]);
    await sendAll(creditor);
    const [mail] = mailbox.mails;
    expect(mail?.subject).toContain('vous n’avez rien à réclamer');
    expect(mail?.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
    expect((await creditor.call('GET', '/receipt')).headers['content-type']).toBe('application/pdf');
  });

  it('is not written to who said nothing', async () => {
    const silent = await creditorOf();
    await closePastInvitations(...on('2026-12-02'));
    expect(await read(silent)).toMatchObject({ status: 'ClosedAndNotSubmitted', closedBy: 'term' });
    await deliverMissingReceipts(...on('2026-12-02'));
    expect(await deliveries(silent.invitationId)).toEqual([]);
  });

  it('can be printed whatever signs strangers use in names', async () => {
    const creditor = await creditorOf();
    const { id } = (
      await creditor.call('POST', '/thirdPartyStatement', { ...STATEMENT, corporateName: '汉字 BV 🚚' })
    ).json();
    await creditor.upload(id, 'settlement', '账单 📄.pdf');
    await creditor.upload(id, 'title');
    await creditor.call('POST', '/close');
    const response = await creditor.call('GET', '/receipt');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

describe('the responsible bailiff', () => {
  /** The mails about a filing that lead into the dossier of the test. */
  async function notices() {
    const mails = await server.db
      .selectFrom('deliveries')
      .selectAll()
      .where('purpose', '=', 'statement-filed')
      .orderBy('id')
      .execute();
    return mails.filter(({ content }) => JSON.stringify(content).includes(place.dossierId));
  }

  async function bailiffId(): Promise<string> {
    const { responsibleBailiffId } = await server.db
      .selectFrom('dossiers')
      .select('responsibleBailiffId')
      .where('id', '=', place.dossierId)
      .executeTakeFirstOrThrow();
    return responsibleBailiffId ?? '';
  }

  it('is told by mail, once, that a creditor has filed, with the way to the review', async () => {
    const creditor = await creditorOf();
    const statementId = await fileWhole(creditor);
    await Promise.all([1, 2, 3].map(() => creditor.call('POST', '/close')));
    const [mail, ...others] = await notices();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ userId: await bailiffId(), dossierId: null, requestedBy: null });
    await sendDelivery(on('2026-11-15')[0], mail?.id ?? '');
    const [sent] = mailbox.mails;
    expect(sent?.text).toContain('Immo Dijlezicht: ');
    expect(sent?.text).toContain('– huurcontract.pdf');
    expect(sent?.text).toContain(
      `http://prorata.example/app/dossier/${place.dossierId}?tab=statements&review=${statementId}`,
    );
    const charged = await server.db
      .selectFrom('platformTransactions')
      .select('id')
      .where('deliveryId', '=', mail?.id ?? '')
      .execute();
    expect(charged).toEqual([]);
  });

  it('hears nothing when nothing was filed, or when somebody else closed the invitation', async () => {
    const late = await creditorOf();
    await fileWhole(late);
    await (await creditorOf()).call('POST', '/close');
    await closePastInvitations(...on('2026-12-02'));
    expect(await read(late)).toMatchObject({ status: 'ClosedAndSubmitted' });
    expect(await notices()).toEqual([]);
  });

  it('hears nothing once they have left', async () => {
    const id = await bailiffId();
    await server.db.updateTable('users').set({ removedAt: TEST_NOW }).where('id', '=', id).execute();
    try {
      const creditor = await creditorOf();
      await fileWhole(creditor);
      expect((await creditor.call('POST', '/close')).statusCode).toBe(200);
      expect(await notices()).toEqual([]);
    } finally {
      await server.db.updateTable('users').set({ removedAt: null }).where('id', '=', id).execute();
    }
  });
});
