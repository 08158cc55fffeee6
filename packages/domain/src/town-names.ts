import type { Language } from './vocabulary.ts';

/**
 * Belgian towns that have a name of their own in another language of the country, as acts in that language call them.
 * German and English follow the local name where they have none; a town that is not here keeps its name everywhere.
 */
const TOWNS: readonly {
  readonly nl: string;
  readonly fr: string;
  readonly de?: string;
  readonly en?: string;
}[] = [
  { nl: 'Aalst', fr: 'Alost' },
  { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp' },
  { nl: 'Aarlen', fr: 'Arlon', de: 'Arlon', en: 'Arlon' },
  { nl: 'Aat', fr: 'Ath', de: 'Ath', en: 'Ath' },
  { nl: 'Bastenaken', fr: 'Bastogne', de: 'Bastogne', en: 'Bastogne' },
  { nl: 'Bergen', fr: 'Mons', de: 'Mons', en: 'Mons' },
  { nl: 'Borgworm', fr: 'Waremme', de: 'Waremme', en: 'Waremme' },
  { nl: 'Brugge', fr: 'Bruges', de: 'Brügge', en: 'Bruges' },
  { nl: 'Brussel', fr: 'Bruxelles', de: 'Brüssel', en: 'Brussels' },
  { nl: 'Dendermonde', fr: 'Termonde' },
  { nl: 'Doornik', fr: 'Tournai', de: 'Tournai', en: 'Tournai' },
  { nl: 'Edingen', fr: 'Enghien', de: 'Enghien', en: 'Enghien' },
  { nl: 'Eigenbrakel', fr: 'Braine-l’Alleud', de: 'Braine-l’Alleud', en: 'Braine-l’Alleud' },
  { nl: 'Elsene', fr: 'Ixelles', de: 'Ixelles', en: 'Ixelles' },
  { nl: 'Gent', fr: 'Gand', en: 'Ghent' },
  { nl: 'Geraardsbergen', fr: 'Grammont' },
  { nl: 'Halle', fr: 'Hal' },
  { nl: 'Hoei', fr: 'Huy', de: 'Huy', en: 'Huy' },
  { nl: 'Ieper', fr: 'Ypres', de: 'Ypern', en: 'Ypres' },
  { nl: 'Komen', fr: 'Comines', de: 'Comines', en: 'Comines' },
  { nl: 'Kortrijk', fr: 'Courtrai' },
  { nl: 'Leuven', fr: 'Louvain', de: 'Löwen' },
  { nl: 'Lier', fr: 'Lierre' },
  { nl: 'Luik', fr: 'Liège', de: 'Lüttich', en: 'Liège' },
  { nl: 'Mechelen', fr: 'Malines', de: 'Mecheln' },
  { nl: 'Menen', fr: 'Menin' },
  { nl: 'Moeskroen', fr: 'Mouscron', de: 'Mouscron', en: 'Mouscron' },
  { nl: 'Namen', fr: 'Namur', de: 'Namur', en: 'Namur' },
  { nl: 'Nijvel', fr: 'Nivelles', de: 'Nivelles', en: 'Nivelles' },
  { nl: 'Oostende', fr: 'Ostende', de: 'Ostende', en: 'Ostend' },
  { nl: 'Oudenaarde', fr: 'Audenarde' },
  { nl: 'Roeselare', fr: 'Roulers' },
  { nl: 'Ronse', fr: 'Renaix' },
  { nl: 'Schaarbeek', fr: 'Schaerbeek' },
  { nl: 'Sint-Gillis', fr: 'Saint-Gilles' },
  { nl: 'Sint-Niklaas', fr: 'Saint-Nicolas' },
  { nl: 'Sint-Truiden', fr: 'Saint-Trond' },
  { nl: 'Sint-Vith', fr: 'Saint-Vith', de: 'Sankt Vith', en: 'Sankt Vith' },
  { nl: 'Tienen', fr: 'Tirlemont' },
  { nl: 'Tongeren', fr: 'Tongres', de: 'Tongern' },
  { nl: 'Ukkel', fr: 'Uccle' },
  { nl: 'Veurne', fr: 'Furnes' },
  { nl: 'Vilvoorde', fr: 'Vilvorde' },
  { nl: 'Waver', fr: 'Wavre', de: 'Wavre', en: 'Wavre' },
  { nl: 'Zinnik', fr: 'Soignies', de: 'Soignies', en: 'Soignies' },
];

const BY_NAME = new Map(
  TOWNS.flatMap((town) => Object.values(town).map((name) => [keyOf(name), town] as const)),
);

/** The name of a town in a language, or the name as it was written. */
export function townIn(name: string, language: Language): string {
  const town = BY_NAME.get(keyOf(name));
  if (town === undefined) return name;
  return town[language] ?? town.nl;
}

/** `2800 Mechelen` wherever it stands in an address: the town in the language, on one line with its postcode. */
export function addressIn(address: string, language: Language): string {
  return address.replaceAll(
    /\b([1-9]\d{3})[ \u00a0]+(\p{Lu}[^,;()·]*)/gu,
    (_, postcode: string, town: string) => `${postcode}\u00a0${townIn(town.trimEnd(), language)}`,
  );
}

function keyOf(name: string): string {
  return name.replaceAll("'", '’').toLowerCase();
}
