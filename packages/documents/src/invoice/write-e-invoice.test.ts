import { describe, expect, it } from 'vitest';
import { type EInvoice, writeEInvoice } from './write-e-invoice.ts';

const INVOICE: EInvoice = {
  number: '2026/000007',
  kind: 'invoice',
  month: '2026-12',
  issuedOn: '2027-01-04',
  dueOn: '2027-02-03',
  language: 'nl',
  seller: {
    name: 'Prorata & Co <NV>',
    address: 'Kade 1, 9000 Gent',
    enterpriseNumber: '1999000150',
    account: 'BE49999000000171',
    email: null,
  },
  buyer: {
    name: 'Étude Delvigne',
    enterpriseNumber: '1999000051',
    street: 'Rue Haute 4',
    zipcode: '4000',
    city: 'Liège',
    country: 'BE',
    email: 'office@delvigne.example',
  },
  corrected: [],
  lines: [
    { name: 'Dossier', quantity: 3, priceCents: 4_500n, discountCents: 675n, amountCents: 11_475n },
    { name: 'E-mail', quantity: -2, priceCents: 35n, discountCents: 0n, amountCents: -70n },
  ],
  netCents: 11_405n,
  vatCents: 2_395n,
  vatPartsPerMillion: 210_000n,
  communication: '+++202/6000/00779+++',
};

/** The texts of all elements of a name, in their order. */
function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

describe('an e-invoice', () => {
  it('says what, when, by whom, to whom and how to pay', () => {
    const xml = writeEInvoice(INVOICE);
    expect(xml).toContain('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"');
    expect(textsOf(xml, 'cbc:InvoiceTypeCode')).toEqual(['380']);
    expect(textsOf(xml, 'cbc:DueDate')).toEqual(['2027-02-03']);
    expect(textsOf(xml, 'cbc:EndDate')).toEqual(['2026-12-31']);
    expect(textsOf(xml, 'cbc:EndpointID')).toEqual(['1999000150', '1999000051']);
    expect(textsOf(xml, 'cbc:RegistrationName')).toEqual(['Prorata &amp; Co &lt;NV&gt;', 'Étude Delvigne']);
    expect(textsOf(xml, 'cbc:PostalZone')).toEqual(['9000', '4000']);
    expect(textsOf(xml, 'cbc:PaymentID')).toEqual(['+++202/6000/00779+++']);
  });

  it('adds up, with what is taken back as a line of a negative quantity and a positive price', () => {
    const xml = writeEInvoice(INVOICE);
    expect(textsOf(xml, 'cbc:InvoicedQuantity')).toEqual(['3', '-2']);
    expect(textsOf(xml, 'cbc:PriceAmount')).toEqual(['38.25', '0.35']);
    expect(textsOf(xml, 'cbc:BaseAmount')).toEqual(['45.00']);
    expect(textsOf(xml, 'cbc:LineExtensionAmount')).toEqual(['114.05', '114.75', '-0.70']);
    expect(textsOf(xml, 'cbc:PayableAmount')).toEqual(['138.00']);
  });

  it('is a credit note when more was taken back: it names the invoices, and nobody has to pay', () => {
    const corrected = [{ number: '2026/000002', issuedOn: '2026-11-03' }];
    const xml = writeEInvoice({ ...INVOICE, kind: 'creditNote', corrected });
    expect(textsOf(xml, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
    expect(textsOf(xml, 'cbc:CreditedQuantity')).toEqual(['3', '-2']);
    expect(textsOf(xml, 'cbc:IssueDate')).toEqual(['2027-01-04', '2026-11-03']);
    expect(xml).not.toMatch(/DueDate|PaymentMeans/);
  });

  it('keeps an address of another shape in one line', () => {
    const seller = { ...INVOICE.seller, address: 'Postbus 7' };
    const xml = writeEInvoice({ ...INVOICE, seller });
    expect(textsOf(xml, 'cbc:StreetName')[0]).toBe('Postbus 7');
    expect(xml).not.toMatch(/<cbc:\w+\/>|><\/cbc:/);
  });
});
