/**
 * The postcodes of the larger Belgian municipalities, their parts included, as bpost numbers them; checked in November
 * 2026 against a public list of all postcodes. Smaller places are left out: their names return elsewhere in the country, and
 * a point of attention that is often wrong is soon no longer read. Names that two municipalities share are left out too.
 */
const MUNICIPALITIES: readonly { readonly names: string; readonly postcodes: string }[] = [
  // Also a village of Sint-Truiden.
  { names: 'Aalst, Alost', postcodes: '3800 9300 9308 9310 9320' },
  { names: 'Aarschot', postcodes: '3200-3202' },
  {
    names: 'Antwerpen, Anvers, Antwerp',
    postcodes: '2000 2018 2020 2030 2040 2050 2060 2100 2140 2150 2170 2180 2600 2610 2660',
  },
  { names: 'Arlon, Aarlen', postcodes: '6700 6704 6706' },
  { names: 'Ath, Aat', postcodes: '7800-7804 7810-7812 7822 7823' },
  { names: 'Bastogne, Bastenaken', postcodes: '6600 6687 6688' },
  { names: 'Binche', postcodes: '7130 7131 7133 7134' },
  { names: "Braine-l'Alleud, Eigenbrakel", postcodes: '1420 1421 1428' },
  { names: 'Brugge, Bruges', postcodes: '8000 8200 8310 8380' },
  { names: 'Brussel, Bruxelles, Brüssel, Brussels', postcodes: '1000-1299' },
  {
    names: 'Charleroi',
    postcodes: '6000 6001 6010 6020 6030-6032 6040-6044 6060 6061',
  },
  { names: 'Deinze', postcodes: '9800 9850' },
  { names: 'Dendermonde, Termonde', postcodes: '9200' },
  { names: 'Diest', postcodes: '3290 3293 3294' },
  { names: 'Dinant', postcodes: '5500-5504' },
  { names: 'Eeklo', postcodes: '9900' },
  { names: 'Eupen', postcodes: '4700 4701' },
  { names: 'Geel', postcodes: '2440' },
  { names: 'Gembloux', postcodes: '5030-5032' },
  { names: 'Genk', postcodes: '3600' },
  { names: 'Gent, Gand, Ghent', postcodes: '9000 9030-9032 9040-9042 9050-9052' },
  { names: 'Geraardsbergen, Grammont', postcodes: '9500 9506' },
  { names: 'Hasselt', postcodes: '3500 3501 3510-3512 3720-3724' },
  { names: 'Herentals', postcodes: '2200' },
  { names: 'Herstal', postcodes: '4040-4042' },
  { names: 'Huy, Hoei', postcodes: '4500' },
  { names: 'Ieper, Ypres', postcodes: '8900 8902 8904 8906 8908' },
  { names: 'Knokke-Heist', postcodes: '8300 8301' },
  { names: 'Kortrijk, Courtrai', postcodes: '8500 8501 8510 8511' },
  { names: 'La Louvière', postcodes: '7100 7110' },
  { names: 'Leuven, Louvain, Löwen', postcodes: '3000 3001 3010 3012 3018' },
  { names: 'Liège, Luik, Lüttich', postcodes: '4000 4020 4030-4032' },
  { names: 'Lier, Lierre', postcodes: '2500' },
  { names: 'Lokeren', postcodes: '9160 9180' },
  { names: 'Louvain-la-Neuve', postcodes: '1348' },
  { names: 'Malmedy', postcodes: '4960' },
  { names: 'Marche-en-Famenne', postcodes: '6900' },
  { names: 'Mechelen, Malines', postcodes: '2800 2801 2811 2812' },
  { names: 'Menen, Menin', postcodes: '8930' },
  { names: 'Mons', postcodes: '7000 7011 7012 7020-7022 7024 7030-7034' },
  { names: 'Mouscron, Moeskroen', postcodes: '7700 7711 7712' },
  { names: 'Namur, Namen', postcodes: '5000-5004 5020-5022 5024 5100 5101' },
  { names: 'Ninove', postcodes: '9400-9404 9406' },
  { names: 'Nivelles, Nijvel', postcodes: '1400-1402 1404' },
  { names: 'Oostende, Ostende, Ostend', postcodes: '8400' },
  { names: 'Oudenaarde, Audenarde', postcodes: '9700' },
  { names: 'Roeselare, Roulers', postcodes: '8800' },
  { names: 'Sankt Vith, Saint-Vith', postcodes: '4780 4782-4784' },
  { names: 'Seraing', postcodes: '4100-4102' },
  { names: 'Sint-Niklaas', postcodes: '9100 9111 9112' },
  { names: 'Sint-Truiden, Saint-Trond', postcodes: '3800 3803 3806' },
  { names: 'Soignies, Zinnik', postcodes: '7060-7063' },
  { names: 'Spa', postcodes: '4900' },
  { names: 'Tienen, Tirlemont', postcodes: '3300' },
  { names: 'Torhout', postcodes: '8820' },
  {
    names: 'Tournai, Doornik',
    postcodes: '7500-7504 7506 7520-7522 7530-7534 7536 7538 7540 7542 7543 7548',
  },
  { names: 'Turnhout', postcodes: '2300' },
  { names: 'Verviers', postcodes: '4800-4802' },
  { names: 'Vilvoorde, Vilvorde', postcodes: '1800' },
  { names: 'Waregem', postcodes: '8790-8793' },
  { names: 'Waterloo', postcodes: '1410' },
  { names: 'Wavre, Waver', postcodes: '1300 1301' },
  { names: 'Zottegem', postcodes: '9620' },
];

/** A postcode alone is a range of one. */
type Range = readonly [first: number, last: number];

const RANGES: ReadonlyMap<string, readonly Range[]> = new Map(
  MUNICIPALITIES.flatMap(({ names, postcodes }) => {
    const ranges = postcodes.split(' ').map((part): Range => {
      const [first = Number.NaN, last = first] = part.split('-').map(Number);
      return [first, last];
    });
    return names.split(', ').map((name) => [plain(name), ranges] as const);
  }),
);

/** Whether a Belgian postcode is not one of the municipality that is written beside it; unknown names pass. */
export function isPostcodeElsewhere(postcode: string, municipality: string): boolean {
  const ranges = RANGES.get(plain(municipality));
  const number = Number(postcode.trim());
  return ranges !== undefined && !ranges.some(([first, last]) => first <= number && number <= last);
}

/** Without accents, capitals and signs: "LIEGE" is Liège, "Sint Niklaas" is Sint-Niklaas. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
