import { Fieldset, Radio, Stack, Text, Textarea } from '@mantine/core';
import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { useQueries } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierKey } from '../dossiers/dossier-queries.ts';
import { capitalised } from './capitalised.ts';
import type { OrderDecision } from './order-decisions.ts';
import {
  type AskedQuestion,
  changesOf,
  decide,
  type Given,
  questionsToAsk,
  standingAnswer,
  TRIED,
} from './reading-decisions.ts';

/** The open questions of law that matter in this dossier: every answer is tried, and what moves no money is not asked. */
export function useAskedQuestions(
  dossierId: string,
  /** As decided so far; nothing can be tried while one is missing. */
  orders: readonly OrderDecision[] | undefined,
): { readonly questions: readonly AskedQuestion[]; readonly isTrying: boolean } {
  return useQueries({
    queries: TRIED.map((decision) => ({
      queryKey: [...dossierKey(dossierId), 'reading', decision, orders],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        request(distributionCalls.whatIf, {
          params: { dossierId },
          body: { readings: [decision], orders: [...(orders ?? [])] },
          signal,
        }),
      enabled: orders !== undefined,
      // What stands in the way of a calculation is told when it is asked for.
      retry: false,
    })),
    combine: (results) => ({
      questions: questionsToAsk(
        results.flatMap(({ data }, index) => {
          const decision = TRIED[index];
          return data && decision ? [{ decision, comparison: data }] : [];
        }),
      ),
      isTrying: results.some(({ isFetching }) => isFetching),
    }),
  });
}

interface ReadingQuestionsProps {
  readonly asked: readonly AskedQuestion[];
  readonly given: Readonly<Record<string, Given>>;
  readonly onChange: (given: Readonly<Record<string, Given>>) => void;
  /** The language of the report, in which the reason is printed. */
  readonly language: DossierLanguage;
}

/** Questions that the law leaves open, each with what its answers would change, and the reason that the report prints. */
export function ReadingQuestions({ asked, given, onChange, language }: ReadingQuestionsProps) {
  return asked.map((one) => (
    <OneQuestion
      key={one.question.id}
      asked={one}
      given={given[one.question.id] ?? {}}
      onChange={(changed) => onChange({ ...given, [one.question.id]: changed })}
      language={language}
    />
  ));
}

interface OneQuestionProps {
  readonly asked: AskedQuestion;
  readonly given: Given;
  readonly onChange: (given: Given) => void;
  readonly language: DossierLanguage;
}

function OneQuestion({ asked, given, onChange, language }: OneQuestionProps) {
  const { t } = useTranslation('calculation');
  const spoken = useLanguage();
  const { question } = asked;
  const { answer, reason } = decide(question, { answer: standingAnswer(asked), ...given }, language);
  return (
    <Fieldset px="lg" py="md" bd="1px solid warning.3" legend={question.question[spoken]}>
      <Stack gap="md">
        <Text size="sm">{t('readings.text')}</Text>
        <Radio.Group
          aria-label={question.question[spoken]}
          value={answer}
          onChange={(chosen) => onChange({ answer: chosen })}
        >
          <Stack gap="sm">
            {question.answers.map((one) => (
              <Radio
                key={one}
                value={one}
                label={capitalised(question.answerNames[one]?.[spoken] ?? one)}
                description={<Consequence asked={asked} answer={one} />}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('readings.reason')}
          description={t('readings.reasonHint')}
          value={reason}
          maxLength={2_000}
          autosize
          required
          onChange={({ currentTarget }) => onChange({ answer, reason: currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}

/** Who would get more or less than now. */
function Consequence({ asked, answer }: { readonly asked: AskedQuestion; readonly answer: string }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const comparison = asked.changes.get(answer);
  const changes = comparison ? changesOf(comparison) : [];
  if (changes.length === 0) return t('readings.asNow');
  return changes
    .map(({ name, cents }) => `${name} ${cents > 0 ? '+' : ''}${formatAmount(cents / 100, language)}`)
    .join(' · ');
}
