import { CREDITOR_TYPES, LEGAL_FORMS, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  salutationSchema,
  streetAddressSchema,
} from '../contact-fields.ts';
import { languageSchema, optionalText } from '../fields.ts';

/** Where something comes from that the creditor need not type. */
const KNOWN_SOURCES = ['invitation', 'register', 'institution'] as const;
export type KnownSource = (typeof KNOWN_SOURCES)[number];

const knownFields = {
  creditorType: z.enum(CREDITOR_TYPES).nullable(),
  salutation: salutationSchema,
  firstName: optionalText(100),
  lastName: optionalText(100),
  corporateName: optionalText(200),
  corporateForm: z.enum(LEGAL_FORMS).nullable(),
  kboNumber: optionalEnterpriseNumberSchema,
  /** Absent while it is not whole: part of an address is asked for, not guessed. */
  creditorAddress: streetAddressSchema.nullable(),
  creditorReference: optionalText(100),
  language: languageSchema.nullable(),
  primaryEmail: optionalEmailSchema,
  sendOption: z.enum(SEND_OPTIONS).nullable(),
};
export type KnownField = keyof typeof knownFields;
const KNOWN_FIELDS = Object.keys(knownFields) as [KnownField, ...KnownField[]];

/** What a statement starts with: said by the invitation, or published of whom it names. */
export const knownCreditorSchema = z.object({
  ...knownFields,
  /** For each field that is known, who says it. */
  sources: z.partialRecord(z.enum(KNOWN_FIELDS), z.enum(KNOWN_SOURCES)),
});
export type KnownCreditor = z.output<typeof knownCreditorSchema>;
