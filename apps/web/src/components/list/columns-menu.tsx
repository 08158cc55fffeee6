import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './list-tools.module.css';
import type { ListView } from './use-list-view.ts';

/** Which columns a list shows and in which order: by dragging, or with the arrows of each. */
export function ColumnsMenu({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('views');
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" withinPortal>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 />}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Columns view={view} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Columns({ view: { movable, setColumns, resetColumns } }: { readonly view: ListView }) {
  const { t } = useTranslation('views');
  const [dragged, setDragged] = useState<string>();
  const shown = movable.filter(({ isShown }) => isShown).map(({ key }) => key);
  const toggle = (key: string, isShown: boolean) =>
    setColumns(isShown ? [...shown, key] : shown.filter((one) => one !== key));
  /** Puts a column where another stands; both are shown. */
  const move = (key: string, to: number) => {
    const rest = shown.filter((one) => one !== key);
    setColumns([...rest.slice(0, to), key, ...rest.slice(to)]);
  };
  return (
    <>
      <ul className={classes.columns} aria-label={t('columnsOf')}>
        {movable.map(({ key, head, isShown }, place) => (
          <li
            key={key}
            className={classes.column}
            data-dragged={dragged === key || undefined}
            draggable={isShown}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== key && isShown) move(dragged, place);
            }}
          >
            <IconGripVertical
              className={classes.grip}
              data-hidden={!isShown || undefined}
              aria-hidden
              role="presentation"
            />
            <Checkbox
              className={classes.name ?? ''}
              size="xs"
              label={head}
              checked={isShown}
              // A list without any column would tell nothing.
              disabled={isShown && shown.length === 1}
              onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
            />
            {isShown && (
              <>
                <ActionIcon
                  size="sm"
                  aria-label={t('up', { column: head })}
                  aria-disabled={place === 0}
                  onClick={() => place > 0 && move(key, place - 1)}
                >
                  <IconArrowUp size={14} />
                </ActionIcon>
                <ActionIcon
                  size="sm"
                  aria-label={t('down', { column: head })}
                  aria-disabled={place === shown.length - 1}
                  onClick={() => place < shown.length - 1 && move(key, place + 1)}
                >
                  <IconArrowDown size={14} />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('drag')}</p>
      <Button variant="subtle" size="xs" onClick={resetColumns}>
        {t('resetColumns')}
      </Button>
    </>
  );
}
