import type { NoClaimReceipt } from '@prorata/contract/invitations/invited-dossier';
import type { LockedInvitation } from '../find-invitation.ts';
import { type NoClaimRecord, presentNoClaim } from '../no-claim.ts';
import { isOpen } from './act-of-creditor.ts';

/** A creditor names a few addresses, not a list. */
const MAX_RECIPIENTS = 10;

/** The receipt of the word that there is nothing to claim, as the creditor sees it. */
export function presentNoClaimReceipt(
  { dossier, invitation }: LockedInvitation,
  declaration: NoClaimRecord,
  now: Date,
): NoClaimReceipt {
  return {
    ...presentNoClaim(declaration),
    sentTo: recipientsOfNoClaim(invitation, declaration),
    sha256: declaration.sha256,
    canTakeBack: isOpen(dossier, invitation, now),
  };
}

/** Where the receipt goes: to whom was invited by mail, and where the creditor asked for it; each address once. */
export function recipientsOfNoClaim(
  { emails }: Pick<LockedInvitation['invitation'], 'emails'>,
  { email }: Pick<NoClaimRecord, 'email'>,
): string[] {
  const all = [...emails, ...(email === null ? [] : [email])];
  const byAddress = new Map(all.toReversed().map((address) => [address.toLowerCase(), address]));
  return [...byAddress.values()].toReversed().slice(0, MAX_RECIPIENTS);
}
