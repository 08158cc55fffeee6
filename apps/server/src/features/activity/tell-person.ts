import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { mailNotices } from '../notifications/mail-notices.ts';
import { noticeLine } from '../notifications/notice-line.ts';
import { type Notice, tell } from '../notifications/tell.ts';
import { listRecipients } from '../notifications/watchers.ts';
import { defendantNameOf } from '../parties/defendant-names.ts';

interface Told {
  readonly kind: 'mentioned' | 'assigned';
  readonly occasion: string;
  readonly noteId?: string;
  readonly taskId?: string;
  /** What the task says, for its mail. */
  readonly about?: string;
}

/** Tells people of what a colleague did, in the product and by a mail at once; nobody is told what they did themselves. */
export async function tellPeople(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { about, ...told }: Told,
  userIds: readonly string[],
): Promise<void> {
  const others = userIds.filter((id) => id !== action.actor.id);
  const recipients = await listRecipients(trx, dossier.organizationId, others);
  const notice: Notice = { ...told, dossierId: dossier.id, actorId: action.actor.id };
  const toMail = await tell(
    trx,
    action.at,
    notice,
    recipients.map(({ id }) => id),
  );
  for (const recipient of recipients.filter(({ id }) => toMail.includes(id))) {
    const line = noticeLine(
      {
        kind: told.kind,
        fileNumber: dossier.fileNumber,
        defendantName: defendantNameOf(dossier),
        actor: action.actor.name,
        about: about ?? null,
        term: null,
        dueOn: null,
        isTask: told.taskId !== undefined,
      },
      recipient.language,
    );
    await mailNotices(tools, trx, action, {
      recipient,
      lines: [line],
      dossierId: dossier.id,
      occasion: told.occasion,
    });
  }
}
