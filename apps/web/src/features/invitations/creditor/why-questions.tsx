import { Button, Checkbox, Text } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { endOf, nextQuestion, type Question } from '@prorata/law/causes/cause';
import { type ReactNode, useId } from 'react';
import { privilegeName } from '../../../components/claims/privilege-words.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './why.module.css';
import type { Answered } from './why-flow.tsx';
import { WhyProgress } from './why-progress.tsx';

interface WhyQuestionsProps {
  readonly question: Question;
  readonly answered: Answered;
  readonly privileges: readonly Privilege[];
  readonly back: ReactNode;
  readonly onAnswer: (answered: Answered) => void;
  readonly onDone: () => void;
}

/** Each answer opens the next question under it; at the end the lots, where the reason is about things that were sold. */
export function WhyQuestions({ question, answered, privileges, back, onAnswer, onDone }: WhyQuestionsProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const { dossier } = useInvited();
  const { way, isForOffice } = answered;
  const [first] = way;
  // The tile is the first answer; what follows it is asked here, as far as it was answered and one further.
  const places = way.map((_, place) => place + 1);
  const end = privileges.find(({ id }) => id === endOf(way));
  const isAboutThings = end?.type === 'specific' && dossier.lots.length > 0;
  return (
    <InvitedPage
      title={t('questions', { name: first ? privilegeName(first, language) : '' })}
      back={back}
      head={<WhyProgress position={2} />}
      foot={
        <Button size="xl" fullWidth disabled={end === undefined && !isForOffice} onClick={onDone}>
          {t('seeProposal')}
        </Button>
      }
    >
      {places.map((place) => {
        const asked = nextQuestion(question, way.slice(0, place));
        if (asked === undefined) return null;
        return (
          <QuestionCard
            key={way.slice(0, place).at(-1)?.id}
            number={place}
            question={asked}
            chosen={way[place]?.id ?? (isForOffice && place === way.length ? 'unknown' : undefined)}
            onChoose={(id) => {
              const next = asked.answers.find((one) => one.id === id);
              const before = way.slice(0, place);
              onAnswer({
                ...answered,
                way: next ? [...before, next] : before,
                isForOffice: next === undefined,
              });
            }}
          />
        );
      })}
      {isAboutThings && <LotsCard answered={answered} onAnswer={onAnswer} />}
      <Text size="sm" c="dimmed">
        {t('unknownStopsNothing')}
      </Text>
    </InvitedPage>
  );
}

interface QuestionCardProps {
  readonly number: number;
  readonly question: Question;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function QuestionCard({ number, question, chosen, onChoose }: QuestionCardProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const name = useId();
  const choices = [
    ...question.answers.map((answer) => ({ id: answer.id, label: privilegeName(answer, language) })),
    { id: 'unknown', label: t('unknown') },
  ];
  return (
    <fieldset className={classes.question}>
      <legend>
        {number}. {question.asks[language]}
      </legend>
      {choices.map(({ id, label }) => (
        <label key={id} className={classes.choice} data-chosen={chosen === id || undefined}>
          <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface LotsCardProps {
  readonly answered: Answered;
  readonly onAnswer: (answered: Answered) => void;
}

/** By their names alone: what a creditor recognises of what was sold. */
function LotsCard({ answered, onAnswer }: LotsCardProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const { dossier } = useInvited();
  return (
    <Card title={t('lots')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('lotsHint')}{' '}
        {dossier.dateSeizure !== null && t('seizure', { date: formatDate(dossier.dateSeizure, language) })}
      </Text>
      <Checkbox.Group
        value={[...answered.lotIds]}
        onChange={(lotIds) => onAnswer({ ...answered, lotIds })}
        aria-label={t('lots')}
      >
        {dossier.lots.map(({ id, number, name }) => (
          <Checkbox
            key={id}
            className={classes.lot ?? ''}
            size="md"
            value={id}
            label={t('lot', { number, name })}
          />
        ))}
      </Checkbox.Group>
    </Card>
  );
}
