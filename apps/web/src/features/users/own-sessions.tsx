import { Box, Button, Group, Text } from '@mantine/core';
import { usersCalls } from '@prorata/contract/users/calls';
import type { Session } from '@prorata/contract/users/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { QueryState } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ownSessionsQuery } from './user-queries.ts';
import classes from './users.module.css';

/** Where the person is signed in, to end what is not theirs. */
export function OwnSessions() {
  const { t } = useTranslation('users');
  const query = useQuery(ownSessionsQuery);
  return (
    <Box component="section" px="var(--prorata-inset)" py="xl" id="sessions">
      <SectionTitle>{t('sessions.title')}</SectionTitle>
      <Hint mt="xs" mb="md" maw="44rem">
        {t('sessions.hint')}
      </Hint>
      {query.data === undefined && <QueryState query={query} rows={2} />}
      <ul className={classes.sessions}>
        {query.data?.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Box>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const device = useDevice(session);
  const [isAsking, setAsking] = useState(false);
  const date = (instant: string) => formatDate(instant, language, 'dateTime');
  return (
    <li>
      <div>
        <Group gap="sm">
          <Text fw={500}>{device}</Text>
          {session.isCurrent && <StatusBadge tone="positive">{t('sessions.current')}</StatusBadge>}
        </Group>
        <Hint>
          {[
            t('sessions.signedIn', { date: date(session.signedInAt) }),
            t('sessions.lastUsed', { date: date(session.lastUsedAt) }),
          ].join(' · ')}
        </Hint>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          aria-label={t('sessions.endOf', { device })}
          onClick={() => setAsking(true)}
        >
          {t('sessions.end')}
        </Button>
      )}
      <Ending session={session} opened={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

function useDevice({ browser, system }: Session): string {
  const { t } = useTranslation('users');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

interface EndingProps {
  readonly session: Session;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Ending({ session, opened, onClose }: EndingProps) {
  const { t } = useTranslation('users');
  const inWords = useProblem();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => request(usersCalls.endSession, { params: { sessionId: session.id } }),
    onSuccess: async () => {
      onClose();
      showSuccess(t('sessions.ended'));
      await queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
  });
  return (
    <RemoveDialog
      opened={opened}
      title={t('sessions.endTitle')}
      verb={t('sessions.end')}
      failure={t('sessions.notEnded')}
      isBusy={ending.isPending}
      problem={ending.isError ? inWords(ending.error) : undefined}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      {t('sessions.endText', { device: useDevice(session) })}
    </RemoveDialog>
  );
}
