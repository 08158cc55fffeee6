import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import { IconCircleCheck, IconFileSpreadsheet, IconTable } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { Block } from '../../components/block.tsx';
import { privilegeName } from '../../components/claims/privilege-words.ts';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { privilegesQuery } from '../statements/statement-queries.ts';
import classes from './matrix.module.css';
import { type CreditorPeriods, matrixOf, type Period, type PeriodMatrix } from './period-matrix.ts';
import type { RecurringProps } from './recurring-tab.tsx';
import { useMonthWords } from './use-month-words.ts';

/** So many rows are drawn at once; a screen with more of them is slow before anybody reads it. */
const FIRST_ROWS = 50;
const PHONE = '(max-width: 640px)';

/** What came in, what the costs took and what each creditor got of each run, with the balance that goes on to the next. */
export function MatrixCard({ dossier, recurring }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [isWhole, setWhole] = useState(false);
  const { data: privileges } = useQuery(privilegesQuery(dossier));
  const matrix = matrixOf(recurring);
  const shown = isWhole ? matrix.creditors : matrix.creditors.slice(0, FIRST_ROWS);
  const parts = { matrix, shown, privileges: privileges?.items ?? [], here: dossier.id };
  return (
    <Block
      title={t('matrix.title')}
      remark={<Hint>{t('matrix.remark')}</Hint>}
      act={<ExportButton dossierId={dossier.id} />}
    >
      {matrix.periods.length === 0 && (
        <Empty icon={IconTable} title={t('matrix.none')}>
          {t('matrix.noneText')}
        </Empty>
      )}
      {matrix.periods.length > 0 && (isPhone ? <Cards {...parts} /> : <Grid {...parts} />)}
      {matrix.periods.length > 0 && shown.length === 0 && (
        <Hint px="lg" py="md">
          {t('matrix.beforeSignature')}
        </Hint>
      )}
      {shown.length < matrix.creditors.length && (
        <Button variant="subtle" m="sm" onClick={() => setWhole(true)}>
          {t('matrix.showAll', { count: matrix.creditors.length })}
        </Button>
      )}
    </Block>
  );
}

function ExportButton({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('recurring');
  const inWords = useProblem();
  const exporting = useMutation({
    mutationFn: () => request(recurringCalls.exportSheet, { params: { dossierId } }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('exportFailed'), inWords(error).message),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('export')}
    </Button>
  );
}

interface MatrixProps {
  readonly matrix: PeriodMatrix;
  readonly shown: readonly CreditorPeriods[];
  readonly privileges: readonly Privilege[];
  /** The dossier that is open. */
  readonly here: string;
}

function Grid({ matrix, shown, privileges, here }: MatrixProps) {
  const { t } = useTranslation('recurring');
  const id = useId();
  const place = useNewestInSight(matrix.periods.length);
  const { periods, hasSurplus } = matrix;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a mouse.
    <section ref={place} className={classes.scroll} aria-labelledby={id} tabIndex={0}>
      <VisuallyHidden id={id}>{t('matrix.label')}</VisuallyHidden>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.creditor')}</th>
            <th scope="col">{t('matrix.accepted')}</th>
            {periods.map((period) => (
              <PeriodHead key={period.key} period={period} here={here} />
            ))}
            <th scope="col">{t('matrix.balance')}</th>
          </tr>
        </thead>
        <tbody className={classes.money}>
          <MoneyRow
            label={t('matrix.received')}
            periods={periods}
            amounts={periods.map(({ received }) => received)}
          />
          <MoneyRow
            label={t('matrix.costs')}
            periods={periods}
            amounts={periods.map(({ costs }) => (costs === null || costs === 0 ? costs : -costs))}
          />
        </tbody>
        <tbody>
          {shown.map((creditor) => (
            <tr key={creditor.id}>
              <th scope="row">
                <CreditorName creditor={creditor} privileges={privileges} />
              </th>
              <td data-quiet>
                <Amount euros={creditor.accepted} unit="none" />
              </td>
              {periods.map(({ key, isOpen }, at) => (
                <td key={key} data-open={isOpen || undefined}>
                  <Given euros={creditor.allotted[at]} />
                </td>
              ))}
              <td>
                <Balance euros={creditor.balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot hidden={shown.length === 0}>
          <tr>
            <th scope="row">{t('matrix.total')}</th>
            <td>
              <Amount euros={matrix.accepted} unit="none" />
            </td>
            {periods.map(({ key, isOpen }, at) => (
              <td key={key} data-open={isOpen || undefined}>
                <Given euros={matrix.allotted[at]} />
              </td>
            ))}
            <td>
              <Amount euros={matrix.balance} unit="none" />
            </td>
          </tr>
          {hasSurplus && (
            <MoneyRow
              label={t('matrix.surplus')}
              periods={periods}
              amounts={periods.map(({ surplus }) => surplus)}
            />
          )}
        </tfoot>
      </table>
    </section>
  );
}

/** The newest period is the one that is worked on: three years of runs open at their end. */
function useNewestInSight(periods: number) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current !== null && periods > 0) place.current.scrollLeft = place.current.scrollWidth;
  }, [periods]);
  return place;
}

function PeriodHead({ period, here }: { readonly period: Period; readonly here: string }) {
  const { t } = useTranslation('recurring');
  const words = useMonthWords();
  const { run, months, isOpen } = period;
  return (
    <th scope="col" data-open={isOpen || undefined}>
      <span className={classes.months}>{words.short(months)}</span>
      {run === null ? <Hint span>{t('matrix.waiting')}</Hint> : <RunLink run={run} here={here} />}
    </th>
  );
}

interface RunLinkProps {
  readonly run: NonNullable<Period['run']>;
  readonly here: string;
}

function RunLink({ run: { dossierId, fileNumber }, here }: RunLinkProps) {
  if (dossierId === here) return <Hint span>{fileNumber}</Hint>;
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="/app/dossier/$dossierId" params={{ dossierId }} search={{ tab: 'recurring' }} {...props} />
      )}
    >
      {fileNumber}
    </Anchor>
  );
}

interface MoneyRowProps {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly amounts: readonly (number | null)[];
}

function MoneyRow({ label, periods, amounts }: MoneyRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td />
      {periods.map(({ key, isOpen }, at) => (
        <td key={key} data-open={isOpen || undefined}>
          <Given euros={amounts[at]} />
        </td>
      ))}
      <td />
    </tr>
  );
}

/** Nothing given is no figure. */
function Given({ euros }: { readonly euros: number | null | undefined }) {
  return euros ? <Amount euros={euros} unit="none" /> : <span className={classes.nothing}>{NOTHING}</span>;
}

function Balance({ euros }: { readonly euros: number }) {
  const { t } = useTranslation('recurring');
  if (euros > 0) return <Amount euros={euros} unit="none" />;
  return (
    <span className={classes.paid}>
      <IconCircleCheck size={16} aria-hidden />
      {t('matrix.paid')}
    </span>
  );
}

interface CreditorNameProps {
  readonly creditor: Pick<CreditorPeriods, 'name' | 'privilegeId'>;
  readonly privileges: readonly Privilege[];
}

function CreditorName({ creditor: { name, privilegeId }, privileges }: CreditorNameProps) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const privilege = privileges.find(({ id }) => id === privilegeId);
  const rank =
    privilegeId === null
      ? t('matrix.ordinary')
      : privilege
        ? privilegeName(privilege, language)
        : t('matrix.privileged');
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span
        className={classes.rank}
        data-class={privilegeId === null ? 'chirographic' : (privilege?.type ?? 'general')}
      >
        {rank}
      </span>
    </>
  );
}

/** On a phone: a card for each creditor, whose runs fold out. */
function Cards({ matrix, shown, privileges, here }: MatrixProps) {
  const { t } = useTranslation('recurring');
  return (
    <>
      {shown.length > 0 && (
        <dl className={classes.sums}>
          <Sum label={t('matrix.accepted')} euros={matrix.accepted} />
          <Sum label={t('matrix.balance')} euros={matrix.balance} />
        </dl>
      )}
      <ul className={classes.cards}>
        {shown.map((creditor) => (
          <li key={creditor.id}>
            <CreditorName creditor={creditor} privileges={privileges} />
            <dl className={classes.sums}>
              <Sum label={t('matrix.accepted')} euros={creditor.accepted} />
              <div>
                <Hint component="dt">{t('matrix.balance')}</Hint>
                <dd>
                  <Balance euros={creditor.balance} />
                </dd>
              </div>
            </dl>
            <details>
              <summary>{t('matrix.perRun')}</summary>
              <PeriodLines periods={matrix.periods} amounts={creditor.allotted} here={here} />
            </details>
          </li>
        ))}
        <li>
          <Text fw={600}>{t('matrix.received')}</Text>
          <PeriodLines
            periods={matrix.periods}
            amounts={matrix.periods.map(({ received }) => received)}
            here={here}
          />
        </li>
      </ul>
    </>
  );
}

function Sum({ label, euros }: { readonly label: string; readonly euros: number }) {
  return (
    <div>
      <Hint component="dt">{label}</Hint>
      <dd>
        <Amount euros={euros} />
      </dd>
    </div>
  );
}

interface PeriodLinesProps {
  readonly periods: readonly Period[];
  readonly amounts: readonly (number | null)[];
  readonly here: string;
}

function PeriodLines({ periods, amounts, here }: PeriodLinesProps) {
  const { t } = useTranslation('recurring');
  const words = useMonthWords();
  return (
    <ul className={classes.lines}>
      {periods.map(({ key, months, run, isOpen }, at) => (
        <li key={key} data-open={isOpen || undefined}>
          <span>
            {words.long(months)}
            {' · '}
            {run === null ? <Hint span>{t('matrix.waiting')}</Hint> : <RunLink run={run} here={here} />}
          </span>
          <Given euros={amounts[at]} />
        </li>
      ))}
    </ul>
  );
}
