import type { Field } from '../reading/fields.ts';
import type { InventedAddress, InventedExtract, InventedNotice, InventedParty } from './invent-extract.ts';

/** How days, moments, amounts and addresses are written. */
export interface Hand {
  readonly date: (iso: string) => string;
  readonly instant: (iso: string) => string;
  readonly amount: (euros: number) => string;
  /** The lines of an address. */
  readonly address: (address: InventedAddress) => readonly string[];
  readonly noticeType: (notice: Pick<InventedNotice, 'noticeType' | 'stopKind'>) => string;
  readonly stopKind: (kind: NonNullable<InventedNotice['stopKind']>) => string;
  /** Whether the parts of an address stand under names of their own. */
  readonly hasAddressParts: boolean;
  /** Whether a party has one name, in which a comma sets a person's last name apart. */
  readonly hasOneName: boolean;
  /** The legal form after the name, or under a label of its own. */
  readonly isFormApart: boolean;
}

export type PrintedFields = ReadonlyMap<Field, readonly string[]>;

export interface PrintedExtract {
  readonly fields: PrintedFields;
  readonly notices: readonly PrintedFields[];
}

/** Writes an invented extract field by field, in the words that a layout knows. */
export function printFields(invented: InventedExtract, hand: Hand): PrintedExtract {
  return {
    fields: present([
      ['consultedAt', hand.instant(invented.consultedAt)],
      ['extractReference', invented.extractReference],
      ...partyFields('defendant', invented.defendant, hand),
    ]),
    notices: invented.notices.map((notice) => present(noticeFields(notice, hand))),
  };
}

type Entry = readonly [field: Field, printed: string | readonly string[] | null | undefined];

function present(entries: readonly Entry[]): PrintedFields {
  return new Map(
    entries.flatMap(([field, printed]) => (printed?.length ? [[field, [printed].flat()] as const] : [])),
  );
}

function partyFields(role: 'defendant' | 'creditor', party: InventedParty, hand: Hand): Entry[] {
  const { corporateName, corporateForm, lastName, firstName, kboNumber, birthDate, address } = party;
  const enterprise = corporateForm && !hand.isFormApart ? `${corporateName} ${corporateForm}` : corporateName;
  const names: Entry[] = hand.hasOneName
    ? [[`${role}.name`, enterprise ?? `${lastName}, ${firstName}`]]
    : [
        [`${role}.corporateName`, enterprise],
        [`${role}.corporateForm`, hand.isFormApart ? corporateForm : undefined],
        [`${role}.lastName`, lastName],
        [`${role}.firstName`, firstName],
      ];
  return [
    ...names,
    [`${role}.department`, party.department],
    [`${role}.kboNumber`, kboNumber?.replace(/(\d{4})(\d{3})(\d{3})/, '$1.$2.$3')],
    [`${role}.birthDate`, birthDate && hand.date(birthDate)],
    ...(address ? addressFields(role, address, hand) : []),
    [`${role}.email`, party.email],
  ];
}

function addressFields(role: 'defendant' | 'creditor', address: InventedAddress, hand: Hand): Entry[] {
  if (!hand.hasAddressParts) return [[`${role}.address`, hand.address(address)]];
  return (['street', 'housenumber', 'housenumberaddition', 'zipcode', 'city', 'country'] as const).map(
    (part) => [`${role}.${part}`, address[part]],
  );
}

function noticeFields(notice: InventedNotice, hand: Hand): Entry[] {
  const { creditor, amount, stopKind, expiresOn, actOn, servedOn, saleOn } = notice;
  return [
    ['notice.noticeNumber', notice.noticeNumber],
    ['notice.noticeType', hand.noticeType(notice)],
    ['notice.receivedAt', hand.instant(notice.receivedAt)],
    ['notice.expiresOn', expiresOn && hand.date(expiresOn)],
    ...(creditor ? partyFields('creditor', creditor, hand) : []),
    ['creditor.electedDomicile', creditor?.electedDomicile],
    ['notice.seizureNature', notice.seizureNature],
    ['notice.actOn', actOn && hand.date(actOn)],
    ['notice.servedOn', servedOn && hand.date(servedOn)],
    ['notice.place', notice.place],
    ['notice.seizedGoods', notice.seizedGoods],
    ['notice.saleOn', saleOn && hand.date(saleOn)],
    ['notice.bailiff', notice.bailiff],
    ['notice.claimNature', notice.claimNature],
    ['notice.amount', amount === undefined ? undefined : hand.amount(amount)],
    ['notice.causeOfPreference', notice.causeOfPreference],
    ['notice.thirdPartyDebtor', notice.thirdPartyDebtor],
    ['notice.stopKind', stopKind && hand.stopKind(stopKind)],
    ['notice.court', notice.court],
    ['notice.contact', notice.contact],
  ];
}
