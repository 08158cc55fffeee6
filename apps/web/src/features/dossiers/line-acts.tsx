import { ActionIcon, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import classes from './balance.module.css';

interface LineActsProps {
  readonly isReadOnly: boolean;
  /** Another line is being edited. */
  readonly isBusy: boolean;
  readonly editLabel: string;
  readonly removeLabel: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** At the end of a line: change it, delete it. */
export function LineActs({ isReadOnly, isBusy, editLabel, removeLabel, onEdit, onRemove }: LineActsProps) {
  if (isReadOnly) return <Table.Td />;
  return (
    <Table.Td className={classes.acts ?? ''} data-idle={isBusy || undefined}>
      <ActionIcon size="sm" aria-label={editLabel} disabled={isBusy} onClick={onEdit}>
        <IconPencil size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon size="sm" aria-label={removeLabel} disabled={isBusy} onClick={onRemove}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </Table.Td>
  );
}
