import { MATCH_CERTAINTIES } from '@prorata/domain/parties/match-party';
import { LEGAL_ENTITY_TYPES, SEND_METHODS, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  addressSchema,
  countryCodeSchema,
  extraEmailsSchema,
  maskedNationalNumberSchema,
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  optionalIbanSchema,
  optionalNationalNumberSchema,
  salutationSchema,
} from '../contact-fields.ts';
import { reportField } from '../field-errors.ts';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  languageSchema,
  optionalIdentifierSchema,
  optionalText,
  versionSchema,
} from '../fields.ts';
import { institutionSchema } from '../institutions/institution.ts';

/** The columns in which a party can be searched. */
export const PARTY_COLUMNS = [
  'name',
  'firstname',
  'lastname',
  'nationalNumber',
  'kboNumber',
  'city',
] as const;
export type PartyColumn = (typeof PARTY_COLUMNS)[number];

/** Who a party is and where it has its seat. */
const identityFields = {
  name: optionalText(200),
  firstname: optionalText(100),
  lastname: optionalText(100),
  /** How a person is addressed. */
  salutation: salutationSchema,
  nationalNumber: optionalNationalNumberSchema,
  kboNumber: optionalEnterpriseNumberSchema,
  /** As the register writes it; forms that the product has no code for are kept as text. */
  corporateForm: optionalText(100),
  address: addressSchema,
  /** Absent for an ordinary company. */
  legalEntityType: z.enum(LEGAL_ENTITY_TYPES).nullable().default(null),
};

/** How the office reaches and pays a party, as it last did. */
const contactFields = {
  email: optionalEmailSchema,
  extraEmails: extraEmailsSchema,
  paymentaccount: optionalIbanSchema,
  /** How it was invited. */
  sendMethod: z.enum(SEND_METHODS).nullable().default(null),
  /** How it received reports. */
  sendOption: z.enum(SEND_OPTIONS).nullable().default(null),
  /** Of what is sent to it; the dossier's when absent. */
  language: languageSchema.nullable().default(null),
};

/**
 * What the register of enterprises says of one, on the day of the extract that was loaded. The files have active
 * enterprises only and no history: nothing is known of what was before.
 */
const registerFactsSchema = z.object({
  extractNumber: z.int(),
  extractDate: isoDateSchema,
  /** The legal situation by its code, named in the reader's language. */
  situation: z.object({ code: z.string(), name: z.string(), isNormal: z.boolean() }).nullable(),
  /** The first extract that no longer had it; absent while it is in the register. */
  goneSinceExtract: z.int().nullable(),
  /** Of these the register publishes no address. */
  isNaturalPerson: z.boolean(),
});
export type RegisterFacts = z.output<typeof registerFactsSchema>;

/** What an office may keep of its own about an institution; it goes before what the platform says. */
const INSTITUTION_FIELDS = [
  'address',
  'email',
  'paymentaccount',
  'sendMethod',
  'sendOption',
  'language',
] as const;
export type InstitutionField = (typeof INSTITUTION_FIELDS)[number];

const ownFieldsSchema = z.array(z.enum(INSTITUTION_FIELDS)).max(INSTITUTION_FIELDS.length);

/** A person or enterprise known from the register of enterprises or from the organization's own dossiers. */
export const partySchema = z.object({
  ...identityFields,
  ...contactFields,
  /** In the organization's party book; absent when it never met this party. */
  partyId: optionalIdentifierSchema,
  /** Absent when the register does not have it, or could not be asked. */
  register: registerFactsSchema.nullable().default(null),
  /** Of an institution that the platform keeps for all offices. */
  institution: z
    .object({
      /** What the account is for, when the institution has several. */
      purpose: z.string().nullable(),
      /** In what the organization keeps something of its own. */
      ownFields: ownFieldsSchema,
    })
    .nullable()
    .default(null),
});
export type Party = z.output<typeof partySchema>;

/** One of several that were found: its whole national number is read with the party itself. */
export const foundPartySchema = partySchema.extend({ nationalNumber: maskedNationalNumberSchema });

/** Whether the register could be asked besides the party book: not while none is loaded, or when it is slow to answer. */
export const REGISTER_STATES = ['searched', 'unavailable'] as const;

/** A party of the organization's own book, as it is corrected there. */
const bookPartyFieldsSchema = z.object({ ...identityFields, ...contactFields });

const bookPartySchema = bookPartyFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
});
export type BookParty = z.output<typeof bookPartySchema>;

const bookPartyAmongOthersSchema = bookPartySchema.extend({ nationalNumber: maskedNationalNumberSchema });

/** As the list shows it. */
export const listedPartySchema = bookPartyAmongOthersSchema.extend({
  /** Another of the book may be the same party. */
  hasPossibleDuplicates: z.boolean(),
  /** The platform keeps it for all offices: what is empty here comes from there. */
  isInstitution: z.boolean(),
});
export type ListedParty = z.output<typeof listedPartySchema>;

export const MAX_CANDIDATES = 5;

export const bookPartyDetailSchema = bookPartySchema.extend({
  register: registerFactsSchema.nullable(),
  /** What the platform says of it, when it is an institution, and in what this party differs. */
  institution: institutionSchema.extend({ ownFields: ownFieldsSchema }).nullable(),
  /** Where it was met, the latest first. */
  dossiers: z.array(
    z.object({ id: identifierSchema, fileNumber: z.string(), role: z.enum(['defendant', 'creditor']) }),
  ),
  /** Others of the book that may be the same party, the likeliest first. */
  possibleDuplicates: z.array(bookPartyAmongOthersSchema).max(MAX_CANDIDATES),
});
export type BookPartyDetail = z.output<typeof bookPartyDetailSchema>;

export const newBookPartySchema = bookPartyFieldsSchema.strict().check(isNamed);
export const bookPartyUpdateSchema = bookPartyFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(isNamed);

function isNamed(payload: z.core.ParsePayload<{ name: string | null; lastname: string | null }>): void {
  const { name, lastname } = payload.value;
  if (name === null && lastname === null) reportField(payload, ['name']);
}

/** What tells who somebody is, to find whether the organization or the register knows them. */
export const partyTraitsSchema = z.strictObject({
  name: identityFields.name,
  firstname: identityFields.firstname,
  lastname: identityFields.lastname,
  nationalNumber: optionalNationalNumberSchema,
  kboNumber: optionalEnterpriseNumberSchema,
  zipcode: optionalText(20),
});
export type PartyTraits = z.output<typeof partyTraitsSchema>;

export const MAX_PARTIES_TO_MATCH = 500;

/** Who of those known may be meant. */
export const partyMatchSchema = z.object({
  /** A number says so, a name makes it possible, or there is nobody like it. */
  certainty: z.enum(MATCH_CERTAINTIES),
  /** The likeliest first. */
  candidates: z.array(foundPartySchema).max(MAX_CANDIDATES),
});
export type PartyMatch = z.output<typeof partyMatchSchema>;

/** A country with its name in the language that was asked for. */
export const countrySchema = z.object({ code: countryCodeSchema, name: z.string() });
export type Country = z.output<typeof countrySchema>;
