import { DEED_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalEnterpriseNumberSchema } from '../contact-fields.ts';
import { optionalIsoDateSchema, optionalText, text } from '../fields.ts';

const named = {
  name: text(200),
  /** Domicile or seat, on one line. */
  address: optionalText(300),
  kboNumber: optionalEnterpriseNumberSchema,
};

const seizingCreditorSchema = z.strictObject({
  ...named,
  counsel: optionalText(200),
  /** Who seized for this creditor, where it is another than the office. */
  bailiff: optionalText(200),
});
export type SeizingCreditor = z.output<typeof seizingCreditorSchema>;

/** What brought the money in, from the title to the sale. */
const deedSchema = z.strictObject({
  kind: z.enum(DEED_KINDS),
  date: optionalIsoDateSchema,
  /** Which court, which goods, on whom: in the language of the report. */
  description: optionalText(500),
  /** When it was served on the debtor. */
  servedOn: optionalIsoDateSchema,
  officer: optionalText(200),
  repertoryNumber: optionalText(100),
});
export type Deed = z.output<typeof deedSchema>;

/** Who owed the debtor money that was seized: a bank, an employer. */
const thirdPartyDebtorSchema = z.strictObject({
  ...named,
  /** Of the declaration of what is owed (Judicial Code 1452). */
  declaredOn: optionalIsoDateSchema,
  /** When the money came in. */
  receivedOn: optionalIsoDateSchema,
});
export type ThirdPartyDebtor = z.output<typeof thirdPartyDebtorSchema>;

const MAX_PARTIES = 20;
const MAX_DEEDS = 50;

/** The parties and deeds that a report names. Validation of the dossier says what is still missing. */
export const deedsFields = {
  seizingCreditors: z.array(seizingCreditorSchema).max(MAX_PARTIES).default([]),
  deeds: z.array(deedSchema).max(MAX_DEEDS).default([]),
  thirdPartyDebtors: z.array(thirdPartyDebtorSchema).max(MAX_PARTIES).default([]),
  /** Where the seizing creditors have chosen to be served. */
  electedDomicile: optionalText(300),
};

/** The same, as they are stored with a dossier. */
export const storedDeedsSchema = z.object(deedsFields);
