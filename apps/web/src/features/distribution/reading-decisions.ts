import type { SentBodyOf } from '@prorata/contract/call';
import type { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import type { Language } from '@prorata/domain/vocabulary';
import type { Named } from '@prorata/law/named';
import { READINGS, type ReadingId } from '@prorata/law/readings/register';

export type ReadingDecision = NonNullable<SentBodyOf<typeof distributionCalls.calculate>['readings']>[number];

/** A question of law as it stands in the register, whichever it is. */
export interface Question {
  readonly id: ReadingId;
  readonly question: Named;
  readonly answers: readonly string[];
  readonly byDefault: string;
  readonly answerNames: Readonly<Record<string, Named>>;
  readonly reasons: Readonly<Record<string, Named>>;
}

export const QUESTIONS: readonly Question[] = Object.entries(READINGS).map(([id, reading]) => ({
  ...reading,
  id: id as ReadingId,
}));

/** Every answer to every question, to be tried out. */
export const TRIED: readonly ReadingDecision[] = QUESTIONS.flatMap((question) =>
  question.answers.map((answer) => decide(question, { answer }, 'en')),
);

/** A question whose answer moves money in this dossier, with what each answer would change as things stand. */
export interface AskedQuestion {
  readonly question: Question;
  readonly changes: ReadonlyMap<string, Comparison>;
}

/** The questions to ask: those of which one answer gives somebody another amount than now. */
export function questionsToAsk(
  tried: readonly { readonly decision: ReadingDecision; readonly comparison: Comparison }[],
): AskedQuestion[] {
  return QUESTIONS.flatMap((question) => {
    const changes = new Map(
      tried
        .filter(({ decision }) => decision.reading === question.id)
        .map(({ decision, comparison }) => [decision.answer as string, comparison]),
    );
    return [...changes.values()].some((comparison) => changesOf(comparison).length > 0)
      ? [{ question, changes }]
      : [];
  });
}

/** Who would get more or less, in cents to the euro. */
export function changesOf({ creditors }: Comparison): { readonly name: string; readonly cents: number }[] {
  return creditors
    .map(({ name, before, after }) => ({
      name,
      cents: Math.round((after.paid + after.reserved - before.paid - before.reserved) * 100),
    }))
    .filter(({ cents }) => cents !== 0);
}

/** What the bailiff typed so far; what he did not touch is as the register has it. */
export interface Given {
  readonly answer?: string;
  readonly reason?: string;
}

/** The answer that counts until another is chosen: that of the last calculation, which changes nothing. */
export function standingAnswer({ question, changes }: AskedQuestion): string {
  const standing = question.answers.filter((answer) => {
    const comparison = changes.get(answer);
    return comparison !== undefined && changesOf(comparison).length === 0;
  });
  return standing.find((answer) => answer === question.byDefault) ?? standing[0] ?? question.byDefault;
}

/** The decision as it is sent, with the reason of the register where the bailiff wrote none of his own. */
export function decide(
  { id, byDefault, reasons }: Question,
  { answer = byDefault, reason }: Given,
  language: Language,
): ReadingDecision {
  const decided = { reading: id, answer, reason: reason ?? reasons[answer]?.[language] ?? '' };
  // The register types each question with its own answers; this list holds them all.
  return decided as ReadingDecision;
}
