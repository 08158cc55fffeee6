import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { Transaction } from '../../database/tables.ts';
import type { DossierDeed } from '../../events/dossier-deed.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { InvitationRecord } from './find-invitation.ts';
import { invitationValues, languageOf, type readOfficeValues, recipientValues } from './office-values.ts';
import type { InvitationsParts } from './parts.ts';

interface Sending {
  readonly dossier: DossierRecord;
  readonly invitation: InvitationRecord;
  readonly validUntil: IsoDate;
  readonly office: Awaited<ReturnType<typeof readOfficeValues>>;
}

type RequestParts = Pick<InvitationsParts, 'codes' | 'publicOrigin' | 'requestDelivery'>;

/**
 * Asks for the mails or the letter that carry an invitation: a mail for each address, of which the first is followed
 * by a letter should it come back.
 */
export async function requestInvitation(
  parts: RequestParts,
  trx: Transaction,
  deed: DossierDeed,
  sending: Sending,
): Promise<void> {
  const { dossier, invitation } = sending;
  const { addressee, address, fallbackAddress, sendMethod } = invitation;
  const sendings = await countDeliveries(trx, invitation.id);
  const common = {
    dossier,
    invitationId: invitation.id,
    language: languageOf(invitation, dossier),
    values: valuesOf(parts, sending, brusselsDate(deed.at)),
    occasion: `invitation ${invitation.id} sending ${sendings + 1}`,
  };
  if (sendMethod === 'RegisteredLetter') {
    if (addressee === null || address === null) throw new Error('A letter goes to somebody somewhere.');
    await parts.requestDelivery(trx, deed, { ...common, template: 'invitation-letter', addressee, address });
    return;
  }
  for (const [index, email] of invitation.emails.entries()) {
    const mail = { ...common, template: 'invitation-email', addressee, email } as const;
    const hasFallback = index === 0 && fallbackAddress !== null && addressee !== null;
    await parts.requestDelivery(trx, deed, hasFallback ? { ...mail, addressee, fallbackAddress } : mail);
  }
}

/** What mails and letters about an invitation show; the two templates have the same variables. */
export function valuesOf(
  { codes, publicOrigin }: Pick<InvitationsParts, 'codes' | 'publicOrigin'>,
  { dossier, invitation, validUntil, office }: Sending,
  sentOn: IsoDate,
): TemplateValues<'invitation-email'> & TemplateValues<'invitation-letter'> {
  const { codeSealed, creditorReference, sendMethod } = invitation;
  const code = codes.unseal(codeSealed);
  return {
    ...office,
    ...recipientValues(invitation, languageOf(invitation, dossier)),
    ...invitationValues({ code, validUntil, sendMethod, sentOn, creditorReference, publicOrigin }),
  };
}

/** Under the lock of the dossier, so that each sending has a number of its own. */
async function countDeliveries(trx: Transaction, invitationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('invitationId', '=', invitationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
