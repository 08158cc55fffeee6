import type { EXTRACT_TYPES, NOTICE_TYPES } from '@prorata/contract/extracts/extract';
import { enterpriseNumber } from '@prorata/demo/numbers';
import { DEMO_PARTIES } from '@prorata/demo/parties';
import { addDays, addYears } from '@prorata/domain/iso-date';
import type { Language, LegalForm, StopKind } from '@prorata/domain/vocabulary';

export type NoticeType = (typeof NOTICE_TYPES)[number];
export type ExtractType = (typeof EXTRACT_TYPES)[number];

/** Somebody who does not exist. */
export interface InventedParty {
  readonly corporateName?: string;
  readonly corporateForm?: LegalForm;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly kboNumber?: string;
  readonly birthDate?: string;
  readonly address?: InventedAddress;
  readonly department?: string;
  readonly email?: string;
  readonly electedDomicile?: string;
}

export interface InventedAddress {
  readonly street: string;
  readonly housenumber: string;
  readonly housenumberaddition: string | null;
  readonly zipcode: string;
  readonly city: string;
  readonly country: string;
}

export interface InventedNotice {
  readonly noticeType: NoticeType;
  readonly noticeNumber: string;
  readonly receivedAt: string;
  readonly expiresOn?: string;
  readonly stopKind?: StopKind;
  readonly creditor?: InventedParty;
  readonly seizureNature?: string;
  readonly actOn?: string;
  readonly servedOn?: string;
  readonly place?: string;
  readonly seizedGoods?: string;
  readonly claimNature?: string;
  readonly amount?: number;
  readonly causeOfPreference?: string;
  readonly bailiff?: string;
  readonly thirdPartyDebtor?: string;
  readonly court?: string;
  readonly contact?: string;
  readonly saleOn?: string;
}

/** An extract in which nothing is true: to try the reader with, and to test it. */
export interface InventedExtract {
  readonly consultedAt: string;
  readonly extractReference: string;
  readonly defendant: InventedParty;
  readonly notices: readonly InventedNotice[];
}

export interface Invention {
  /** The same seed gives the same extract. */
  readonly seed: number;
  readonly language: Language;
  readonly creditors: number;
  /** Notices that give no creditor, in this order after the others. */
  readonly others?: readonly { readonly noticeType: NoticeType; readonly stopKind?: StopKind }[];
}

/** Every fifth creditor has a second notice, as those who first command and then seize. */
const SECOND_NOTICE_EVERY = 5;

export function inventExtract({ seed, language, creditors, others = [] }: Invention): InventedExtract {
  const chance = new Chance(seed);
  const words = WORDS[language === 'fr' ? 'fr' : 'nl'];
  const parties = Array.from({ length: creditors }, (_, index) => inventCreditor(chance, language, index));
  const numbers = new Set<string>();
  const ofCreditors = parties.flatMap((creditor, index) => {
    const second = index % SECOND_NOTICE_EVERY === SECOND_NOTICE_EVERY - 1;
    return (second ? [0, 1] : [0]).map(() => inventCreditorNotice(chance, words, creditor, numbers));
  });
  const defendant = inventPerson(chance, language);
  return {
    consultedAt: '2026-10-26T09:42:00.000Z',
    extractReference: `U-2026-${String(100_000 + seed)}`,
    defendant: { ...defendant, address: inventAddress(chance, language) },
    notices: [
      ...ofCreditors,
      ...others.map((other) => inventOtherNotice(chance, words, language, other, numbers)),
    ],
  };
}

/** Chance that can be repeated (mulberry32). */
class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed + 1;
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  of<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }
}

const OFFICES: Readonly<Record<Language, string>> = {
  nl: 'claesDewitte',
  fr: 'delvigne',
  de: 'kalbusch',
  en: 'claesDewitte',
};

/** The first are known to the demonstration offices, so that they are recognised. */
function inventCreditor(chance: Chance, language: Language, index: number): InventedParty {
  const known = DEMO_PARTIES.filter(({ office, name }) => office === OFFICES[language] && name !== null)[
    index
  ];
  const electedDomicile = chance.below(3) === 0 ? { electedDomicile: 'Claes & Dewitte, Mechelen' } : {};
  if (known?.name && known.enterpriseNumber) {
    return {
      corporateName: known.name,
      ...(known.legalForm && { corporateForm: known.legalForm }),
      kboNumber: known.enterpriseNumber,
      address: { ...known.address, housenumberaddition: null },
      ...electedDomicile,
    };
  }
  const address = inventAddress(chance, language);
  if (chance.below(6) === 0) return { ...inventPerson(chance, language), address, ...electedDomicile };
  const names = NAMES[language === 'fr' ? 'fr' : 'nl'];
  return {
    corporateName: `${chance.of(names.first)} ${chance.of(names.second)} ${index}`,
    corporateForm: chance.of(['BV', 'NV', 'CV', 'VZW', 'COMMV'] as const),
    kboNumber: enterpriseNumber(2_000 + index),
    address,
    ...electedDomicile,
  };
}

function inventPerson(chance: Chance, language: Language): InventedParty {
  const names = NAMES[language === 'fr' ? 'fr' : 'nl'];
  return {
    lastName: chance.of(names.last),
    firstName: chance.of(names.given),
    birthDate: addDays('1950-01-01', chance.below(18_000)),
  };
}

function inventAddress(chance: Chance, language: Language): InventedAddress {
  const names = NAMES[language === 'fr' ? 'fr' : 'nl'];
  const [zipcode, city] = chance.of(names.towns);
  return {
    street: chance.of(names.streets),
    housenumber: String(1 + chance.below(250)),
    housenumberaddition: chance.below(4) === 0 ? String(1 + chance.below(40)) : null,
    zipcode,
    city,
    country: 'BE',
  };
}

function inventNotice(chance: Chance, noticeType: NoticeType, numbers: Set<string>): InventedNotice {
  const day = addDays('2024-02-01', chance.below(900));
  const time = [9 + chance.below(9), chance.below(60), chance.below(60)];
  const [hours, minutes, seconds] = time.map((part) => String(part).padStart(2, '0'));
  let noticeNumber: string;
  do {
    noticeNumber = `${day.slice(0, 4)}-${String(chance.below(10_000_000)).padStart(7, '0')}`;
  } while (numbers.has(noticeNumber));
  numbers.add(noticeNumber);
  return {
    noticeType,
    noticeNumber,
    receivedAt: `${day}T${hours}:${minutes}:${seconds}.000Z`,
    expiresOn: addYears(day, 3),
  };
}

const OF_CREDITORS = [
  'command',
  'seizure',
  'opposition',
  'commonSeizure',
  'delegation',
  'assignment',
] as const;

function inventCreditorNotice(
  chance: Chance,
  words: Words,
  creditor: InventedParty,
  numbers: Set<string>,
): InventedNotice {
  const noticeType = chance.of(OF_CREDITORS);
  const notice = inventNotice(chance, noticeType, numbers);
  const actOn = addDays(notice.receivedAt.slice(0, 10), -chance.below(3));
  const [claimNature, causeOfPreference] = chance.of(words.claims);
  const isSeizure = noticeType === 'seizure' || noticeType === 'commonSeizure';
  return {
    ...notice,
    creditor,
    actOn,
    ...(isSeizure && {
      seizureNature: chance.of(words.seizures),
      servedOn: actOn,
      place: chance.of(words.places),
      seizedGoods: chance.of(words.goods),
      bailiff: 'An Claes, Mechelen',
    }),
    ...(noticeType === 'assignment' && { thirdPartyDebtor: words.employer }),
    claimNature,
    amount: (100 + chance.below(2_000_000)) / 100,
    ...(causeOfPreference && { causeOfPreference }),
  };
}

function inventOtherNotice(
  chance: Chance,
  words: Words,
  language: Language,
  { noticeType, stopKind }: { readonly noticeType: NoticeType; readonly stopKind?: StopKind },
  numbers: Set<string>,
): InventedNotice {
  const notice = inventNotice(chance, noticeType, numbers);
  const actOn = notice.receivedAt.slice(0, 10);
  if (stopKind || noticeType === 'amicableMediation') {
    const { lastName, firstName } = inventPerson(chance, language);
    return {
      ...notice,
      ...(stopKind && { stopKind }),
      actOn,
      court: words.court,
      contact: `${firstName} ${lastName}`,
    };
  }
  return { ...notice, actOn };
}

interface Names {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly last: readonly string[];
  readonly given: readonly string[];
  readonly streets: readonly string[];
  readonly towns: readonly (readonly [zipcode: string, city: string])[];
}

const NAMES: Readonly<Record<'nl' | 'fr', Names>> = {
  nl: {
    first: ['Houthandel', 'Bakkerij', 'Garage', 'Immo', 'Drukkerij', 'Studio', 'Apotheek', 'Brouwerij'],
    second: [
      'Lannoy-Peeters',
      'De Ceuster',
      'Zennegat',
      'Vrijbroek',
      'Coöp Dijle',
      '’t Veer',
      'Sint-Rombout',
    ],
    last: ['PEETERS', 'VAN DEN BROECK', 'DE SMEDT', 'BENHADDOU', 'YILDIZ', 'D’HOOGHE'],
    given: ['Jan', 'Anneleen', 'Karim', 'Loïc', 'José Maria', 'Els'],
    streets: [
      'Battelsesteenweg',
      'Haverwerf',
      'Sint-Katelijnestraat',
      'Kardinaal Mercierplein',
      'Nekkerspoelstraat',
    ],
    towns: [
      ['2800', 'Mechelen'],
      ['2000', 'Antwerpen'],
      ['9000', 'Gent'],
      ['3000', 'Leuven'],
      ['1020', 'Brussel'],
    ],
  },
  fr: {
    first: ['Ateliers', 'Boulangerie', 'Garage', 'Immobilière', 'Imprimerie', 'Brasserie'],
    second: ['Marchand-Leroux', 'de l’Été', 'Saint-Aubain', 'du Château', 'Hérisson', 'Noël Frères'],
    last: ['DUPONT', 'LEFÈVRE', 'VAN HAM', 'D’ORVAL', 'GRÉGOIRE'],
    given: ['Élodie', 'François', 'Zoé', 'Jean-Noël', 'Aïcha'],
    streets: ['Rue de Fer', 'Avenue de la Gare', 'Chaussée de Dinant', 'Place d’Armes', 'Rue Haute-Marcelle'],
    towns: [
      ['5000', 'Namur'],
      ['4000', 'Liège'],
      ['6000', 'Charleroi'],
      ['7000', 'Mons'],
      ['1000', 'Bruxelles'],
    ],
  },
};

interface Words {
  readonly claims: readonly (readonly [nature: string, causeOfPreference: string])[];
  readonly seizures: readonly string[];
  readonly places: readonly string[];
  readonly goods: readonly string[];
  readonly employer: string;
  readonly court: string;
}

const WORDS: Readonly<Record<'nl' | 'fr', Words>> = {
  nl: {
    claims: [
      ['Huurgelden', 'verhuurder (art. 20, 1° Hyp.W.)'],
      ['Levering van goederen', ''],
      ['Sociale bijdragen', 'art. 19, 4°ter Hyp.W., RSZ'],
      ['Btw', 'art. 19, 4°ter Hyp.W., btw'],
      ['Onderhoudsgeld', 'onderhoudsgeld (art. 19, 3°bis Hyp.W.)'],
      ['Lening', ''],
    ],
    seizures: ['Uitvoerend roerend beslag', 'Uitvoerend beslag onder derden', 'Bewarend roerend beslag'],
    places: ['Battelsesteenweg 418, Mechelen', 'Haverwerf 27, Mechelen'],
    goods: [
      'machines, voorraad, inboedel',
      'een bestelwagen en het gereedschap dat erin ligt, zoals beschreven in het proces-verbaal',
    ],
    employer: 'Transport Zennegat NV, Mechelen',
    court: 'Arbeidsrechtbank Antwerpen, afdeling Mechelen',
  },
  fr: {
    claims: [
      ['Loyers', 'bailleur (art. 20, 1° L.H.)'],
      ['Livraison de marchandises', ''],
      ['Cotisations sociales', 'art. 19, 4°ter L.H., ONSS'],
      ['TVA', 'art. 19, 4°ter L.H., TVA'],
      ['Pension alimentaire', 'aliments (art. 19, 3°bis L.H.)'],
      ['Prêt', ''],
    ],
    seizures: ['Saisie-exécution mobilière', 'Saisie-arrêt-exécution', 'Saisie mobilière conservatoire'],
    places: ['Rue de Fer 65, Namur', 'Chaussée de Dinant 12, Namur'],
    goods: [
      'machines, stock, mobilier',
      'une camionnette et l’outillage qui s’y trouve, tels que décrits au procès-verbal',
    ],
    employer: 'Transports de la Sambre SA, Namur',
    court: 'Tribunal du travail de Liège, division Namur',
  },
};
