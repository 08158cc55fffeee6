import type { SendingCost } from '@prorata/contract/invitations/invitation';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { getDossier } from '../dossiers/find-dossier.ts';
import { selectInvitations } from './queries.ts';

/** What sending all unsent invitations takes, and what the platform charges for it today. */
export async function readSendingCost(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  dossierId: string,
): Promise<SendingCost> {
  const { organizationId } = await getDossier(db, action.actor, dossierId);
  const unsent = (await selectInvitations(db).where('invitation.dossierId', '=', dossierId).execute()).filter(
    ({ isUnsent }) => isUnsent,
  );
  const mails = unsent.filter(({ sendMethod }) => sendMethod === 'Email');
  const emails = mails.reduce((count, invitation) => count + invitation.emails.length, 0);
  const registeredLetters = unsent.length - mails.length;
  const at = { organizationId, at: action.at };
  const emailPrice = await findPlatformPrice(db, { type: 'emailPort', ...at });
  const letterPrice = await findPlatformPrice(db, { type: 'registeredLetterPort', ...at });
  return {
    unsentInvitations: unsent.length,
    emails,
    registeredLetters,
    emailPrice: eurosOrNull(emailPrice),
    registeredLetterPrice: eurosOrNull(letterPrice),
    total: eurosOrNull(sumOf([emails, emailPrice], [registeredLetters, letterPrice])),
  };
}

/** Nothing when something is to be sent that has no price. */
function sumOf(...parts: readonly (readonly [count: number, price: Cents | undefined])[]): Cents | undefined {
  return parts.reduce<Cents | undefined>((sum, [count, price]) => {
    if (count === 0) return sum;
    return sum === undefined || price === undefined ? undefined : sum + BigInt(count) * price;
  }, 0n);
}

function eurosOrNull(cents: Cents | undefined): number | null {
  return cents === undefined ? null : eurosFromCents(cents);
}
