import type { LegalForm } from '@prorata/domain/vocabulary';
import { DEMO_DOSSIERS, type DemoCreditor } from './dossiers.ts';
import { inventEnterprises } from './invented-enterprises.ts';
import { DEMO_OFFICES, type DemoAddress, type DemoOffice } from './offices.ts';
import { DEMO_PARTIES } from './parties.ts';
import type { PublishedAddress, PublishedEnterprise } from './register-format.ts';

const INVENTED = 200;

/** The register's codes for the forms in the demonstration. */
const FORM_CODES: Readonly<Partial<Record<LegalForm, string>>> = {
  BV: '610',
  NV: '014',
  VZW: '017',
  CV: '706',
  COMMV: '612',
  VOF: '011',
};
const GOVERNMENT = '110';

/** Everyone in the demonstration who has an enterprise number, each once, and some whom nobody has met yet. */
export function listDemoEnterprises(): readonly PublishedEnterprise[] {
  const known = [...listOffices(), ...listParties(), ...listDefendants(), ...listCreditors()];
  const byNumber = new Map(known.map((enterprise) => [enterprise.number, enterprise]));
  return [...byNumber.values(), ...inventEnterprises(INVENTED)].sort((one, other) =>
    one.number < other.number ? -1 : 1,
  );
}

function listOffices(): PublishedEnterprise[] {
  const offices: readonly DemoOffice[] = Object.values(DEMO_OFFICES);
  return offices.map(({ enterpriseNumber, corporateName, legalForm, address }) =>
    published(enterpriseNumber, corporateName, legalForm, address),
  );
}

function listParties(): PublishedEnterprise[] {
  return DEMO_PARTIES.flatMap(({ enterpriseNumber, name, legalForm, address }) =>
    enterpriseNumber === null || name === null ? [] : published(enterpriseNumber, name, legalForm, address),
  );
}

function listDefendants(): PublishedEnterprise[] {
  return DEMO_DOSSIERS.flatMap(({ defendant, address, coDefendants = [] }) =>
    [{ ...defendant, address }, ...coDefendants].flatMap((one) =>
      'company' in one ? published(one.enterpriseNumber, one.company, one.form, one.address) : [],
    ),
  );
}

function listCreditors(): PublishedEnterprise[] {
  const creditors = DEMO_DOSSIERS.flatMap(({ invitations, entered = [] }) =>
    [...invitations, ...entered].map(({ creditor }) => creditor),
  );
  return creditors.flatMap(({ enterpriseNumber, name, form, address }: DemoCreditor) =>
    enterpriseNumber === null || name === null ? [] : published(enterpriseNumber, name, form, address),
  );
}

function published(
  number: string,
  name: string,
  form: LegalForm | null,
  address: DemoAddress | null,
): PublishedEnterprise {
  return {
    number,
    isNaturalPerson: false,
    form: form === null ? GOVERNMENT : (FORM_CODES[form] ?? null),
    situation: '000',
    since: '2004-03-01',
    names: [{ language: null, kind: 'name', name }],
    seat: address && seatAt(address),
    establishment: null,
  };
}

/** The demonstration knows each town and street in one language only. */
function seatAt({ street, housenumber, housenumberaddition, zipcode, city }: DemoAddress): PublishedAddress {
  return {
    zipcode,
    city: { nl: city, fr: city },
    street: { nl: street, fr: street },
    housenumber,
    ...(housenumberaddition && { box: housenumberaddition.replace(/^bte /, '') }),
  };
}
