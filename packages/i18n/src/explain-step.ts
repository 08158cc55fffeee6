import {
  exactShareOf,
  isAlone,
  quotaOf,
  roundingOf,
  type Step,
  type TurnStep,
} from '@prorata/domain/distribution/step';
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

/** The sentences that tell one step of the story of an amount. */
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
      return explainTurn(step, language, poolName);
  }
}

function explainTurn(step: TurnStep, language: Language, poolName: PoolName): string {
  const { steps, remarks } = DISTRIBUTION_TEXTS[language];
  const { turn } = step;
  const head = fillIn(steps[step.kind], {
    privilege: capitalised(getPrivilege(step.privilegeId).names[language]),
    pool: poolName(turn.draws[0]?.poolId ?? ''),
    rank: String(turn.rank),
    articles: citeAll(step.references, language),
  });
  const sentences = [head];
  if (step.since !== null && turn.kind === 'specific') {
    sentences.push(fillIn(remarks.since, { date: formatDate(step.since, language) }));
  }
  if (turn.orderReason !== undefined) sentences.push(fillIn(remarks.order, { reason: turn.orderReason }));
  if (turn.besideCents !== undefined) {
    sentences.push(fillIn(remarks.beside, { amount: formatAmount(turn.besideCents, language) }));
  }
  return [...sentences, explainResult(step, language)].join(' ');
}

function explainResult(step: TurnStep, language: Language): string {
  const { results } = DISTRIBUTION_TEXTS[language];
  const { turn, claimedCents, allottedCents } = step;
  const amount = (cents: bigint) => formatAmount(cents, language);
  if (turn.paidCents === 0n) return fillIn(results.nothing, { claimed: amount(claimedCents) });
  if (turn.paidCents === turn.demandedCents) {
    return fillIn(results.inFull, { claimed: amount(claimedCents), available: amount(turn.availableCents) });
  }
  const figures = {
    available: amount(turn.availableCents),
    paid: amount(turn.paidCents),
    demanded: amount(turn.demandedCents),
    percent: toPercentText(quotaOf(turn), 4).replace('.', language === 'en' ? '.' : ','),
    claimed: amount(claimedCents),
    exact: finely(exactShareOf(step), language),
    allotted: amount(allottedCents),
    rounding: finely(roundingOf(step), language),
  };
  return fillIn(isAlone(step) ? results.exhausted : results.proRata, figures);
}

/** A fraction of cents as euros with four decimals, cut. */
function finely({ numerator, denominator }: Fraction, language: Language): string {
  return formatEuros((numerator * 100n) / denominator, 4, language);
}

function citeAll(references: readonly Reference[], language: Language): string {
  return [...new Set(references.map((reference) => cite(reference, language)))].join('; ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
