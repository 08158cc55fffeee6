import { complementCheckDigits } from '@prorata/domain/modulo-97';
import type { PublishedEnterprise, PublishedName } from './register-format.ts';

/**
 * So many invented enterprises, always the same ones, in the proportions of the real register: four in ten are natural
 * persons without a seat, five names for three enterprises, a few common words and many rare ones.
 */
export function* inventEnterprises(count: number): Generator<PublishedEnterprise> {
  for (let serial = 0; serial < count; serial += 1) yield inventEnterprise(serial);
}

/** Numbers from 1200 on, which nobody will have for decades. */
export function inventEnterprise(serial: number): PublishedEnterprise {
  const pick = chanceOf(serial);
  const isNaturalPerson = pick(10) < 4;
  const language = pick(10) < 6 ? 'nl' : 'fr';
  const year = 1980 + pick(46);
  return {
    number: numberFrom(12_000_000 + serial),
    isNaturalPerson,
    form: isNaturalPerson ? null : one(FORMS, pick),
    situation: pick(100) === 0 ? '050' : '000',
    since: `${year}-${String(1 + pick(12)).padStart(2, '0')}-${String(1 + pick(28)).padStart(2, '0')}`,
    names: namesOf(isNaturalPerson, language, pick),
    seat: isNaturalPerson ? null : addressOf(pick),
    establishment:
      pick(100) < 85 ? { number: numberFrom(21_000_000 + serial), address: addressOf(pick) } : null,
  };
}

function numberFrom(serial: number): string {
  return `${serial}${complementCheckDigits(String(serial))}`;
}

type Pick = (below: number) => number;

/** Chance that is the same each time (mulberry32). */
function chanceOf(serial: number): Pick {
  let state = Math.imul(serial + 1, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function one<T>(list: readonly T[], pick: Pick): T {
  return list[pick(list.length)] as T;
}

const FORMS = ['610', '610', '610', '014', '017', '612', '706', '011'];
const FIRST_NAMES =
  'Jan Marie Luc Ann Karim Élodie Norbert Renée Thomas Sofie Pierre Fatima Bart Nathalie Koen Ingrid'.split(
    ' ',
  );
const TRADES = {
  nl: 'Bakkerij Garage Immo Brouwerij Loodgieterij Schrijnwerkerij Kapsalon Drukkerij Transport Apotheek Bouwbedrijf Slagerij Café Taverne Tuinen'.split(
    ' ',
  ),
  fr: 'Boulangerie Garage Immo Brasserie Plomberie Menuiserie Coiffure Imprimerie Transports Pharmacie Constructions Boucherie Café Taverne Jardins'.split(
    ' ',
  ),
};
const PARTICLES = ['', '', '', '', 'Van ', 'Van den ', 'De '];
const FIRST =
  'Bal Bel Ber Bor Bra Cal Cla Cor Dal Del Der Don Eld Fal Fer Gal Ger Gil Hal Her Hol Jan Kal Ker Lam Lem Mal Mer Mol Nel Oos Par Per Rob Rom Sal Ser Tal Ver Wal'.split(
    ' ',
  );
const MIDDLE =
  'a an ar bo bre da den do e el en er fi ga go i in ka ke la le li lo ma me mo na ne ni o on pe ra re ri ro sa se ta te'.split(
    ' ',
  );
const LAST =
  'baert beke berg broeck court daele donck fels geert hout kens laer linck maet mans mont nier noul oord pens quin roy sart sens steen straete tier vaux velde ville voort wijck zeele'.split(
    ' ',
  );

/** Eight million family names, most of which occur once or not at all. */
function familyName(pick: Pick): string {
  const middle = pick(3) === 0 ? `${one(MIDDLE, pick)}${one(MIDDLE, pick)}` : one(MIDDLE, pick);
  return `${one(PARTICLES, pick)}${one(FIRST, pick)}${middle}${one(LAST, pick)}`;
}

function namesOf(isNaturalPerson: boolean, language: 'nl' | 'fr', pick: Pick): PublishedName[] {
  const family = familyName(pick);
  const trade = `${one(TRADES[language], pick)} ${family}`;
  if (isNaturalPerson) {
    const own = { language: null, kind: 'name', name: `${one(FIRST_NAMES, pick)} ${family}` } as const;
    return pick(3) === 0 ? [own, { language, kind: 'commercial', name: trade }] : [own];
  }
  const own = { language, kind: 'name', name: nameOfCompany(trade, pick) } as const;
  const others: PublishedName[] = [
    { language: language === 'nl' ? 'fr' : 'nl', kind: 'name', name: `${family} Group` },
    { language, kind: 'commercial', name: `${one(TRADES[language], pick)} ${familyName(pick)}` },
  ];
  return [own, ...others.slice(0, pick(3))];
}

/** Now and then a name with what is hard to read in such a file. */
function nameOfCompany(trade: string, pick: Pick): string {
  const chance = pick(50);
  if (chance === 0) return `"${trade}", afdeling ${pick(9) + 1}`;
  if (chance === 1) return `${trade} & Zonen, B.V.`;
  return trade;
}

const TOWNS = (
  [
    ['1000', 'Brussel', 'Bruxelles'],
    ['2000', 'Antwerpen', 'Anvers'],
    ['2800', 'Mechelen', 'Malines'],
    ['3000', 'Leuven', 'Louvain'],
    ['4000', 'Luik', 'Liège'],
    ['4700', 'Eupen', 'Eupen'],
    ['5000', 'Namen', 'Namur'],
    ['6000', 'Charleroi', 'Charleroi'],
    ['7000', 'Bergen', 'Mons'],
    ['8000', 'Brugge', 'Bruges'],
    ['9000', 'Gent', 'Gand'],
  ] as const
).map(([zipcode, nl, fr]) => ({ zipcode, city: { nl, fr } }));
const STREETS = (
  [
    ['Kerkstraat', 'Rue de l’Église'],
    ['Stationsstraat', 'Rue de la Station'],
    ['Molenweg', 'Chemin du Moulin'],
    ['Grote Markt', 'Grand-Place'],
  ] as const
).map(([nl, fr]) => ({ nl, fr }));

function addressOf(pick: Pick) {
  const address = { ...one(TOWNS, pick), street: one(STREETS, pick), housenumber: String(1 + pick(300)) };
  return pick(5) === 0 ? { ...address, box: String(1 + pick(40)) } : address;
}
