import { TEMPLATES } from '@prorata/documents/catalogue/templates';
import { VARIABLES } from '@prorata/documents/catalogue/variables';
import { newId } from '../database/new-id.ts';
import { SOME_SHA256 } from '../database/testing/insert-rows.ts';
import { makeCalendarSecret } from '../features/calendar/calendar-secret.ts';
import { createDeliverySeal, storeContent } from '../features/delivery/delivery-content.ts';
import { insertDelivery, insertLetter } from '../features/delivery/testing/insert-delivery.ts';
import { digestOfViewCode } from '../features/results/document-view-code.ts';
import { layPapers } from './fuzz/scenes/stage.ts';
import { TEST_NOW, type TestServer } from './test-server.ts';

/** A full dossier, and who looks at it. */
export interface ReadTarget {
  readonly organizationId: string;
  readonly dossierId: string;
  readonly creditorId: string;
  readonly ownStatementId: string;
  readonly filedStatementId: string;
  readonly resultId: string;
  /** The code of the invitation. */
  readonly code: string;
  /** The person who calls. */
  readonly userId: string;
}

type Way = (server: TestServer, target: ReadTarget) => Promise<string>;

/**
 * The addresses of calls that find something only once it was laid there. Others look for what is not there, because who may
 * do what shows from that alone; what a call costs shows from an answer.
 */
export const GOOD_WAYS: Readonly<Record<string, Way>> = {
  'documents.download': async (server, target) => {
    const { dossierId, ownStatementId: statementId } = target;
    const id = await insertDocument(server, { dossierId, statementId });
    return `/api/Dossier/${dossierId}/Statement/${statementId}/document/${id}/file`;
  },
  'documents.downloadOfThirdPartyStatement': async (server, target) => {
    const { dossierId, filedStatementId: statementId } = target;
    const id = await insertDocument(server, { dossierId, statementId });
    return `/api/Dossier/${dossierId}/ThirdPartyStatement/${statementId}/document/${id}/file`;
  },
  'documents.downloadOriginal': async (server, { dossierId, ownStatementId: statementId }) => {
    const id = await insertDocument(server, { dossierId, statementId });
    return `/api/Dossier/${dossierId}/document/${id}/original`;
  },
  'invited.downloadDocument': async (server, { dossierId, filedStatementId: statementId, code }) => {
    const id = await insertDocument(server, { dossierId, statementId });
    return `/api/Invited/${code}/thirdPartyStatement/${statementId}/document/${id}/file`;
  },
  'tray.download': async (server, { dossierId, userId: uploadedBy }) => {
    const id = newId();
    const fileId = await insertStored(server);
    const { sha256 } = await server.db
      .selectFrom('files')
      .select('sha256')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    const file = { fileId, sha256, folder: '', fileName: 'a.pdf', readText: '' };
    await server.db
      .insertInto('looseDocuments')
      .values({ id, dossierId, ...file, uploadedBy, uploadedAt: TEST_NOW })
      .execute();
    return `/api/Dossier/${dossierId}/LooseDocument/${id}/file`;
  },
  'following.readMail': async (server, target) =>
    `/api/Invited/${target.code}/sendings/${await insertMail(server, target)}/mail`,
  'following.downloadEnclosure': async (server, target) =>
    `/api/Invited/${target.code}/sendings/${await insertMail(server, target)}/enclosure/1`,
  'following.downloadLetter': async (server, { organizationId, dossierId, creditorId, code }) => {
    const id = await insertLetter(server.db, {
      ...{ organizationId, dossierId, invitationId: creditorId },
      ...{ acceptedAt: TEST_NOW, letterFileId: await insertStored(server) },
    });
    return `/api/Invited/${code}/sendings/${id}/letter`;
  },
  'following.downloadCertificate': async (_, { code, filedStatementId }) =>
    `/api/Invited/${code}/thirdPartyStatement/${filedStatementId}/certificate`,
  'closings.downloadCertificate': async (_, { dossierId, filedStatementId }) =>
    `/api/Dossier/${dossierId}/Closing/certificate/${filedStatementId}`,
  'payouts.downloadFile': async (server, { dossierId, userId }) => {
    const sequence = Math.floor(Math.random() * 99_999) + 1;
    const done = { preparedBy: userId, preparedAt: TEST_NOW, approvedBy: userId, approvedAt: TEST_NOW };
    await server.db
      .insertInto('payoutFiles')
      .values({
        ...{ id: newId(), dossierId, sequence, account: 'BE49999000000171', accountHolder: 'Any' },
        ...{ ...done, isSingleApproval: true, madeBy: userId, madeAt: TEST_NOW },
        fileId: await insertStored(server),
      })
      .execute();
    return `/api/Dossier/${dossierId}/payout/file/${sequence}`;
  },
  'opening.readLink': async (server, target) => `/api/Draft/${await insertLink(server, target)}`,
  'results.viewExternal': async (server, target) => {
    await layPapers(server.db, await server.storage.store(Buffer.from('%PDF-1.7')));
    return `/api/externalDocumentView/${await insertLink(server, target)}`;
  },
  'results.downloadReceipt': async (server, { dossierId, resultId, userId: recordedBy }) => {
    const addresseeId = newId();
    const kept = { fileId: await insertStored(server), fileName: 'receipt.pdf' };
    await server.db
      .insertInto('reportReceipts')
      .values({
        ...{ id: newId(), resultId, addresseeId, receivedOn: '2026-11-15', ...kept },
        ...{ recordedBy, recordedAt: TEST_NOW },
      })
      .execute();
    return `/api/Dossier/${dossierId}/Result/${resultId}/ledger/${addresseeId}/receipt/file`;
  },
  'results.downloadConsent': async (server, { dossierId, resultId, userId: recordedBy }) => {
    const partyId = newId();
    const kept = { fileId: await insertStored(server), fileName: 'consent.pdf' };
    await server.db
      .insertInto('replacementConsents')
      .values({
        ...{ id: newId(), dossierId, resultId, partyId, partyName: 'Any', paidCents: 0n, reservedCents: 0n },
        ...{ ...kept, recordedBy, recordedAt: TEST_NOW },
      })
      .execute();
    return `/api/Dossier/${dossierId}/Result/${resultId}/consents/${partyId}`;
  },
  'contestations.downloadBundle': async (server, { dossierId, resultId, userId }) => {
    await layPapers(server.db, await server.storage.store(Buffer.from('%PDF-1.7')));
    const said = {
      way: 'declaration',
      contestant: 'Any',
      contestedOn: '2026-11-16',
      timeliness: 'inTime',
    } as const;
    const contestationId = newId();
    await server.db
      .insertInto('contestations')
      .values({
        id: contestationId,
        dossierId,
        resultId,
        ...said,
        registeredBy: userId,
        registeredAt: TEST_NOW,
      })
      .execute();
    const ordered = { amountCents: 1n, consignedOn: '2026-11-16', orderedBy: userId, orderedAt: TEST_NOW };
    await server.db
      .insertInto('proceedings')
      .values({ id: newId(), dossierId, resultId, ...ordered })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id: proceedingId } = await server.db
      .selectFrom('proceedings')
      .select('id')
      .where('resultId', '=', resultId)
      .executeTakeFirstOrThrow();
    const added = { fileName: 'a.pdf', addedBy: userId, addedAt: TEST_NOW };
    await server.db
      .insertInto('contestationPieces')
      .values([
        { id: newId(), dossierId, contestationId, kind: 'act', fileId: await insertStored(server), ...added },
        {
          id: newId(),
          dossierId,
          proceedingId,
          kind: 'certificate',
          fileId: await insertStored(server),
          ...added,
        },
      ])
      .execute();
    return `/api/Dossier/${dossierId}/proceeding/bundle`;
  },
  'invited.downloadReceipt': async (server, { dossierId, creditorId: invitationId, code }) => {
    const filed = JSON.stringify({ fileNumber: '2019/0001', closedAt: TEST_NOW, statements: [] });
    const { serial, ...numbered } = await answerIn(server, dossierId);
    await server.db
      .insertInto('receipts')
      .values({ invitationId, dossierId, serial, ...numbered, filed, issuedAt: TEST_NOW })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return `/api/Invited/${code}/receipt`;
  },
  'invited.downloadNoClaimReceipt': async (server, { dossierId, creditorId: invitationId, code }) => {
    const said = { reason: 'paid', declaredBy: 'Any', declared: '{}', declaredAt: TEST_NOW } as const;
    await server.db
      .insertInto('noClaimDeclarations')
      .values({ id: newId(), invitationId, dossierId, ...(await answerIn(server, dossierId)), ...said })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return `/api/Invited/${code}/nothingToClaim/receipt`;
  },
  'invited.downloadBalanceReceipt': async (server, { dossierId, creditorId: invitationId, code }) => {
    const said = { confirmed: '{}', confirmedAt: TEST_NOW };
    await server.db
      .insertInto('balanceConfirmations')
      .values({ id: newId(), invitationId, dossierId, ...(await answerIn(server, dossierId)), ...said })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return `/api/Invited/${code}/balance/receipt`;
  },
  'calendar.downloadFeed': async (server, { userId }) => {
    const { name, digest: secretDigest } = makeCalendarSecret();
    await server.db.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
    await server.db
      .insertInto('calendarFeeds')
      .values({ userId, secretDigest, isMine: false, createdAt: TEST_NOW })
      .execute();
    return `/api/Calendar/feed/${name}`;
  },
  'dossiers.downloadExternalProviderInvitation': async (server, { dossierId, userId }) => {
    await nameExternalProvider(server, userId);
    return `/api/Dossier/downloadExternalProviderInvitation?dossierId=${dossierId}`;
  },
  'invoicing.generateExcel': async (server, { organizationId, dossierId }) => {
    const { id: platformCostId } = await server.db
      .selectFrom('platformCosts')
      .select('id')
      .where('type', '=', 'creation')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('platformTransactions')
      .values({
        ...{ id: newId(), idempotencyKey: newId(), organizationId, dossierId, platformCostId },
        ...{ type: 'creation', priceCents: 4_500n, fileNumber: '2019/0001', occurredAt: TEST_NOW },
      })
      .execute();
    return '/api/Invoicing/generate-excel';
  },
  'workspace.read': async (server, { creditorId, userId }) => {
    const { enterpriseNumber } = await server.db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.organizationId')
      .select('organizations.enterpriseNumber')
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('invitations')
      .set({ enterpriseNumber })
      .where('id', '=', creditorId)
      .execute();
    return `/api/Workspace/invitation/${creditorId}`;
  },
  'users.read': async (_, { userId }) => `/api/User/${userId}`,
};

/** A secured link to a report; gives its code. */
async function insertLink(
  server: TestServer,
  { dossierId, resultId, filedStatementId: statementId }: ReadTarget,
): Promise<string> {
  const code = newId();
  await server.db
    .insertInto('documentViews')
    .values({
      ...{ id: newId(), dossierId, resultId, statementId },
      codeDigest: digestOfViewCode(code, server.tools.settings.codeSecret),
      expiresAt: new Date(TEST_NOW.getTime() + 86_400_000),
    })
    .execute();
  return code;
}

let answers = 0;

/** What every answer of a creditor has: a number, and the paper that says so. */
async function answerIn(server: TestServer, dossierId: string) {
  answers += 1;
  const serial = answers;
  const receiptNumber = `${dossierId}-${serial}`;
  return { serial, receiptNumber, sha256: SOME_SHA256, fileId: await insertStored(server) };
}

/** Whom offices can tell of a sale. */
export async function nameExternalProvider({ db }: TestServer, updatedBy: string): Promise<void> {
  const value = JSON.stringify('provider@example.com');
  await db
    .insertInto('parameters')
    .values({ id: newId(), key: 'external-provider.email', value, updatedBy })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** A file that is there; gives its id. */
export async function insertStored(server: TestServer): Promise<string> {
  const id = newId();
  const stored = await server.storage.store(Buffer.from(`%PDF-1.7 ${id}`));
  await server.db
    .insertInto('files')
    .values({ id, mediaType: 'application/pdf', ...stored })
    .execute();
  return id;
}

/** A document of which something else is shown than was sent. */
async function insertDocument(
  server: TestServer,
  place: { readonly dossierId: string; readonly statementId: string },
): Promise<string> {
  const fileId = await insertStored(server);
  await server.db
    .updateTable('files')
    .set(({ ref }) => ({ originalSha256: ref('sha256'), originalStorageKey: ref('storageKey') }))
    .where('id', '=', fileId)
    .execute();
  const id = newId();
  await server.db
    .insertInto('documents')
    .values({ id, ...place, fileId, documentType: 'title', fileName: 'a.pdf' })
    .execute();
  return id;
}

/** A mail to whoever holds the code, with something that goes along. */
export async function insertMail(
  server: TestServer,
  target: Pick<ReadTarget, 'organizationId' | 'dossierId' | 'creditorId'>,
): Promise<string> {
  const { organizationId, dossierId, creditorId: invitationId } = target;
  const enclosures = [{ fileId: await insertStored(server), name: 'a.pdf' }];
  const template = 'account-changed-email';
  const values = Object.fromEntries(
    TEMPLATES[template].variables.map((name) => [name, VARIABLES[name].sample]),
  );
  const seal = createDeliverySeal(server.tools.settings);
  const content = storeContent({ template, values, enclosures, button: {} }, seal);
  const sent = { organizationId, dossierId, invitationId, acceptedAt: TEST_NOW, content };
  return insertDelivery(server.db, sent);
}
