import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { useTranslation } from '../platform/language/use-translation.ts';
import classes from './data-table.module.css';

export interface RowAct {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  /** Why it cannot be done now; the act stays in sight, with the reason under it. */
  readonly impossibleBecause?: string | undefined;
  readonly act: () => void;
}

interface RowMenuProps {
  /** Whom or what the acts are about. */
  readonly name: string;
  readonly acts: readonly RowAct[];
}

/** The acts on one row of a list, or on the thing that a screen is about. */
export function RowMenu({ name, acts }: RowMenuProps) {
  const { t } = useTranslation('forms');
  // The keys begin at the first that can be done: one that cannot does not take the focus, and would leave it outside.
  const first = acts.find(({ impossibleBecause }) => impossibleBecause === undefined);
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('more', { name })}>
          <IconDots />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ key, label, icon: ActIcon, impossibleBecause, act }) => (
          <Menu.Item
            key={key}
            data-autofocus={key === first?.key || undefined}
            leftSection={<ActIcon />}
            disabled={impossibleBecause !== undefined}
            onClick={act}
          >
            {label}
            {impossibleBecause && <span className={classes.reason}>{impossibleBecause}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
