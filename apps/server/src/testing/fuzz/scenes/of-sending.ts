import { newId } from '../../../database/new-id.ts';
import { insertInvitation } from '../../../database/testing/insert-rows.ts';
import { insertDelivery, insertLetter } from '../../../features/delivery/testing/insert-delivery.ts';
import { openInvitationCodes } from '../../../features/invitations/invitation-codes.ts';
import { insertInvoice } from '../../../features/invoicing/testing/insert-invoice.ts';
import { digestOfViewCode } from '../../../features/results/document-view-code.ts';
import { digestOfOpeningCode } from '../../../features/results/opening-code.ts';
import { ROLES } from '../../access-table.ts';
import { GOOD_WAYS, insertStored } from '../../good-ways.ts';
import { TEST_NOW } from '../../test-server.ts';
import { act, invite, openDossier, type Scenes, type SetScene, type Stage, sign, urlOf } from './stage.ts';

const ADDRESS = { street: 'Haverwerf', housenumber: '27', zipcode: '2800', city: 'Mechelen', country: 'BE' };
const DAY = 86_400_000;

/** What stands in an address, by the names that its call has for it. */
function paramsIn(path: string, url: string): Record<string, string> {
  const names = path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1]);
  return Object.fromEntries(
    url.split('/').flatMap((part, place) => (names[place] ? [[names[place], part]] : [])),
  );
}

/** As the test of what a reading costs lays it there: in a dossier that is paid, for who was invited. */
function goodWay(call: string, path: string): SetScene {
  return async (stage) => {
    const { server, office } = stage;
    const invited = await invite(stage, 'validated');
    const { dossierId, resultId, statementIds } = await sign(stage, 'Paid', invited);
    const url = await GOOD_WAYS[call]?.(server, {
      ...{ organizationId: office.id, dossierId, resultId, userId: office.administratorId },
      ...{ creditorId: invited.invitationId, code: invited.code.replaceAll('-', '') },
      ...{ filedStatementId: invited.tpStatementId, ownStatementId: statementIds[1] ?? '' },
    });
    if (url === undefined) throw new Error(`Nobody knows how ${call} is answered.`);
    return { params: paramsIn(path, url) };
  };
}

/** A letter whose papers are there. */
async function insertSentLetter(stage: Stage) {
  const { server, office } = stage;
  const { dossierId } = await openDossier(stage);
  const fileId = await insertStored(server);
  const papers = { letterFileId: fileId, proofOfDepositFileId: fileId };
  const registeredLetterId = await insertLetter(server.db, {
    ...{ organizationId: office.id, dossierId, ...papers },
  });
  return { params: { dossierId, registeredLetterId, sendingId: registeredLetterId } };
}

/** A link to a report by a mail to one of its creditors, and the code that was mailed after it. */
async function insertLink(stage: Stage) {
  const { server, office, chance } = stage;
  const { dossierId, resultId, statementIds } = await sign(stage, 'PvSent');
  const [statementId = ''] = statementIds;
  const { codeSecret } = server.tools.settings;
  const deliveryId = await insertDelivery(server.db, {
    ...{ organizationId: office.id, dossierId, acceptedAt: TEST_NOW },
  });
  const link = { id: newId(), code: newId() };
  await server.db
    .insertInto('documentViews')
    .values({
      ...{ id: link.id, dossierId, resultId, statementId, deliveryId },
      codeDigest: digestOfViewCode(link.code, codeSecret),
      expiresAt: new Date(TEST_NOW.getTime() + DAY),
    })
    .execute();
  await server.db.insertInto('deliveryAddressees').values({ deliveryId, dossierId, statementId }).execute();
  const mailed = String(chance.int(100_000, 999_999));
  await server.db
    .insertInto('documentViewCodes')
    .values({
      ...{ id: newId(), documentViewId: link.id, createdAt: TEST_NOW },
      ...{ codeDigest: digestOfOpeningCode(mailed, link.id, codeSecret) },
      expiresAt: new Date(TEST_NOW.getTime() + DAY),
    })
    .execute();
  return { linkCode: link.code, mailed };
}

/** Somebody has opened the draft. */
const opened: SetScene = async (stage) => {
  const { linkCode, mailed } = await insertLink(stage);
  const proof = { proof: 'emailCode', code: mailed };
  const { token } = await act<{ token: string }>(stage, ['POST', `/api/Draft/${linkCode}/open`], proof, null);
  return { params: { documentViewCode: linkCode }, body: { token } };
};

/** A dossier with an invitation by letter that has not left yet. */
async function withUnsent(stage: Stage) {
  const { server, office } = stage;
  const { dossierId } = await openDossier(stage, { status: 'Created' });
  const codes = openInvitationCodes(server.tools.settings.codeSecret);
  await insertInvitation(server.db, {
    ...{ dossierId, createdBy: office.administratorId, ...codes.make(), emails: [] },
    ...{ sendMethod: 'RegisteredLetter', addressee: 'Karim Benhaddou', address: ADDRESS },
  });
  return dossierId;
}

/** The papers of a sending that somebody has looked at. */
const lookedAt: SetScene = async (stage) => {
  const dossierId = await withUnsent(stage);
  const sending = { kind: 'invitations', request: {} };
  const { seen } = await act<{ seen: string }>(stage, ['POST', `${urlOf({ dossierId })}/Preview`], {
    sending,
  });
  return { params: { dossierId }, body: { sending, seen, number: 0, enclosure: null } };
};

interface LetterOfStop {
  readonly stopId: string;
  readonly letter: string;
  readonly subject: string;
  readonly obstacle: string | null;
}

/** What is to be written about a bankruptcy. */
async function stop(stage: Stage) {
  const { server, office } = stage;
  const { dossierId } = await openDossier(stage);
  const registered = { registeredBy: office.administratorId, registeredAt: TEST_NOW };
  const contact = { contactName: 'Mr. An Peeters', contactEmail: 'an@trustee.example' };
  await server.db
    .insertInto('stops')
    .values({
      ...{ id: newId(), dossierId, kind: 'bankruptcy', stoppedOn: '2026-10-22', source: 'office' },
      ...{ ...registered, ...contact },
    })
    .execute();
  const { items } = await act<{ items: LetterOfStop[] }>(stage, [
    'GET',
    `${urlOf({ dossierId })}/StopLetter`,
  ]);
  const letters = items.filter(({ obstacle }) => obstacle === null);
  return { dossierId, letters: letters.map(({ stopId, letter, subject }) => ({ stopId, letter, subject })) };
}

/** Mails and letters: what leaves, what came of it, and what is opened by whom it is for. */
export const OF_SENDING: Scenes = {
  'delivery.downloadLetter': insertSentLetter,
  'delivery.downloadProofOfDeposit': insertSentLetter,
  'delivery.downloadEvidence': async (stage) => {
    const { server, office } = stage;
    const { dossierId } = await openDossier(stage);
    const deliveryId = await insertLetter(server.db, {
      ...{ organizationId: office.id, dossierId, sendMethod: 'QualifiedDelivery', address: null },
      email: 'a@creditor.example',
    });
    const evidenceId = newId();
    const step = { status: 'Delivered', occurredAt: TEST_NOW, evidenceKind: 'consignment' } as const;
    await server.db
      .insertInto('deliveryEvents')
      .values({ id: evidenceId, deliveryId, ...step, evidenceFileId: await insertStored(server) })
      .execute();
    return { params: { dossierId, deliveryId, evidenceId } };
  },
  'delivery.retry': async (stage) => {
    const { server, office } = stage;
    const { dossierId } = await openDossier(stage);
    const deliveryId = await insertDelivery(server.db, {
      ...{ organizationId: office.id, dossierId, emailStatus: 'FailedToSend' },
    });
    return { params: { dossierId, deliveryId } };
  },
  'results.downloadReceipt': goodWay(
    'results.downloadReceipt',
    '/api/Dossier/{dossierId}/Result/{resultId}/ledger/{addresseeId}/receipt/file',
  ),
  'following.downloadLetter': goodWay(
    'following.downloadLetter',
    '/api/Invited/{invitationCode}/sendings/{sendingId}/letter',
  ),
  'following.downloadEnclosure': goodWay(
    'following.downloadEnclosure',
    '/api/Invited/{invitationCode}/sendings/{sendingId}/enclosure/{number}',
  ),
  'following.downloadCertificate': goodWay(
    'following.downloadCertificate',
    '/api/Invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/certificate',
  ),
  'documents.downloadOriginal': goodWay(
    'documents.downloadOriginal',
    '/api/Dossier/{dossierId}/document/{documentId}/original',
  ),
  'opening.sendCode': async (stage) => {
    const { linkCode } = await insertLink(stage);
    return { params: { documentViewCode: linkCode } };
  },
  'opening.open': async (stage) => {
    const { linkCode, mailed } = await insertLink(stage);
    return { params: { documentViewCode: linkCode }, body: { proof: 'emailCode', code: mailed } };
  },
  'opening.readDraft': opened,
  'opening.download': opened,
  'previews.readPaper': lookedAt,
  'stops.readLetter': async (stage) => {
    const { dossierId, letters } = await stop(stage);
    return { params: { dossierId, ...stage.chance.pick(letters) } };
  },
  'stops.sendLetters': async (stage) => {
    const { dossierId, letters } = await stop(stage);
    return { params: { dossierId }, body: { letters } };
  },
  'invoicing.sendEInvoiceAgain': async ({ server, office }) => {
    const invoiceId = await insertInvoice(server.db, office.id);
    await server.db
      .updateTable('eInvoices')
      .set({ state: 'refused', nextAttemptAt: null, reason: 'Any' })
      .where('invoiceId', '=', invoiceId)
      .execute();
    return { subject: ROLES.platformAdministrator, params: { invoiceId } };
  },
};
