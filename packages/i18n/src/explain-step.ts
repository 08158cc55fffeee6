import {
  exactShareOf,
  isSoleClaimant,
  quotaOf,
  type RoundStep,
  roundingOf,
  type Step,
} from '@prorata/domain/distribution/explain-line';
import { type Fraction, toPercentText } from '@prorata/domain/fraction';
import type { Language } from '@prorata/domain/vocabulary';
import { cite } from '@prorata/law/cite';
import type { Reference } from '@prorata/law/dated-parameter';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { DISTRIBUTION_TEXTS } from './distribution-texts.ts';
import { fillIn } from './fill-in.ts';
import { formatAmount, formatEuros } from './format-amount.ts';
import { formatDate } from './format-date.ts';

/** What the calculation calls by id and the reader by name. */
export type PoolName = (poolId: string) => string;

/** The sentences that explain one step of an amount. */
export function explainStep(step: Step, language: Language, poolName: PoolName): string {
  const { steps } = DISTRIBUTION_TEXTS[language];
  const amount = (cents: bigint) => formatAmount(cents, language);
  switch (step.kind) {
    case 'nothingClaimed':
      return steps.nothingClaimed;
    case 'capped':
    case 'limited':
      return fillIn(steps[step.kind], {
        limit: amount(step.limitCents),
        above: amount(step.aboveCents),
        articles: citeAll(step.references, language),
      });
    case 'joinsOrdinary':
    case 'reserved':
    case 'unpaid':
      return fillIn(steps[step.kind], {
        amount: amount(step.amountCents),
        articles: citeAll(step.references, language),
      });
    default:
      return explainRound(step, language, poolName);
  }
}

function explainRound(step: RoundStep, language: Language, poolName: PoolName): string {
  const { steps, remarks } = DISTRIBUTION_TEXTS[language];
  const { round } = step;
  const head = fillIn(steps[step.kind], {
    privilege: capitalised(getPrivilege(step.privilegeId).names[language]),
    pool: poolName(round.draws[0]?.poolId ?? ''),
    rank: String(round.rank),
    articles: citeAll(step.references, language),
  });
  const sentences = [head];
  if (step.since !== null && round.kind === 'specific') {
    sentences.push(fillIn(remarks.since, { date: formatDate(step.since, language) }));
  }
  if (round.orderReason !== undefined) sentences.push(fillIn(remarks.order, { reason: round.orderReason }));
  if (round.concurrentGeneralCents !== undefined) {
    sentences.push(
      fillIn(remarks.concurrent, { amount: formatAmount(round.concurrentGeneralCents, language) }),
    );
  }
  return [...sentences, explainResult(step, language)].join(' ');
}

function explainResult(step: RoundStep, language: Language): string {
  const { results } = DISTRIBUTION_TEXTS[language];
  const { round, claimedCents, allottedCents } = step;
  const amount = (cents: bigint) => formatAmount(cents, language);
  if (round.paidCents === 0n) return fillIn(results.nothing, { claimed: amount(claimedCents) });
  if (round.paidCents === round.demandedCents) {
    return fillIn(results.inFull, { claimed: amount(claimedCents), available: amount(round.availableCents) });
  }
  const figures = {
    available: amount(round.availableCents),
    paid: amount(round.paidCents),
    demanded: amount(round.demandedCents),
    percent: toPercentText(quotaOf(round), 4).replace('.', language === 'en' ? '.' : ','),
    claimed: amount(claimedCents),
    exact: formatToFourDecimals(exactShareOf(step), language),
    allotted: amount(allottedCents),
    rounding: formatToFourDecimals(roundingOf(step), language),
  };
  return fillIn(isSoleClaimant(step) ? results.exhausted : results.proRata, figures);
}

/** A fraction of cents as euros with four decimals, cut. */
function formatToFourDecimals({ numerator, denominator }: Fraction, language: Language): string {
  return formatEuros((numerator * 100n) / denominator, 4, language);
}

function citeAll(references: readonly Reference[], language: Language): string {
  return [...new Set(references.map((reference) => cite(reference, language)))].join('; ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
