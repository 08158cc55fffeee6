import { Text } from '@mantine/core';
import {
  type DamagedFile,
  type DueDossier,
  type Erasure,
  type Maintenance,
  maintenanceCalls,
  PREVIEW_DAYS,
  type RefusedReport,
} from '@prorata/contract/maintenance/calls';
import { SETTLING_DAYS } from '@prorata/domain/retention';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { Block, Count } from '../../components/block.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page, PageBody, PageHeader } from '../../components/page.tsx';
import { QueryState } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { formatCount, formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { FalseLetters } from '../genuine/false-letters.tsx';
import classes from './maintenance.module.css';

const maintenanceQuery = {
  queryKey: ['maintenance'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request(maintenanceCalls.read, { signal }),
};

/** What the nights brought and will bring: damaged files, what is erased soon, and what was erased. */
export function MaintenancePage() {
  const { t } = useTranslation('shell');
  const maintenance = useQuery(maintenanceQuery);
  usePageTitle(t('menu.maintenance'));
  return (
    <Page>
      <PageHeader title={t('menu.maintenance')} />
      <PageBody>
        <QueryState query={maintenance} rows={5} />
        {maintenance.data && (
          <>
            <FalseLetters />
            <FileCheck check={maintenance.data.fileCheck} />
            <ReportCheck check={maintenance.data.reportCheck} />
            <SoonErased retention={maintenance.data.retention} />
            <Erased erasures={maintenance.data.erasures} />
          </>
        )}
      </PageBody>
    </Page>
  );
}

function FileCheck({ check }: { readonly check: Maintenance['fileCheck'] }) {
  const { t } = useTranslation('maintenance');
  const language = useLanguage();
  return (
    <Block title={t('files.title')} isWrong={check !== null && check.numberOfDamaged > 0}>
      <div className={classes.words}>
        <Text>{t('files.text')}</Text>
        {check === null ? (
          <Text c="dimmed">{t('files.never')}</Text>
        ) : (
          <Text c="dimmed">
            {t('files.checked', {
              moment: formatDate(check.finishedAt, language, 'dateTime'),
              files: formatCount(check.numberOfFiles, language),
            })}
          </Text>
        )}
        {check?.numberOfDamaged === 0 && (
          <Notice tone="positive" icon={IconCircleCheck}>
            {t('files.whole')}
          </Notice>
        )}
        {check !== null && check.numberOfDamaged > 0 && (
          <Notice
            tone="negative"
            icon={IconAlertTriangle}
            title={t('files.damagedTitle', { count: check.numberOfDamaged })}
          >
            {t('files.damagedText')}
          </Notice>
        )}
      </div>
      {check !== null && check.damaged.length > 0 && <DamagedFiles files={check.damaged} />}
    </Block>
  );
}

function DamagedFiles({ files }: { readonly files: readonly DamagedFile[] }) {
  const { t } = useTranslation('maintenance');
  const columns: Column<DamagedFile>[] = [
    { key: 'kind', head: t('files.columns.kind'), cell: ({ kind }) => t(`files.kinds.${kind}`) },
    {
      key: 'dossier',
      head: t('files.columns.dossier'),
      cell: ({ fileNumber }) => fileNumber ?? NOTHING,
    },
    {
      key: 'organization',
      head: t('files.columns.organization'),
      cell: ({ organization }) => organization ?? NOTHING,
      isSecondary: true,
    },
    { key: 'fault', head: t('files.columns.fault'), cell: ({ fault }) => t(`files.faults.${fault}`) },
    { key: 'id', head: t('files.columns.id'), cell: ({ id }) => id, isSecondary: true, from: 'desk' },
  ];
  return <Rows label={t('files.title')} columns={columns} rows={files} />;
}

function ReportCheck({ check }: { readonly check: Maintenance['reportCheck'] }) {
  const { t } = useTranslation('maintenance');
  const language = useLanguage();
  const { numberOfReports, numberOfWaiting, numberOfRefused, refused } = check;
  const isDone = numberOfReports > 0 && numberOfWaiting === 0;
  return (
    <Block title={t('reports.title')} isWrong={numberOfRefused > 0}>
      <div className={classes.words}>
        <Text>{t('reports.text')}</Text>
        {numberOfReports === 0 && <Text c="dimmed">{t('reports.none')}</Text>}
        {numberOfWaiting > 0 && (
          <Text c="dimmed">
            {t('reports.waiting', {
              checked: formatCount(numberOfReports - numberOfWaiting, language),
              total: formatCount(numberOfReports, language),
            })}
          </Text>
        )}
        {isDone && numberOfRefused === 0 && (
          <Notice tone="positive" icon={IconCircleCheck}>
            {t('reports.good')}
          </Notice>
        )}
        {numberOfRefused > 0 && (
          <Notice
            tone="negative"
            icon={IconAlertTriangle}
            title={t('reports.refusedTitle', { count: numberOfRefused })}
          >
            {t('reports.refusedText')}
          </Notice>
        )}
      </div>
      {refused.length > 0 && <RefusedReports reports={refused} />}
    </Block>
  );
}

function RefusedReports({ reports }: { readonly reports: readonly RefusedReport[] }) {
  const { t } = useTranslation(['maintenance', 'vocabulary']);
  const columns: Column<RefusedReport>[] = [
    { key: 'dossier', head: t('reports.columns.dossier'), cell: ({ fileNumber }) => fileNumber },
    {
      key: 'organization',
      head: t('reports.columns.organization'),
      cell: ({ organization }) => organization,
      isSecondary: true,
    },
    {
      key: 'fault',
      head: t('reports.columns.fault'),
      cell: ({ fault }) => t(`vocabulary:signatureFault.${fault}`),
    },
    {
      key: 'signedAt',
      head: t('reports.columns.signedAt'),
      cell: ({ signedAt }) => <DateText value={signedAt} />,
      align: 'end',
    },
    {
      key: 'checkedAt',
      head: t('reports.columns.checkedAt'),
      cell: ({ checkedAt }) => <DateText value={checkedAt} />,
      align: 'end',
      from: 'desk',
    },
  ];
  return <Rows label={t('reports.title')} columns={columns} rows={reports} />;
}

function SoonErased({ retention }: { readonly retention: Maintenance['retention'] }) {
  const { t } = useTranslation(['maintenance', 'parameters']);
  const days = PREVIEW_DAYS;
  const { numberOfDossiers, numberOfMailTexts, numberOfExtracts, dossiers } = retention;
  const columns: Column<DueDossier>[] = [
    { key: 'dossier', head: t('due.columns.dossier'), cell: ({ fileNumber }) => fileNumber },
    {
      key: 'organization',
      head: t('due.columns.organization'),
      cell: ({ organization }) => organization,
      isSecondary: true,
    },
    {
      key: 'status',
      head: t('due.columns.status'),
      cell: ({ status }) => <DossierStatusBadge status={status} />,
    },
    {
      key: 'endedOn',
      head: t('due.columns.endedOn'),
      cell: ({ endedOn }) => <DateText value={endedOn} />,
      align: 'end',
    },
    {
      key: 'erasedOn',
      head: t('due.columns.erasedOn'),
      cell: ({ erasedOn }) => <DateText value={erasedOn} />,
      align: 'end',
    },
  ];
  return (
    <Block title={t('due.title')} remark={numberOfDossiers > 0 && <Count of={numberOfDossiers} />}>
      <div className={classes.words}>
        <Text>
          {t('due.text', {
            dossiers: t('parameters:amounts.years', { count: retention.dossiersYears }),
            mails: t('parameters:amounts.days', { count: retention.mailTextsDays }),
            extracts: t('parameters:amounts.days', { count: retention.extractsDays }),
            settling: SETTLING_DAYS,
          })}
        </Text>
        {numberOfDossiers === 0 && <Text c="dimmed">{t('due.none', { days })}</Text>}
        {numberOfMailTexts > 0 && (
          <Text c="dimmed">{t('due.mails', { days, count: numberOfMailTexts })}</Text>
        )}
        {numberOfExtracts > 0 && (
          <Text c="dimmed">{t('due.extracts', { days, count: numberOfExtracts })}</Text>
        )}
        {numberOfDossiers > dossiers.length && (
          <Text c="dimmed">{t('due.more', { shown: dossiers.length, total: numberOfDossiers })}</Text>
        )}
      </div>
      {dossiers.length > 0 && <Rows label={t('due.title')} columns={columns} rows={dossiers} />}
    </Block>
  );
}

function Erased({ erasures }: { readonly erasures: readonly Erasure[] }) {
  const { t } = useTranslation('maintenance');
  const language = useLanguage();
  const countOf = (key: 'documents' | 'statements' | 'deliveries', of: (row: Erasure) => number) =>
    ({
      key,
      head: t(`erased.columns.${key}`),
      cell: (row) => formatCount(of(row), language),
      align: 'end',
      from: 'tablet',
    }) satisfies Column<Erasure>;
  const columns: Column<Erasure>[] = [
    {
      key: 'moment',
      head: t('erased.columns.moment'),
      cell: ({ erasedAt }) => <DateText value={erasedAt} style="dateTime" />,
    },
    {
      key: 'what',
      head: t('erased.columns.what'),
      cell: ({ kind, fileNumber, numberOfParties: count }) =>
        kind === 'dossier' ? fileNumber : t(`erased.${kind}`, { count }),
    },
    {
      key: 'organization',
      head: t('erased.columns.organization'),
      cell: ({ organization }) => organization ?? NOTHING,
      isSecondary: true,
    },
    countOf('documents', ({ numberOfDocuments }) => numberOfDocuments),
    countOf('statements', ({ numberOfStatements }) => numberOfStatements),
    countOf('deliveries', ({ numberOfDeliveries }) => numberOfDeliveries),
  ];
  return (
    <Block title={t('erased.title')}>
      {erasures.length === 0 ? (
        <div className={classes.words}>
          <Text c="dimmed">{t('erased.none')}</Text>
        </div>
      ) : (
        <Rows label={t('erased.title')} columns={columns} rows={erasures} />
      )}
    </Block>
  );
}

interface RowsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A short list that has come whole. */
function Rows<Row extends { readonly id: string }>({ label, columns, rows }: RowsProps<Row>) {
  return (
    <DataTable
      label={label}
      columns={columns}
      list={{ rows, isOutdated: false }}
      rowId={({ id }) => id}
      empty={null}
    />
  );
}
