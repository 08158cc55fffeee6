import { Button, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import {
  type Inbox,
  type InboxGroup,
  type InboxItem,
  type InboxScope,
  MAX_SHOWN,
} from '@prorata/contract/inbox/inbox';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { QueryState } from '../../components/states.tsx';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { nameOfItem } from './asked.ts';
import classes from './inbox.module.css';
import { inboxListQuery } from './inbox-queries.ts';
import { InboxRow, type RowActs } from './inbox-row.tsx';

type Urgency = InboxGroup['urgency'];

interface InboxListProps {
  readonly inbox: Inbox;
  readonly scope: InboxScope;
  readonly kind: InboxItem['kind'] | undefined;
  readonly acts: RowActs;
}

/** What waits, by urgency. J and K walk through its rows, and Enter opens the one that is chosen. */
export function InboxList({ inbox, scope, kind, acts }: InboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (step: 1 | -1) => () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.matches(':focus'));
    const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step));
    rows[next]?.focus();
  };
  useHotkeys([
    ['j', walk(1)],
    ['k', walk(-1)],
  ]);
  return (
    <div ref={list} className={classes.groups}>
      {inbox.groups
        .filter(({ total, urgency }) => total > 0 || (urgency === 'today' && kind === undefined))
        .map((group) => (
          <Group key={group.urgency} group={group} scope={scope} kind={kind} acts={acts} />
        ))}
    </div>
  );
}

/** Folded until somebody asks for it. */
const FOLDED: ReadonlySet<Urgency> = new Set<Urgency>(['later', 'waiting']);

interface GroupProps extends Pick<InboxListProps, 'scope' | 'kind' | 'acts'> {
  readonly group: InboxGroup;
}

function Group({ group, scope, kind, acts }: GroupProps) {
  const { t } = useTranslation('inbox');
  const { urgency, total, kinds, items } = group;
  // Who asks for one kind wants to see it, wherever it is.
  const [isFolded, setFolded] = useState<boolean>();
  const isOpen = !(isFolded ?? (kind === undefined && FOLDED.has(urgency)));
  const isByKind = kinds.length > 0;
  return (
    <section className={classes.group} data-urgency={urgency}>
      <h3 className={classes.groupHead}>
        <UnstyledButton
          className={classes.fold ?? ''}
          aria-expanded={isOpen}
          onClick={() => setFolded(isOpen)}
        >
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          {t(`urgency.${urgency}`)}
          <Count
            of={total}
            tone={urgency === 'today' ? 'negative' : urgency === 'overdue' ? 'warning' : 'slate'}
          />
        </UnstyledButton>
        <Remark group={group} />
      </h3>
      {isOpen && total === 0 && <p className={classes.nothing}>{t('empty.group')}</p>}
      {isOpen && isByKind && (
        <ul>
          {kinds.map((one) => (
            <KindRow key={one.kind} of={one} urgency={urgency} scope={scope} acts={acts} />
          ))}
        </ul>
      )}
      {isOpen && !isByKind && total <= MAX_SHOWN && (
        <ul>
          {items.map((item) => (
            <InboxRow key={nameOfItem(item)} item={item} acts={acts} />
          ))}
        </ul>
      )}
      {isOpen && !isByKind && total > MAX_SHOWN && (
        <Rows urgency={urgency} scope={scope} kind={kind} acts={acts} />
      )}
    </section>
  );
}

function Remark({ group: { urgency, awaits, oldestDays } }: { readonly group: InboxGroup }) {
  const { t } = useTranslation('inbox');
  if (urgency === 'overdue' && oldestDays > 0) {
    return <span className={classes.remark}>{t('byKind', { count: oldestDays })}</span>;
  }
  if (urgency !== 'waiting') return null;
  const words = awaits.map(({ whom, count }) => t(`awaits.${whom}`, { number: count }));
  return <span className={classes.remark}>{words.join(' · ')}</span>;
}

function Count({ of, tone }: { readonly of: number; readonly tone: 'negative' | 'warning' | 'slate' }) {
  return (
    <span className={classes.count} data-tone={of === 0 ? 'slate' : tone}>
      {formatCount(of, useLanguage())}
    </span>
  );
}

interface KindRowProps extends Pick<InboxListProps, 'scope' | 'acts'> {
  readonly of: InboxGroup['kinds'][number];
  readonly urgency: Urgency;
}

/** Everything of one kind in one row, that opens; of a single thing it leads there. */
function KindRow({ of: { kind, count, oldestDays, only }, urgency, scope, acts }: KindRowProps) {
  const { t } = useTranslation('inbox');
  const [isOpen, setOpen] = useState(false);
  if (only) return <InboxRow item={only} acts={acts} />;
  const reason = oldestDays > 0 ? t('late', { count: oldestDays }) : '';
  return (
    <>
      <li className={classes.row}>
        <UnstyledButton
          className={classes.kindRow ?? ''}
          data-row
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.title}>{t(`kinds.${kind}`)}</span>
          <Count of={count} tone="slate" />
          <span className={classes.reason}>{reason}</span>
          <span className={classes.verb}>
            {isOpen ? t('closeGroup') : t('openGroup')}
            {isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          </span>
        </UnstyledButton>
      </li>
      {isOpen && (
        <li>
          <Rows urgency={urgency} scope={scope} kind={kind} acts={acts} />
        </li>
      )}
    </>
  );
}

interface RowsProps extends Pick<InboxListProps, 'scope' | 'kind' | 'acts'> {
  readonly urgency: Urgency;
}

/** What there is, page by page. */
function Rows({ urgency, scope, kind, acts }: RowsProps) {
  const { t } = useTranslation('inbox');
  const query = useInfiniteQuery(inboxListQuery({ scope, urgency, ...(kind && { kind }) }));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const left = (query.data?.pages[0]?.total ?? 0) - items.length;
  return (
    <>
      <QueryState query={query} />
      <ul>
        {items.map((item) => (
          <InboxRow key={nameOfItem(item)} item={item} acts={acts} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="subtle"
          fullWidth
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more', { count: left })}
        </Button>
      )}
    </>
  );
}
