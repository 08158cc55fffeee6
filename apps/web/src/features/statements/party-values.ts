import type { Party } from '@prorata/contract/parties/party';
import type { CreditorType, LegalForm } from '@prorata/domain/vocabulary';

type AddressPart = 'street' | 'housenumber' | 'housenumberaddition' | 'zipcode' | 'city' | 'country';
type Filled =
  | { readonly name: 'creditorType'; readonly value: CreditorType }
  | { readonly name: 'corporateForm'; readonly value: LegalForm | null }
  | {
      readonly name: 'firstName' | 'lastName' | 'nationalNumber' | 'corporateName' | 'kboNumber';
      readonly value: string | null;
    }
  | { readonly name: `creditorAddress.${AddressPart}`; readonly value: string | null };

/** What is known of a party, in the fields of a statement; nothing stands for "leave it as it is". */
export function partyValues(party: Party, legalForms: readonly LegalForm[]): Filled[] {
  const { address } = party;
  return [
    { name: 'creditorType', value: creditorTypeOf(party) },
    { name: 'corporateName', value: party.name },
    { name: 'corporateForm', value: legalForms.find((form) => form === party.corporateForm) ?? null },
    { name: 'kboNumber', value: party.kboNumber },
    { name: 'firstName', value: party.firstname },
    { name: 'lastName', value: party.lastname },
    { name: 'nationalNumber', value: party.nationalNumber },
    // One line holds street and number together: better there than lost.
    { name: 'creditorAddress.street', value: address.street ?? address.address1 },
    { name: 'creditorAddress.housenumber', value: address.housenumber },
    { name: 'creditorAddress.housenumberaddition', value: address.housenumberaddition },
    { name: 'creditorAddress.zipcode', value: address.zipcode },
    { name: 'creditorAddress.city', value: address.city },
    { name: 'creditorAddress.country', value: address.country },
  ];
}

function creditorTypeOf({ legalEntityType, kboNumber }: Party): CreditorType {
  if (legalEntityType === 'government') return 'governmentInstance';
  if (legalEntityType === 'naturalPerson') return kboNumber === null ? 'person' : 'trader';
  return 'legalEntity';
}
