import { Button, Checkbox, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { payoutsCalls } from '@prorata/contract/payouts/calls';
import type { OpenMovement, Payout, PayoutFile } from '@prorata/contract/payouts/payout';
import { isSettled, isToPay } from '@prorata/domain/payouts/line-state';
import { IconCheck, IconDownload, IconFileUpload, IconLogin } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { loadIdentity } from '../../platform/session/session.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { linesOf } from './payout-lines.ts';
import classes from './payout-part.module.css';
import type { AskedAbout } from './payout-part.tsx';

interface StepsProps {
  readonly dossier: Dossier;
  readonly payout: Payout;
  readonly canPay: boolean;
  readonly ask: (asked: AskedAbout) => void;
}

/** From the signed report to a dossier that is paid, with the one act that comes next. */
export function PayoutSteps({ dossier, payout, canPay, ask }: StepsProps) {
  const { t } = useTranslation('payouts');
  const inWords = useProblem();
  const act = usePayoutAct(dossier.id);
  const { lines, files, consultation } = payout;
  const file = files.findLast(({ withdrawn }) => withdrawn === null);
  const lacking = linesOf(lines, 'lacking').length;
  const isKnown = lines.every(({ account }) => account !== null);
  const open = lines.filter(({ state }) => !isSettled(state)).length;
  const isPayable = lines.some(({ state, account }) => isToPay(state) && account !== null);
  const isWaiting = file !== undefined && file.made === null;
  const steps = { dossier, payout, canPay, ask, act, file };
  return (
    <aside className={classes.steps} aria-label={t('steps.title')}>
      <Title order={2} size="h3">
        {t('steps.title')}
      </Title>
      {act.failure && <Refusal title={t('failed')} {...inWords(act.failure)} />}
      <ol className={classes.stepList}>
        <Step number={1} isDone title={t('steps.list')}>
          <Hint>
            {payout.report?.fileName}, {t('steps.lines', { count: lines.length })}
          </Hint>
        </Step>
        <Step number={2} isDone={lacking === 0} title={t('steps.accounts')}>
          {lacking > 0 && <Hint c="warning.9">{t('steps.lacking', { count: lacking })}</Hint>}
          {isKnown && <Hint>{t('steps.allKnown')}</Hint>}
        </Step>
        <Step
          number={3}
          isDone={file?.approved != null || open === 0}
          isCurrent={isPayable && !file?.approved}
          title={t('steps.eyes')}
        >
          <FourEyes {...steps} isPayable={isPayable && !isWaiting} />
        </Step>
        <Step
          number={4}
          isDone={file?.made != null || open === 0}
          isCurrent={isWaiting && file.approved !== null}
          title={t('steps.file')}
        >
          {canPay && isWaiting && file.approved !== null && consultation === null && <Consult act={act} />}
          {consultation && isWaiting && <DoneBy text="consulted" done={consultation} />}
          <BankFile {...steps} />
        </Step>
        <Step
          number={5}
          isDone={open === 0}
          isCurrent={lines.some(({ state }) => state === 'underWay') || payout.questions.length > 0}
          title={t('steps.statement')}
        >
          <Statements {...steps} />
        </Step>
        <Step
          number={6}
          isDone={dossier.status === 'Paid'}
          isCurrent={canPay && open === 0 && dossier.status !== 'Paid'}
          title={t('steps.finish')}
        >
          <Finish {...steps} open={open} />
        </Step>
      </ol>
    </aside>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone?: boolean;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

function Step({ number, title, isDone = false, isCurrent = false, children }: StepProps) {
  const state = isCurrent ? 'current' : isDone ? 'done' : 'later';
  return (
    <li className={classes.step} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <span className={classes.circle} aria-hidden>
        {state === 'done' ? <IconCheck size={14} /> : number}
      </span>
      <Stack gap="xs" miw={0}>
        <Text fw={600}>{title}</Text>
        {children}
      </Stack>
    </li>
  );
}

/** Does something and shows what became of it; a refusal stays above the steps. */
function usePayoutAct(dossierId: string) {
  const refresh = useRefreshDossier(dossierId);
  const acting = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: refresh,
  });
  return {
    dossierId,
    run: (run: () => Promise<unknown>) => acting.mutate(run),
    isBusy: acting.isPending,
    failure: acting.error,
  };
}
type PayoutAct = ReturnType<typeof usePayoutAct>;

interface PartProps extends StepsProps {
  readonly act: PayoutAct;
  readonly file: PayoutFile | undefined;
}

function FourEyes({
  payout,
  canPay,
  ask,
  act,
  file,
  isPayable,
}: PartProps & { readonly isPayable: boolean }) {
  const { t } = useTranslation('payouts');
  const params = { dossierId: act.dossierId };
  return (
    <>
      <Hint>{t('steps.eyesText')}</Hint>
      {file && <DoneBy text="prepared" done={file.prepared} />}
      {file?.approved && <DoneBy text="approved" done={file.approved} />}
      {file?.approved?.isSingle && <Hint>{t('steps.single')}</Hint>}
      {canPay && file && !file.approved && <Approve payout={payout} act={act} file={file} />}
      {canPay && file?.made === null && (
        <Button variant="subtle" onClick={() => ask({ act: 'withdraw', file })}>
          {t('steps.withdraw')}
        </Button>
      )}
      {canPay && isPayable && (
        <Button
          variant={file === undefined ? 'filled' : 'default'}
          loading={act.isBusy}
          onClick={() => act.run(() => request(payoutsCalls.prepareFile, { params }))}
        >
          {t(file === undefined ? 'steps.prepare' : 'steps.another')}
        </Button>
      )}
    </>
  );
}

interface ApproveProps {
  readonly payout: Payout;
  readonly act: PayoutAct;
  readonly file: PayoutFile;
}

function Approve({ payout, act, file }: ApproveProps) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const { sequence, version } = file;
  const params = { dossierId: act.dossierId, sequence };
  if (payout.approval === 'ownPreparation') return <Hint>{t('steps.waitsForOther')}</Hint>;
  if (payout.approval === 'signInAgain') {
    const { pathname, search } = window.location;
    return (
      <Button
        leftSection={<IconLogin />}
        onClick={async () => (await loadIdentity()).signInAgain(`${pathname}${search}`, language)}
      >
        {t('steps.signInAgain')}
      </Button>
    );
  }
  return (
    <Button
      loading={act.isBusy}
      onClick={() => act.run(() => request(payoutsCalls.approveFile, { params, body: { version } }))}
    >
      {t('steps.approve')}
    </Button>
  );
}

const SOURCES = ['centralFile', 'enterpriseRegister', 'insolvencyRegister'] as const;

/** What was looked up, and where; all of it, on the day itself. */
function Consult({ act }: { readonly act: PayoutAct }) {
  const { t } = useTranslation('payouts');
  const [ticked, setTicked] = useState<string[]>([]);
  const { dossierId } = act;
  const record = () =>
    request(dossiersCalls.recordConsultation, {
      params: { dossierId },
      body: { step: 'payment', sources: [...SOURCES], note: null },
    });
  return (
    <>
      <Checkbox.Group
        label={t('steps.consult')}
        description={t('steps.consultText')}
        value={ticked}
        onChange={setTicked}
      >
        <Stack gap="xs" mt="xs">
          {SOURCES.map((source) => (
            <Checkbox key={source} value={source} label={t(`steps.${source}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button
        disabled={ticked.length < SOURCES.length}
        loading={act.isBusy}
        data-guide-step="payment"
        onClick={() => act.run(record)}
      >
        {t('steps.record')}
      </Button>
    </>
  );
}

function BankFile({ payout, canPay, ask, act, file }: PartProps) {
  const { t } = useTranslation('payouts');
  if (file === undefined) return null;
  const { sequence, version } = file;
  const params = { dossierId: act.dossierId, sequence };
  const isReady = canPay && file.approved !== null && file.made === null && payout.consultation !== null;
  return (
    <>
      {payout.files
        .filter(({ made }) => made !== null)
        .map((one) => (
          <MadeFile key={one.sequence} file={one} act={act} canPay={canPay} ask={ask} />
        ))}
      {isReady && (
        <Button
          loading={act.isBusy}
          onClick={() => act.run(() => request(payoutsCalls.makeFile, { params, body: { version } }))}
        >
          {t('steps.make')}
        </Button>
      )}
    </>
  );
}

interface MadeFileProps extends Pick<PartProps, 'act' | 'canPay' | 'ask'> {
  readonly file: PayoutFile;
}

function MadeFile({ file, act, canPay, ask }: MadeFileProps) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const { sequence, numberOfTransfers: count, amount, withdrawn, fileName, made } = file;
  const params = { dossierId: act.dossierId, sequence };
  return (
    <div>
      <Hint>{t('steps.transfers', { count, amount: formatAmount(amount, language) })}</Hint>
      <Group gap="xs">
        {withdrawn ? (
          <Hint>
            {fileName}: {t('steps.withdrawn')}
          </Hint>
        ) : (
          canPay && (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload />}
                onClick={() =>
                  act.run(async () => saveFile(await request(payoutsCalls.downloadFile, { params })))
                }
              >
                {fileName}
              </Button>
              <Button variant="subtle" onClick={() => ask({ act: 'withdraw', file })}>
                {t('steps.withdraw')}
              </Button>
            </>
          )
        )}
      </Group>
      {made && !withdrawn && <Hint>{formatDate(made.at, language, 'dateTime')}</Hint>}
    </div>
  );
}

function Statements({ payout, canPay, ask, act }: PartProps) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const [last] = payout.statements;
  const read = async (file: File) => {
    await request(payoutsCalls.importStatement, {
      params: { dossierId: act.dossierId },
      upload: {},
      file,
    });
    showSuccess(t('steps.readDone'));
  };
  return (
    <>
      <Hint>{t('steps.statementText')}</Hint>
      {last && (
        <Hint>
          {t('steps.last', {
            number: last.number,
            date: formatDate(last.closedOn, language),
            matched: last.numberMatched,
            count: last.numberOfMovements,
          })}
        </Hint>
      )}
      {canPay && (
        <FileButton onChange={(file) => file && act.run(() => read(file))}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileUpload />} loading={act.isBusy}>
              {t('steps.read')}
            </Button>
          )}
        </FileButton>
      )}
      {payout.questions.map((movement) => (
        <Question key={movement.id} movement={movement} payout={payout} canPay={canPay} ask={ask} act={act} />
      ))}
    </>
  );
}

interface QuestionProps extends Pick<PartProps, 'payout' | 'canPay' | 'ask' | 'act'> {
  readonly movement: OpenMovement;
}

/** One question for each movement of which no rule can say what it is about. */
function Question({ movement, payout, canPay, ask, act }: QuestionProps) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const { id: movementId, version, amount, isBankCost, returnReason, suggestedLine } = movement;
  const fitting = payout.lines.find(({ number }) => number === suggestedLine);
  const match = (line: string) =>
    request(payoutsCalls.matchMovement, {
      params: { dossierId: act.dossierId, movementId },
      body: { version, line },
    });
  const receive = async (assetId: string) => {
    await request(payoutsCalls.matchReceipt, {
      params: { dossierId: act.dossierId, movementId },
      body: { version, assetId },
    });
    showSuccess(t('movement.lotDone'));
  };
  const kind = isBankCost ? 'cost' : amount < 0 ? 'outgoing' : 'incoming';
  return (
    <div className={classes.question}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <Text fw={500}>
          {returnReason ? t('movement.returned', { reason: returnReason }) : t(`movement.${kind}`)}
        </Text>
        <Text fw={600}>{formatAmount(amount, language)}</Text>
      </Group>
      <Hint>
        {[formatDate(movement.bookedOn, language), movement.counterpartyName, movement.communication]
          .filter(Boolean)
          .join(', ')}
      </Hint>
      {isBankCost && <Hint c="negative.9">{t('movement.costText')}</Hint>}
      {fitting && <Hint>{t('movement.fits', { line: fitting.number, name: fitting.name })}</Hint>}
      {movement.suggestedLots.map(({ assetId, name, fileNumber: number, open }) => (
        <Group key={assetId} gap="xs" mt="xs">
          <Hint>{t('movement.lot', { name, number, open: formatAmount(open, language) })}</Hint>
          {canPay && (
            <Button variant="default" loading={act.isBusy} onClick={() => act.run(() => receive(assetId))}>
              {t('movement.putLot')}
            </Button>
          )}
        </Group>
      ))}
      {canPay && (
        <Group gap="xs" mt="xs">
          {fitting && (
            <Button loading={act.isBusy} onClick={() => act.run(() => match(fitting.number))}>
              {t('movement.match')}
            </Button>
          )}
          {!isBankCost && (
            <Button variant="default" onClick={() => ask({ act: 'match', movement })}>
              {t('movement.other')}
            </Button>
          )}
          <Button variant="default" onClick={() => ask({ act: 'aside', movement })}>
            {t('movement.aside')}
          </Button>
        </Group>
      )}
    </div>
  );
}

function Finish({ dossier, canPay, act, open }: PartProps & { readonly open: number }) {
  const { t } = useTranslation('payouts');
  if (dossier.status === 'Paid') return null;
  const finish = async () => {
    await request(payoutsCalls.finish, { params: { dossierId: dossier.id } });
    showSuccess(t('steps.finished', { number: dossier.fileNumber }));
  };
  return (
    <>
      <Hint>{open === 0 ? t('steps.finishReady') : t('steps.finishText', { number: open })}</Hint>
      {canPay && (
        <Button disabled={open > 0} loading={act.isBusy} onClick={() => act.run(finish)}>
          {t('steps.finish')}
        </Button>
      )}
    </>
  );
}

interface DoneByProps {
  readonly text: 'prepared' | 'approved' | 'consulted';
  readonly done: { readonly by: string; readonly at: string };
}

function DoneBy({ text, done }: DoneByProps) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  return (
    <Hint>{t(`steps.${text}`, { name: done.by, when: formatDate(done.at, language, 'dateTime') })}</Hint>
  );
}
