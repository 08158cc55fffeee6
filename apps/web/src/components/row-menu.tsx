import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { type Ref, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
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

/**
 * The acts on one row of a list, or on the thing that a screen is about. A list has a hundred of them: until somebody opens
 * one there is only its button.
 */
export function RowMenu({ name, acts }: RowMenuProps) {
  const { t } = useTranslation('forms');
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const press = () => (isMade ? setOpen(!isOpen) : setMade(true));
  return (
    <>
      <ActionIcon
        ref={button}
        id={`${id}-target`}
        aria-label={t('more', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={press}
      >
        <IconDots />
      </ActionIcon>
      {isMade && <OpenMenu id={id} button={button} acts={acts} isOpen={isOpen} onOpen={setOpen} />}
    </>
  );
}

interface OpenMenuProps extends Pick<RowMenuProps, 'acts'> {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function OpenMenu({ id, button, acts, isOpen, onOpen }: OpenMenuProps) {
  // Once it is there: a menu remembers where the focus was when it sees itself open, and gives it back there.
  useEffect(() => onOpen(true), [onOpen]);
  // The keys begin at the first that can be done: one that cannot does not take the focus, and would leave it outside.
  const first = acts.find(({ impossibleBecause }) => impossibleBecause === undefined);
  return (
    <Menu id={id} opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <Borrowed button={button} />
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

interface BorrowedProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** How the menu takes hold of what it belongs to. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Stands in for the button, which was there before its menu: drawn anew it would lose the focus. */
function Borrowed({ button, ref }: BorrowedProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button.current);
  }, [button, ref]);
  return null;
}
