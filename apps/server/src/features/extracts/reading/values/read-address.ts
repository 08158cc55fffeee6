import { streetAddressSchema } from '@prorata/contract/contact-fields';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import type * as z from 'zod';
import { listCountries } from '../../../parties/countries.ts';
import { fold } from '../fold.ts';

type StreetAddress = z.output<typeof streetAddressSchema>;

/** `27`, `27A`, `27-29`, `27/3`; and after it the box: `bus 3`, `bte 3`. */
const NUMBER = String.raw`\d+\s?[a-z]?(?:[-/]\d+[a-z]?)?`;
const BOX = String.raw`(?:bus|bte|boite|boîte|box|bt|b)\.?\s*(?<box>\S+)`;
const STREET_FIRST = new RegExp(
  String.raw`^(?<street>.*?\D)[\s,]+(?<number>${NUMBER})(?:[\s,]+${BOX})?$`,
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
  const pieces = text
    .split(/[\n,]/)
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

/** The code of a country, by its code or by its name in one of our languages. */
export function readCountry(text: string): string | undefined {
  return COUNTRIES.get(fold(text.trim()));
}

const COUNTRIES = new Map(
  LANGUAGES.flatMap((language) =>
    listCountries(language).flatMap(({ code, name }) => [
      [fold(code), code],
      [fold(name), code],
    ]),
  ),
);

function readInOneGo(pieces: readonly string[], country: string | undefined): StreetAddress | undefined {
  const { street, place } = IN_ONE_GO.exec(pieces.join(', '))?.groups ?? {};
  return street && place ? addressOf(street, place, country) : undefined;
}

function addressOf(line: string, place: string, country: string | undefined): StreetAddress | undefined {
  const { prefix, zipcode = '', city } = PLACE.exec(place)?.groups ?? {};
  if (!city) return undefined;
  const { street = line, number, box } = (STREET_FIRST.exec(line) ?? NUMBER_FIRST.exec(line))?.groups ?? {};
  return acceptableAddress({
    street: street.replace(/,$/, ''),
    housenumber: number ?? null,
    housenumberaddition: box ?? null,
    zipcode,
    city,
    country: country ?? readCountry(prefix ?? '') ?? (/^\d{4}$/.test(zipcode) ? 'BE' : null),
  });
}

/** The address, if each of its parts is one that the product takes. */
export function acceptableAddress(address: z.input<typeof streetAddressSchema>): StreetAddress | undefined {
  return streetAddressSchema.safeParse(address).data;
}
