import { Stack, Text } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Paging } from '../../../components/paging.tsx';
import { Empty, LoadError, Loading } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { BeginButton } from './begin-button.tsx';
import { CloseButton } from './close-dialog.tsx';
import { myStatementsQuery, useInvited } from './invited.ts';
import { InvitedPage, InvitedTabs } from './invited-page.tsx';
import { StatementCard } from './statement-card.tsx';
import { TermNotice } from './term-notice.tsx';

/** All that was filed or begun with the invitation. */
export function MyStatementsPage() {
  const { t } = useTranslation('invited');
  const inWords = useProblem();
  const { invitationCode, dossier } = useInvited();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(myStatementsQuery(invitationCode, page));
  const isOpen = dossier.invitation.isOpen;
  const rows = data?.items ?? [];
  return (
    <InvitedPage
      title={t('statements.title')}
      head={
        <>
          <TermNotice />
          <InvitedTabs />
        </>
      }
      foot={isOpen && rows.length > 0 && <CloseButton statements={rows} />}
    >
      {data === undefined && error === null && <Loading rows={3} />}
      {error !== null && <LoadError {...inWords(error)} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <Empty icon={IconFileText} title={t('statements.none')} action={isOpen && <NewStatement />}>
          {isOpen ? t('statements.noneText') : t('closed.nothingFiled')}
        </Empty>
      )}
      {rows.length > 0 && (
        <>
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {rows.map((row) => (
              <StatementCard key={row.id} statement={row} />
            ))}
          </Stack>
          {data && data.total > data.pageSize && <Paging list={data} onPage={setPage} />}
          {isOpen && (
            <div>
              <Text inherit mb="md" c="dimmed">
                {t('statements.intro')}
              </Text>
              <NewStatement />
            </div>
          )}
        </>
      )}
    </InvitedPage>
  );
}

function NewStatement() {
  const { t } = useTranslation('invited');
  const { dossier } = useInvited();
  return (
    <BeginButton variant="default" leftSection={<IconPlus />}>
      {t(dossier.invitation.numberOfStatements === 0 ? 'dossier.start' : 'statements.another')}
    </BeginButton>
  );
}
