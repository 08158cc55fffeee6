import * as z from 'zod';
import { identifierSchema, instantSchema, isoDateSchema, isoMonthSchema, sumSchema } from '../fields.ts';

const INVOICE_KINDS = ['invoice', 'creditNote'] as const;

/** Where an invoice stands on its way over the Peppol network. */
const E_INVOICE_STATES = ['waiting', 'handedOver', 'delivered', 'refused'] as const;

/** What must be there before an invoice can leave: the office's enterprise number, and an access point. */
const E_INVOICE_OBSTACLES = ['organizationNumber', 'accessPoint'] as const;
export type EInvoiceObstacle = (typeof E_INVOICE_OBSTACLES)[number];

const eInvoiceSchema = z.object({
  state: z.enum(E_INVOICE_STATES),
  /** Why it cannot be sent yet; absent when nothing stands in its way. */
  obstacle: z.enum(E_INVOICE_OBSTACLES).nullable(),
  /** Why it was refused, or what the last attempt met, in the words of the access point. */
  reason: z.string().nullable(),
  changedAt: instantSchema,
});

/** What an organization owes the platform for a month; a credit note is what it gets back. */
export const invoiceSchema = z.object({
  id: identifierSchema,
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  organizationId: identifierSchema,
  organizationName: z.string(),
  month: isoMonthSchema,
  issuedOn: isoDateSchema,
  dueOn: isoDateSchema,
  /** Without VAT. */
  netAmount: sumSchema,
  vat: sumSchema,
  total: sumSchema,
  structuredCommunication: z.string(),
  eInvoice: eInvoiceSchema,
});
export type Invoice = z.output<typeof invoiceSchema>;

/** Who runs the platform, as it was when the invoice was issued. */
export const invoiceSellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  enterpriseNumber: z.string(),
  /** IBAN, without blanks. */
  account: z.string(),
  email: z.string().nullable(),
});
export type InvoiceSeller = z.output<typeof invoiceSellerSchema>;

/** The organization, as it was when the invoice was issued. */
export const invoiceBuyerSchema = z.object({
  name: z.string(),
  enterpriseNumber: z.string().nullable(),
  email: z.string().nullable(),
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
});
export type InvoiceBuyer = z.output<typeof invoiceBuyerSchema>;
