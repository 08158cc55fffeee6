import { isEuroAmount } from '@prorata/domain/money';
import * as z from 'zod';
import { rule } from './field-errors.ts';

/** A billion for one amount is far above any dossier; ten thousand of them still add up exactly in a JSON number. */
const MAX_AMOUNT = 1_000_000_000;
const MAX_SUM = 10_000 * MAX_AMOUNT;

const DECIMALS = 2;

/**
 * Euros, as a JSON number with at most two decimals; more are refused rather than rounded. `centsFromEuros`
 * and `eurosFromCents` of the domain's money turn it into cents and back without loss.
 */
function euros(largest: number) {
  return z
    .number()
    .min(-largest, { abort: true })
    .max(largest, { abort: true })
    .refine(isEuroAmount, rule('too-many-decimals', { maximum: DECIMALS }));
}

export const amountSchema = euros(MAX_AMOUNT).min(0);
export const positiveAmountSchema = euros(MAX_AMOUNT).gt(0);

/** What amounts add up to may exceed what a single one may be. */
export const sumSchema = euros(MAX_SUM).min(0);
export const signedSumSchema = euros(MAX_SUM);
