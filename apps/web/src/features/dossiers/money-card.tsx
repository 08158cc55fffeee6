import { ActionIcon, Button, Table, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Block, Count } from '../../components/block.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './balance.module.css';
import type { BalancePart } from './balance-part.ts';
import { useRefreshDossier } from './dossier-queries.ts';

export interface MoneyColumn<Line> {
  readonly key: string;
  readonly head: string;
  readonly align?: 'end';
  /** Left out where the card is narrower than that. */
  readonly from?: 'middle' | 'wide';
  readonly isSecondary?: boolean;
  readonly cell: (line: Line) => ReactNode;
  /** At the foot. */
  readonly total?: ReactNode;
}

interface MoneyCardProps<Line> extends BalancePart {
  readonly list: 'assets' | 'costs';
  readonly lines: readonly Line[];
  readonly nameOf: (line: Line) => string;
  readonly columns: readonly MoneyColumn<Line>[];
  readonly note?: string;
  readonly empty: ReactNode;
  /** In the place of a line, or of none for a new one. */
  readonly form: (line: Line | undefined) => ReactNode;
  readonly remove: (line: Line) => Promise<unknown>;
}

/** Lines of money with their sum; one at a time turns into the form that changes it. */
export function MoneyCard<Line extends { readonly id: string }>(props: MoneyCardProps<Line>) {
  const { t } = useTranslation('dossiers');
  const { dossier, edit, list, lines, note, empty } = props;
  const addButton = !dossier.isReadOnly && (
    <Button
      variant="default"
      leftSection={<IconPlus />}
      disabled={edit.edited !== undefined}
      data-guide-step={list === 'assets' ? 'money' : undefined}
      onClick={() => edit.start(list, 'new')}
    >
      {t(`balance.${list}.add`)}
    </Button>
  );
  return (
    <Block
      title={t(`balance.${list}.title`)}
      remark={<Count of={lines.length} />}
      act={addButton}
      {...(note !== undefined && { note })}
    >
      {lines.length === 0 && !edit.isEdited(list, 'new') ? empty : <MoneyTable {...props} />}
    </Block>
  );
}

function MoneyTable<Line extends { readonly id: string }>(props: MoneyCardProps<Line>) {
  const { t } = useTranslation('dossiers');
  const { dossier, edit, list, lines, nameOf, columns, form, remove } = props;
  const refresh = useRefreshDossier(dossier.id);
  const removing = useRemoving<Line>({ remove, onRemoved: () => void refresh() });
  const formRow = (line: Line | undefined) => (
    <Table.Tr className={classes.formRow}>
      <Table.Td colSpan={columns.length + 1} className={classes.formCell ?? ''}>
        {form(line)}
      </Table.Td>
    </Table.Tr>
  );
  return (
    <div className={classes.money}>
      <Table
        className={classes.moneyTable ?? ''}
        data-density="dense"
        aria-label={t(`balance.${list}.title`)}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ key, head, align, from }) => (
              <Table.Th key={key} ta={align} data-from={from}>
                {head}
              </Table.Th>
            ))}
            <Table.Th>
              <VisuallyHidden>{t('balance.columns.acts')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Fragment key={line.id}>
              {edit.isEdited(list, line.id) ? (
                formRow(line)
              ) : (
                <MoneyRow {...props} line={line} name={nameOf(line)} onRemove={() => removing.ask(line)} />
              )}
            </Fragment>
          ))}
          {edit.isEdited(list, 'new') && formRow(undefined)}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            {columns.map(({ key, align, from, total }) => (
              <Table.Td key={key} ta={align} data-from={from}>
                {total}
              </Table.Td>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t(`balance.${list}.removeTitle`, { name: removing.thing ? nameOf(removing.thing) : '' })}
        verb={t(`balance.${list}.removeVerb`)}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t(`balance.${list}.removeText`)}
      </RemoveDialog>
    </div>
  );
}

interface MoneyRowProps<Line> extends Pick<MoneyCardProps<Line>, 'dossier' | 'edit' | 'list' | 'columns'> {
  readonly line: Line & { readonly id: string };
  readonly name: string;
  readonly onRemove: () => void;
}

function MoneyRow<Line>({ dossier, edit, list, columns, line, name, onRemove }: MoneyRowProps<Line>) {
  const { t } = useTranslation('dossiers');
  const isBusy = edit.edited !== undefined;
  return (
    <Table.Tr>
      {columns.map(({ key, align, from, isSecondary, cell }) => (
        <Table.Td key={key} ta={align} data-from={from} {...(isSecondary && { c: 'dimmed' })}>
          {cell(line)}
        </Table.Td>
      ))}
      {dossier.isReadOnly ? (
        <Table.Td />
      ) : (
        <Table.Td className={classes.lineActs ?? ''} data-idle={isBusy || undefined}>
          <ActionIcon
            size="sm"
            aria-label={t(`balance.${list}.edit`, { name })}
            disabled={isBusy}
            onClick={() => edit.start(list, line.id)}
          >
            <IconPencil />
          </ActionIcon>
          <ActionIcon
            size="sm"
            aria-label={t(`balance.${list}.remove`, { name })}
            disabled={isBusy}
            onClick={onRemove}
          >
            <IconTrash />
          </ActionIcon>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
