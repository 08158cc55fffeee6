import { Button, FileButton, Group, Table, Text } from '@mantine/core';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type {
  Contestations,
  PROCEEDING_PIECES,
  Proceeding,
} from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import {
  decideProceedingMove,
  PROCEEDING_EVENTS,
  type ProceedingEvent,
} from '@prorata/domain/contestations/contestation-workflow';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban } from '@prorata/domain/iban';
import { formatNationalNumber } from '@prorata/domain/national-number';
import { IconCircleCheck, IconCircleDashed, IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import phone from '../../components/phone-cards.module.css';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { PieceList } from './contestation-card.tsx';
import classes from './contestation-part.module.css';
import { useContestationAct, useShowAfter } from './contestation-queries.ts';
import { PaperField } from './ending-dialogs.tsx';
import { JudgedTable } from './judged-table.tsx';

interface CardProps {
  readonly dossier: Dossier;
  readonly overview: Contestations;
  readonly canWrite: boolean;
}

/** What goes to the deposit office, and the bundle for the registry, part by part. */
export function ConsignmentCard({ dossier, overview, canWrite }: CardProps) {
  const { t } = useTranslation('contestations');
  const inWords = useProblem();
  const { bundle, consignment, proceeding } = overview;
  const params = { dossierId: dossier.id };
  const downloading = useMutation({
    mutationFn: () => request(contestationsCalls.downloadBundle, { params }),
    onSuccess: saveFile,
  });
  const attaching = useContestationAct(dossier.id, (file: File) =>
    request(contestationsCalls.attachProceedingPiece, { params, upload: { kind: 'certificate' }, file }),
  );
  const lacking = bundle.parts.filter(({ isReady }) => !isReady).map(({ part }) => t(`bundleParts.${part}`));
  const failure = downloading.error ?? attaching.error;
  return (
    <Block
      title={t('consignment.title')}
      act={
        <Group gap="sm">
          {canWrite && proceeding !== null && (
            <FileButton
              accept={CHOSEN_MEDIA_TYPES.join(',')}
              onChange={(file) => file && attaching.mutate(file)}
            >
              {(props) => (
                <Button {...props} variant="default" loading={attaching.isPending}>
                  {t('consignment.certificate')}
                </Button>
              )}
            </FileButton>
          )}
          <Button
            leftSection={<IconFileZip size={16} />}
            disabled={!bundle.isReady}
            loading={downloading.isPending}
            onClick={() => downloading.mutate()}
          >
            {t('consignment.bundle')}
          </Button>
        </Group>
      }
    >
      <div className={classes.body}>
        {failure && <Refusal title={t('consignment.title')} {...inWords(failure)} />}
        {lacking.length > 0 && <Hint>{t('consignment.bundleLacking', { parts: lacking.join(', ') })}</Hint>}
        <div className={classes.halves}>
          <div>
            {bundle.parts.map(({ part, files, isReady }) => (
              <div key={part} className={classes.row}>
                {isReady ? (
                  <IconCircleCheck size={16} aria-hidden />
                ) : (
                  <IconCircleDashed size={16} aria-hidden />
                )}
                <Text span>{t(`bundleParts.${part}`)}</Text>
                <Hint span>{t('consignment.files', { count: files })}</Hint>
                <StatusBadge tone={isReady ? 'positive' : 'warning'}>
                  {t(isReady ? 'consignment.ready' : 'consignment.waiting')}
                </StatusBadge>
              </div>
            ))}
          </div>
          <Table aria-label={t('consignment.toDeposit')}>
            <Table.Tbody>
              <SumRow label={t('consignment.mass')} euros={consignment.mass} />
              <SumRow label={t('consignment.seizureAndSale')} euros={-consignment.seizureAndSale} />
              <SumRow label={t('consignment.draft')} euros={-consignment.draft} />
              <SumRow label={t('consignment.amount')} euros={consignment.amount} isTotal />
            </Table.Tbody>
          </Table>
        </div>
        <Parties overview={overview} />
      </div>
    </Block>
  );
}

function SumRow({
  label,
  euros,
  isTotal = false,
}: {
  readonly label: string;
  readonly euros: number;
  readonly isTotal?: boolean;
}) {
  return (
    <Table.Tr fw={isTotal ? 600 : 400}>
      <Table.Td>{label}</Table.Td>
      <Table.Td ta="end">
        <Amount euros={euros} />
      </Table.Td>
    </Table.Tr>
  );
}

/** What the deposit office asks of each party, and what is not known. */
function Parties({ overview }: { readonly overview: Contestations }) {
  const { t } = useTranslation('contestations');
  return (
    <div>
      <Text fw={500}>{t('consignment.parties')}</Text>
      <Hint mb="xs">{t('consignment.partiesText')}</Hint>
      <Table aria-label={t('consignment.parties')} className={phone.cards ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('deposit.name')}</Table.Th>
            <Table.Th>{t('deposit.number')}</Table.Th>
            <Table.Th>{t('deposit.birthDate')}</Table.Th>
            <Table.Th>{t('deposit.account')}</Table.Th>
            <Table.Th>{t('deposit.missing')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {overview.depositParties.map(({ name, number, birthDate, account, missing }) => (
            <Table.Tr key={`${number} ${name}`}>
              <Table.Td>{name}</Table.Td>
              <Table.Td data-label={t('deposit.number')}>{number ? formatNumber(number) : NOTHING}</Table.Td>
              <Table.Td data-label={t('deposit.birthDate')}>
                <DateText value={birthDate} />
              </Table.Td>
              <Table.Td data-label={t('deposit.account')}>{account ? formatIban(account) : NOTHING}</Table.Td>
              <Table.Td data-label={t('deposit.missing')}>
                {missing.map((key) => t(`deposit.${key}`)).join(', ') || NOTHING}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** That of an enterprise, or else of a person: each leaves the other as it is. */
function formatNumber(number: string): string {
  return formatNationalNumber(formatEnterpriseNumber(number));
}

/** Which paper each step rests on. */
const PIECE_OF: Partial<Record<ProceedingEvent, (typeof PROCEEDING_PIECES)[number]>> = {
  file: 'registryReceipt',
  judge: 'judgment',
  judgeOnAppeal: 'appealJudgment',
};

/** Every paper is given with its step. */
const ALL_KEPT = { certificate: true, registryReceipt: true, judgment: true, appealJudgment: true };

interface StepsCardProps extends CardProps {
  readonly proceeding: Proceeding;
}

/** Where the proceeding stands, and what may happen next. */
export function StepsCard(props: StepsCardProps) {
  const { t } = useTranslation(['contestations', 'vocabulary']);
  const { dossier, proceeding, canWrite } = props;
  const [step, setStep] = useState<ProceedingEvent>();
  const next = PROCEEDING_EVENTS.filter(
    (event) => decideProceedingMove(proceeding.state, event, ALL_KEPT).isAllowed,
  );
  return (
    <Block
      title={t('steps.title')}
      remark={<StatusBadge tone="info">{t(`vocabulary:proceedingState.${proceeding.state}`)}</StatusBadge>}
    >
      <div className={classes.body}>
        <PieceList dossierId={dossier.id} pieces={proceeding.pieces} />
        {canWrite && (
          <Group gap="sm">
            {next.map((event) => (
              <Button key={event} variant="default" onClick={() => setStep(event)}>
                {t(`steps.${event}`)}
              </Button>
            ))}
          </Group>
        )}
      </div>
      <FormDialog
        opened={step !== undefined}
        title={step ? t(`steps.${step}`) : ''}
        onClose={() => setStep(undefined)}
      >
        {step && <StepForm {...props} step={step} onClose={() => setStep(undefined)} />}
      </FormDialog>
    </Block>
  );
}

interface StepFormProps extends StepsCardProps {
  readonly step: ProceedingEvent;
  readonly onClose: () => void;
}

type StepCall = typeof contestationsCalls.recordStep;
type StepValues = ValuesOf<StepCall>;

/** The day, the paper and, of a judgment, its table, which starts as ours. */
function StepForm({ dossier, overview, proceeding, step, onClose }: StepFormProps) {
  const { t } = useTranslation('contestations');
  const show = useShowAfter(dossier.id);
  const params = { dossierId: dossier.id };
  const kind = PIECE_OF[step];
  const isJudgment = step === 'judge' || step === 'judgeOnAppeal';
  const [paper, setPaper] = useState<File | null>(null);
  const table = useTable(overview);
  const form = useContractForm<StepCall>(contestationsCalls.recordStep, {
    ...{ step, version: proceeding.version, time: null, roleNumber: null },
    lines: isJudgment ? table.map(({ statementId, amount }) => ({ statementId, amount })) : [],
  });
  const saving = useSaving<StepCall, Contestations>({
    form,
    save: async (body) => {
      if (paper && kind) {
        await request(contestationsCalls.attachProceedingPiece, { params, upload: { kind }, file: paper });
      }
      return request(contestationsCalls.recordStep, { params, body });
    },
    onSaved: (after) => {
      show(after);
      onClose();
    },
  });
  const labels = {
    ...{ date: t('steps.date'), time: t('time'), roleNumber: t('steps.roleNumber') },
    lines: { '': t('steps.table'), amount: t('judgment.judged') },
  };
  return (
    <DialogForm<StepCall>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('steps.save')}
      onClose={onClose}
    >
      <DateField<StepValues> name="date" span={6} required />
      {step === 'fixHearing' && <TextField<StepValues> name="time" span={6} placeholder="14:20" />}
      {step === 'file' && <TextField<StepValues> name="roleNumber" span={6} />}
      {isJudgment && <JudgedTable names={table.map(({ name }) => name)} />}
      {kind && <PaperField onChoose={setPaper} />}
    </DialogForm>
  );
}

/** What the draft gives each creditor, and what it leaves to the defendant. */
function useTable({ lines, surplus }: Contestations) {
  const { t } = useTranslation('contestations');
  return [
    ...lines.map(({ statementId, name, allotted }) => ({ statementId, name, amount: allotted })),
    { statementId: null, name: t('judgment.defendant'), amount: surplus },
  ];
}

const JUDGED_COLUMNS = ['drafted', 'judged', 'difference'] as const;

/** The judge's table beside ours. */
export function JudgmentCard({ judgment }: { readonly judgment: NonNullable<Proceeding['judgment']> }) {
  const { t } = useTranslation('contestations');
  const sum = (amounts: readonly (number | null)[]) =>
    Math.round(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) * 100) / 100;
  const { lines, isOnAppeal } = judgment;
  const drafted = sum(lines.map((line) => line.drafted));
  const judged = sum(lines.map((line) => line.judged));
  return (
    <Block title={t(isOnAppeal ? 'judgment.titleOnAppeal' : 'judgment.title')}>
      <div className={classes.body}>
        <Table className={phone.cards ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('judgment.creditor')}</Table.Th>
              {JUDGED_COLUMNS.map((column) => (
                <Table.Th key={column} ta="end">
                  {t(`judgment.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <JudgmentRow
                key={line.statementId ?? 'defendant'}
                name={line.name ?? t('judgment.defendant')}
                amounts={[line.drafted, line.judged ?? 0, line.difference ?? 0]}
              />
            ))}
            <JudgmentRow
              name={t('judgment.total')}
              amounts={[drafted, judged, sum([judged, -drafted])]}
              isTotal
            />
          </Table.Tbody>
        </Table>
      </div>
    </Block>
  );
}

function JudgmentRow({
  name,
  amounts,
  isTotal = false,
}: {
  readonly name: string;
  readonly amounts: readonly [drafted: number, judged: number, difference: number];
  readonly isTotal?: boolean;
}) {
  const { t } = useTranslation('contestations');
  return (
    <Table.Tr fw={isTotal ? 600 : 400}>
      <Table.Td fw={500}>{name}</Table.Td>
      {JUDGED_COLUMNS.map((column, place) => (
        <Table.Td key={column} ta="end" data-label={t(`judgment.${column}`)}>
          <Amount euros={amounts[place] ?? 0} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
