import { Fieldset, Radio, Stack, Text } from '@mantine/core';
import { creditorsCalls } from '@prorata/contract/creditors/calls';
import type { Creditor } from '@prorata/contract/creditors/creditor';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { addressLines } from '@prorata/domain/registered-letter-address';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { creditorsQuery, useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { APART, type IdentityQuestion, listIdentityQuestions } from './identity-questions.ts';

interface IdentityDialogProps {
  readonly dossierId: string;
  readonly onClose: () => void;
}

/** Asks of creditors whom no number tells apart whether they are the same, and lets an answer be changed. */
export function IdentityDialog({ opened, ...props }: IdentityDialogProps & { readonly opened: boolean }) {
  const { t } = useTranslation('creditors');
  return (
    <FormDialog opened={opened} onClose={props.onClose} title={t('title')} size={720}>
      <Identities {...props} />
    </FormDialog>
  );
}

function Identities({ dossierId, onClose }: IdentityDialogProps) {
  const inWords = useProblem();
  const creditors = useQuery(creditorsQuery(dossierId));
  if (creditors.isError) {
    return <LoadError {...inWords(creditors.error)} onRetry={() => void creditors.refetch()} />;
  }
  if (creditors.data === undefined) return <Loading rows={3} />;
  const questions = listIdentityQuestions(creditors.data.items);
  return <IdentityForm dossierId={dossierId} questions={questions} onClose={onClose} />;
}

/** The answers that were chosen, by the id of the creditor. */
type Answers = Readonly<Record<string, string>>;

interface IdentityFormProps extends IdentityDialogProps {
  readonly questions: readonly IdentityQuestion[];
}

function IdentityForm({ dossierId, questions, onClose }: IdentityFormProps) {
  const { t } = useTranslation('creditors');
  const inWords = useProblem();
  const [answers, setAnswers] = useState<Answers>({});
  const saving = useSavingAnswers(dossierId, onClose);
  const changed = questions.filter(({ creditor: { id }, answer }) => (answers[id] ?? answer) !== answer);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(changed.map(({ creditor }) => ({ creditor, answer: answers[creditor.id] ?? APART })));
      }}
    >
      <Stack gap="lg">
        <Text>{t('intro')}</Text>
        {questions.map((question) => (
          <Question
            key={question.creditor.id}
            question={question}
            value={answers[question.creditor.id] ?? question.answer}
            onChange={(answer) => setAnswers({ ...answers, [question.creditor.id]: answer })}
          />
        ))}
        {saving.error && <Refusal title={t('failed')} {...inWords(saving.error)} />}
      </Stack>
      <DialogActs isBusy={saving.isPending} isDisabled={changed.length === 0} onClose={onClose} />
    </form>
  );
}

interface QuestionProps {
  readonly question: IdentityQuestion;
  readonly value: string | undefined;
  readonly onChange: (answer: string) => void;
}

function Question({ question, value, onChange }: QuestionProps) {
  const { t } = useTranslation('creditors');
  const factsOf = useFacts();
  const { creditor, candidates, canBeSame, canBeApart } = question;
  return (
    <Fieldset
      legend={<strong>{creditor.name}</strong>}
      px="lg"
      py="md"
      {...(question.answer === undefined && { bd: '1px solid warning.3' })}
    >
      <Stack gap="sm">
        <Facts lines={factsOf(creditor)} />
        <Radio.Group
          aria-label={t('question', { name: creditor.name })}
          value={value ?? null}
          onChange={(chosen) => chosen !== null && onChange(chosen)}
        >
          <Stack gap="sm">
            {candidates.map((candidate) => (
              <Radio
                key={candidate.id}
                value={candidate.id}
                disabled={!canBeSame}
                label={t('sameAs', { name: candidate.name })}
                description={factsOf(candidate).join('; ')}
              />
            ))}
            <Radio value={APART} disabled={!canBeApart} label={t('apart')} />
          </Stack>
        </Radio.Group>
        {!canBeSame && <Hint>{t('numbersDiffer')}</Hint>}
        {!canBeApart && <Hint>{t('numberShared')}</Hint>}
        <Told creditor={creditor} />
      </Stack>
    </Fieldset>
  );
}

function Facts({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two statements may say the same.
    <Hint key={place}>{line}</Hint>
  ));
}

function Told({ creditor: { toldAt, toldBy } }: { readonly creditor: Creditor }) {
  const { t } = useTranslation('creditors');
  const language = useLanguage();
  if (toldAt === null || toldBy === null) return null;
  return <Hint size="xs">{t('told', { name: toldBy, date: formatDate(toldAt, language, 'dateTime') })}</Hint>;
}

/** What tells creditors apart for who reads it: amount, number, address, account and reference of each statement. */
function useFacts(): (creditor: Creditor) => string[] {
  const { t } = useTranslation('creditors');
  const language = useLanguage();
  return ({ statements }) =>
    statements.map((statement) =>
      [
        formatAmount(statement.totalAmountClaimed, language),
        statement.kboNumber && formatEnterpriseNumber(statement.kboNumber),
        statement.nationalNumber && formatNationalNumber(statement.nationalNumber),
        statement.kboNumber === null && statement.nationalNumber === null && t('noNumber'),
        addressLines({ ...statement.creditorAddress, country: null }).join(', '),
        statement.paymentaccount && formatIban(statement.paymentaccount),
        statement.creditorReference,
      ]
        .filter(Boolean)
        .join(' · '),
    );
}

interface ChosenAnswer {
  readonly creditor: Creditor;
  readonly answer: string;
}

function useSavingAnswers(dossierId: string, onDone: () => void) {
  const { t } = useTranslation('creditors');
  const refresh = useRefreshDossier(dossierId);
  return useMutation({
    mutationFn: async (chosen: readonly ChosenAnswer[]) => {
      for (const { creditor, answer } of chosen) {
        const sameAsId = answer === APART ? null : answer;
        const params = { dossierId, creditorId: creditor.id };
        await request(creditorsCalls.identify, { params, body: { version: creditor.version, sameAsId } });
      }
    },
    onSuccess: () => {
      onDone();
      showSuccess(t('saved'));
    },
    // Also when the second of two answers was refused, the first one stands.
    onSettled: () => refresh(),
  });
}
