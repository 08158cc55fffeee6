import { parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { parseIban } from '@prorata/domain/iban';
import { isIsoDate } from '@prorata/domain/iso-date';
import { isWrongStructuredCommunication } from '@prorata/domain/structured-communication';
import { ORDER } from './element-order.ts';
import { all, first, readXml, textAt, type XmlNode } from './read-xml.ts';

export interface CheckedInvoice {
  readonly kind: 'Invoice' | 'CreditNote';
  readonly number: string;
  readonly issuedOn: string;
  readonly seller: { readonly name: string; readonly endpoint: string };
  readonly buyer: { readonly name: string; readonly endpoint: string };
  readonly payable: string;
}

/**
 * Checks a document as an access point does before it sends it on: our own telling of the main rules of EN 16931 and
 * Peppol BIS Billing 3.0, each finding with the name of its rule. What it does not know of the two it does not check.
 */
export function checkInvoice(xml: string): {
  readonly invoice?: CheckedInvoice;
  readonly findings: string[];
} {
  let root: XmlNode;
  try {
    root = readXml(xml);
  } catch (error) {
    return { findings: [`XML: ${error instanceof Error ? error.message : String(error)}`] };
  }
  if (root.name !== 'Invoice' && root.name !== 'CreditNote') {
    return { findings: [`UBL: ${root.name} is neither an invoice nor a credit note`] };
  }
  const findings = RULES.filter(({ holds }) => !holds(root)).map(({ id, text }) => `${id}: ${text}`);
  return { invoice: describe(root, root.name), findings: [...findings, ...listShapeFindings(root)] };
}

function describe(root: XmlNode, kind: CheckedInvoice['kind']): CheckedInvoice {
  const party = (name: string) => {
    const of = first(root, `cac:Accounting${name}Party/cac:Party`);
    const endpoint = first(of, 'cbc:EndpointID');
    return {
      name: textAt(of, 'cac:PartyLegalEntity/cbc:RegistrationName'),
      endpoint: `${endpoint?.attributes['schemeID'] ?? ''}:${endpoint?.text.trim() ?? ''}`,
    };
  };
  return {
    kind,
    number: textAt(root, 'cbc:ID'),
    issuedOn: textAt(root, 'cbc:IssueDate'),
    seller: party('Supplier'),
    buyer: party('Customer'),
    payable: textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount'),
  };
}

interface Rule {
  readonly id: string;
  readonly text: string;
  readonly holds: (root: XmlNode) => boolean;
}

const PARTIES = ['cac:AccountingSupplierParty/cac:Party', 'cac:AccountingCustomerParty/cac:Party'];
const TOTALS = 'cac:LegalMonetaryTotal';
const SUBTOTAL = 'cac:TaxTotal/cac:TaxSubtotal';

function present(id: string, path: string): Rule {
  return { id, text: `${path} is missing`, holds: (root) => textAt(root, path) !== '' };
}

function equal(id: string, path: string, value: string): Rule {
  return { id, text: `${path} must be ${value}`, holds: (root) => textAt(root, path) === value };
}

const RULES: readonly Rule[] = [
  equal(
    'PEPPOL-EN16931-R004',
    'cbc:CustomizationID',
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  ),
  equal('PEPPOL-EN16931-R007', 'cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
  present('BR-02', 'cbc:ID'),
  {
    id: 'PEPPOL-EN16931-F001',
    text: 'A date must be written YYYY-MM-DD',
    holds: (root) => list(root, /Date$/).every(({ text }) => isIsoDate(text.trim())),
  },
  present('BR-03', 'cbc:IssueDate'),
  {
    id: 'BR-04',
    text: 'The type must be 380 for an invoice and 381 for a credit note',
    holds: (root) => textAt(root, `cbc:${root.name}TypeCode`) === (root.name === 'Invoice' ? '380' : '381'),
  },
  equal('BR-05', 'cbc:DocumentCurrencyCode', 'EUR'),
  {
    id: 'PEPPOL-EN16931-R051',
    text: 'Every amount must be in the currency of the document',
    holds: (root) => list(root, /Amount$/).every(({ attributes }) => attributes['currencyID'] === 'EUR'),
  },
  {
    id: 'BR-DEC',
    text: 'An amount has two decimals at most',
    holds: (root) => list(root, /Amount$/).every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text.trim())),
  },
  {
    id: 'PEPPOL-EN16931-R003',
    text: 'A reference of the buyer or of the order is missing',
    holds: (root) =>
      textAt(root, 'cbc:BuyerReference') !== '' || textAt(root, 'cac:OrderReference/cbc:ID') !== '',
  },
  ...PARTIES.flatMap((party): Rule[] => [
    present('BR-06/BR-07', `${party}/cac:PartyLegalEntity/cbc:RegistrationName`),
    present('BR-09/BR-11', `${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
    present('PEPPOL-EN16931-R010/R020', `${party}/cbc:EndpointID`),
    {
      id: 'PEPPOL-COMMON-R043',
      text: `${party}: an identifier of scheme 0208 must be an enterprise number`,
      holds: (root) => all(root, party).every(hasEnterpriseNumber),
    },
    {
      id: 'BR-CO-09',
      text: `${party}: a VAT number starts with its country`,
      holds: (root) =>
        all(root, `${party}/cac:PartyTaxScheme/cbc:CompanyID`).every(({ text }) =>
          /^[A-Z]{2}\w+$/.test(text),
        ),
    },
  ]),
  {
    id: 'BR-S-02',
    text: 'The seller needs a VAT number',
    holds: (root) => textAt(root, `${PARTIES[0]}/cac:PartyTaxScheme/cbc:CompanyID`) !== '',
  },
  {
    id: 'BR-29',
    text: 'The period ends before it starts',
    holds: (root) =>
      textAt(root, 'cac:InvoicePeriod/cbc:StartDate') <= textAt(root, 'cac:InvoicePeriod/cbc:EndDate'),
  },
  {
    id: 'BR-CO-25',
    text: 'What is to be paid needs a due date',
    holds: (root) =>
      root.name === 'CreditNote' ||
      Number(textAt(root, `${TOTALS}/cbc:PayableAmount`)) <= 0 ||
      textAt(root, 'cbc:DueDate') !== '',
  },
  {
    id: 'BR-61',
    text: 'A credit transfer needs an account, which must be an IBAN',
    holds: (root) =>
      all(root, 'cac:PaymentMeans').every(
        (means) => parseIban(textAt(means, 'cac:PayeeFinancialAccount/cbc:ID')) !== undefined,
      ),
  },
  {
    id: 'BE-OGM',
    text: 'The check digits of the structured communication are wrong',
    holds: (root) => !isWrongStructuredCommunication(textAt(root, 'cac:PaymentMeans/cbc:PaymentID')),
  },
  {
    id: 'BR-CO-10',
    text: 'The sum of the lines is not their total',
    holds: (root) =>
      sum(linesOf(root), 'cbc:LineExtensionAmount') === cents(root, `${TOTALS}/cbc:LineExtensionAmount`),
  },
  {
    id: 'BR-CO-13',
    text: 'The total without VAT is not the sum of the lines',
    holds: (root) =>
      cents(root, `${TOTALS}/cbc:LineExtensionAmount`) === cents(root, `${TOTALS}/cbc:TaxExclusiveAmount`),
  },
  {
    id: 'BR-CO-14',
    text: 'The VAT is not the sum of its breakdown',
    holds: (root) => cents(root, 'cac:TaxTotal/cbc:TaxAmount') === sum(all(root, SUBTOTAL), 'cbc:TaxAmount'),
  },
  {
    id: 'BR-CO-15',
    text: 'The total with VAT is not the total without it and the VAT',
    holds: (root) =>
      cents(root, `${TOTALS}/cbc:TaxExclusiveAmount`) + cents(root, 'cac:TaxTotal/cbc:TaxAmount') ===
      cents(root, `${TOTALS}/cbc:TaxInclusiveAmount`),
  },
  {
    id: 'BR-CO-16',
    text: 'What is to be paid is not the total with VAT',
    holds: (root) =>
      cents(root, `${TOTALS}/cbc:TaxInclusiveAmount`) === cents(root, `${TOTALS}/cbc:PayableAmount`),
  },
  {
    id: 'BR-CO-17',
    text: 'The VAT is not its rate of what is taxed, rounded to the cent',
    holds: (root) => all(root, SUBTOTAL).every(isTaxRight),
  },
  {
    id: 'BR-CO-18',
    text: 'There is no breakdown of the VAT',
    holds: (root) => all(root, SUBTOTAL).length > 0,
  },
  { id: 'BR-16', text: 'There is no line', holds: (root) => linesOf(root).length > 0 },
  {
    id: 'PEPPOL-EN16931-R120',
    text: 'The amount of a line is not its quantity times its price',
    holds: (root) => linesOf(root).every(isLineRight),
  },
  {
    id: 'PEPPOL-EN16931-R046',
    text: 'The price of a line is not its gross price less its discount',
    holds: (root) => linesOf(root).every(isPriceRight),
  },
  {
    id: 'BR-27',
    text: 'A price is negative',
    holds: (root) => linesOf(root).every((line) => cents(line, 'cac:Price/cbc:PriceAmount') >= 0),
  },
  {
    id: 'BR-25',
    text: 'A line has no name',
    holds: (root) => linesOf(root).every((line) => textAt(line, 'cac:Item/cbc:Name') !== ''),
  },
  {
    id: 'BR-S-08',
    text: 'What is taxed at a rate is not the sum of the lines at that rate',
    holds: (root) => all(root, SUBTOTAL).every((subtotal) => isTaxedRight(root, subtotal)),
  },
];

function hasEnterpriseNumber(party: XmlNode): boolean {
  return list(party, /^cbc:(EndpointID|CompanyID|ID)$/)
    .filter(({ attributes }) => attributes['schemeID'] === '0208')
    .every(({ text }) => /^\d{10}$/.test(text) && parseEnterpriseNumber(text) === text);
}

function linesOf(root: XmlNode): XmlNode[] {
  return all(root, `cac:${root.name}Line`);
}

/** Cents of an amount with two decimals; not a number when there is none. */
function cents(from: XmlNode, path: string): number {
  const text = textAt(from, path);
  return text === '' ? Number.NaN : Math.round(Number(text) * 100);
}

function sum(nodes: readonly XmlNode[], path: string): number {
  return nodes.reduce((total, node) => total + cents(node, path), 0);
}

function isTaxRight(subtotal: XmlNode): boolean {
  const taxed = cents(subtotal, 'cbc:TaxableAmount');
  const percent = Number(textAt(subtotal, 'cac:TaxCategory/cbc:Percent'));
  // The percentage has two decimals, so that all of this is in whole numbers until the last division.
  const exact = (Math.abs(taxed) * Math.round(percent * 100)) / 10_000;
  return Math.floor(exact + 0.5) === Math.abs(cents(subtotal, 'cbc:TaxAmount'));
}

function isTaxedRight(root: XmlNode, subtotal: XmlNode): boolean {
  const rate = textAt(subtotal, 'cac:TaxCategory/cbc:Percent');
  const lines = linesOf(root).filter(
    (line) => textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent') === rate,
  );
  return sum(lines, 'cbc:LineExtensionAmount') === cents(subtotal, 'cbc:TaxableAmount');
}

function isLineRight(line: XmlNode): boolean {
  const quantity = Number(
    textAt(line, 'cbc:InvoicedQuantity') || textAt(line, 'cbc:CreditedQuantity') || Number.NaN,
  );
  return (
    Math.round(quantity * cents(line, 'cac:Price/cbc:PriceAmount')) === cents(line, 'cbc:LineExtensionAmount')
  );
}

function isPriceRight(line: XmlNode): boolean {
  const discount = first(line, 'cac:Price/cac:AllowanceCharge');
  if (discount === undefined) return true;
  return (
    cents(discount, 'cbc:BaseAmount') - cents(discount, 'cbc:Amount') ===
    cents(line, 'cac:Price/cbc:PriceAmount')
  );
}

/** Every element below whose name fits. */
function list(node: XmlNode, name: RegExp): XmlNode[] {
  return node.children.flatMap((child) => [...(name.test(child.name) ? [child] : []), ...list(child, name)]);
}

/** No element is empty, and those of one stand in the order of UBL. */
function listShapeFindings(node: XmlNode): string[] {
  const names = node.children.map(({ name }) => name);
  const order = ORDER[node.name] ?? [];
  const unknown = names.filter((name) => !order.includes(name));
  const places = names.map((name) => order.indexOf(name));
  const isOrdered = places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= place);
  return [
    ...(node.children.length === 0 && node.text.trim() === ''
      ? [`PEPPOL-EN16931-R008: ${node.name} is empty`]
      : []),
    ...(order.length > 0 ? unknown.map((name) => `UBL: ${name} does not belong in ${node.name}`) : []),
    ...(isOrdered ? [] : [`UBL: what stands in ${node.name} is not in its order`]),
    ...node.children.flatMap(listShapeFindings),
  ];
}
