import {
  exactShareOf,
  isSoleClaimant,
  quotaOf,
  type RoundStep,
  roundingOf,
  type Step,
} from '@prorata/domain/distribution/explain-line';
import { type Fraction, toPercentText } from '@prorata/domain/fraction';
import { brusselsDate, brusselsTime } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { cite, joinWithSemicolons } from '@prorata/law/cite';
import type { Reference } from '@prorata/law/dated-parameter';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { distribution as de } from './de/distribution.ts';
import { distribution as en } from './en/distribution.ts';
import { formatAmount, formatEuros } from './format-amount.ts';
import { distribution as fr } from './fr/distribution.ts';
import { distribution as nl } from './nl/distribution.ts';

/** What the calculation calls by id and the reader by name. */
export type PoolName = (poolId: string) => string;

/** The sentences that explain one step of an amount. */
export function explainStep(step: Step, language: Language, poolName: PoolName): string {
  const { steps, withoutPrivilege, remarks } = DISTRIBUTION_TEXTS[language];
  const amount = (cents: bigint) => formatAmount(cents, language);
  switch (step.kind) {
    case 'nothingClaimed':
      return steps.nothingClaimed;
    case 'wholeDebt':
    case 'partOfDebt':
    case 'initialAmount':
      return fillIn(steps[step.kind], { debt: amount(step.debtCents), amount: amount(step.amountCents) });
    case 'withoutPrivilege':
      return fillIn(withoutPrivilege[step.because], { amount: amount(step.amountCents) });
    case 'capped':
    case 'cappedTogether':
    case 'limited':
      return [
        fillIn(steps[step.kind], {
          limit: amount(step.limitCents),
          share: amount(step.shareCents ?? step.limitCents),
          above: amount(step.aboveCents),
          articles: citeAll(step.references, language),
        }),
        ...(step.usedCents === undefined ? [] : [fillIn(remarks.used, { used: amount(step.usedCents) })]),
      ].join(' ');
    case 'reserved':
    case 'partlyReserved':
      return fillIn(steps[step.kind], {
        reserved: amount(step.reservedCents),
        amount: amount(step.amountCents),
        articles: citeAll(step.references, language),
      });
    case 'joinsOrdinary':
    case 'solidaryCeiling':
    case 'bearsCosts':
    case 'unpaid':
    case 'unpaidHere':
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
    pool: round.draws.map(({ poolId }) => poolName(poolId)).join(', '),
    rank: String(round.rank),
    articles: citeAll(step.references, language),
    notified: round.notifiedAt === undefined ? '' : formatInstant(round.notifiedAt, language),
  });
  const sentences = [head];
  if (step.since !== null && round.kind === 'specific') {
    sentences.push(fillIn(remarks.since, { date: formatDate(step.since, language) }));
  }
  if (step.overLots !== null) {
    sentences.push(
      fillIn(remarks.overLots, {
        demanded: formatAmount(step.overLots.demandedCents, language),
        held: formatAmount(step.overLots.heldCents, language),
        available: formatAmount(round.availableCents, language),
        claimed: formatAmount(step.claimedCents, language),
      }),
    );
  }
  if (step.fixedReason !== null) sentences.push(fillIn(remarks.fixed, { reason: step.fixedReason }));
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

export function citeAll(references: readonly Reference[], language: Language): string {
  return joinWithSemicolons(
    references.map((reference) => cite(reference, language)),
    language,
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Puts values in the places that a phrase leaves between double braces. A value without a place is not used. */
export function fillIn(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The phrase "${phrase}" has no value for ${name}.`);
    return value;
  });
}

/** A day in figures: 22/10/2026, in German 22.10.2026. */
export function formatDate(isoDate: string, language: Language): string {
  const [year, month, day] = isoDate.split('-');
  return [day, month, year].join(language === 'de' ? '.' : '/');
}

/** A day and hour in Belgium: 22/10/2026, 14:05. */
function formatInstant(instant: string, language: Language): string {
  const at = new Date(instant);
  return `${formatDate(brusselsDate(at), language)}, ${brusselsTime(at)}`;
}

/** The phrases of the calculation in every language, for documents and screens that tell it. */
export const DISTRIBUTION_TEXTS = { nl, fr, de, en };
