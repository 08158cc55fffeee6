import { ActionIcon, Button, Group, Popover, Text, UnstyledButton } from '@mantine/core';
import { notificationsCalls } from '@prorata/contract/notifications/calls';
import type { Notification } from '@prorata/contract/notifications/notification';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty, Loading } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import classes from './bell.module.css';
import { NOTIFICATIONS, notificationsQuery } from './notification-queries.ts';
import { useNoticeLine } from './use-notice-line.ts';

const PAGE = 20;
const MOST = 200;

/** What happened for the person: how many unread, and the list of them. */
export function Bell() {
  const { t } = useTranslation('notifications');
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState(PAGE);
  const { data } = useQuery(notificationsQuery(size));
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('openUnread', { count: unread }) : t('open');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width="min(23rem, 94vw)" trapFocus>
      <Popover.Target>
        <ActionIcon
          size="lg"
          aria-label={label}
          title={t('open')}
          className={classes.bell ?? ''}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={20} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('title')}>
        {data === undefined ? (
          <Loading rows={3} />
        ) : (
          <List
            items={data.items}
            unread={unread}
            hasMore={data.total > data.items.length && size < MOST}
            onMore={() => setSize(MOST)}
            onClose={() => setOpen(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface ListProps {
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

function List({ items, unread, hasMore, onMore, onClose }: ListProps) {
  const { t } = useTranslation('notifications');
  const markRead = useMarkingRead();
  const navigate = useNavigate();
  const open = ({ id, dossier, kind, statementId, isRead }: Notification) => {
    if (!isRead) markRead.mutate([id]);
    onClose();
    const isFiled = kind === 'filed' && statementId !== null;
    void navigate({
      to: '/app/dossier/$dossierId',
      params: { dossierId: dossier.id },
      search: isFiled ? { tab: 'statements', review: statementId } : { activity: true },
    });
  };
  return (
    <>
      <Group justify="space-between" className={classes.head ?? ''}>
        <SectionTitle>{t('title')}</SectionTitle>
        {unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={markRead.isPending}
            onClick={() => markRead.mutate(null)}
          >
            {t('allRead')}
          </Button>
        )}
      </Group>
      {items.length === 0 ? (
        <Empty icon={IconBell} title={t('none')}>
          {t('noneHint')}
        </Empty>
      ) : (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} onOpen={() => open(item)} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="subtle" fullWidth onClick={onMore}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function Item({ item, onOpen }: { readonly item: Notification; readonly onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const line = useNoticeLine()(item);
  return (
    <UnstyledButton className={classes.item ?? ''} data-unread={!item.isRead || undefined} onClick={onOpen}>
      <Text span display="block" fw={item.isRead ? 400 : 500} lineClamp={2}>
        {line}
      </Text>
      {item.kind === 'mentioned' && item.about && (
        <Text span display="block" size="sm" lineClamp={2}>
          “{item.about}”
        </Text>
      )}
      <Hint span display="block">
        {item.dossier.fileNumber} {item.dossier.defendantName} ·{' '}
        {formatDate(item.happenedAt, language, 'dateTime')}
        {!item.isRead && ` · ${t('unread')}`}
      </Hint>
    </UnstyledButton>
  );
}

/** Those named, or all of them. */
function useMarkingRead() {
  const { t } = useTranslation('notifications');
  const inWords = useProblem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | null) =>
      request(notificationsCalls.markRead, { body: { ids: ids === null ? null : [...ids] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
    onError: (error) => showFailure(t('failed'), inWords(error).message),
  });
}
