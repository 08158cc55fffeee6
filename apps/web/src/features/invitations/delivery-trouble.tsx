import type { Invitation } from '@prorata/contract/invitations/invitation';
import { EMAIL_TONES, REGISTERED_LETTER_TONES } from '../../components/status-tones.ts';
import { EmailStatusBadge, RegisteredLetterStatusBadge } from '../../components/statuses.tsx';

/** What went wrong on the way, beside the status; the panel says why and offers to send again. */
export function DeliveryTrouble({
  invitation: { lastSendResult: last },
}: {
  readonly invitation: Invitation;
}) {
  if (last === null) return null;
  if (last.sendMethod === 'Email') {
    return isTrouble(EMAIL_TONES[last.status]) ? <EmailStatusBadge status={last.status} /> : null;
  }
  return REGISTERED_LETTER_TONES[last.status] === 'negative' ? (
    <RegisteredLetterStatusBadge status={last.status} />
  ) : null;
}

function isTrouble(tone: string): boolean {
  return tone === 'negative' || tone === 'warning';
}
