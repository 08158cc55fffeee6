import type { OutgoingMail } from '../../adapters/mail.ts';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import type { ComingDelivery } from '../delivery/rehearse-sending.ts';
import { writeMail } from '../delivery/send-mail.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { type Recipient, recipientFrom } from '../users/notification-recipients.ts';
import { placeOf } from './list-pieces.ts';
import { putOnPaper } from './read-papers.ts';

/** Enough to look at a sending, too few to fill a mailbox. */
const MAX_PER_HOUR = 20;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

/**
 * Mails one piece, marked on every page, to whoever asks and to nobody else. It is no mail of the dossier: nobody is charged, nothing
 * stands in a send log, and it goes at once or not at all. That it was asked for is recorded.
 */
export async function mailTrial(
  tools: Tools,
  action: UserAction,
  dossierId: string,
  piece: ComingDelivery,
): Promise<{ email: string }> {
  const { mailServer } = tools;
  if (mailServer === undefined) throw new ProblemError('service-unavailable');
  const me = await readSelf(tools, action);
  const paper = await putOnPaper(tools, piece, true);
  const files = await Promise.all(
    piece.files.map(async (file) => ({ name: file.name, content: await tools.storage.read(file) })),
  );
  const id = newId();
  const { fileNumber } = await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await refuseMany(trx, action);
    await recordEvent(trx, action, {
      dossier,
      type: 'delivery.trialMailed',
      subjectId: id,
      before: null,
      after: { purpose: piece.purpose, addressee: me.name, address: me.email },
      version: null,
    });
    return dossier;
  });
  const outcome = await mailServer.send(
    {
      ...(await writeTrial(tools, me, { dossierId, fileNumber, piece, id })),
      attachments: [{ name: `${fileNumber.replaceAll('/', '-')}.pdf`, content: paper }, ...files],
    },
    async () => {},
  );
  if (outcome.kind !== 'accepted') throw new ProblemError('service-unavailable');
  return { email: me.email };
}

async function readSelf({ db }: Pick<Tools, 'db'>, { actor }: UserAction): Promise<Recipient> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'preferredLanguage'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  return recipientFrom(user);
}

async function refuseMany(trx: Transaction, { actor, at }: UserAction): Promise<void> {
  const { count } = await trx
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('type', '=', 'delivery.trialMailed')
    .where('actorId', '=', actor.id)
    .where('occurredAt', '>', new Date(at.getTime() - HOUR_MILLISECONDS))
    .executeTakeFirstOrThrow();
  if (count >= MAX_PER_HOUR) throw new ProblemError('too-many-requests');
}

interface Trial {
  readonly id: string;
  readonly dossierId: string;
  readonly fileNumber: string;
  readonly piece: ComingDelivery;
}

async function writeTrial(
  tools: Pick<Tools, 'db' | 'settings'>,
  { name, email, language }: Recipient,
  { id, dossierId, fileNumber, piece }: Trial,
): Promise<OutgoingMail> {
  const to = { name, address: email };
  const { mailFrom } = tools.settings;
  const content = {
    template: 'sending-trial',
    values: {
      'dossier.number': fileNumber,
      'told.title': `${fileNumber}, ${piece.addressee ?? placeOf(piece)}`,
      'told.lines': [piece.addressee ?? '', placeOf(piece)].filter((line) => line !== '').join('\n'),
    },
    enclosures: [],
    button: { dossierId },
  } as const;
  return {
    ...(await writeMail(tools, { language, organizationId: null, to }, content)),
    messageId: `<${id}@${mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)}>`,
    to,
    language,
  };
}
