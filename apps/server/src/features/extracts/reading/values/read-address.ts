import type { streetAddressSchema } from '@prorata/contract/contact-fields';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import type * as z from 'zod';
import { listCountries } from '../../../parties/countries.ts';
import { fold } from '../fold.ts';

type StreetAddress = z.output<typeof streetAddressSchema>;

/** `27`, `27A`, `27-29`, `27/3`; and after it the box: `bus 3`, `bte 3`. */
const NUMBER = String.raw`\d+\s?[a-z]?(?:[-/]\d+[a-z]?)?`;
const BOX_WORDS = 'bus|bte|boite|boîte|box|bt|b';
const BOX = String.raw`(?:${BOX_WORDS})\.?\s*(?<box>\S+)`;
const STREET_FIRST = new RegExp(
  String.raw`^(?<street>.*?\D)(?<!\s(?:${BOX_WORDS})\.?)[\s,]+(?<number>${NUMBER})(?:[\s,]+${BOX})?$`,
  'iu',
);
const NUMBER_FIRST = new RegExp(
  String.raw`^(?<number>${NUMBER})[\s,]+(?<street>\p{L}.*?)(?:[\s,]+${BOX})?$`,
  'iu',
);
const PLACE = /^(?:(?<prefix>[A-Z]{1,2})-)?(?<zipcode>\d{4,5}(?: [A-Z]{2})?)\s+(?<city>\p{L}.*)$/u;
/** An address that was written in one go: the postcode is the last number before the name of the town. */
const IN_ONE_GO = /^(?<street>.*\S)\s+(?<place>(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?\s+\p{L}[^\d]*)$/u;

/** An address on one line or over several: street and number, postcode and town, and the country where it is told. */
export function readAddress(text: string): StreetAddress | undefined {
  const pieces = unwrapped(text)
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const country = readCountry(pieces.at(-1) ?? '');
  if (country !== undefined) pieces.pop();
  const at = pieces.findIndex((piece) => PLACE.test(piece) && piece !== pieces[0]);
  if (at === -1) return readInOneGo(pieces, country);
  // What stands after the town is no part of an address that we know.
  if (at !== pieces.length - 1) return undefined;
  return addressOf(pieces.slice(0, at).join(', '), pieces[at] ?? '', country);
}

/**
 * The lines of an address with commas between them. A line that only ran out of room goes on with a blank: a new one begins with the
 * postcode, or is the country.
 */
function unwrapped(text: string): string {
  const [first = '', ...lines] = text.split('\n');
  return lines.reduce((before, line) => {
    const isNew = PLACE.test(line) || readCountry(line) !== undefined;
    return `${before}${isNew ? ', ' : ' '}${line}`;
  }, first);
}

/** The code of a country, by its code or by its name in one of our languages. */
export function readCountry(text: string): string | undefined {
  if (text === '' || /\d/.test(text)) return undefined;
  countries ??= new Map(
    LANGUAGES.flatMap((language) =>
      listCountries(language).flatMap(({ code, name }) => [
        [fold(code), code],
        [fold(name), code],
      ]),
    ),
  );
  return countries.get(fold(text.trim()));
}

let countries: ReadonlyMap<string, string> | undefined;

function readInOneGo(pieces: readonly string[], country: string | undefined): StreetAddress | undefined {
  const { street, place } = IN_ONE_GO.exec(pieces.join(', '))?.groups ?? {};
  return street && place ? addressOf(street, place, country) : undefined;
}

function addressOf(line: string, place: string, country: string | undefined): StreetAddress | undefined {
  const { prefix, zipcode = '', city } = PLACE.exec(place)?.groups ?? {};
  if (!city) return undefined;
  const { street = line, number, box } = numbered(line);
  return acceptableAddress({
    street: street.replace(/,$/, ''),
    housenumber: number ?? null,
    housenumberaddition: box ?? null,
    zipcode,
    city,
    country: country ?? readCountry(prefix ?? '') ?? (/^\d{4}$/.test(zipcode) ? 'BE' : null),
  });
}

/** A number with a comma after it stands before its street, as in France; else it comes last. */
function numbered(line: string): Readonly<Record<string, string | undefined>> {
  const [first, second] = /^\d+\s?[a-z]?,/i.test(line)
    ? [NUMBER_FIRST, STREET_FIRST]
    : [STREET_FIRST, NUMBER_FIRST];
  return (first.exec(line) ?? second.exec(line))?.groups ?? {};
}

/** As long as the contract lets each part be. */
const LONGEST = {
  street: 150,
  housenumber: 20,
  housenumberaddition: 20,
  zipcode: 20,
  city: 100,
  country: 2,
} as const satisfies Record<keyof StreetAddress, number>;

/** The address, unless something in it is far too long to be part of one. */
export function acceptableAddress(address: StreetAddress): StreetAddress | undefined {
  const parts = Object.keys(LONGEST) as (keyof StreetAddress)[];
  return parts.every((part) => (address[part]?.length ?? 0) <= LONGEST[part]) ? address : undefined;
}
