import { Button, FileButton, Group, Text } from '@mantine/core';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { IconBuildingBank, IconCheck, IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Block, Count } from '../../components/block.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { MovementDialog } from './receipt-dialog.tsx';
import classes from './recurring.module.css';
import { useChanged } from './recurring-queries.ts';
import type { RecurringProps } from './recurring-tab.tsx';

export type Question = Recurring['questions'][number];

/** Money on the office's account of which nobody has said what it is, with who it is likely from; and the way to read a statement. */
export function QuestionsCard({ dossier, recurring, canWrite, onEditing }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const inWords = useProblem();
  const changed = useChanged(dossier.id);
  const [asked, setAsked] = useState<Question>();
  const ask = (question: Question | undefined) => {
    setAsked(question);
    onEditing(question !== undefined);
  };
  const { questions, payers } = recurring;
  const params = { dossierId: dossier.id };
  const reading = useMutation({
    mutationFn: (file: File) => request(recurringCalls.importStatement, { params, upload: {}, file }),
    onSuccess: (answer) => {
      changed(answer);
      showSuccess(t('statement.read', { count: answer.questions.length }));
    },
  });
  const accepting = useMutation({
    mutationFn: ({ movementId, version, suggestedMonth, payerId }: Question & { readonly payerId: string }) =>
      request(recurringCalls.receiveMovement, {
        params: { ...params, movementId },
        body: { version, payerId, month: suggestedMonth },
      }),
    onSuccess: (answer) => {
      changed(answer);
      showSuccess(t('statement.accepted'));
    },
  });
  if (questions.length === 0 && (!canWrite || payers.length === 0)) return null;
  const failure = reading.error ?? accepting.error;
  const read = canWrite && (
    <FileButton onChange={(file) => file && reading.mutate(file)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconFileUpload />} loading={reading.isPending}>
          {t('statement.upload')}
        </Button>
      )}
    </FileButton>
  );
  // Of what nobody can guess, most is no income at all.
  const likely = questions.filter(({ suggestedPayerId }) => suggestedPayerId !== null);
  const others = questions.filter(({ suggestedPayerId }) => suggestedPayerId === null);
  const items = (shown: readonly Question[]) => (
    <ul className={classes.things}>
      {shown.map((question) => (
        <QuestionItem
          key={question.movementId}
          question={question}
          payers={payers}
          canWrite={canWrite}
          isBusy={accepting.isPending}
          onAccept={(payerId) => accepting.mutate({ ...question, payerId })}
          onAsk={() => ask(question)}
        />
      ))}
    </ul>
  );
  return (
    <Block
      icon={<IconBuildingBank size={18} aria-hidden />}
      title={t('statement.title')}
      remark={likely.length > 0 && <Count of={likely.length} />}
      act={read}
    >
      {failure && <Refusal title={t('statement.failed')} {...inWords(failure)} />}
      <Hint px="lg" py="sm">
        {t(likely.length > 0 ? 'statement.questions' : 'statement.text')}
      </Hint>
      {items(likely)}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('statement.others', { count: others.length })}</summary>
          {items(others)}
        </details>
      )}
      <MovementDialog
        dossier={dossier}
        recurring={recurring}
        question={asked}
        onClose={() => ask(undefined)}
      />
    </Block>
  );
}

interface QuestionItemProps {
  readonly question: Question;
  readonly payers: Recurring['payers'];
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onAccept: (payerId: string) => void;
  readonly onAsk: () => void;
}

function QuestionItem({ question, payers, canWrite, isBusy, onAccept, onAsk }: QuestionItemProps) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const { amount, bookedOn, counterpartyName, communication, suggestedPayerId, suggestedMonth } = question;
  const payer = payers.find(({ id }) => id === suggestedPayerId);
  return (
    <li>
      <div className={classes.question}>
        <Text fw={500}>
          <Amount euros={amount} /> · {counterpartyName ?? t('statement.unknown')}
        </Text>
        <Hint>
          <DateText value={bookedOn} />
          {communication && ` · ${communication}`}
        </Hint>
      </div>
      {canWrite && (
        <Group gap="sm">
          {payer && (
            <Button leftSection={<IconCheck />} disabled={isBusy} onClick={() => onAccept(payer.id)}>
              {t('statement.accept', { name: payer.name, month: formatMonth(suggestedMonth, language) })}
            </Button>
          )}
          <Button variant="default" disabled={isBusy} onClick={onAsk}>
            {t(payer ? 'statement.other' : 'statement.say')}
          </Button>
        </Group>
      )}
    </li>
  );
}
