import { type Cents, sumCents } from '@prorata/domain/money';
import * as z from 'zod';
import type { StatementRecord } from './statement-record.ts';

/** Of a claim, or of what the claims of a statement leave of it: what it was when it first took part, and what it received. */
const carriedLineSchema = z.object({
  /** Of the claim, or of the statement. */
  id: z.string(),
  initialCents: z.number().int(),
  earlierCents: z.number().int(),
});
export type CarriedLine = z.output<typeof carriedLineSchema>;

/** Empty where no dossier of the series went before. */
export function carriedLinesOf({ carried }: Pick<StatementRecord, 'carried'>): CarriedLine[] {
  return z.array(carriedLineSchema).parse(carried);
}

/** What a statement received in earlier dossiers of its series; what is accepted of it is that and what is due now. */
export function earlierCentsOf(statement: Pick<StatementRecord, 'carried'>): Cents {
  return sumCents(carriedLinesOf(statement).map(({ earlierCents }) => BigInt(earlierCents)));
}
