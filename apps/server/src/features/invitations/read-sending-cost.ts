import type { SendingCost } from '@prorata/contract/invitations/invitation';
import { type Cents, eurosFromCents } from '@prorata/domain/money';
import type { SendMethod } from '@prorata/domain/vocabulary';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { PORT } from '../delivery/publish-events.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';
import { selectInvitations } from './queries.ts';

/** What sending all unsent invitations takes, and what the platform charges for it today. */
export async function readSendingCost(
  { db }: Pick<Tools, 'db'>,
  action: UserAction,
  dossierId: string,
): Promise<SendingCost> {
  const { invitations, prices } = await readInDossier(db, action.actor, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({
      invitations: selectInvitations(db).where('invitation.dossierId', '=', dossierId).execute(),
      prices: dossier.then(({ organizationId }) => readPrices(db, organizationId, action.at)),
    })),
  );
  const unsent = invitations.filter(({ isUnsent }) => isUnsent);
  const by = (method: SendMethod) => unsent.filter(({ sendMethod }) => sendMethod === method);
  const emails = by('Email').reduce((count, invitation) => count + invitation.emails.length, 0);
  const registeredLetters = by('RegisteredLetter').length;
  const qualifiedDeliveries = by('QualifiedDelivery').length;
  const total = sumOf(
    [emails, prices.Email],
    [registeredLetters, prices.RegisteredLetter],
    [qualifiedDeliveries, prices.QualifiedDelivery],
  );
  return {
    unsentInvitations: unsent.length,
    ...{ emails, registeredLetters, qualifiedDeliveries },
    emailPrice: eurosOrNull(prices.Email),
    registeredLetterPrice: eurosOrNull(prices.RegisteredLetter),
    qualifiedDeliveryPrice: eurosOrNull(prices.QualifiedDelivery),
    total: eurosOrNull(total),
  };
}

function readPrices(db: Database, organizationId: string, at: Date) {
  const priceOf = (db: Database, method: SendMethod) =>
    findPlatformPrice(db, { type: PORT[method], organizationId, at });
  return readTogether(db, (db) => ({
    Email: priceOf(db, 'Email'),
    RegisteredLetter: priceOf(db, 'RegisteredLetter'),
    QualifiedDelivery: priceOf(db, 'QualifiedDelivery'),
  }));
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
