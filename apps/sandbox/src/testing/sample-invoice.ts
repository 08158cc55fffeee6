const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** An invoice that keeps the rules: two dossiers less one e-mail, 21 % VAT. */
export const SAMPLE_INVOICE = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
<cbc:ID>2026/000007</cbc:ID>
<cbc:IssueDate>2026-11-04</cbc:IssueDate>
<cbc:DueDate>2026-12-04</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cbc:BuyerReference>2026-10</cbc:BuyerReference>
<cac:AccountingSupplierParty>${party('Prorata NV', '1999000150')}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party('Étude Delvigne', '1999000051')}</cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>+++090/9337/55493+++</cbc:PaymentID>
<cac:PayeeFinancialAccount><cbc:ID>BE49999000000171</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:TaxTotal>${amount('TaxAmount', '18.83')}
<cac:TaxSubtotal>${amount('TaxableAmount', '89.65')}${amount('TaxAmount', '18.83')}${category('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', '89.65')}${amount('TaxExclusiveAmount', '89.65')}${amount('TaxInclusiveAmount', '108.48')}${amount('PayableAmount', '108.48')}</cac:LegalMonetaryTotal>
${line(1, '2', '90.00', '45.00')}
${line(2, '-1', '-0.35', '0.35')}
</Invoice>`;

function party(name: string, number: string): string {
  return `<cac:Party><cbc:EndpointID schemeID="0208">${number}</cbc:EndpointID>
<cac:PostalAddress><cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>BE${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`;
}

function amount(name: string, text: string): string {
  return `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`;
}

function category(name: string): string {
  return `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
}

function line(id: number, quantity: string, net: string, price: string): string {
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">${quantity}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', net)}
<cac:Item><cbc:Name>Dossier</cbc:Name>${category('ClassifiedTaxCategory')}</cac:Item><cac:Price>${amount('PriceAmount', price)}</cac:Price></cac:InvoiceLine>`;
}
