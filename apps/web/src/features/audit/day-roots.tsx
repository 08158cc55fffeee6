import { Anchor, Group, Stack, Text } from '@mantine/core';
import { auditCalls, type DayRoot } from '@prorata/contract/audit/calls';
import type { Call } from '@prorata/contract/call';
import { apiOriginOf } from '@prorata/contract/hosts';
import { IconBinaryTree, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { requestUrl } from '../../platform/client/create-request.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './day-roots.module.css';

const PAGE_SIZE = 10;

/** What is published of every day, for whoever wants to hold the platform to it; asked for when somebody wants to see it. */
export function DayRoots({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useTranslation('evidence');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.roots}
      data-narrow={isNarrow || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight aria-hidden className={classes.arrow} />
        <span>
          <Text component="span" display="block" fw={500}>
            {t('title')}
          </Text>
          <Hint>{t('intro')}</Hint>
        </span>
      </summary>
      {isOpen && <Roots />}
    </details>
  );
}

function Roots() {
  const { t } = useTranslation('evidence');
  const [page, setPage] = useState(1);
  const list = useQuery({
    queryKey: ['dayRoots', page],
    queryFn: ({ signal }) =>
      request(auditCalls.listDayRoots, { query: { page, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md" mt="md">
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={useListState(list)}
        rowId={({ day }) => day}
        hasPhoneCards
        empty={
          <Empty icon={IconBinaryTree} title={t('none')}>
            {t('noneHint')}
          </Empty>
        }
      />
      {list.data && list.data.total > PAGE_SIZE && <Paging list={list.data} onPage={setPage} />}
      <Group gap="lg">
        <FileLink call={auditCalls.exportDayRoots}>{t('all')}</FileLink>
        <FileLink call={auditCalls.downloadVerifier}>{t('verifier')}</FileLink>
        <FileLink call={auditCalls.downloadStampTrust}>{t('authorities')}</FileLink>
      </Group>
      <Hint>{t('verifierHint')}</Hint>
    </Stack>
  );
}

function useColumns(): Column<DayRoot>[] {
  const { t } = useTranslation('evidence');
  const language = useLanguage();
  return [
    {
      key: 'day',
      head: t('day'),
      cell: ({ day }) => (
        <span className={classes.day}>
          <DateText value={day} />
        </span>
      ),
    },
    { key: 'root', head: t('root'), cell: ({ root }) => <code className={classes.root}>{root}</code> },
    {
      key: 'stamped',
      head: t('stamped'),
      cell: ({ stampedAt, authority }) =>
        stampedAt === null
          ? t('notStamped')
          : t('stampedBy', {
              moment: formatDate(stampedAt, language, 'dateTime'),
              authority: authority ?? '',
            }),
    },
    {
      key: 'files',
      head: t('files'),
      cell: ({ day, stampedAt }) => (
        <Group gap="sm">
          <FileLink
            call={auditCalls.downloadDayRoot}
            day={day}
            label={t('statementOf', { day: formatDate(day, language) })}
          >
            {t('statement')}
          </FileLink>
          {stampedAt !== null && (
            <FileLink
              call={auditCalls.downloadDayStamp}
              day={day}
              label={t('stampOf', { day: formatDate(day, language) })}
            >
              {t('stamp')}
            </FileLink>
          )}
        </Group>
      ),
    },
  ];
}

interface FileLinkProps {
  readonly call: Call;
  readonly day?: string;
  /** Where what is written says too little by itself. */
  readonly label?: string;
  readonly children: string;
}

/** What is published can be fetched by any program, so it is a link and not a button. */
function FileLink({ call, day, label, children }: FileLinkProps) {
  const href = requestUrl(apiOriginOf(window.location.origin), call.path, day === undefined ? {} : { day });
  return (
    <Anchor href={href} download size="sm" {...(label && { 'aria-label': label })}>
      {children}
    </Anchor>
  );
}
