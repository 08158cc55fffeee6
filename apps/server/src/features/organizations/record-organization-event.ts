import type { Transaction } from '../../database/tables.ts';
import { type Deed, type Happening, recordDeed } from '../../events/record-deed.ts';

type EventType =
  | 'organization.created'
  | 'organization.changed'
  | 'organization.approved'
  | 'organization.disapproved'
  | 'organization.licenceAccepted'
  | 'organization.logoChanged'
  | 'organization.logoRemoved'
  | 'organization.removed';

interface Event extends Pick<Happening<EventType>, 'type' | 'before' | 'after'> {
  readonly organization: { readonly id: string; readonly version: number };
}

export function recordOrganizationEvent(
  trx: Transaction,
  deed: Deed,
  { organization, ...event }: Event,
): Promise<void> {
  return recordDeed(trx, deed, {
    ...event,
    organizationId: organization.id,
    subject: { type: 'organization', id: organization.id },
    version: organization.version,
  });
}
