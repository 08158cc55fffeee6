import { Group, Tabs, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './detail-page.module.css';

interface DetailHeadProps {
  /** The list that the thing belongs to, as a link. */
  readonly crumb?: ReactNode;
  readonly title: string;
  /** Whom or what the title is about, in a lighter weight behind it. */
  readonly subject?: string | undefined;
  /** Numbers and badges beside the title. */
  readonly remarks?: ReactNode;
  readonly actions?: ReactNode;
  /** Between the title and the tabs: how far it is. */
  readonly progress?: ReactNode;
}

export interface DetailTab<Tab extends string> {
  readonly value: Tab;
  readonly label: string;
  /** How many things are in it, and whether some of them wait for someone. */
  readonly counter?: { readonly count: number; readonly isWaiting: boolean } | undefined;
}

interface DetailPageProps<Tab extends string> extends DetailHeadProps {
  readonly tabs?: readonly DetailTab<Tab>[];
  readonly tab?: Tab;
  readonly onTab?: (tab: Tab) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** A thing, with tabs when there is more than one side to it; its head stays in sight. */
export function DetailPage<Tab extends string>({
  tabs = [],
  tab,
  onTab,
  children,
  ...head
}: DetailPageProps<Tab>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const list = useChosenInSight(tab);
  if (tab === undefined || tabs.length < 2) {
    return (
      <div className={classes.page}>
        <header className={classes.header}>
          <Head {...head} onSlot={setSlot} />
        </header>
        <div className={classes.panel}>
          <HeaderSlot value={slot}>{children}</HeaderSlot>
        </div>
      </div>
    );
  }
  const choose = (chosen: string | null) => {
    const known = tabs.find(({ value }) => value === chosen);
    if (known) onTab?.(known.value);
  };
  return (
    <Tabs className={classes.page ?? ''} value={tab} onChange={choose}>
      <header className={classes.header}>
        <Head {...head} onSlot={setSlot} />
        <Tabs.List ref={list} className={classes.tabs ?? ''}>
          {tabs.map(({ value, label, counter }) => (
            <Tabs.Tab key={value} value={value} rightSection={counter && <Counter {...counter} />}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </header>
      <Tabs.Panel className={classes.panel ?? ''} value={tab}>
        <HeaderSlot value={slot}>{children}</HeaderSlot>
      </Tabs.Panel>
    </Tabs>
  );
}

/** Where not all tabs fit beside each other, the row is pushed aside until the chosen one is in its middle. */
function useChosenInSight(tab: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = tab && row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  return list;
}

/** How many, and in amber when somebody waits for them. */
export function Counter({ count, isWaiting }: NonNullable<DetailTab<string>['counter']>) {
  return (
    <span className={classes.counter} data-waiting={isWaiting || undefined}>
      {count}
    </span>
  );
}

const HeaderSlot = createContext<HTMLElement | null>(null);

/** What a tab wants to be done with it: in the head of the page, or above the tab where the head has no room. */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const slot = useContext(HeaderSlot);
  const hasRoom = useMediaQuery('(min-width: 1025px)', true, { getInitialValueInEffect: false }) ?? true;
  if (!hasRoom) return <div className={classes.aboveTab}>{children}</div>;
  return slot && createPortal(children, slot);
}

interface HeadProps extends DetailHeadProps {
  readonly onSlot: (slot: HTMLElement | null) => void;
}

function Head({ crumb, title, subject, remarks, actions, progress, onSlot }: HeadProps) {
  return (
    <>
      {crumb && (
        <p className={classes.crumb}>
          {crumb}
          <IconChevronRight size={14} aria-hidden />
          <span>{title}</span>
        </p>
      )}
      <div className={classes.line}>
        <h1 className={classes.title}>
          {title}
          {subject && <span className={classes.subject}> {subject}</span>}
        </h1>
        <div className={classes.remarks}>{remarks}</div>
        <div className={classes.actions}>
          <div ref={onSlot} className={classes.slot} />
          {actions}
        </div>
      </div>
      {progress}
    </>
  );
}

interface PartHeadProps {
  /** The link to all of them. */
  readonly back: ReactNode;
  readonly title: string;
  readonly remarks?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of one thing inside a tab, with the way back to the list. */
export function PartHead({ back, title, remarks, actions }: PartHeadProps) {
  return (
    <div className={classes.partHead}>
      {back}
      <Title order={2}>{title}</Title>
      <Group flex={1} c="dimmed">
        {remarks}
      </Group>
      {actions}
    </div>
  );
}
