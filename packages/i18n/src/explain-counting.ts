import type { Counting } from '@prorata/domain/claims/count-claim';
import type { ClaimEvent, InterestRan, PaymentImputed } from '@prorata/domain/claims/parts';
import { toFraction, toPercentText } from '@prorata/domain/fraction';
import { sumCents } from '@prorata/domain/money';
import { MILLION } from '@prorata/domain/percentage';
import type { ClaimPart, Language } from '@prorata/domain/vocabulary';
import { joinWithSemicolons } from '@prorata/law/cite';
import { vocabulary as de } from './de/vocabulary.ts';
import { vocabulary as en } from './en/vocabulary.ts';
import { citeAll, DISTRIBUTION_TEXTS, fillIn, formatDate } from './explain-step.ts';
import { formatAmount } from './format-amount.ts';
import { vocabulary as fr } from './fr/vocabulary.ts';
import { vocabulary as nl } from './nl/vocabulary.ts';

/** The sentences that tell how an amount came to be counted, from what was declared to the cut-off day. */
export function explainCounting(counting: Counting, language: Language): string[] {
  const texts = DISTRIBUTION_TEXTS[language].counting;
  const { declaredCents, rejection, reservation, events, countedCents } = counting;
  const amount = (cents: bigint) => ({ amount: formatAmount(cents, language) });
  const sentences = [fillIn(texts.declared, amount(declaredCents))];
  if (rejection !== null) {
    sentences.push(
      fillIn(texts.rejected, { ...amount(rejection.amountCents), reason: reasonOf(rejection, language) }),
    );
  }
  if (reservation !== null) {
    const reason = withoutStop(reservation.reason ?? '');
    const phrase = reason === '' ? texts.reserved : texts.reservedBecause;
    sentences.push(fillIn(phrase, { ...amount(reservation.amountCents), reason }));
  }
  sentences.push(...events.flatMap((event) => explainEvent(event, language)));
  if (rejection !== null || events.length > 0) sentences.push(fillIn(texts.counted, amount(countedCents)));
  return sentences;
}

function reasonOf({ reason, note }: NonNullable<Counting['rejection']>, language: Language): string {
  const told = inSentence(VOCABULARY[language].rejectionReason[reason]);
  return joinWithSemicolons(note === null ? [told] : [told, withoutStop(note)], language);
}

function explainEvent(event: ClaimEvent, language: Language): string[] {
  return event.kind === 'interestRan' ? [explainInterest(event, language)] : explainPayment(event, language);
}

function explainInterest(
  { baseCents, from, until, stretches, amountCents }: InterestRan,
  language: Language,
): string {
  const { interestRan, oneDay, days: severalDays } = DISTRIBUTION_TEXTS[language].counting;
  return fillIn(interestRan, {
    base: formatAmount(baseCents, language),
    from: formatDate(from, language),
    until: formatDate(until, language),
    stretches: stretches
      .map(({ days, ratePartsPerMillion }) =>
        fillIn(days === 1 ? oneDay : severalDays, {
          days: String(days),
          rate: writeRate(ratePartsPerMillion, language),
        }),
      )
      .join(', '),
    amount: formatAmount(amountCents, language),
  });
}

function explainPayment({ date, amountCents, taken }: PaymentImputed, language: Language): string[] {
  const { paymentImputed, paidBeyond } = DISTRIBUTION_TEXTS[language].counting;
  const beyondCents = amountCents - sumCents(taken.map((part) => part.amountCents));
  const figures = { date: formatDate(date, language), amount: formatAmount(amountCents, language) };
  const imputed = fillIn(paymentImputed, {
    ...figures,
    articles: citeAll([IMPUTATION], language),
    parts: taken
      .map(({ part, ...one }) => `${partName(part, language)} ${formatAmount(one.amountCents, language)}`)
      .join(', '),
  });
  const beyond = fillIn(paidBeyond, { ...figures, amount: formatAmount(beyondCents, language) });
  return [...(taken.length > 0 ? [imputed] : []), ...(beyondCents > 0n ? [beyond] : [])];
}

const IMPUTATION = { act: 'civilCodeBook5', article: '5.210' } as const;

function partName(part: ClaimPart, language: Language): string {
  const name = VOCABULARY[language].claimPart[part];
  return language === 'de' ? name : inSentence(name);
}

/** A rate with the decimals that it has: `4.5`. */
function writeRate(partsPerMillion: number, language: Language): string {
  const text = toPercentText(toFraction(BigInt(partsPerMillion), MILLION), 4).replace(/\.?0+$/, '');
  return language === 'en' ? text : text.replace('.', ',');
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, '');
}

const VOCABULARY = { nl, fr, de, en };
