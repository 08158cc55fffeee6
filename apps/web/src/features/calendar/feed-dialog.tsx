import { Button, CopyButton, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { calendarCalls } from '@prorata/contract/calendar/calls';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { QueryState, Refusal } from '../../components/states.tsx';
import { Acts, Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { feedQuery } from './calendar-queries.ts';

/** How another calendar subscribes: an address is made, told once, renewed and revoked. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const [address, setAddress] = useState<string>();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feed.title')}
      closeButtonProps={{ 'aria-label': t('feed.close') }}
      // What is shown only once must not go by a slip of the hand.
      closeOnClickOutside={address === undefined}
      closeOnEscape={address === undefined}
      withCloseButton={address === undefined}
    >
      {address === undefined ? (
        <Managing onMade={setAddress} />
      ) : (
        <ShownOnce address={address} onClose={onClose} />
      )}
    </Modal>
  );
}

function Managing({ onMade }: { readonly onMade: (address: string) => void }) {
  const { t } = useTranslation('calendar');
  const query = useQuery(feedQuery);
  const inWords = useProblem();
  const feed = query.data?.feed;
  const [chosen, setChosen] = useState<boolean>();
  const isMine = chosen ?? feed?.isMine ?? true;
  const { make, revoke } = useChangingFeed(onMade);
  const isBusy = make.isPending || revoke.isPending;
  const problem = make.error ?? revoke.error;
  if (query.data === undefined) return <QueryState query={query} rows={2} />;
  return (
    <Stack>
      <Hint>{t('feed.hint')}</Hint>
      <FeedState />
      <Radio.Group
        label={t('feed.which')}
        value={isMine ? 'mine' : 'office'}
        onChange={(value) => setChosen(value === 'mine')}
      >
        <Stack gap="md" mt="sm">
          <Radio value="mine" label={t('feed.mine')} />
          <Radio value="office" label={t('feed.office')} />
        </Stack>
      </Radio.Group>
      {feed && <Hint>{t('feed.renewHint')}</Hint>}
      {problem && <Refusal title={t('feed.failed')} {...inWords(problem)} />}
      <Acts mt={0}>
        {feed && (
          <Button
            variant="default"
            color="negative"
            disabled={isBusy}
            loading={revoke.isPending}
            onClick={() => revoke.mutate()}
          >
            {t('feed.revoke')}
          </Button>
        )}
        <Button disabled={isBusy} loading={make.isPending} onClick={() => make.mutate(isMine)}>
          {feed ? t('feed.renew') : t('feed.make')}
        </Button>
      </Acts>
    </Stack>
  );
}

function useChangingFeed(onMade: (address: string) => void) {
  const { t } = useTranslation('calendar');
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: feedQuery.queryKey });
  const make = useMutation({
    mutationFn: (isMine: boolean) => request(calendarCalls.createFeed, { body: { isMine } }),
    onSuccess: ({ address }) => onMade(address),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: () => request(calendarCalls.revokeFeed, {}),
    onSuccess: () => showSuccess(t('feed.revoked')),
    onSettled,
  });
  return { make, revoke };
}

/** Whether there is an address, since when, and whether a calendar reads it. */
export function FeedState() {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const feed = useQuery(feedQuery).data?.feed;
  if (feed === undefined) return null;
  if (feed === null) return <Text>{t('feed.none')}</Text>;
  return (
    <div>
      <Text>
        {t('feed.since', { date: formatDate(feed.createdAt, language) })}{' '}
        {t(feed.isMine ? 'feed.mine' : 'feed.office')}.
      </Text>
      <Hint>
        {feed.readAt === null
          ? t('feed.neverRead')
          : t('feed.lastRead', { date: formatDate(feed.readAt, language, 'dateTime') })}
      </Hint>
    </div>
  );
}

function ShownOnce({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const { t } = useTranslation('calendar');
  return (
    <Stack>
      <Notice>{t('feed.once')}</Notice>
      <TextInput readOnly label={t('feed.address')} value={address} onFocus={selectAll} />
      <Acts mt={0}>
        <Button variant="default" onClick={onClose}>
          {t('feed.close')}
        </Button>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button leftSection={copied ? <IconCheck /> : <IconCopy />} onClick={copy} data-autofocus>
              {copied ? t('feed.copied') : t('feed.copy')}
            </Button>
          )}
        </CopyButton>
      </Acts>
    </Stack>
  );
}

/** Who copies by hand copies all of it. */
function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}
