import type { TemplateValues } from '@prorata/documents/catalogue/templates';
import type { Values } from '@prorata/documents/catalogue/variables';
import { recipientValues } from '@prorata/documents/form-of-address';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { personToAddress } from '@prorata/domain/person-to-address';
import { legalFilingDay } from '@prorata/domain/terms';
import type { Language, SendMethod } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { requestNewDelivery } from '../delivery/request-delivery.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import type { readOfficeValues } from '../dossiers/office-values.ts';
import type { Balance } from '../statements/balance-of.ts';
import type { InvitationRecord } from './find-invitation.ts';
import { openInvitationCodes } from './invitation-codes.ts';

interface Sending {
  readonly dossier: DossierRecord;
  readonly invitation: InvitationRecord;
  readonly validUntil: IsoDate;
  readonly office: Awaited<ReturnType<typeof readOfficeValues>>;
  /** Of a creditor of an earlier run, who is asked about it. */
  readonly balance: Balance | null;
}

/**
 * Asks for what carries an invitation: a letter, on paper or by qualified delivery, or a mail for each address, of which
 * the first is followed by a letter should it come back.
 */
export async function requestInvitation(
  tools: Tools,
  trx: Transaction,
  action: Action,
  sending: Sending,
): Promise<void> {
  const { dossier, invitation } = sending;
  const { addressee, address, fallbackAddress, sendMethod } = invitation;
  const sendings = await countDeliveries(trx, invitation.id);
  const common = {
    dossier,
    invitationId: invitation.id,
    language: languageOf(invitation, dossier),
    values: valuesOf(tools, sending, brusselsDate(action.at)),
    occasion: `invitation ${invitation.id} sending ${sendings + 1}`,
  };
  const asked = sending.balance && balanceValues(common.values, sending.balance);
  const letter = asked
    ? ({ ...common, template: 'balance-request-letter', values: asked } as const)
    : ({ ...common, template: 'invitation-letter' } as const);
  if (sendMethod === 'RegisteredLetter') {
    if (addressee === null || address === null) throw new Error('A letter goes to somebody somewhere.');
    await requestNewDelivery(tools, trx, action, { ...letter, addressee, address });
    return;
  }
  if (sendMethod === 'QualifiedDelivery') {
    const [email] = invitation.emails;
    if (addressee === null || email === undefined) throw new Error('A message goes to somebody.');
    await requestNewDelivery(tools, trx, action, { ...letter, addressee, email });
    return;
  }
  const mail = asked
    ? ({ ...common, template: 'balance-request-email', values: asked } as const)
    : ({ ...common, template: 'invitation-email' } as const);
  for (const [index, email] of invitation.emails.entries()) {
    const hasFallback = index === 0 && fallbackAddress !== null && addressee !== null;
    await requestNewDelivery(
      tools,
      trx,
      action,
      hasFallback ? { ...mail, addressee, email, fallbackAddress } : { ...mail, addressee, email },
    );
  }
}

/** What is still owed, with what every text about an invitation shows; a text leaves out a part that is nothing. */
export function balanceValues<Others extends object>(others: Others, balance: Balance) {
  const orNothing = (cents: bigint) => (cents > 0n ? cents : null);
  return {
    ...others,
    'balance.principal': orNothing(balance.principalCents),
    'balance.interest': orNothing(balance.interestCents),
    'balance.penalty': orNothing(balance.penaltyCents),
    'balance.costs': orNothing(balance.costsCents),
    'balance.total': balance.totalCents,
    'balance.until': balance.until,
  };
}

/** What mails and letters about an invitation show; the two templates have the same variables. */
export function valuesOf(
  { settings }: Pick<Tools, 'settings'>,
  { dossier, invitation, validUntil, office }: Omit<Sending, 'balance'>,
  sentOn: IsoDate,
): TemplateValues<'invitation-email'> & TemplateValues<'invitation-letter'> {
  const { codeSealed, creditorReference, sendMethod } = invitation;
  const code = openInvitationCodes(settings.codeSecret).unseal(codeSealed);
  const { publicOrigin } = settings;
  return {
    ...office,
    ...invitedValues(invitation, languageOf(invitation, dossier)),
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

type InvitationVariable =
  | 'invitation.code'
  | 'invitation.link'
  | 'invitation.validUntil'
  | 'invitation.isLegalTerm'
  | 'invitation.creditorReference'
  | 'privacy.link';

/** The language in which a creditor is written to: their own where it is known, else the dossier's. */
export function languageOf(
  { language }: Pick<InvitationRecord, 'language'>,
  dossier: DossierRecord,
): Language {
  return language ?? dossier.language ?? 'nl';
}

/** How a creditor is addressed; of one with a mail address only, that is all there is to call them by. */
export function invitedValues(
  { addressee, salutation, emails }: Pick<InvitationRecord, 'addressee' | 'salutation' | 'emails'>,
  language: Language,
) {
  const person = personToAddress({ salutation, lastName: addressee, companyName: null });
  return recipientValues(addressee ?? emails[0] ?? '', person, language);
}

interface InvitationFacts {
  readonly creditorReference: string | null;
  readonly code: string;
  readonly validUntil: IsoDate;
  readonly sendMethod: SendMethod;
  /** The day on which this mail or letter is asked for. */
  readonly sentOn: IsoDate;
  readonly publicOrigin: string;
}

/** The way in: a code that can be typed over, and the short address that leads to the same place. */
function invitationValues(facts: InvitationFacts): Values<InvitationVariable> {
  const code = formatInvitationCode(facts.code);
  return {
    'invitation.code': code,
    'invitation.link': new URL(`/invited/${code}`, facts.publicOrigin).href,
    'invitation.validUntil': facts.validUntil,
    'invitation.isLegalTerm': facts.validUntil === legalFilingDay(facts.sendMethod, facts.sentOn),
    'invitation.creditorReference': facts.creditorReference,
    'privacy.link': new URL('/privacy-policy', facts.publicOrigin).href,
  };
}
