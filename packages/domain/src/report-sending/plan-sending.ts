import { groupBy } from '../group-by.ts';
import type { PersonToAddress } from '../person-to-address.ts';
import { addressLines, type LetterAddress, listLetterAddressFaults } from '../registered-letter-address.ts';
import type { Language, SendOption } from '../vocabulary.ts';

/** A creditor, and how the report is to reach them. */
export interface CreditorToReach {
  /** By which the ledger of sending knows them: the id of the statement, or of the invitation that was left without one. */
  readonly addresseeId: string;
  /** The same for all statements of one creditor. */
  readonly creditorId: string;
  /** Null for one who was invited and filed nothing: the draft goes to all who were notified (Judicial Code 1629). */
  readonly statementId: string | null;
  readonly name: string;
  readonly person: PersonToAddress | null;
  readonly language: Language;
  readonly address: LetterAddress | null;
  readonly primaryEmail: string | null;
  readonly extraEmails: readonly string[];
  /** Null: by registered letter, the form that the law knows (Judicial Code 1627 and 1629). */
  readonly sendOption: SendOption | null;
  /** Not together with other creditors at the same address. */
  readonly isSentSeparately: boolean;
  /** By mail besides the registered letter. */
  readonly isReportSentByEmail: boolean;
  /** The report itself goes along with a mail that carries a link to it. */
  readonly isDistributionFileAttached: boolean;
  /** No link at all: the report goes along instead. */
  readonly hasNoSecurityLink: boolean;
}

export interface DefendantToReach {
  /** The id of the dossier for the first defendant, of the others their own. */
  readonly addresseeId: string;
  readonly name: string;
  readonly person: PersonToAddress | null;
  readonly language: Language;
  readonly address: LetterAddress | null;
}

/** One mail or registered letter that carries the report. */
export type Parcel = {
  readonly addressee: string;
  /** Whom it addresses by name: nobody when it is for several. */
  readonly person: PersonToAddress | null;
  readonly language: Language;
  readonly recipient: 'creditor' | 'defendant';
  /** Everybody whom it is for. */
  readonly addresseeIds: readonly string[];
  /** Those of the creditors whom it reaches. */
  readonly statementIds: readonly string[];
} & (
  | { readonly way: 'RegisteredLetter'; readonly address: LetterAddress }
  | { readonly way: 'QualifiedDelivery'; readonly email: string }
  | { readonly way: 'EmailLink'; readonly email: string; readonly hasEnclosure: boolean }
  | { readonly way: 'EmailAttachment'; readonly email: string; readonly hasEnclosure: true }
);

/** Somebody who must receive the report and cannot: nothing is sent before this is mended. */
export interface Unreachable {
  readonly addresseeId: string;
  /** Null for whoever filed none: an invited creditor, or a defendant. */
  readonly statementId: string | null;
  readonly name: string;
  readonly reason: 'noEmail' | 'addressNotServed';
}

export interface SendingPlan {
  readonly parcels: readonly Parcel[];
  readonly unreachable: readonly Unreachable[];
}

/** Everyone to whom a report goes. */
export interface Recipients {
  readonly creditors: readonly CreditorToReach[];
  /** Those whom the office has not set aside. */
  readonly defendants: readonly DefendantToReach[];
}

/**
 * Who receives the report, by which way, and with what in it. Creditors who share an address and a language share a
 * parcel, unless one of them is to be sent to separately. What is not wanted, such as what was sent before, is left out
 * before they are put together: each parcel is for exactly those who lack it.
 */
export function planSending(
  { creditors, defendants }: Recipients,
  isWanted: (parcel: Parcel) => boolean = () => true,
): SendingPlan {
  const plans = [
    ...creditors.map(planCreditor),
    ...defendants.map((defendant) => planLetter(defendant, null)),
  ];
  return {
    parcels: bundle(plans.flatMap(({ parcels }) => parcels).filter(isWanted)),
    unreachable: plans.flatMap(({ unreachable }) => unreachable),
  };
}

/**
 * Whether the report can go along with a mail that carries a link to it: only then is it a choice. A letter without a
 * mail has nowhere to attach it, and a mail without a link always carries it.
 */
export function canAttachToLink({
  sendOption,
  isReportSentByEmail,
  hasNoSecurityLink,
}: Pick<CreditorToReach, 'sendOption' | 'isReportSentByEmail' | 'hasNoSecurityLink'>): boolean {
  const isLetter = sendOption === null || sendOption === 'RegisteredLetter';
  const isLink = sendOption === 'EmailLink' || (isLetter && isReportSentByEmail);
  return isLink && !hasNoSecurityLink;
}

/** Where a parcel goes, on one line. */
export function placeOf(parcel: Parcel): string {
  return parcel.way === 'RegisteredLetter' ? addressLines(parcel.address).join(', ') : parcel.email;
}

/** What makes two parcels the same one; creditors who are sent to separately share with nobody. */
type Keyed = Parcel & { readonly key: string };
interface Plan {
  readonly parcels: readonly Keyed[];
  readonly unreachable: readonly Unreachable[];
}

function planCreditor(creditor: CreditorToReach): Plan {
  const option = creditor.sendOption ?? 'RegisteredLetter';
  if (option === 'QualifiedDelivery') return planQualified(creditor);
  if (option !== 'RegisteredLetter') return planMails(creditor, option);
  const letter = planLetter(creditor, creditor);
  if (!creditor.isReportSentByEmail) return letter;
  const mails = planMails(creditor, 'EmailLink');
  return {
    parcels: [...letter.parcels, ...mails.parcels],
    unreachable: [...letter.unreachable, ...mails.unreachable],
  };
}

function planLetter(
  { addresseeId, name, person, language, address }: DefendantToReach,
  creditor: CreditorToReach | null,
): Plan {
  const statementId = creditor?.statementId ?? null;
  if (address === null || listLetterAddressFaults({ ...address, addressee: name }).length > 0) {
    return { parcels: [], unreachable: [{ addresseeId, statementId, name, reason: 'addressNotServed' }] };
  }
  const place = addressLines(address).join('|').toLowerCase();
  const parcel: Keyed = {
    // Each defendant is written to, also where two live together.
    key: keyOf(creditor, 'RegisteredLetter', language, creditor?.creditorId ?? addresseeId, place),
    way: 'RegisteredLetter',
    recipient: creditor === null ? 'defendant' : 'creditor',
    addressee: name,
    person,
    language,
    address,
    addresseeIds: [addresseeId],
    statementIds: statementId === null ? [] : [statementId],
  };
  return { parcels: [parcel], unreachable: [] };
}

/** To the first address alone: it is there that the provider identifies the addressee. */
function planQualified(creditor: CreditorToReach): Plan {
  const { addresseeId, creditorId, statementId, name, person, language, primaryEmail } = creditor;
  if (primaryEmail === null) {
    return { parcels: [], unreachable: [{ addresseeId, statementId, name, reason: 'noEmail' }] };
  }
  const email = primaryEmail.toLowerCase();
  const parcel: Keyed = {
    key: keyOf(creditor, 'QualifiedDelivery', language, creditorId, email),
    way: 'QualifiedDelivery',
    recipient: 'creditor',
    ...{ addressee: name, person, language, email },
    addresseeIds: [addresseeId],
    statementIds: statementId === null ? [] : [statementId],
  };
  return { parcels: [parcel], unreachable: [] };
}

function planMails(creditor: CreditorToReach, option: 'EmailLink' | 'EmailAttachment'): Plan {
  const { addresseeId, statementId, name, person, language, primaryEmail } = creditor;
  if (primaryEmail === null) {
    return { parcels: [], unreachable: [{ addresseeId, statementId, name, reason: 'noEmail' }] };
  }
  const isLink = option === 'EmailLink' && !creditor.hasNoSecurityLink;
  const emails = [...new Set([primaryEmail, ...creditor.extraEmails].map((email) => email.toLowerCase()))];
  const parcels = emails.map((email): Keyed => {
    const whose = {
      recipient: 'creditor' as const,
      addressee: name,
      person,
      language,
      addresseeIds: [addresseeId],
      statementIds: statementId === null ? [] : [statementId],
      email,
    };
    return isLink
      ? {
          ...whose,
          key: keyOf(creditor, 'EmailLink', language, email, `${creditor.isDistributionFileAttached}`),
          way: 'EmailLink',
          hasEnclosure: creditor.isDistributionFileAttached,
        }
      : {
          ...whose,
          key: keyOf(creditor, 'EmailAttachment', language, email),
          way: 'EmailAttachment',
          hasEnclosure: true,
        };
  });
  return { parcels, unreachable: [] };
}

function keyOf(creditor: CreditorToReach | null, ...parts: readonly string[]): string {
  const alone = creditor === null ? ['defendant'] : creditor.isSentSeparately ? [creditor.addresseeId] : [];
  return [...parts, ...alone].join('\n');
}

function bundle(parcels: readonly Keyed[]): Parcel[] {
  return [...groupBy(parcels, ({ key }) => key).values()].flatMap((together) => {
    const [first] = together;
    if (first === undefined) return [];
    const { key: _, ...parcel } = first;
    return [
      {
        ...parcel,
        addressee: joinNames(together.map(({ addressee }) => addressee)),
        person: isSamePerson(together) ? parcel.person : null,
        addresseeIds: together.flatMap(({ addresseeIds }) => addresseeIds),
        statementIds: together.flatMap(({ statementIds }) => statementIds),
      },
    ];
  });
}

/** Two statements of one person are for that person. */
function isSamePerson([first, ...others]: readonly Parcel[]): boolean {
  return others.every(
    ({ addressee, person }) =>
      addressee === first?.addressee && person?.salutation === first.person?.salutation,
  );
}

/** No longer than anybody reads. */
const MAX_ADDRESSEE_LENGTH = 150;

/** `Immo Dijlezicht BV, Dijlezicht Beheer, +297`: as many names as there is room for, and how many follow. */
function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = [...new Set(names)];
  const shown = [first];
  for (const name of others) {
    if ([...shown, name].join(', ').length > MAX_ADDRESSEE_LENGTH) break;
    shown.push(name);
  }
  const left = others.length + 1 - shown.length;
  return left === 0 ? shown.join(', ') : `${shown.join(', ')}, +${left}`;
}
