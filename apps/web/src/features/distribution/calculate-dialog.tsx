import { Radio, Stack, Text, Textarea } from '@mantine/core';
import type { SentBodyOf } from '@prorata/contract/call';
import { INTEREST_CUT_OFFS, type InterestCutOff } from '@prorata/contract/distribution/calculation';
import { distributionCalls } from '@prorata/contract/distribution/calls';
import type { Circle } from '@prorata/contract/distribution/finding';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Cell } from '../../components/form/field.tsx';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useKeptState } from '../../platform/session/drafts.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { CircleDecisions } from './circle-decisions.tsx';
import { areDecided, circlesOf, startingOrders } from './order-decisions.ts';
import { decide, type Given, standingAnswer } from './reading-decisions.ts';
import { ReadingQuestions, useAskedQuestions } from './reading-questions.tsx';

interface CalculateDialogProps {
  readonly dossier: Dossier;
  /** As validation found them; the calculation may find more. */
  readonly circles: readonly Circle[];
  /** Where the last calculation stopped interest. */
  readonly lastCutOff: InterestCutOff | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Calculates the distribution; again with the reason why, and with the bailiff's order where the law gives none. */
export function CalculateDialog({ opened, ...props }: CalculateDialogProps) {
  const { t } = useTranslation('calculation');
  const isAgain = props.dossier.status === 'Calculated';
  return (
    <FormDialog
      opened={opened}
      onClose={props.onClose}
      title={isAgain ? t('calculate.againTitle') : t('calculate.title')}
    >
      <CalculateForm {...props} isAgain={isAgain} />
    </FormDialog>
  );
}

interface CalculateFormProps extends Omit<CalculateDialogProps, 'opened'> {
  readonly isAgain: boolean;
}

function CalculateForm({ dossier, circles, lastCutOff, isAgain, onClose }: CalculateFormProps) {
  const { t } = useTranslation(['calculation', 'states']);
  const inWords = useProblem();
  const form = useId();
  const [note, setNote] = useKeptState(`note of ${dossier.id}`, '');
  const [orders, setOrders] = useKeptState(`orders of ${dossier.id}`, startingOrders(circles));
  const [interestCutOff, setInterestCutOff] = useKeptState<InterestCutOff>(
    `cut-off of ${dossier.id}`,
    lastCutOff ?? 'reportDate',
  );
  const [isNoteMissing, setNoteMissing] = useState(false);
  const calculating = useCalculating(dossier, onClose);
  const asked = circlesOf(calculating.error) ?? circles;
  const decided = asked === circles ? orders : startingOrders(asked, orders);
  const isOrdered = areDecided(asked, decided);
  const [given, setGiven] = useKeptState<Readonly<Record<string, Given>>>(`readings of ${dossier.id}`, {});
  const { questions, isTrying } = useAskedQuestions(dossier.id, isOrdered ? decided : undefined);
  // Validation has seen to it that there is one.
  const language = dossier.language ?? 'nl';
  const readings = questions.map((one) =>
    decide(one.question, { answer: standingAnswer(one), ...given[one.question.id] }, language),
  );
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = isAgain && note.trim() === '';
        setNoteMissing(isMissing);
        if (isMissing) return;
        calculating.mutate({ note: note.trim() || null, orders: [...decided], readings, interestCutOff });
      }}
    >
      <Stack gap="lg">
        <Text>{t('calculate.text')}</Text>
        {isAgain && (
          <Textarea
            label={t('calculate.note')}
            description={t('calculate.noteHint')}
            value={note}
            error={isNoteMissing && t('calculate.noteRequired')}
            maxLength={2_000}
            autosize
            minRows={2}
            required
            data-autofocus
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
        <CutOffChoice value={interestCutOff} onChange={setInterestCutOff} />
        {asked.length > 0 && <CircleDecisions circles={asked} value={decided} onChange={setOrders} />}
        <ReadingQuestions asked={questions} given={given} onChange={setGiven} language={language} />
        {calculating.error && <Refusal title={t('calculate.failed')} {...inWords(calculating.error)} />}
      </Stack>
      <DialogActs
        isBusy={calculating.isPending}
        verb={t('calculate.verb')}
        safeVerb={t('states:back')}
        isDisabled={!isOrdered || isTrying || readings.some(({ reason }) => reason.trim() === '')}
        onClose={onClose}
      />
    </form>
  );
}

type CalculationBody = SentBodyOf<typeof distributionCalls.calculate>;

interface CutOffChoiceProps {
  readonly value: InterestCutOff;
  readonly onChange: (value: InterestCutOff) => void;
}

/** Where the draft stops the interest that runs on: one day for all claims. */
function CutOffChoice({ value, onChange }: CutOffChoiceProps) {
  const { t } = useTranslation('calculation');
  return (
    <Cell span={12} help="interest" label={t('calculate.cutOff.label')}>
      <Radio.Group
        label={t('calculate.cutOff.label')}
        description={t('calculate.cutOff.hint')}
        value={value}
        onChange={(chosen) => onChange(INTEREST_CUT_OFFS.find((one) => one === chosen) ?? value)}
      >
        <Stack gap="sm" mt="xs">
          {INTEREST_CUT_OFFS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`calculate.cutOff.${one}`)}
              description={t(`calculate.cutOff.${one}Text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Cell>
  );
}

function useCalculating(dossier: Dossier, onDone: () => void) {
  const { t } = useTranslation('calculation');
  const refresh = useRefreshDossier(dossier.id);
  return useMutation({
    mutationFn: (body: CalculationBody) =>
      request(distributionCalls.calculate, { params: { dossierId: dossier.id }, body }),
    onSuccess: async ({ fileName }) => {
      await refresh();
      onDone();
      showSuccess(t('calculate.done'), fileName);
    },
  });
}
