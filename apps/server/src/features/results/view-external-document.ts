import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { SignedIn } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { getSecuredLink, type SecuredLink } from './secured-link.ts';

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
  const link = await getSecuredLink(db, code, { at: visit.at, settings });
  const { name, ...file } = link.file;
  const content = await storage.read(file);
  if (visitor) await inTransaction(db, (trx) => recordVisit(trx, link, visitor, visit));
  return { name, mediaType: 'application/pdf', content };
}

async function recordVisit(
  trx: Transaction,
  link: SecuredLink,
  { identity, user }: SignedIn,
  { at, requestId }: Pick<Action, 'at' | 'requestId'>,
): Promise<void> {
  const name = [identity.name, identity.surname].filter(Boolean).join(' ') || identity.email;
  await trx
    .insertInto('documentViewVisits')
    .values({
      id: newId(),
      documentViewId: link.id,
      userId: user?.id ?? null,
      subject: identity.subject,
      visitorName: user === undefined ? name : null,
      addresseeIds: await listAddresseeIds(trx, link),
      visitedAt: at,
    })
    .execute();
  const dossier = await trx
    .selectFrom('dossiers')
    .selectAll()
    .where('id', '=', link.dossierId)
    .executeTakeFirstOrThrow();
  const actor = user ?? ({ kind: 'visitor', id: link.id, name } as const);
  await recordEvent(
    trx,
    { actor, at, requestId },
    {
      dossier,
      type: 'result.viewed',
      subjectId: link.resultId,
      before: null,
      after: { linkOf: link.addressee ?? (await findCreditorName(trx, link)) ?? defendantNameOf(dossier) },
      version: null,
    },
  );
}

/** Everybody whom the mail of the link was for. */
async function listAddresseeIds(
  trx: Transaction,
  { deliveryId, statementId }: SecuredLink,
): Promise<string[]> {
  if (deliveryId === null) return statementId === null ? [] : [statementId];
  const addressees = await trx
    .selectFrom('deliveryAddressees')
    .select('addresseeId')
    .where('deliveryId', '=', deliveryId)
    .execute();
  return addressees.map(({ addresseeId }) => addresseeId);
}

/** Of the creditor whose link it is; the defendant's belongs to no statement. */
async function findCreditorName(trx: Transaction, { statementId }: SecuredLink): Promise<string | undefined> {
  if (statementId === null) return undefined;
  const statement = await trx
    .selectFrom('statements')
    .select(['firstName', 'lastName', 'corporateName'])
    .where('id', '=', statementId)
    .executeTakeFirst();
  return statement && creditorNameOf(statement);
}
