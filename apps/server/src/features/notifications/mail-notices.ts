import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestDelivery } from '../delivery/request-delivery.ts';
import type { Recipient } from '../users/notification-recipients.ts';
import { titleOf } from './notice-line.ts';

interface Mail {
  readonly recipient: Recipient;
  readonly lines: readonly string[];
  /** Where the button leads; the first page when it is about several dossiers. */
  readonly dossierId: string | null;
  readonly occasion: string;
}

/** One mail to somebody of an office about what happened, in their language; free of charge. */
export async function mailNotices(
  tools: Pick<Tools, 'jobs' | 'settings'>,
  trx: Transaction,
  action: Action,
  { recipient: { language, ...user }, lines, dossierId, occasion }: Mail,
): Promise<void> {
  const values = { 'told.title': titleOf(lines, language), 'told.lines': lines.join('\n') };
  const common = { user, language, values, occasion };
  await requestDelivery(
    tools,
    trx,
    action,
    dossierId === null
      ? { ...common, template: 'morning-notices' }
      : { ...common, template: 'notice', button: { dossierId } },
  );
}
