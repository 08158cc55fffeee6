import { Button, FileButton, Group, NumberInput, Table, Text, TextInput } from '@mantine/core';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type {
  Contestations,
  PROCEEDING_PIECES,
  Proceeding,
} from '@prorata/contract/contestations/contestation';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { UPLOAD_MEDIA_TYPES } from '@prorata/contract/statements/document';
import {
  decideProceedingMove,
  PROCEEDING_EVENTS,
  type ProceedingEvent,
} from '@prorata/domain/contestations/contestation-workflow';
import { IconCircleCheck, IconCircleDashed, IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { Refusal } from '../../components/states.tsx';
import { Acts, Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { PieceList } from './contestation-card.tsx';
import classes from './contestation-part.module.css';
import { useContestationAct } from './contestation-queries.ts';

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
              accept={UPLOAD_MEDIA_TYPES.join(',')}
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
  const language = useLanguage();
  return (
    <div>
      <Text fw={500}>{t('consignment.parties')}</Text>
      <Hint mb="xs">{t('consignment.partiesText')}</Hint>
      <div className={classes.scroll}>
        <Table aria-label={t('consignment.parties')}>
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
            {overview.depositParties.map((party) => (
              <Table.Tr key={`${party.number} ${party.name}`}>
                <Table.Td>{party.name}</Table.Td>
                <Table.Td>{party.number ?? NOTHING}</Table.Td>
                <Table.Td>{party.birthDate ? formatDate(party.birthDate, language) : NOTHING}</Table.Td>
                <Table.Td>{party.account ?? NOTHING}</Table.Td>
                <Table.Td>{party.missing.map((key) => t(`deposit.${key}`)).join(', ') || NOTHING}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  );
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

/** The day, the paper and, of a judgment, its table, which starts as ours. */
function StepForm({ dossier, overview, proceeding, step, onClose }: StepFormProps) {
  const { t } = useTranslation('contestations');
  const inWords = useProblem();
  const params = { dossierId: dossier.id };
  const kind = PIECE_OF[step];
  const [date, setDate] = useState('');
  const [detail, setDetail] = useState('');
  const [paper, setPaper] = useState<File | null>(null);
  const [amounts, setAmounts] = useState<ReadonlyMap<string | null, number>>(
    new Map([
      ...overview.lines.map(({ statementId, allotted }) => [statementId, allotted] as const),
      [null, overview.surplus],
    ]),
  );
  const saving = useContestationAct(dossier.id, async () => {
    if (paper && kind) {
      await request(contestationsCalls.attachProceedingPiece, { params, upload: { kind }, file: paper });
    }
    const lines = [...amounts].map(([statementId, amount]) => ({ statementId, amount }));
    const body = {
      ...{ step, version: proceeding.version, date },
      time: step === 'fixHearing' && detail ? detail : null,
      roleNumber: step === 'file' ? detail : null,
      lines: step === 'judge' || step === 'judgeOnAppeal' ? lines : [],
    };
    return request(contestationsCalls.recordStep, { params, body });
  });
  const save = () => saving.mutate(undefined, { onSuccess: onClose });
  return (
    <form
      className={classes.body}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {saving.error && <Refusal title={t(`steps.${step}`)} {...inWords(saving.error)} />}
      <TextInput
        type="date"
        label={t('steps.date')}
        required
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      {(step === 'fixHearing' || step === 'file') && (
        <TextInput
          label={step === 'file' ? t('steps.roleNumber') : t('time')}
          value={detail}
          onChange={({ currentTarget }) => setDetail(currentTarget.value)}
        />
      )}
      {(step === 'judge' || step === 'judgeOnAppeal') && (
        <JudgedTable overview={overview} amounts={amounts} onChange={setAmounts} />
      )}
      {kind && (
        <FileButton accept={UPLOAD_MEDIA_TYPES.join(',')} onChange={setPaper}>
          {(props) => (
            <Button {...props} variant="default">
              {paper?.name ?? t('choose')}
            </Button>
          )}
        </FileButton>
      )}
      <Acts>
        <Button type="submit" loading={saving.isPending} disabled={date === ''}>
          {t('steps.save')}
        </Button>
      </Acts>
    </form>
  );
}

interface JudgedTableProps {
  readonly overview: Contestations;
  readonly amounts: ReadonlyMap<string | null, number>;
  readonly onChange: (amounts: ReadonlyMap<string | null, number>) => void;
}

function JudgedTable({ overview, amounts, onChange }: JudgedTableProps) {
  const { t } = useTranslation('contestations');
  const rows = [
    ...overview.lines.map(({ statementId, name }) => ({ statementId, name })),
    { statementId: null, name: t('judgment.defendant') },
  ];
  return (
    <div>
      <Text fw={500}>{t('steps.table')}</Text>
      <Hint mb="xs">{t('steps.tableText')}</Hint>
      {rows.map(({ statementId, name }) => (
        <NumberInput
          key={statementId ?? 'defendant'}
          label={name}
          min={0}
          decimalScale={2}
          fixedDecimalScale
          hideControls
          value={amounts.get(statementId) ?? 0}
          onChange={(value) => onChange(new Map(amounts).set(statementId, Number(value)))}
        />
      ))}
    </div>
  );
}

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
      <div className={classes.scroll}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('judgment.creditor')}</Table.Th>
              <Table.Th ta="end">{t('judgment.drafted')}</Table.Th>
              <Table.Th ta="end">{t('judgment.judged')}</Table.Th>
              <Table.Th ta="end">{t('judgment.difference')}</Table.Th>
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
  const [drafted, judged, difference] = amounts;
  return (
    <Table.Tr fw={isTotal ? 600 : 400}>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="end">
        <Amount euros={drafted} />
      </Table.Td>
      <Table.Td ta="end">
        <Amount euros={judged} />
      </Table.Td>
      <Table.Td ta="end">
        <Amount euros={difference} />
      </Table.Td>
    </Table.Tr>
  );
}
