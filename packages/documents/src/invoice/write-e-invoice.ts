import { addDays, isoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import { element, writeXml, type XmlElement } from '../xml/write-xml.ts';
import type { PaperInvoice } from './render-invoice.ts';

/** An invoice that can be sent: its buyer has an enterprise number, by which the network finds it. */
export interface EInvoice extends PaperInvoice {
  readonly buyer: PaperInvoice['buyer'] & { readonly enterpriseNumber: string };
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Belgian enterprise numbers, in the list of the network (EAS) and in ISO 6523. */
const ENTERPRISE_SCHEME = '0208';
/** Credit transfer (UNCL 4461), and `one` as unit (UN/ECE Recommendation 20). */
const CREDIT_TRANSFER = '30';
const UNIT = 'C62';

/** The roots and the names that differ between the two kinds of document. */
const KINDS = {
  invoice: { root: 'Invoice', type: { name: 'InvoiceTypeCode', code: '380' }, quantity: 'InvoicedQuantity' },
  creditNote: {
    root: 'CreditNote',
    type: { name: 'CreditNoteTypeCode', code: '381' },
    quantity: 'CreditedQuantity',
  },
} as const;

/**
 * The invoice or credit note as Peppol BIS Billing 3.0 (EN 16931 in UBL 2.1). The order of the elements is that of UBL,
 * and the same invoice gives the same text.
 */
export function writeEInvoice(invoice: EInvoice): string {
  const { root, type } = KINDS[invoice.kind];
  return writeXml(
    element(
      root,
      [
        basic('CustomizationID', CUSTOMIZATION),
        basic('ProfileID', PROFILE),
        basic('ID', invoice.number),
        basic('IssueDate', invoice.issuedOn),
        ...(invoice.kind === 'invoice' ? [basic('DueDate', invoice.dueOn)] : []),
        basic(type.name, type.code),
        basic('DocumentCurrencyCode', 'EUR'),
        // Offices give no reference of their own, and PEPPOL-EN16931-R003 wants one: the month, by which they know it.
        basic('BuyerReference', invoice.month),
        writePeriod(invoice.month),
        ...invoice.corrected.map(writeReference),
        aggregate('AccountingSupplierParty', [writeParty(sellerOf(invoice))]),
        aggregate('AccountingCustomerParty', [writeParty(invoice.buyer)]),
        ...(invoice.kind === 'invoice' ? [writePayment(invoice)] : []),
        writeTax(invoice),
        writeTotals(invoice),
        ...invoice.lines.map((line, at) => writeLine(invoice, line, at + 1)),
      ],
      {
        xmlns: `${UBL}:${root}-2`,
        'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
      },
    ),
  );
}

function basic(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): XmlElement {
  return element(`cbc:${name}`, text, attributes);
}

function aggregate(name: string, content: readonly XmlElement[]): XmlElement {
  return element(`cac:${name}`, content);
}

function amount(name: string, cents: Cents): XmlElement {
  return basic(name, decimalOf(cents), { currencyID: 'EUR' });
}

function decimalOf(cents: Cents): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function writePeriod(month: string): XmlElement {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? isoDate(year + 1, 1, 1) : isoDate(year, number + 1, 1);
  return aggregate('InvoicePeriod', [basic('StartDate', `${month}-01`), basic('EndDate', addDays(next, -1))]);
}

function writeReference({ number, issuedOn }: EInvoice['corrected'][number]): XmlElement {
  return aggregate('BillingReference', [
    aggregate('InvoiceDocumentReference', [basic('ID', number), basic('IssueDate', issuedOn)]),
  ]);
}

interface Party {
  readonly name: string;
  readonly enterpriseNumber: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string | null;
}

/** The operator's address is one line among the parameters: `Kade 1, 9000 Gent` when it is written as usual. */
const ONE_LINE_ADDRESS = /^(?<street>.+?),\s*(?:B-)?(?<zipcode>[1-9]\d{3})\s+(?<city>[^,\d]+)$/;

function sellerOf({ seller: { address, ...seller } }: EInvoice): Party {
  const { street = address, zipcode = '', city = '' } = ONE_LINE_ADDRESS.exec(address)?.groups ?? {};
  return { ...seller, street, zipcode, city, country: 'BE' };
}

function writeParty({ name, enterpriseNumber, email, ...address }: Party): XmlElement {
  return aggregate('Party', [
    basic('EndpointID', enterpriseNumber, { schemeID: ENTERPRISE_SCHEME }),
    aggregate('PartyName', [basic('Name', name)]),
    aggregate('PostalAddress', [
      basic('StreetName', address.street),
      basic('CityName', address.city),
      basic('PostalZone', address.zipcode),
      aggregate('Country', [basic('IdentificationCode', address.country)]),
    ]),
    aggregate('PartyTaxScheme', [basic('CompanyID', `BE${enterpriseNumber}`), TAX_SCHEME]),
    aggregate('PartyLegalEntity', [
      basic('RegistrationName', name),
      basic('CompanyID', enterpriseNumber, { schemeID: ENTERPRISE_SCHEME }),
    ]),
    aggregate('Contact', [basic('ElectronicMail', email ?? '')]),
  ]);
}

const TAX_SCHEME = aggregate('TaxScheme', [basic('ID', 'VAT')]);

function writePayment({ communication, seller }: EInvoice): XmlElement {
  return aggregate('PaymentMeans', [
    basic('PaymentMeansCode', CREDIT_TRANSFER),
    basic('PaymentID', communication),
    aggregate('PayeeFinancialAccount', [basic('ID', seller.account), basic('Name', seller.name)]),
  ]);
}

/** Everything is taxed at the one standard rate. */
function writeCategory(name: string, { vatPartsPerMillion }: EInvoice): XmlElement {
  const percent = String(Number(vatPartsPerMillion) / 10_000);
  return aggregate(name, [basic('ID', 'S'), basic('Percent', percent), TAX_SCHEME]);
}

function writeTax(invoice: EInvoice): XmlElement {
  return aggregate('TaxTotal', [
    amount('TaxAmount', invoice.vatCents),
    aggregate('TaxSubtotal', [
      amount('TaxableAmount', invoice.netCents),
      amount('TaxAmount', invoice.vatCents),
      writeCategory('TaxCategory', invoice),
    ]),
  ]);
}

function writeTotals({ netCents, vatCents }: EInvoice): XmlElement {
  return aggregate('LegalMonetaryTotal', [
    amount('LineExtensionAmount', netCents),
    amount('TaxExclusiveAmount', netCents),
    amount('TaxInclusiveAmount', netCents + vatCents),
    amount('PayableAmount', netCents + vatCents),
  ]);
}

/** A price is never negative (BR-27): what goes the other way has a negative quantity. */
function writeLine(invoice: EInvoice, line: EInvoice['lines'][number], position: number): XmlElement {
  const { root, quantity } = KINDS[invoice.kind];
  return aggregate(`${root}Line`, [
    basic('ID', String(position)),
    basic(quantity, String(line.quantity), { unitCode: UNIT }),
    amount('LineExtensionAmount', line.amountCents),
    aggregate('Item', [basic('Name', line.name), writeCategory('ClassifiedTaxCategory', invoice)]),
    aggregate('Price', [
      amount('PriceAmount', line.priceCents - line.discountCents),
      ...(line.discountCents === 0n ? [] : [writeDiscount(line)]),
    ]),
  ]);
}

function writeDiscount({ priceCents, discountCents }: EInvoice['lines'][number]): XmlElement {
  return aggregate('AllowanceCharge', [
    basic('ChargeIndicator', 'false'),
    amount('Amount', discountCents),
    amount('BaseAmount', priceCents),
  ]);
}
