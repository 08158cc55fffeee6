import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { SendingPartName } from '@prorata/domain/next-step';

/** In each part, how much waits for the office: the counts of its segment, whose sum stands on the tab. */
export function waitingIn({
  status,
  counts,
  holds,
}: Pick<Dossier, 'status' | 'counts' | 'holds'>): Readonly<Record<SendingPartName, number>> {
  return {
    sending: counts.addresseesToSettle,
    contestation: holds.includes('contested') ? 1 : 0,
    payout: status === 'ToPay' && holds.length === 0 ? 1 : counts.linesToPayAgain,
    closing: counts.closingTasks,
  };
}

/** There is something to send, to contest and to pay once a report was signed. */
export function hasSendingTab({ counts }: Pick<Dossier, 'counts'>): boolean {
  return counts.signedReports > 0;
}
