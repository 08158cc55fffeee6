import type { Invitation } from '@prorata/contract/invitations/invitation';
import { EmailStatusBadge, RegisteredLetterStatusBadge } from '../../components/badges.tsx';
import { EMAIL_TONES, REGISTERED_LETTER_TONES } from '../../components/status-tones.ts';

/**
 * What happens on the way, beside the status: that it waits to leave, or that it went wrong. The panel says why and
 * offers to send again.
 */
export function DeliveryState({ invitation }: { readonly invitation: Invitation }) {
  const { lastSendResult: last, status, isUnsent } = invitation;
  if (last === null) return null;
  const isWaiting = status === 'Created' && !isUnsent;
  if (last.sendMethod === 'Email') {
    const isTrouble = ['negative', 'warning'].includes(EMAIL_TONES[last.status]);
    return isTrouble || isWaiting ? <EmailStatusBadge status={last.status} /> : null;
  }
  const isTrouble = REGISTERED_LETTER_TONES[last.status] === 'negative';
  return isTrouble || isWaiting ? <RegisteredLetterStatusBadge status={last.status} /> : null;
}
