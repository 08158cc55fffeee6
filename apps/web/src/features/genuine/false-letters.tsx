import { Anchor, Button, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { FALSE_LETTER_STATES, type FalseLetter, genuineCalls } from '@prorata/contract/genuine/calls';
import { IconFlag, IconPaperclip } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { LongTextField } from '../../components/form/fields.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';

type State = (typeof FALSE_LETTER_STATES)[number];

const KEY = ['genuine', 'reports'] as const;

/** What people reported as false, for who runs the platform; each with a note of what was done about it. */
export function FalseLetters() {
  const { t } = useTranslation('genuine');
  const [state, setState] = useState<State>('open');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<FalseLetter>();
  const list = useQuery({
    queryKey: [...KEY, state, page],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      request(genuineCalls.listReports, { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(setOpened);
  return (
    <Block
      title={t('reports.title')}
      act={
        <SegmentedControl
          size="xs"
          aria-label={t('reports.state')}
          value={state}
          data={FALSE_LETTER_STATES.map((value) => ({ value, label: t(`reports.${value}`) }))}
          onChange={(value) => {
            setState(value as State);
            setPage(1);
          }}
        />
      }
    >
      <DataTable
        label={t('reports.title')}
        columns={columns}
        list={useListState(list)}
        rowId={({ id }) => id}
        onOpen={setOpened}
        empty={
          <Empty icon={IconFlag} title={t(state === 'open' ? 'reports.noneOpen' : 'reports.noneHandled')}>
            {t('reports.noneText')}
          </Empty>
        }
      />
      {list.data && list.data.total > list.data.pageSize && <Paging list={list.data} onPage={setPage} />}
      {opened && <ReportDialog key={opened.id} report={opened} onClose={() => setOpened(undefined)} />}
    </Block>
  );
}

function useColumns(onOpen: (report: FalseLetter) => void): Column<FalseLetter>[] {
  const { t } = useTranslation(['genuine', 'vocabulary']);
  return [
    {
      key: 'number',
      head: t('reports.number'),
      cell: (report) => (
        <Anchor component="button" type="button" onClick={() => onOpen(report)}>
          {report.number}
        </Anchor>
      ),
    },
    {
      key: 'reportedAt',
      head: t('reports.reportedAt'),
      cell: ({ reportedAt }) => <DateText value={reportedAt} style="dateTime" />,
    },
    { key: 'way', head: t('report.way'), cell: ({ way }) => t(`vocabulary:falseLetterWay.${way}`) },
    {
      key: 'sender',
      head: t('reports.sender'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ sender }) => sender ?? NOTHING,
    },
  ];
}

type Values = ValuesOf<typeof genuineCalls.handleReport>;

function ReportDialog({ report, onClose }: { readonly report: FalseLetter; readonly onClose: () => void }) {
  const { t } = useTranslation(['genuine', 'shell', 'vocabulary']);
  const queries = useQueryClient();
  const form = useContractForm(genuineCalls.handleReport, {
    version: report.version,
    note: report.note ?? '',
  });
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(genuineCalls.handleReport, { params: { falseLetterId: report.id }, body }),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      showSuccess(t('reports.saved', { number: report.number }));
      onClose();
    },
  });
  return (
    <Modal
      opened
      size="lg"
      title={t('reports.one', { number: report.number })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Line name={t('report.way')} value={t(`vocabulary:falseLetterWay.${report.way}`)} />
        <Line name={t('reports.sender')} value={report.sender} />
        <Line name={t('report.numberShown')} value={report.numberShown} />
        <Line name={t('report.email')} value={report.email} />
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report.description}</Text>
        {report.fileName && <FileLink report={report} />}
        {report.handledBy && (
          <Text size="sm" c="dimmed">
            {t('reports.handledBy', { name: report.handledBy })}
          </Text>
        )}
      </Stack>
      <ContractForm<typeof genuineCalls.handleReport>
        form={form}
        labels={{ note: t('reports.note') }}
        onSubmit={submit}
      >
        <FormMessages outcome={outcome} title={t('reports.notSaved')} />
        <FieldGrid>
          <LongTextField<Values> name="note" span={12} required />
        </FieldGrid>
        <Button mt="md" type="submit" loading={isSaving}>
          {t(report.handledAt === null ? 'reports.handle' : 'reports.saveNote')}
        </Button>
      </ContractForm>
    </Modal>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="dimmed">
        {name}
      </Text>{' '}
      {value}
    </Text>
  );
}

function FileLink({ report: { id: falseLetterId, fileName } }: { readonly report: FalseLetter }) {
  return (
    <DownloadButton
      variant="default"
      w="fit-content"
      leftSection={<IconPaperclip size={16} />}
      get={() => request(genuineCalls.downloadReportFile, { params: { falseLetterId } })}
    >
      {fileName ?? ''}
    </DownloadButton>
  );
}
