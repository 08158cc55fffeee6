import type { Transaction } from '../../database/tables.ts';
import { type Deed, type Happening, recordDeed } from '../../events/record-deed.ts';

type EventType = 'standardInvitation.created' | 'standardInvitation.changed' | 'standardInvitation.removed';

interface Event extends Pick<Happening<EventType>, 'type' | 'organizationId' | 'before' | 'after'> {
  readonly invitation: { readonly id: string; readonly version: number };
}

export function recordStandardInvitationEvent(
  trx: Transaction,
  deed: Deed,
  { invitation, ...event }: Event,
): Promise<void> {
  return recordDeed(trx, deed, {
    ...event,
    subject: { type: 'standardInvitation', id: invitation.id },
    version: invitation.version,
  });
}
