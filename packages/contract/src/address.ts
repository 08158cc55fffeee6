import * as z from 'zod';
import './field-errors.ts';
import { optionalText } from './text.ts';

/** ISO 3166-1 alpha-2, in capitals. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/, 'choice-invalid');

/**
 * Where somebody lives or receives post. Either the two lines are filled in, or the street with its numbers;
 * every part may be missing while a dossier is being drawn up.
 */
export const addressSchema = z.strictObject({
  addressee: optionalText(200),
  address1: optionalText(200),
  address2: optionalText(200),
  street: optionalText(150),
  housenumber: optionalText(20),
  housenumberaddition: optionalText(20),
  zipcode: optionalText(20),
  city: optionalText(100),
  country: countryCodeSchema.nullable().default(null),
});
export type Address = z.output<typeof addressSchema>;

/** An address in two lines. */
export const lineAddressSchema = addressSchema.pick({
  address1: true,
  address2: true,
  zipcode: true,
  city: true,
  country: true,
});

/** An address with the street apart from its numbers. */
export const streetAddressSchema = addressSchema.pick({
  street: true,
  housenumber: true,
  housenumberaddition: true,
  zipcode: true,
  city: true,
  country: true,
});
