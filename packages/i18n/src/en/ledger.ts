import type { ledger as source } from '../nl/ledger.ts';
import type { Texts } from '../texts.ts';

export const ledger: Texts<typeof source> = {
  fileName: 'Receipts and distributions',
  sheets: {
    receipts: 'Receipts',
    runs: 'Distributions',
    creditors: 'Creditors',
  },
  columns: {
    payer: 'Third party',
    month: 'Month',
    receivedOn: 'Received on',
    amount: 'Amount',
    maintenanceOnly: 'For maintenance only',
    quota: 'Seizable by our calculation',
    difference: 'Difference',
    fileNumber: 'File number',
    number: 'Number',
    receivedUntil: 'Received up to',
    interestUntil: 'Interest up to',
    received: 'Received',
    costs: 'Costs',
    net: 'For the creditors',
    surplus: 'For the debtor',
    creditor: 'Creditor',
    before: 'Owed',
    allotted: 'Allotted',
    after: 'Still owed',
  },
};
