import { Anchor, Button, SegmentedControl, Text } from '@mantine/core';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { IncomeReceipt } from '@prorata/contract/recurring/recurring';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCashBanknote,
  IconCircleCheck,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { type RowAct, RowMenu } from '../../components/row-menu.tsx';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { formatAmount, formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { type EditedReceipt, ReceiptDialog } from './receipt-dialog.tsx';
import classes from './recurring.module.css';
import { useChanged } from './recurring-queries.ts';
import type { RecurringProps } from './recurring-tab.tsx';

const FILTERS = ['waiting', 'all'] as const;
/** Three years of one employer; who wants to see more asks for it. */
const FIRST_ROWS = 36;

/** What came in, the newest first: what waits for the next run, or all of it. */
export function ReceiptsCard({ dossier, recurring, canWrite, onEditing }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<EditedReceipt>();
  const edit = (receipt: EditedReceipt | undefined) => {
    setEdited(receipt);
    onEditing(receipt !== undefined);
  };
  const { acts, removing } = useReceiptActs(dossier.id, edit);
  const columns = useColumns(recurring.payers, canWrite ? acts : undefined);
  const all = recurring.receipts.toReversed();
  const fitting = filter === 'all' ? all : all.filter(({ run }) => run === null);
  const shown = isWhole ? fitting : fitting.slice(0, FIRST_ROWS);
  const hasPayers = recurring.payers.length > 0;
  const add = canWrite && hasPayers && (
    <Button variant="default" leftSection={<IconPlus />} onClick={() => edit('new')}>
      {t('receipts.add')}
    </Button>
  );
  return (
    <Block title={t('receipts.title')} remark={<Count of={all.length} />} act={add}>
      {all.length > 0 && (
        <SegmentedControl
          mx="lg"
          my="sm"
          aria-label={t('receipts.filter')}
          value={filter}
          onChange={(value) => setFilter(FILTERS.find((one) => one === value) ?? 'all')}
          data={FILTERS.map((value) => ({ value, label: t(`receipts.filters.${value}`) }))}
        />
      )}
      <div className={classes.list}>
        <DataTable
          label={t('receipts.title')}
          columns={columns}
          list={{ rows: shown, isOutdated: false }}
          rowId={({ id }) => id}
          hasPhoneCards
          empty={
            <Empty
              icon={IconCashBanknote}
              title={t(all.length > 0 ? 'receipts.noneWaiting' : 'receipts.none')}
            >
              {all.length === 0 && t(hasPayers ? 'receipts.noneText' : 'receipts.payerFirst')}
            </Empty>
          }
        />
      </div>
      {shown.length < fitting.length && (
        <Button variant="subtle" m="sm" onClick={() => setWhole(true)}>
          {t('receipts.showAll', { count: fitting.length })}
        </Button>
      )}
      <ReceiptDialog
        dossier={dossier}
        recurring={recurring}
        receipt={edited}
        onClose={() => edit(undefined)}
      />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('receipts.removeTitle')}
        verb={t('receipts.remove')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t(removing.thing?.isOnStatement ? 'receipts.removeOnStatement' : 'receipts.removeText')}
      </RemoveDialog>
    </Block>
  );
}

/** What can be done about a receipt where it stands. */
function useReceiptActs(dossierId: string, edit: (receipt: IncomeReceipt) => void) {
  const { t } = useTranslation('recurring');
  const inWords = useProblem();
  const changed = useChanged(dossierId);
  const removing = useRemoving<IncomeReceipt>({
    remove: async ({ id: receiptId, version }) =>
      changed(
        await request(recurringCalls.removeReceipt, { params: { dossierId, receiptId }, query: { version } }),
      ),
    onRemoved: () => showSuccess(t('receipts.removed')),
  });
  const takingOut = useMutation({
    mutationFn: ({ id: receiptId }: IncomeReceipt) =>
      request(recurringCalls.takeOutReceipt, { params: { dossierId, receiptId } }),
    onSuccess: (answer) => {
      changed(answer);
      showSuccess(t('receipts.takenOut'));
    },
    onError: (error) => showFailure(t('receipts.notTakenOut'), inWords(error).message),
  });
  const acts = (receipt: IncomeReceipt): RowAct[] => {
    const impossibleBecause = receipt.canChange ? undefined : t('receipts.signed');
    if (receipt.run !== null) {
      const takeOut: RowAct = {
        ...{ key: 'takeOut', label: t('receipts.takeOut'), icon: IconArrowBackUp },
        impossibleBecause: takingOut.isPending ? t('receipts.busy') : impossibleBecause,
        act: () => takingOut.mutate(receipt),
      };
      return [takeOut];
    }
    return [
      {
        ...{ key: 'edit', label: t('receipts.edit'), icon: IconPencil, impossibleBecause },
        act: () => edit(receipt),
      },
      {
        ...{ key: 'remove', label: t('receipts.remove'), icon: IconTrash, impossibleBecause },
        act: () => removing.ask(receipt),
      },
    ];
  };
  return { acts, removing };
}

function useColumns(
  payers: RecurringProps['recurring']['payers'],
  acts: ((receipt: IncomeReceipt) => RowAct[]) | undefined,
): Column<IncomeReceipt>[] {
  const { t } = useTranslation(['recurring', 'fields']);
  const language = useLanguage();
  const nameOf = (payerId: string) => payers.find(({ id }) => id === payerId)?.name ?? '';
  const named = ({ payerId, month }: IncomeReceipt) => `${nameOf(payerId)} · ${formatMonth(month, language)}`;
  const columns: Column<IncomeReceipt>[] = [
    {
      key: 'month',
      head: t('fields:income.month'),
      cell: ({ month, payerId }) => (
        <>
          <Text fw={500} className={classes.capital ?? ''}>
            {formatMonth(month, language)}
          </Text>
          <Hint>{nameOf(payerId)}</Hint>
        </>
      ),
    },
    {
      ...{ key: 'receivedOn', head: t('fields:income.receivedOn'), align: 'end' },
      cell: ({ receivedOn, isOnStatement }) => (
        <>
          <DateText value={receivedOn} />
          {isOnStatement && <Hint>{t('receipts.onStatement')}</Hint>}
        </>
      ),
    },
    {
      ...{ key: 'amount', head: t('fields:income.amount'), align: 'end' },
      cell: ({ amount, maintenanceOnly }) => (
        <>
          <Amount euros={amount} unit="none" />
          {maintenanceOnly > 0 && (
            <Hint>{t('receipts.ofWhich', { amount: formatAmount(maintenanceOnly, language) })}</Hint>
          )}
        </>
      ),
    },
    {
      ...{ key: 'quota', head: t('receipts.ourFigure') },
      cell: (receipt) => <OurFigure receipt={receipt} />,
    },
    { key: 'run', head: t('receipts.run'), cell: (receipt) => <RunOf receipt={receipt} /> },
  ];
  if (acts === undefined) return columns;
  return [
    ...columns,
    {
      ...{ key: 'acts', head: t('receipts.acts'), isHeadHidden: true, align: 'end' },
      cell: (receipt) => <RowMenu name={named(receipt)} acts={acts(receipt)} />,
    },
  ];
}

/** What the third party paid against what the law gives: a difference is amber, with the euros. */
function OurFigure({ receipt: { quota, difference, differenceNote } }: { readonly receipt: IncomeReceipt }) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  if (quota === null) return <Hint span>{t('receipts.notComputed')}</Hint>;
  if (difference === 0) {
    return (
      <Text span size="sm" c="positive.8" className={classes.verdict ?? ''}>
        <IconCircleCheck size={16} aria-hidden />
        {t('receipts.equal')}
      </Text>
    );
  }
  return (
    <>
      <Text span size="sm" c="warning.8" className={classes.verdict ?? ''}>
        <IconAlertTriangle size={16} aria-hidden />
        {t('receipts.differs', {
          quota: formatAmount(quota, language),
          difference: formatAmount(difference, language),
        })}
      </Text>
      {differenceNote && <Hint>{differenceNote}</Hint>}
    </>
  );
}

function RunOf({ receipt: { run } }: { readonly receipt: IncomeReceipt }) {
  const { t } = useTranslation('recurring');
  if (run === null) return <StatusBadge tone="warning">{t('receipts.waits')}</StatusBadge>;
  const { dossierId, fileNumber } = run;
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link to="/app/dossier/$dossierId" params={{ dossierId }} search={{ tab: 'recurring' }} {...props} />
      )}
    >
      {fileNumber}
    </Anchor>
  );
}
