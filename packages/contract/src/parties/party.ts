import { LEGAL_ENTITY_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  addressSchema,
  countryCodeSchema,
  optionalEnterpriseNumberSchema,
  optionalNationalNumberSchema,
} from '../contact-fields.ts';
import { optionalText } from '../fields.ts';

/** The columns in which a party can be searched. */
export const PARTY_COLUMNS = ['name', 'firstname', 'lastname', 'nationalNumber', 'kboNumber'] as const;
export type PartyColumn = (typeof PARTY_COLUMNS)[number];

/** A person or enterprise known from the register of enterprises or from the organization's own dossiers. */
export const partySchema = z.object({
  name: optionalText(200),
  firstname: optionalText(100),
  lastname: optionalText(100),
  nationalNumber: optionalNationalNumberSchema,
  kboNumber: optionalEnterpriseNumberSchema,
  /** As the register writes it; forms that the product has no code for are kept as text. */
  corporateForm: optionalText(100),
  address: addressSchema,
  /** Absent for an ordinary company. */
  legalEntityType: z.enum(LEGAL_ENTITY_TYPES).nullable(),
});
export type Party = z.output<typeof partySchema>;

/** A country with its name in the language that was asked for. */
export const countrySchema = z.object({ code: countryCodeSchema, name: z.string() });
export type Country = z.output<typeof countrySchema>;
