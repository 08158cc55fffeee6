import { type SqlBool, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ChainEnd, findChainEnd, recordAtEnd, recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { SignedIn } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { type CreditorNames, creditorNameOf } from '../statements/statement-fields.ts';
import { digestOfViewCode } from './document-view-code.ts';
import { type OpenLink, readSecuredLink } from './secured-link.ts';

interface Visit extends Pick<Action, 'at' | 'requestId'> {
  /** Absent when somebody only asks whether the report is there. */
  readonly visitor: SignedIn | undefined;
}

/**
 * The report behind a secured link, for whoever has signed in. Who has been shown it is written down, and told in the audit
 * trail of the dossier. It proves who they are and not that the link is theirs: it is no receipt.
 */
export async function viewExternalDocument(
  { db, storage, settings }: Pick<Tools, 'db' | 'storage' | 'settings'>,
  code: string,
  { visitor, ...visit }: Visit,
): Promise<OutgoingFile> {
  const codeDigest = digestOfViewCode(code, settings.codeSecret);
  const { open, ...told } = await readTogether(db, (db) => ({
    open: readSecuredLink(db, code, { at: visit.at, settings }),
    named: listNamed(db, codeDigest),
    creditor: findCreditor(db, codeDigest),
    end: findChainEnd(db, ofLink(db, codeDigest, 'dossierId')),
  }));
  const { name, ...file } = open.link.file;
  const content = await storage.read(file);
  if (visitor) await recordVisit(db, { ...open, ...told }, visitor, visit);
  return { name, mediaType: 'application/pdf', content };
}

interface Shown extends OpenLink {
  /** Whom the mail of the link was for. */
  readonly named: readonly string[];
  readonly creditor: CreditorNames | undefined;
  readonly end: ChainEnd | undefined;
}

async function recordVisit(
  db: Database,
  { link, dossier, creditor, named, end }: Shown,
  { identity, user }: SignedIn,
  { at, requestId }: Pick<Action, 'at' | 'requestId'>,
): Promise<void> {
  const name = [identity.name, identity.surname].filter(Boolean).join(' ') || identity.email;
  const userId = user?.id ?? null;
  const visitorName = user === undefined ? name : null;
  const ofStatement = link.statementId === null ? [] : [link.statementId];
  const addresseeIds = link.deliveryId === null ? ofStatement : named;
  const visit = sql`
    insert into document_view_visits
      (id, document_view_id, user_id, subject, visitor_name, addressee_ids, visited_at)
    select ${newId()}::uuid, ${link.id}, ${userId}, ${identity.subject}, ${visitorName}, ${addresseeIds}, ${at}`;
  const action = { actor: user ?? ({ kind: 'visitor', id: link.id, name } as const), at, requestId };
  const event = {
    dossier,
    type: 'result.viewed',
    subjectId: link.resultId,
    before: null,
    after: { linkOf: link.addressee ?? (creditor && creditorNameOf(creditor)) ?? defendantNameOf(dossier) },
    version: null,
  } as const;
  const held = sql<SqlBool>`
    exists (select from document_views where id = ${link.id} for key share)
    and (${userId}::uuid is null or exists (select from users where id = ${userId} for key share))`;
  if (await recordAtEnd(db, action, event, { end, held, also: sql`${visit} from chain` })) return;
  // Something else happened in the dossier meanwhile.
  await inTransaction(db, async (trx) => {
    await visit.execute(trx);
    await recordEvent(trx, action, event);
  });
}

function ofLink(db: Database, codeDigest: string, column: 'dossierId' | 'deliveryId' | 'statementId') {
  return db
    .selectFrom('documentViews')
    .select(sql<string>`${sql.ref(column)}`.as('id'))
    .where('codeDigest', '=', codeDigest)
    .$asScalar();
}

async function listNamed(db: Database, codeDigest: string): Promise<string[]> {
  const addressees = await db
    .selectFrom('deliveryAddressees')
    .select('addresseeId')
    .where('deliveryId', '=', ofLink(db, codeDigest, 'deliveryId'))
    .execute();
  return addressees.map(({ addresseeId }) => addresseeId);
}

/** Whose link it is; the defendant's belongs to no statement. */
function findCreditor(db: Database, codeDigest: string): Promise<CreditorNames | undefined> {
  return db
    .selectFrom('statements')
    .select(['firstName', 'lastName', 'corporateName'])
    .where('id', '=', ofLink(db, codeDigest, 'statementId'))
    .executeTakeFirst();
}
