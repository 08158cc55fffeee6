import { Button, Group, Kbd, Popover, Select, Text, TextInput } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { type ImportField, textOf } from '@prorata/domain/imports/import-fields';
import { causeKey, ORDINARY_CAUSE } from '@prorata/domain/imports/read-cause';
import { type CellFault, writeAmount } from '@prorata/domain/imports/read-cell';
import { cellKey, type ImportRow } from '@prorata/domain/imports/read-import';
import { CREDITOR_TYPES, LANGUAGES, SEND_OPTIONS, TITLE_KINDS } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { privilegeName } from '../../components/claims/privilege-words.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { privilegesQuery } from '../statements/statement-queries.ts';
import type { ImportProgress } from './import-progress.ts';
import classes from './import-table.module.css';
import type { SheetImport } from './use-import.ts';

interface CellEditorProps {
  readonly dossier: Dossier;
  readonly sheet: SheetImport;
  readonly row: ImportRow;
  readonly column: number;
  readonly field: ImportField;
  readonly fault: CellFault | undefined;
  readonly onClose: () => void;
  /** The cell itself. */
  readonly children: ReactNode;
}

/** What is wrong with a cell, what it should be, and the one key that takes it. */
export function CellEditor({ children, onClose, ...cell }: CellEditorProps) {
  return (
    <Popover
      opened
      position="bottom-start"
      width={340}
      trapFocus
      returnFocus
      shadow="md"
      onDismiss={onClose}
      onClose={onClose}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown className={classes.editor ?? ''} data-fault={cell.fault ? true : undefined}>
        <EditorForm {...cell} onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function EditorForm({
  dossier,
  sheet,
  row,
  column,
  field,
  fault,
  onClose,
}: Omit<CellEditorProps, 'children'>) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const options = useOptions(field, dossier);
  const stored = row.cells[column];
  const { notation } = sheet.progress;
  const written =
    typeof stored === 'number' && field !== 'number' ? writeAmount(stored, notation) : textOf(stored);
  const [value, setValue] = useState(fault?.correction ?? written);
  const original = textOf(sheet.imported.lines.find(({ number }) => number === row.number)?.cells[column]);
  const take = (to: string) => {
    sheet.change((old) => withCell(old, { row: row.number, column, field, original: textOf(stored), to }));
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    take(value);
  };
  const shared = { 'aria-label': t('cell.value'), 'data-autofocus': true, style: { flex: 1 } };
  return (
    <form onSubmit={submit}>
      {fault && (
        <Text size="sm" fw={600} mb="xs" className={classes.faultText ?? ''} role="alert">
          {t(`faults.${fault.code}`)}
        </Text>
      )}
      <Group gap="sm" wrap="nowrap">
        {options === undefined ? (
          <TextInput
            {...shared}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        ) : (
          <Select
            {...shared}
            data={options}
            value={options.some((option) => option.value === value) ? value : null}
            searchable
            defaultDropdownOpened={fault !== undefined && fault.correction === undefined}
            comboboxProps={{ withinPortal: false }}
            onOptionSubmit={take}
          />
        )}
        <Button type="submit" rightSection={<Kbd size="xs">Enter</Kbd>}>
          {t('cell.take')}
        </Button>
      </Group>
      <Group gap="sm" mt="xs" justify="space-between">
        <Text size="sm" c="dimmed">
          {fault?.expected !== undefined &&
            t(fault.code === 'sumDiffers' ? 'cell.together' : 'cell.fits', {
              amount: formatAmount(fault.expected, language, 'none'),
            })}
          {fault?.expected === undefined && original !== textOf(stored) && t('cell.was', { value: original })}
        </Text>
        {field !== 'name' && written !== '' && (
          <Button variant="subtle" size="compact-sm" onClick={() => take('')}>
            {t('cell.clear')}
          </Button>
        )}
      </Group>
    </form>
  );
}

interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly field: ImportField;
  /** What the cell says now. */
  readonly original: string;
  readonly to: string;
}

/** What a cause means is said once, for every row that has the same word; any other cell is its own. */
function withCell(old: ImportProgress, { row, column, field, original, to }: CellChange): ImportProgress {
  if (field === 'cause' && to !== '' && causeKey(original) !== '') {
    return { ...old, causes: { ...old.causes, [causeKey(original)]: to } };
  }
  return { ...old, corrections: { ...old.corrections, [cellKey(row, column)]: to } };
}

/** The words that a column can hold, where those are a closed list. */
function useOptions(field: ImportField, dossier: Dossier) {
  const { t } = useTranslation(['imports', 'vocabulary']);
  const language = useLanguage();
  const privileges = useQuery({ ...privilegesQuery(dossier), enabled: field === 'cause' });
  if (field === 'cause') {
    const others = (privileges.data?.items ?? []).filter(({ id }) => id !== ORDINARY_CAUSE);
    return [
      { value: ORDINARY_CAUSE, label: t('cell.ordinary') },
      ...others.map((one) => ({ value: one.id, label: privilegeName(one, language) })),
    ];
  }
  if (field === 'kind') {
    return CREDITOR_TYPES.map((value) => ({ value, label: t(`vocabulary:creditorType.${value}`) }));
  }
  if (field === 'language')
    return LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  if (field === 'sendOption') {
    return SEND_OPTIONS.map((value) => ({ value, label: t(`vocabulary:sendOption.${value}`) }));
  }
  if (field === 'titleKind') {
    return TITLE_KINDS.map((value) => ({ value, label: t(`vocabulary:titleKind.${value}`) }));
  }
  if (field === 'lot') return dossier.soldAssets.map(({ name }) => ({ value: name, label: name }));
  return undefined;
}
