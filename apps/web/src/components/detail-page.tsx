import { Tabs } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './detail-page.module.css';

interface DetailHeadProps {
  /** The list that the thing belongs to, as a link. */
  readonly crumb?: ReactNode;
  readonly title: string;
  /** Numbers and badges beside the title. */
  readonly remarks?: ReactNode;
  readonly actions?: ReactNode;
}

interface DetailPageProps<Tab extends string> extends DetailHeadProps {
  readonly tabs?: readonly { readonly value: Tab; readonly label: string }[];
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
  if (tab === undefined || tabs.length < 2) {
    return (
      <div className={classes.page}>
        <header className={classes.header}>
          <Head {...head} />
        </header>
        <div className={classes.panel}>{children}</div>
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
        <Head {...head} />
        <Tabs.List className={classes.tabs ?? ''}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </header>
      <Tabs.Panel className={classes.panel ?? ''} value={tab}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

function Head({ crumb, title, remarks, actions }: DetailHeadProps) {
  return (
    <>
      {crumb && (
        <p className={classes.crumb}>
          {crumb}
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
          <span>{title}</span>
        </p>
      )}
      <div className={classes.line}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.remarks}>{remarks}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </>
  );
}
