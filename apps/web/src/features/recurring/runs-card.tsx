import { Anchor, Text } from '@mantine/core';
import type { Run } from '@prorata/contract/recurring/recurring';
import { IconListDetails } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './recurring.module.css';
import type { RecurringProps } from './recurring-tab.tsx';
import { useMonthWords } from './use-month-words.ts';

/** Each run is a dossier: what it distributed, until when it can be contested, and how far it is. The newest first. */
export function RunsCard({ dossier, recurring: { runs } }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const columns = useColumns(dossier.id);
  return (
    <Block title={t('runs.title')} remark={<Count of={runs.length} />}>
      <div className={classes.list}>
        <DataTable
          label={t('runs.title')}
          columns={columns}
          list={{ rows: runs.toReversed(), isOutdated: false }}
          rowId={({ dossierId }) => dossierId}
          hasPhoneCards
          empty={
            <Empty icon={IconListDetails} title={t('runs.none')}>
              {t('runs.noneText')}
            </Empty>
          }
        />
      </div>
    </Block>
  );
}

function useColumns(here: string): Column<Run>[] {
  const { t } = useTranslation('recurring');
  const months = useMonthWords();
  return [
    {
      key: 'period',
      head: t('runs.period'),
      cell: (run) => (
        <>
          <Text fw={500} className={classes.capital ?? ''}>
            {months.long(run.months) || t('runs.nothingYet')}
          </Text>
          <Hint>{t('runs.number', { number: run.number })}</Hint>
        </>
      ),
    },
    { key: 'dossier', head: t('runs.dossier'), cell: (run) => <DossierLink run={run} here={here} /> },
    {
      ...{ key: 'receivedUntil', head: t('runs.receivedUntil'), align: 'end', from: 'tablet' },
      cell: ({ receivedUntil }) => <DateText value={receivedUntil} />,
    },
    {
      ...{ key: 'net', head: t('runs.net'), align: 'end' },
      cell: ({ isSigned, net, received }) =>
        isSigned ? <Amount euros={net} unit="none" /> : <Unsigned received={received} />,
    },
    {
      ...{ key: 'contest', head: t('runs.contestUntil'), from: 'tablet' },
      cell: (run) => <ContestUntil run={run} />,
    },
    { key: 'status', head: t('runs.status'), cell: ({ status }) => <DossierStatusBadge status={status} /> },
  ];
}

/** Before a report is signed only what came in is known. */
function Unsigned({ received }: { readonly received: number }) {
  const { t } = useTranslation('recurring');
  return (
    <>
      {NOTHING}
      <Hint>
        {t('runs.gross')} <Amount euros={received} unit="none" />
      </Hint>
    </>
  );
}

function DossierLink({ run: { dossierId, fileNumber }, here }: { readonly run: Run; readonly here: string }) {
  const { t } = useTranslation('recurring');
  if (dossierId === here) {
    return (
      <>
        <Text span>{fileNumber}</Text>
        <Hint>{t('runs.here')}</Hint>
      </>
    );
  }
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

function ContestUntil({ run: { status, contestationEndsOn } }: { readonly run: Run }) {
  const { t } = useTranslation('recurring');
  if (status === 'ToPay' || status === 'Paid') return t('runs.over');
  if (status === 'Cancelled' || contestationEndsOn === null) return NOTHING;
  return <DateText value={contestationEndsOn} style="short" />;
}
