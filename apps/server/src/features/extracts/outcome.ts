import { CREDITOR_DECISIONS } from '@prorata/contract/extracts/decision';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import type { ComparedCreditor } from '@prorata/domain/extracts/compare-extracts';
import { centsFromEuros } from '@prorata/domain/money';
import * as z from 'zod';
import { namedCreditorOf } from './bring-creditors-together.ts';
import type { ExtractRecord } from './find-extract.ts';

/** What is remembered of a creditor when the extract itself is erased: enough to compare the next one with. */
const outcomeSchema = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    names: z.array(z.string()),
    enterpriseNumber: z.string().nullable(),
    nationalNumber: z.string().nullable(),
    zipcode: z.string().nullable(),
    birthDate: z.string().nullable(),
    department: z.string().nullable(),
    totalAmount: z.number(),
    notices: z.array(
      z.object({ number: z.string().nullable(), type: z.string().nullable(), amount: z.number().nullable() }),
    ),
    /** What was decided, now or from an earlier extract; nothing about who was left undecided. */
    decision: z.enum(CREDITOR_DECISIONS).nullable(),
    /** Whom it became in the dossier. */
    creditorId: z.string().nullable(),
  }),
);
export type Outcome = z.output<typeof outcomeSchema>;
export type OutcomeEntry = Outcome[number];

export function outcomeOf({ outcome }: Pick<ExtractRecord, 'outcome'>): Outcome {
  return outcomeSchema.safeParse(outcome).data ?? [];
}

export function entryOf(
  creditor: ExtractCreditor,
  { decision, creditorId }: Pick<OutcomeEntry, 'decision' | 'creditorId'>,
): OutcomeEntry {
  const { names, ...traits } = namedCreditorOf(creditor);
  return {
    ...traits,
    names: [...names],
    name: creditor.name,
    totalAmount: creditor.totalAmount,
    notices: creditor.notices.map(({ noticeNumber, noticeType, amount }) => ({
      number: noticeNumber.value,
      type: noticeType.value,
      amount: amount.value,
    })),
    decision,
    creditorId,
  };
}

export function comparableOf(entry: OutcomeEntry): ComparedCreditor {
  return {
    ...entry,
    notices: entry.notices.map(({ amount, ...notice }) => ({
      ...notice,
      amountCents: amount === null ? null : centsFromEuros(amount),
    })),
  };
}
