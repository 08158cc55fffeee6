import type { Address } from '@prorata/contract/contact-fields';
import type { Institution } from '@prorata/contract/institutions/institution';
import type { Party } from '@prorata/contract/parties/party';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { type Language, LEGAL_FORMS, type LegalForm } from '@prorata/domain/vocabulary';

type LineAddress = Pick<Address, 'address1' | 'address2' | 'zipcode' | 'city' | 'country'>;
type StreetAddress = Omit<Address, 'addressee' | 'address1' | 'address2'>;

/** A party as people call it. */
export function partyNameOf({ name, firstname, lastname }: Pick<Party, 'name' | 'firstname' | 'lastname'>) {
  return name ?? [firstname, lastname].filter(Boolean).join(' ');
}

type Named = Pick<Institution, 'nameNl' | 'nameFr' | 'nameDe' | 'nameEn'>;

/** The official name of an institution in the reader's language, else in one that it has. */
export function institutionNameOf({ nameNl, nameFr, nameDe, nameEn }: Named, language: Language): string {
  const names = { nl: nameNl, fr: nameFr, de: nameDe, en: nameEn };
  return names[language] ?? nameNl ?? nameFr ?? nameDe ?? nameEn ?? '';
}

/** The number by which a party is known, if it is. */
export function partyNumberOf({ kboNumber, nationalNumber }: Pick<Party, 'kboNumber' | 'nationalNumber'>) {
  if (kboNumber !== null) return formatEnterpriseNumber(kboNumber);
  return nationalNumber === null ? undefined : formatNationalNumber(nationalNumber);
}

/** The form among those that the product has a code for; the register knows more. */
export function legalFormOf({ corporateForm }: Pick<Party, 'corporateForm'>): LegalForm | null {
  return LEGAL_FORMS.find((form) => form === corporateForm) ?? null;
}

/** The address with its street and number in one line, as defendants and offices have it. */
export function lineAddressOf(address: Address): LineAddress {
  const { address1, address2, street, zipcode, city, country } = address;
  const number = [address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  const line = [street, number].filter(Boolean).join(' ');
  return { address1: address1 ?? (line || null), address2, zipcode, city, country };
}

/** The address with its street apart from its numbers. A line that does not end in a number stays whole: better there than lost. */
export function streetAddressOf(address: Address): StreetAddress {
  const { street, housenumber, housenumberaddition, zipcode, city, country } = address;
  const place = { zipcode, city, country };
  if (street !== null || address.address1 === null) {
    return { street, housenumber, housenumberaddition, ...place };
  }
  const [, name, number, box] = LINE.exec(address.address1) ?? [];
  return {
    street: name ?? address.address1,
    housenumber: number ?? null,
    housenumberaddition: box ?? null,
    ...place,
  };
}

/** The same by the names that its fields have in a form. */
export function streetAddressUnder(path: string, { address }: Pick<Party, 'address'>) {
  return Object.fromEntries(
    Object.entries(streetAddressOf(address)).map(([part, value]) => [`${path}.${part}`, value]),
  );
}

/** A street, its number, and perhaps a box, as people write it in one line. */
const LINE = /^(.*?[^\d\s,])[\s,]+(\d\w*)(?:[\s,]+(?:(?:bus|bte|boîte|box|b)\.?\s*|\.\s*)?(\S+))?$/i;
