import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { privacyCalls } from '@prorata/contract/privacy/calls';
import type { PlannedErasure, PrivacyRequest } from '@prorata/contract/privacy/privacy';
import { IconDownload, IconEraser } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { PageBody } from '../../components/page.tsx';
import { Empty, QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { PRIVACY, privacyRequestQuery } from './privacy-queries.ts';

/** One request: all that is kept of the person to give them, and of each thing whether it may go. */
export function RequestPage({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation('privacy');
  const asked = useQuery(privacyRequestQuery(requestId));
  const { data } = asked;
  return (
    <DetailPage
      crumb={<Link to="/app/privacy">{t('request.back')}</Link>}
      title={data?.person ?? t('list.erasedPerson')}
    >
      <PageBody>
        <QueryState query={asked} rows={5} />
        {data && (
          <>
            <Told data={data} />
            {data.erasedAt === null && <Giving data={data} />}
            <Plan data={data} />
          </>
        )}
      </PageBody>
    </DetailPage>
  );
}

function Told({ data }: { readonly data: PrivacyRequest }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  return (
    <Text c="dimmed">
      {t('request.createdText', {
        name: data.createdBy,
        date: formatDate(data.createdAt, language, 'dateTime'),
        proof: data.proof,
      })}
      {data.erasedAt &&
        ` ${t('request.ofErased', { date: formatDate(data.erasedAt, language, 'dateTime') })}.`}
    </Text>
  );
}

function Giving({ data }: { readonly data: PrivacyRequest }) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const queries = useQueryClient();
  const inWords = useProblem();
  const giving = useMutation({
    mutationFn: () =>
      request(privacyCalls.export, { params: { requestId: data.id }, query: { lang: language } }),
    onSuccess: (file) => {
      saveFile(file);
      return queries.invalidateQueries({ queryKey: PRIVACY });
    },
    onError: (error) => showFailure(t('request.downloadFailed'), inWords(error).message),
  });
  return (
    <Block
      title={t('request.give')}
      act={
        <Button
          variant="default"
          leftSection={<IconDownload />}
          loading={giving.isPending}
          onClick={() => giving.mutate()}
        >
          {t('request.download')}
        </Button>
      }
    >
      <Stack gap="xs" p="var(--prorata-inset)">
        <Text>{t('request.giveText')}</Text>
        {data.exportedAt && (
          <Hint>{t('request.given', { date: formatDate(data.exportedAt, language, 'dateTime') })}</Hint>
        )}
      </Stack>
    </Block>
  );
}

function Plan({ data }: { readonly data: PrivacyRequest }) {
  const { t } = useTranslation('privacy');
  const [isAsking, setAsking] = useState(false);
  const isDone = data.erasedAt !== null;
  const goes = data.plan.filter((part) => part.goes).length;
  return (
    <Block
      title={t(isDone ? 'request.done' : 'request.plan')}
      act={
        !isDone &&
        goes > 0 && (
          <Button
            color="negative"
            variant="light"
            leftSection={<IconEraser />}
            onClick={() => setAsking(true)}
          >
            {t('request.erase')}
          </Button>
        )
      }
    >
      {!isDone && (
        <Group px="var(--prorata-inset)" py="sm" gap="lg">
          <Text fw={500}>{goes === 0 ? t('request.nothing') : t('request.goes', { count: goes })}</Text>
          <Text c="dimmed">{t('request.stays', { count: data.plan.length - goes })}</Text>
        </Group>
      )}
      <DataTable
        label={t('request.plan')}
        columns={usePlanColumns(isDone)}
        list={{ rows: data.plan, isOutdated: false }}
        rowId={({ record, part, name }) => [record.kind, record.id, name, part].join(' ')}
        hasPhoneCards
        empty={<Empty icon={IconEraser} title={t('request.gone')} />}
      />
      <EraseDialog data={data} opened={isAsking} onClose={() => setAsking(false)} />
    </Block>
  );
}

function usePlanColumns(isDone: boolean): Column<PlannedErasure>[] {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  return [
    {
      key: 'what',
      head: t('request.what'),
      cell: ({ part, record, fileNumber, name }) => (
        <>
          <Text span fw={500}>
            {t(`parts.${part}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {[t(`kinds.${record.kind}`), fileNumber, isDone ? null : name].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'verdict',
      head: t('request.verdict'),
      cell: ({ goes }) => (
        <StatusBadge tone={goes ? 'primary' : 'slate'}>
          {t(goes ? (isDone ? 'request.wentThen' : 'request.goesNow') : 'request.staysNow')}
        </StatusBadge>
      ),
    },
    {
      key: 'why',
      head: t('request.why'),
      cell: ({ reason, until }) => (
        <Text size="sm" maw="60ch">
          {t(`reasons.${reason}`)}
          {until && (
            <Text span size="sm" c="dimmed">
              {` (${t('request.until', { date: formatDate(until, language) })})`}
            </Text>
          )}
        </Text>
      ),
    },
  ];
}

interface EraseDialogProps {
  readonly data: PrivacyRequest;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The name is typed once more: what goes does not come back. */
function EraseDialog({ data, opened, onClose }: EraseDialogProps) {
  const { t } = useTranslation('privacy');
  const queries = useQueryClient();
  const inWords = useProblem();
  const [confirmation, setConfirmation] = useState('');
  const erasing = useMutation({
    mutationFn: () =>
      request(privacyCalls.erase, {
        params: { requestId: data.id },
        body: { version: data.version, seen: data.seen, confirmation },
      }),
    onSuccess: (done) => {
      onClose();
      queries.setQueryData(privacyRequestQuery(data.id).queryKey, done);
      void queries.invalidateQueries({ queryKey: [...PRIVACY, 'list'] });
      showSuccess(t('request.erased'));
    },
    onError: () => void queries.invalidateQueries({ queryKey: privacyRequestQuery(data.id).queryKey }),
  });
  return (
    <RemoveDialog
      opened={opened}
      onClose={onClose}
      title={t('request.eraseTitle')}
      verb={t('request.erase')}
      safeVerb={t('request.cancel')}
      isBusy={erasing.isPending}
      isDisabled={confirmation.trim() === ''}
      onConfirm={() => erasing.mutate()}
      problem={erasing.error ? inWords(erasing.error) : undefined}
      failure={t('request.notErased')}
      first={
        <TextInput
          label={t('request.confirm', { person: data.person ?? '' })}
          autoComplete="off"
          value={confirmation}
          onChange={({ currentTarget }) => setConfirmation(currentTarget.value)}
        />
      }
    >
      {t('request.eraseText')}
    </RemoveDialog>
  );
}
