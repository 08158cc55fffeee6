import type { DocumentFault } from '@prorata/domain/signature';
import type { Transaction } from '../../database/tables.ts';

/** Edition of the rules by which signed reports are accepted. Raising it has every report checked again. */
export const REPORT_RULES = 1;

interface ReportCheck {
  readonly resultId: string;
  readonly checkedAt: Date;
  readonly fault: DocumentFault | null;
  readonly detail: string | null;
}

/** Keeps what the rules of today say of a signed report. */
export async function storeReportCheck(trx: Transaction, check: ReportCheck): Promise<void> {
  const outcome = { ...check, rules: REPORT_RULES };
  await trx
    .insertInto('reportChecks')
    .values(outcome)
    .onConflict((conflict) => conflict.column('resultId').doUpdateSet(outcome))
    .execute();
}
