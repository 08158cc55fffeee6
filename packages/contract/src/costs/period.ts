import { listPeriodFaults, type PeriodFault } from '@prorata/domain/costs/cost-period';
import * as z from 'zod';
import { amountSchema } from '../amount.ts';
import { type FieldErrorCode, reportField } from '../field-errors.ts';
import { isoDateSchema, optionalIsoDateSchema } from '../iso-date.ts';

export const MAX_PERIODS = 100;

/** The days on which a price holds. */
export const periodSchema = z.strictObject({
  validFrom: isoDateSchema,
  /** The last day, included; absent while no end is known. */
  validUntil: optionalIsoDateSchema,
  /** The price, or for a layered cost the least that is asked. */
  cost: amountSchema,
});
export type Period = z.output<typeof periodSchema>;

/** The last day on which a price was charged. Its start and amount then stay, and it ends on that day or later. */
export const usedUntilSchema = isoDateSchema.nullable();

const FAULTS: Record<PeriodFault, { field: keyof Period; code: FieldErrorCode }> = {
  endsBeforeItStarts: { field: 'validUntil', code: 'date-order' },
  overlapsAnother: { field: 'validFrom', code: 'periods-overlap' },
};

/** No period ends before it starts, and no day has two prices. */
export function periodsInOrder(payload: z.core.ParsePayload<{ periods: readonly Period[] }>): void {
  // Only the days matter here; the domain's periods carry cents.
  const periods = payload.value.periods.map((period) => ({ ...period, costCents: 0n }));
  for (const { position, fault } of listPeriodFaults(periods)) {
    const { field, code } = FAULTS[fault];
    reportField(payload, ['periods', position, field], code);
  }
}
