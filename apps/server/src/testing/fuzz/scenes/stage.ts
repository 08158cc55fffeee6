import { sql, type Updateable } from 'kysely';
import type { Database, FilesTable } from '../../../database/tables.ts';
import { formOf } from '../../../http/testing/form.ts';
import { ROLES } from '../../access-table.ts';
import { insertSampleDossier, type SampleDossier } from '../../insert-sample-dossier.ts';
import { insertCreditor } from '../../invited-creditor.ts';
import type { TestServer } from '../../test-server.ts';
import type { Chance } from '../chance.ts';

/** Who asks, and what a request must say for what was laid there; whatever else it says is made from its schema. */
export interface Scene {
  readonly subject?: string | null;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly upload?: Readonly<Record<string, unknown>>;
}

/** Lays there what a call is about, just before it is asked: what one request uses up the next finds anew. */
export type SetScene = (stage: Stage) => Promise<Scene>;
export type Scenes = Readonly<Record<string, SetScene>>;

/** Where scenes are set: an office, and an organization that files often with it. */
export interface Stage {
  readonly server: TestServer;
  readonly office: { readonly id: string; readonly administratorId: string };
  /** What every paper of a dossier that is put into the database as rows says. */
  readonly paper: Pick<Updateable<FilesTable>, 'storageKey' | 'sha256' | 'sizeBytes'>;
  readonly creditor: { readonly id: string; readonly enterpriseNumber: string | null };
  readonly chance: Chance;
}

type Method = 'GET' | 'POST' | 'PUT';

/** Does by a call what has to be done before. */
export async function act<Answer = never>(
  stage: Pick<Stage, 'server' | 'chance'>,
  [method, url]: readonly [Method, string],
  payload?: object,
  subject: string | null = ROLES.bailiff,
): Promise<Answer> {
  const response = await stage.server.call(subject, {
    ...{ method, url, remoteAddress: networkOf(stage.chance) },
    ...(payload && { payload }),
  });
  if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.body.slice(0, 200)}`);
  return response.body === '' ? (undefined as Answer) : response.json();
}

/** The same with a paper. */
export async function hand(
  { server, chance }: Pick<Stage, 'server' | 'chance'>,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const file = new File(
    [`%PDF-1.7\n1 0 obj\n<< /Title (${chance.int(1, 1e9)}) >>\nendobj\n%%EOF\n`],
    'a.pdf',
  );
  const form = await formOf({ ...fields, file });
  const response = await server.call(ROLES.bailiff, {
    ...{ method: 'POST', url, remoteAddress: networkOf(chance) },
    ...form,
  });
  if (response.statusCode >= 400) throw new Error(`POST ${url}: ${response.body.slice(0, 200)}`);
}

/** Everybody from a network of their own: limits are tried elsewhere. */
export function networkOf(chance: Chance): string {
  return `10.${chance.int(0, 255)}.${chance.int(0, 255)}.${chance.int(1, 254)}`;
}

export const urlOf = ({ dossierId }: { readonly dossierId: string }) => `/api/Dossier/${dossierId}`;

type Changes = Parameters<typeof insertSampleDossier>[2];
type Creditors = Parameters<typeof insertSampleDossier>[3];

/** A dossier that can be calculated; of a year in which the demonstration has none. */
export async function openDossier(
  { server: { db }, office, paper }: Stage,
  changes: Changes = {},
  creditors?: Creditors,
): Promise<SampleDossier> {
  const sample = await insertSampleDossier(db, office, { fileYear: 2019, ...changes }, creditors);
  await layPapers(db, paper);
  return sample;
}

/** Rows speak of papers that are nowhere: who downloads one must get it. */
export async function layPapers(db: Database, paper: Stage['paper']): Promise<void> {
  await db.updateTable('files').set(paper).where('storageKey', 'like', 'aa/aaaa%').execute();
}

export interface Calculated extends SampleDossier {
  readonly resultId: string;
}

export async function calculate(
  stage: Stage,
  changes?: Changes,
  dossier?: SampleDossier,
): Promise<Calculated> {
  const sample = dossier ?? (await openDossier(stage, changes));
  const { id } = await act<{ id: string }>(stage, ['POST', `${urlOf(sample)}/calculate`], { note: null });
  return { ...sample, resultId: id };
}

const SIGNED_AT = new Date('2026-10-20T09:00:00.000Z');

/** As if its report had been signed and sent; how that is done has tests of its own. */
export async function sign(
  stage: Stage,
  status: 'Signed' | 'PvSent' | 'ToPay' | 'Paid',
  dossier?: SampleDossier,
): Promise<Calculated> {
  const calculated = await calculate(stage, undefined, dossier);
  const { db } = stage.server;
  await db
    .updateTable('calculationResults')
    .set({ signedAt: SIGNED_AT, signedBy: stage.office.administratorId })
    .set({ signedPdfFileId: sql.ref('pdfFileId'), ...(status !== 'Signed' && { sentAt: SIGNED_AT }) })
    .where('id', '=', calculated.resultId)
    .execute();
  await db
    .updateTable('dossiers')
    .set({ status, closedAt: SIGNED_AT, statusChangedAt: SIGNED_AT, contestationEndsOn: '2026-11-05' })
    .where('id', '=', calculated.dossierId)
    .execute();
  return calculated;
}

export interface Invited extends SampleDossier {
  readonly invitationId: string;
  readonly code: string;
  /** What the invited creditor filed. */
  readonly tpStatementId: string;
}

/** A dossier of which the first statement was filed with an invitation. Nobody has validated it, unless the dossier is to be calculated. */
export async function invite(stage: Stage, state: 'open' | 'closed' | 'validated'): Promise<Invited> {
  const { server, office } = stage;
  const sample = await openDossier(stage, {
    status: state === 'open' ? 'InvitesSent' : 'Provisioned',
  });
  const [tpStatementId = ''] = sample.statementIds;
  const { creditorId } = await server.db
    .selectFrom('statements')
    .select('creditorId')
    .where('id', '=', tpStatementId)
    .executeTakeFirstOrThrow();
  const closed = { status: 'ClosedAndSubmitted', closedAt: SIGNED_AT, closedBy: 'creditor' } as const;
  const place = { dossierId: sample.dossierId, createdBy: office.administratorId };
  const { invitationId, code } = await insertCreditor(server, place, {
    ...{ creditorId, validUntil: '2026-12-31', addressee: 'Garage Nekkerspoel' },
    ...(state !== 'open' && closed),
  });
  await server.db
    .updateTable('statements')
    .set({ invitationId, createdBy: null })
    .set(state === 'validated' ? {} : { validatedAt: null, validatedBy: null })
    .where('id', '=', tpStatementId)
    .execute();
  return { ...sample, invitationId, code, tpStatementId };
}

/** The version of a row as it stands. */
export async function versionOf(
  { server }: Pick<Stage, 'server'>,
  table: 'statements' | 'privilegedClaims' | 'invitations' | 'calculationResults',
  id: string,
): Promise<number> {
  const { version } = await server.db
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}
