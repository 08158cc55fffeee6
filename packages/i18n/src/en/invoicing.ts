import type { invoicing as source } from '../nl/invoicing.ts';
import type { Texts } from '../texts.ts';

export const invoicing: Texts<typeof source> = {
  filters: {
    organization: 'Organization',
    allOrganizations: 'All organizations',
    month: 'Invoicing month',
    search: 'Filter by dossier or recipient',
  },
  export: {
    act: 'Export to Excel',
    failed: 'The export failed',
  },
  workbook: {
    fileName: 'Invoicing',
    summary: 'Summary',
  },
  none: 'No transactions for the current filters.',
  noneText: 'Choose another month or another organization.',
  sums: {
    transactions: 'Transactions',
    discounts: 'Discounts',
    total: 'Total, excl. VAT',
  },
  totals: {
    title: 'Totals',
    hint: 'amounts in euro, VAT excluded',
    total: 'Total',
    all: 'All organizations',
    number: 'number',
    times: '{{number}} ×',
  },
  kinds: {
    creation: 'Creation',
    registeredLetterPort: 'Registered letters',
    emailPort: 'Emails',
    analysis: 'Analyses',
    discount: 'Discount',
  },
  events: {
    creation: 'Creation',
    registeredLetterPort: 'Registered letter',
    emailPort: 'Email',
    analysis: 'Analysis',
  },
  transactions: 'Transactions',
  transactionCount_one: '{{count}} transaction',
  transactionCount_other: '{{count}} transactions',
  grouped: 'grouped by organization',
  discountOf: '{{percentage}} discount',
  columns: {
    organizationName: 'Organization',
    event: 'Event',
    extraInfo: 'For',
    transactionDate: 'Date',
    price: 'Price',
    discount: 'Discount',
    amount: 'Amount',
    dossierNumber: 'Dossier',
    defendant: 'Debtor',
    dateCreated: 'Recorded on',
    dossierCreatedOn: 'Dossier created',
    firstInvitationDate: 'First invitation',
    lastCalculationDate: 'Last calculation',
  },
  home: {
    title: 'The month so far',
    link: 'To invoicing',
  },
};
