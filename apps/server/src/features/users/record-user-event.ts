import type { Transaction } from '../../database/tables.ts';
import { type Deed, type Happening, recordDeed } from '../../events/record-deed.ts';

type EventType =
  | 'user.created'
  | 'user.onboarded'
  | 'user.changed'
  | 'user.preferredLanguageChanged'
  | 'user.approved'
  | 'user.disapproved'
  | 'user.licenceAccepted'
  | 'user.removed';

interface Event extends Pick<Happening<EventType>, 'type' | 'before' | 'after'> {
  readonly user: { readonly id: string; readonly version: number; readonly organizationId: string | null };
}

export function recordUserEvent(trx: Transaction, deed: Deed, { user, ...event }: Event): Promise<void> {
  return recordDeed(trx, deed, {
    ...event,
    organizationId: user.organizationId,
    subject: { type: 'user', id: user.id },
    version: user.version,
  });
}
