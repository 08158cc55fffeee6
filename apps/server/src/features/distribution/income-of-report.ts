import type { IncomeRunOfReport, ReceiptOfReport, Report } from '@prorata/documents/report/report';
import { centsFromEuros } from '@prorata/domain/money';
import { addressLines } from '@prorata/domain/registered-letter-address';
import type { RunReceipt } from '../income/run-receipts.ts';
import type { DossierContent } from './content.ts';

/** What a report tells of income that came month by month; nothing where the dossier distributes none. */
export function incomeRunOf({ incomeRun, receipts }: DossierContent): Pick<Report, 'incomeRun'> {
  if (incomeRun === null) return {};
  const { payers, ...run } = incomeRun;
  return {
    incomeRun: {
      ...run,
      payers: payers.map(({ address, ...payer }) => ({
        ...payer,
        address: addressLines(address).join(', '),
      })),
      receipts: receipts
        .map(receiptOf)
        .toSorted(
          (one, other) =>
            one.month.localeCompare(other.month) || one.receivedOn.localeCompare(other.receivedOn),
        ),
      scales: scalesOf(receipts),
    },
  };
}

function receiptOf(receipt: RunReceipt): ReceiptOfReport {
  const { id, payerId, month, receivedOn, maintenanceOnlyCents, differenceNote, computed } = receipt;
  return {
    ...{ id, payerId, receivedOn, maintenanceOnlyCents, differenceNote },
    month: month.slice(0, 'yyyy-mm'.length),
    receivedCents: receipt.amountCents,
    computed: computed && computedOf(computed),
  };
}

function computedOf({
  computation,
  scale,
  part,
  quotaCents,
}: NonNullable<RunReceipt['computed']>): NonNullable<ReceiptOfReport['computed']> {
  return {
    scaleFrom: scale.from,
    incomes: computation.incomes.map(({ kind, payer, net, extra }) => ({
      kind,
      payer,
      netCents: centsFromEuros(net) + centsFromEuros(extra),
    })),
    netCents: part.totalCents,
    brackets: part.brackets,
    children: computation.children,
    childrenCents: part.childrenCents,
    quotaCents: part.quotaCents,
    protectedCents: part.protectedCents,
    ownQuotaCents: quotaCents,
  };
}

/** Each once, the oldest first. */
function scalesOf(receipts: readonly RunReceipt[]): IncomeRunOfReport['scales'] {
  const scales = new Map(
    receipts.flatMap(({ computed }) => (computed ? [[computed.scale.from, computed.scale.value]] : [])),
  );
  return [...scales]
    .map(([from, value]) => ({ from, ...value }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}
