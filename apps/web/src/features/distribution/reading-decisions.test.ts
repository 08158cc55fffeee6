import type { Comparison } from '@prorata/contract/distribution/what-if';
import { expect, it } from 'vitest';
import { changesOf, decide, QUESTIONS, questionsToAsk, standingAnswer, TRIED } from './reading-decisions.ts';

const totals = { moneyIn: 0, costs: 0, paid: 0, reserved: 0, surplus: 0 };

function comparison(more: number): Comparison {
  const creditor = (name: string, change: number) => ({
    creditorId: name,
    statementId: null,
    name,
    before: { paid: 100.1, reserved: 0 },
    after: { paid: 100.1 + change, reserved: 0 },
    reasons: [],
  });
  return { before: totals, after: totals, creditors: [creditor('Peeters', more), creditor('Claes', -more)] };
}

const tried = (answers: Readonly<Record<string, number>>) =>
  TRIED.flatMap((decision) => {
    const more = answers[`${decision.reading} ${decision.answer}`];
    return more === undefined ? [] : [{ decision, comparison: comparison(more) }];
  });

it('asks only what gives somebody another amount', () => {
  const asked = questionsToAsk(
    tried({
      'maintenanceCapPer claim': 0,
      'maintenanceCapPer creditor': 0,
      'restAboveCap ordinary': 0,
      'restAboveCap unpaid': 20.2,
    }),
  );
  expect(asked.map(({ question }) => question.id)).toEqual(['restAboveCap']);
});

it('tells who would get more and who less, to the cent', () => {
  expect(changesOf(comparison(20.2))).toEqual([
    { name: 'Peeters', cents: 2020 },
    { name: 'Claes', cents: -2020 },
  ]);
});

it('starts from what the last calculation decided', () => {
  const [again] = questionsToAsk(tried({ 'restAboveCap ordinary': 5, 'restAboveCap unpaid': 0 }));
  const [first] = questionsToAsk(tried({ 'restAboveCap ordinary': 0, 'restAboveCap unpaid': 5 }));
  expect([again && standingAnswer(again), first && standingAnswer(first)]).toEqual(['unpaid', 'ordinary']);
});

it('gives the reason of the register in the language of the dossier until another is written', () => {
  const [question] = QUESTIONS;
  if (question === undefined) throw new Error('There are no questions.');
  const answer = question.byDefault;
  expect(decide(question, {}, 'fr')).toEqual({
    reading: question.id,
    answer,
    reason: question.reasons[answer]?.fr,
  });
  expect(decide(question, { reason: 'Arrest van 2024.' }, 'fr').reason).toBe('Arrest van 2024.');
});
