import { isEuroAmount } from '@prorata/domain/money';
import * as z from 'zod';
import { rule } from './field-errors.ts';

/** A billion euros: far above any dossier, far below where the sum of all its lines could lose a cent. */
const LARGEST_EUROS = 1_000_000_000;

const DECIMALS = 2;

/**
 * Euros, as a JSON number with at most two decimals; more are refused rather than rounded. `centsFromEuros`
 * and `eurosFromCents` of the domain's money turn it into cents and back without loss.
 */
export const signedAmountSchema = z
  .number()
  .min(-LARGEST_EUROS)
  .max(LARGEST_EUROS)
  .refine(isEuroAmount, rule('too-many-decimals', { maximum: DECIMALS }));

export const amountSchema = signedAmountSchema.min(0);

export const positiveAmountSchema = signedAmountSchema.gt(0);
