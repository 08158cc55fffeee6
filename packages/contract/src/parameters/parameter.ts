import { DAY_COUNTS } from '@prorata/domain/claims/interest';
import { PARAMETER_GROUPS, PARAMETER_KINDS, PARAMETER_UNITS } from '@prorata/domain/parameters/parameter';
import * as z from 'zod';
import {
  instantSchema,
  isoDateSchema,
  MAX_COUNTER,
  optionalInstantSchema,
  optionalText,
  percentageSchema,
  text,
} from '../fields.ts';

/** The key of a parameter: `calculation.contestation-days`. */
export const parameterIdSchema = text(100).regex(/^[a-z0-9.-]+$/, 'identifier-invalid');

const MAX_TEXT_LENGTH = 1_000;
const valueSchema = z.union([z.boolean(), z.number(), z.string().max(MAX_TEXT_LENGTH, { abort: true })]);

/** How many of its changes a parameter is shown with, the latest first. */
export const MAX_CHANGES_SHOWN = 20;

const changeSchema = z.object({
  changedAt: instantSchema,
  changedBy: z.string(),
  /** Null stands for the default. */
  before: valueSchema.nullable(),
  after: valueSchema.nullable(),
});

/** A parameter that was never changed stands at version 0. */
const parameterVersionSchema = z.int().min(0).max(MAX_COUNTER);

/** A setting that platform administrators may change. */
export const parameterSchema = z.object({
  id: parameterIdSchema,
  group: z.enum(PARAMETER_GROUPS),
  kind: z.enum(PARAMETER_KINDS),
  value: valueSchema,
  defaultValue: valueSchema,
  isChanged: z.boolean(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  unit: z.enum(PARAMETER_UNITS).nullable(),
  version: parameterVersionSchema,
  updatedAt: optionalInstantSchema,
  updatedBy: optionalText(200),
  history: z.array(changeSchema).max(MAX_CHANGES_SHOWN),
});
export type Parameter = z.output<typeof parameterSchema>;

/** The server holds the value against the parameter's kind and bounds; null puts the default back. */
export const parameterUpdateSchema = z.strictObject({
  value: valueSchema.nullable(),
  version: parameterVersionSchema,
});

/** Rates of one kind of interest that were published after the edition of the law register, oldest first. */
const publishedRatesSchema = z.array(z.object({ from: isoDateSchema, rate: percentageSchema }));

/** How the platform counts interest, so that what is typed is checked as it is calculated. */
const interestMethodSchema = z.object({
  dayCount: z.enum(DAY_COUNTS),
  rates: z.object({
    civil: publishedRatesSchema,
    commercial: publishedRatesSchema,
    tax: publishedRatesSchema,
    vat: publishedRatesSchema,
  }),
});

/** What the web must know before anybody has signed in. */
export const applicationSchema = z.object({
  /** The issuer of the identity service. */
  authority: z.string(),
  clientId: z.string(),
  onboardingEnabled: z.boolean(),
  /** A parameter added to the sign-in request that picks the identity provider; in Production only. */
  providerHint: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** How to reach the help desk, for the messages that send people there; empty when it is not known. */
  helpdesk: z.string(),
  /** Reports can also go by qualified electronic registered delivery: the platform has a provider. */
  hasQualifiedDelivery: z.boolean(),
  interest: interestMethodSchema,
});
export type Application = z.output<typeof applicationSchema>;
