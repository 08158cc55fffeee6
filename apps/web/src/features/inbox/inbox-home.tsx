import { Button, Menu, SegmentedControl } from '@mantine/core';
import type { Inbox, InboxItem, InboxScope } from '@prorata/contract/inbox/inbox';
import { INBOX_SCOPES } from '@prorata/contract/inbox/inbox';
import { IconAdjustmentsHorizontal, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Block } from '../../components/block.tsx';
import { Empty, LoadError, Loading } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useGradually } from '../../platform/gradually.tsx';
import { formatCount, formatTime, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './inbox.module.css';
import { FailuresCard, PayableCard } from './inbox-cards.tsx';
import { InboxCounters } from './inbox-counters.tsx';
import { AssignDialog, SnoozeDialog } from './inbox-dialogs.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxQuery } from './inbox-queries.ts';
import { useInboxActs } from './use-inbox-acts.ts';

interface InboxHomeProps {
  readonly canWrite: boolean;
  /** Before everything else. */
  readonly above: ReactNode;
  /** While nobody knows yet what stands above. */
  readonly isHeld: boolean;
  /** What stands first in the right column, told whose dossiers it is about. */
  readonly aside: (isMine: boolean) => ReactNode;
  /** Under the list. */
  readonly below: (isMine: boolean) => ReactNode;
}

type Kind = InboxItem['kind'];

/** The first page of who works with dossiers: what waits, by urgency, each with its one verb. */
export function InboxHome({ canWrite, above, isHeld, aside, below }: InboxHomeProps) {
  const [scope, setScope] = useState<InboxScope>('mine');
  const [kind, setKind] = useState<Kind>();
  const query = useQuery(inboxQuery({ scope, ...(kind && { kind }) }));
  const inWords = useProblem();
  const inbox = useGradually(isHeld ? undefined : query.data);
  if (inbox === undefined) {
    if (!query.isError || isHeld) return <Loading rows={5} />;
    return (
      <>
        {above}
        <LoadError {...inWords(query.error)} onRetry={() => void query.refetch()} />
      </>
    );
  }
  return (
    <>
      {above}
      <InboxCounters counters={inbox.counters} chosen={kind} onChoose={setKind} />
      <div className={classes.columns}>
        <Work
          inbox={inbox}
          scope={scope}
          onScope={setScope}
          kind={kind}
          onKind={setKind}
          canWrite={canWrite}
        />
        <div className={classes.aside}>
          {aside(scope === 'mine')}
          <div className={classes.cards}>
            <FailuresCard inbox={inbox} />
            <PayableCard inbox={inbox} onChoose={setKind} />
          </div>
        </div>
      </div>
      {below(scope === 'mine')}
    </>
  );
}

interface WorkProps {
  readonly inbox: Inbox;
  readonly scope: InboxScope;
  readonly onScope: (scope: InboxScope) => void;
  readonly kind: Kind | undefined;
  readonly onKind: (kind: Kind | undefined) => void;
  readonly canWrite: boolean;
}

interface Asked {
  readonly act: 'snooze' | 'assign';
  readonly item: InboxItem;
}

function Work({ inbox, scope, onScope, kind, onKind, canWrite }: WorkProps) {
  const { t } = useTranslation('inbox');
  const { tickOff, snooze, bringBack } = useInboxActs();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isEmpty = inbox.groups.every(({ total }) => total === 0);
  return (
    <Block title={t('title')} act={<KindMenu inbox={inbox} kind={kind} onKind={onKind} />}>
      <div className={classes.choice}>
        <Scopes inbox={inbox} scope={scope} onScope={onScope} />
        {kind && (
          <Button
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            onClick={() => onKind(undefined)}
          >
            {t('onlyKind', { kind: t(`kinds.${kind}`) })}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <Nothing inbox={inbox} scope={scope} kind={kind} onScope={onScope} />
      ) : (
        <InboxList
          inbox={inbox}
          scope={scope}
          kind={kind}
          acts={{
            onSnooze: (item) => setAsked({ act: 'snooze', item }),
            onAssign: (item) => setAsked({ act: 'assign', item }),
            onBringBack: bringBack,
            onTickOff: tickOff,
            canWrite,
          }}
        />
      )}
      <Foot readAt={inbox.readAt} />
      {asked?.act === 'snooze' && (
        <SnoozeDialog
          item={asked.item}
          today={inbox.today}
          onSnooze={(until) => snooze(asked.item, until)}
          onClose={close}
        />
      )}
      {asked?.act === 'assign' && <AssignDialog item={asked.item} onClose={close} />}
    </Block>
  );
}

function Scopes({ inbox, scope, onScope }: Pick<WorkProps, 'inbox' | 'scope' | 'onScope'>) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  return (
    <SegmentedControl
      aria-label={t('whose')}
      size="sm"
      value={scope}
      onChange={(value) => onScope(INBOX_SCOPES.find((one) => one === value) ?? 'mine')}
      data={INBOX_SCOPES.map((value) => ({
        value,
        label: (
          <>
            {t(`scopes.${value}`)}{' '}
            <span className={classes.count} data-tone="slate">
              {formatCount(inbox.totals[value], language)}
            </span>
          </>
        ),
      }))}
    />
  );
}

function KindMenu({ inbox: { kinds }, kind, onKind }: Pick<WorkProps, 'inbox' | 'kind' | 'onKind'>) {
  const { t } = useTranslation('inbox');
  return (
    // No taller than there is room for: whoever scrolled the page to its end would close it.
    <Menu position="bottom-end" middlewares={{ size: { padding: 8 } }}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
          {t('filter')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown style={{ overflowY: 'auto' }}>
        <Menu.Item aria-current={kind === undefined} onClick={() => onKind(undefined)}>
          {t('allKinds')}
        </Menu.Item>
        {kinds.map((one) => (
          <Menu.Item
            key={one.kind}
            aria-current={kind === one.kind}
            rightSection={<span className={classes.count}>{one.count}</span>}
            onClick={() => onKind(one.kind)}
          >
            {t(`kinds.${one.kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Nothing({ inbox, scope, kind, onScope }: Pick<WorkProps, 'inbox' | 'scope' | 'kind' | 'onScope'>) {
  const { t } = useTranslation('inbox');
  if (kind) return <Empty icon={IconCircleCheck} title={t('empty.kind')} />;
  if (scope === 'following') {
    return (
      <Empty icon={IconCircleCheck} title={t('empty.following')}>
        {t('empty.followingText')}
      </Empty>
    );
  }
  const toOffice = scope === 'mine' && inbox.totals.office > 0 && (
    <Button variant="default" onClick={() => onScope('office')}>
      {t('empty.office')}
    </Button>
  );
  return (
    <Empty icon={IconCircleCheck} title={t('empty.title')} action={toOffice}>
      {t('empty.text')}
    </Empty>
  );
}

const KEYS = [
  { keys: ['J', 'K'], act: 'row' },
  { keys: ['Enter'], act: 'open' },
  { keys: ['S'], act: 'snooze' },
  { keys: ['T'], act: 'assign' },
  { keys: ['E'], act: 'done' },
] as const;

/** The keys of the list, and how old it is. */
function Foot({ readAt }: { readonly readAt: string }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  return (
    <footer className={classes.foot}>
      <span className={classes.keys}>
        {KEYS.map(({ keys, act }) => (
          <span key={act}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {t(`keys.${act}`)}
          </span>
        ))}
      </span>
      <span className={classes.updated}>{t('updated', { time: formatTime(readAt, language) })}</span>
    </footer>
  );
}
