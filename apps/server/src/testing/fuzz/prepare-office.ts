import { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import { DEMO_OFFICES } from '@prorata/demo/offices';
import { listDemoEnterprises } from '@prorata/demo/register';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { insertDraft } from '../../features/extracts/testing/insert-extract.ts';
import { openInvitationCodes } from '../../features/invitations/invitation-codes.ts';
import { insertInvoice } from '../../features/invoicing/testing/insert-invoice.ts';
import { digestOfViewCode } from '../../features/results/document-view-code.ts';
import { pdfSaying } from '../../features/uploads/testing/sample-files.ts';
import { ROLES } from '../access-table.ts';
import { insertSampleDossier } from '../insert-sample-dossier.ts';
import { TEST_NOW, type TestServer } from '../test-server.ts';
import type { Asking } from './ask-calls.ts';
import { openKnownObjects } from './known-objects.ts';
import { layPapers } from './scenes/stage.ts';

const COMPLETE_DOSSIERS = 6;
const INVOICES = 3;
const WORDS_OF_REGISTER = 40;

/** Adds to the office of the demonstration what its calls may be about, and tells by which names and words they know it. */
export async function prepareOffice(server: TestServer): Promise<Pick<Asking, 'known' | 'files' | 'stage'>> {
  const { db, tools } = server;
  const { codeSecret } = tools.settings;
  const office = await organizationNamed(server, DEMO_OFFICES.claesDewitte.name);
  const creditor = await organizationNamed(server, DEMO_OFFICES.dijleland.name);
  const { id: bailiffId } = await db
    .selectFrom('users')
    .select('id')
    .where('subject', '=', ROLES.bailiff)
    .executeTakeFirstOrThrow();
  for (let number = 0; number < COMPLETE_DOSSIERS; number += 1) {
    // Every other one distributes what comes month by month; of a year in which the demonstration has none.
    const paymentType = number % 2 === 0 ? 'oneOff' : 'recurring';
    await insertSampleDossier(
      db,
      { id: office.id, administratorId: bailiffId },
      { fileYear: 2019, paymentType },
    );
    await insertDraft(server, { organizationId: office.id, uploadedBy: bailiffId });
  }
  for (let number = 0; number < INVOICES; number += 1) {
    await insertInvoice(db, office.id);
    const asked = { organizationId: office.id, person: 'Any', proof: 'Any', records: '[]' };
    const by = { createdBy: bailiffId, createdAt: TEST_NOW };
    await db
      .insertInto('privacyRequests')
      .values({ id: newId(), ...asked, ...by })
      .execute();
  }
  const paper = await server.storage.store(pdfSaying('Vonnis'));
  await layPapers(db, paper);
  await letEverybodyAct(server, { organizationId: office.id, bailiffId }, creditor.enterpriseNumber);
  const words = {
    privilegeId: await namesAt(server, ROLES.writer, '/api/Privilege'),
    templateId: await namesAt(server, ROLES.platformAdministrator, '/api/Template'),
    paramId: await namesAt(server, ROLES.platformAdministrator, '/api/Config'),
    documentViewCode: await insertLinks(server, codeSecret),
    kboNumber: listDemoEnterprises()
      .slice(0, WORDS_OF_REGISTER)
      .map(({ number }) => number),
    defendantId: ['main'],
  };
  const codes = openInvitationCodes(codeSecret);
  const known = await openKnownObjects(db, [office.id, creditor.id], codes.unseal, words);
  const extracts = new Map<string, Buffer>();
  for (const type of EXTRACT_TYPES)
    extracts.set(type, await fileAt(server, ROLES.writer, `/api/Config/cbbSample/${type}?lang=nl`));
  const sheet = await fileAt(server, ROLES.claimant, '/api/Workspace/model?lang=nl');
  const stage = { server, office: { id: office.id, administratorId: bailiffId }, creditor, paper };
  return { known, files: { extracts, sheet, account: office.thirdPartyAccount ?? '' }, stage };
}

/** The provider outside, whom only the long run has. */
export async function prepareMore({ db }: TestServer, { stage }: Pick<Asking, 'stage'>) {
  const value = JSON.stringify('provider@example.com');
  const provider = { id: newId(), key: 'external-provider.email', value };
  await db
    .insertInto('parameters')
    .values({ ...provider, updatedBy: stage.office.administratorId })
    .execute();
}

function organizationNamed({ db }: TestServer, name: string) {
  return db
    .selectFrom('organizations')
    .select(['id', 'enterpriseNumber', 'thirdPartyAccount'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}

/** One bailiff signs, rankings are allowed, terms run on, and whoever files often was invited by its number. */
async function letEverybodyAct(
  { db }: TestServer,
  { organizationId, bailiffId }: { readonly organizationId: string; readonly bailiffId: string },
  numberOfCreditor: string | null,
): Promise<void> {
  await db.updateTable('organizations').set({ hasRankingFilePermission: true }).execute();
  await db.updateTable('users').set({ hasRankingPermission: true }).execute();
  await db
    .updateTable('dossiers')
    .set({ responsibleBailiffId: bailiffId, deputyBailiffId: null })
    .where('organizationId', '=', organizationId)
    .execute();
  await db
    .updateTable('invitations')
    .set({ validUntil: '2026-12-31' })
    .where('status', 'in', ['Sent', 'Opened'])
    .execute();
  await sql`update invitations set enterprise_number = ${numberOfCreditor}
    where status <> 'Created' and right(id::text, 1) < '8'`.execute(db);
}

/** Links to every report, each for one of its creditors; gives their codes. */
async function insertLinks({ db }: TestServer, codeSecret: string): Promise<string[]> {
  const reports = await db
    .selectFrom('calculationResults')
    .innerJoin('statements', 'statements.dossierId', 'calculationResults.dossierId')
    // Only what is signed is sent, and so linked to.
    .where('calculationResults.signedAt', 'is not', null)
    .distinctOn('calculationResults.id')
    .select([
      'calculationResults.id as resultId',
      'calculationResults.dossierId',
      'statements.id as statementId',
    ])
    .execute();
  const codes = reports.map(({ resultId }) => `link-${resultId}`);
  const expiresAt = new Date(TEST_NOW.getTime() + 30 * 86_400_000);
  const rows = reports.map((report, place) => ({
    ...{ id: newId(), ...report, expiresAt },
    codeDigest: digestOfViewCode(codes[place] ?? '', codeSecret),
  }));
  if (rows.length > 0) await db.insertInto('documentViews').values(rows).execute();
  return rows.length > 0 ? codes : ['none'];
}

async function namesAt(server: TestServer, subject: string, url: string): Promise<string[]> {
  const { items }: { items: readonly { readonly id: string }[] } = (
    await server.call(subject, { url })
  ).json();
  return items.map(({ id }) => id);
}

async function fileAt(server: TestServer, subject: string, url: string): Promise<Buffer> {
  return (await server.call(subject, { url })).rawPayload;
}
