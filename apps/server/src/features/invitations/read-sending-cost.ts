import type { SendingCost } from '@prorata/contract/invitations/invitation';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import type { SendMethod } from '@prorata/domain/vocabulary';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { PORT } from '../delivery/publish-events.ts';
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
  const by = (method: SendMethod) => unsent.filter(({ sendMethod }) => sendMethod === method);
  const emails = by('Email').reduce((count, invitation) => count + invitation.emails.length, 0);
  const registeredLetters = by('RegisteredLetter').length;
  const qualifiedDeliveries = by('QualifiedDelivery').length;
  const priceOf = (method: SendMethod) =>
    findPlatformPrice(db, { type: PORT[method], organizationId, at: action.at });
  const emailPrice = await priceOf('Email');
  const letterPrice = await priceOf('RegisteredLetter');
  const qualifiedPrice = await priceOf('QualifiedDelivery');
  const total = sumOf(
    [emails, emailPrice],
    [registeredLetters, letterPrice],
    [qualifiedDeliveries, qualifiedPrice],
  );
  return {
    unsentInvitations: unsent.length,
    ...{ emails, registeredLetters, qualifiedDeliveries },
    emailPrice: eurosOrNull(emailPrice),
    registeredLetterPrice: eurosOrNull(letterPrice),
    qualifiedDeliveryPrice: eurosOrNull(qualifiedPrice),
    total: eurosOrNull(total),
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
