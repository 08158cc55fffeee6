import { Button, FileButton, Group, Stack, Table, Text, Textarea } from '@mantine/core';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Cell } from '../../components/form/field.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { Notice } from '../../components/notice.tsx';
import { Hint } from '../../components/text.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './contestation-part.module.css';
import { type JudgedRow, readJudgedTable } from './read-judged-table.ts';

type StepValues = ValuesOf<typeof contestationsCalls.recordStep>;

/** For each line of the draft, in its order, what the judge gives: typed, or taken over from a table. */
export function JudgedTable({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('contestations');
  return (
    <Cell span={12}>
      <Text fw={500}>{t('steps.table')}</Text>
      <Hint mb="xs">{t('steps.tableText')}</Hint>
      <TakeOver names={names} />
      <Table aria-label={t('steps.table')}>
        <Table.Tbody>
          {names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two may have one name.
            <Table.Tr key={place}>
              <Table.Td className={classes.name ?? ''}>{name}</Table.Td>
              <Table.Td w="11rem">
                <DecimalField<StepValues> name={`lines.${place}.amount`} kind="amount" spokenLabel={name} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Cell>
  );
}

/** Fills in what a pasted table or a CSV file says, and tells what it could not read, row by row. */
function TakeOver({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('contestations');
  const language = useLanguage();
  const { setValue } = useFormContext<StepValues>();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly JudgedRow[]>([]);
  const takeOver = (table: string) => {
    const read = readJudgedTable(table, names, language);
    for (const row of read) {
      if ('place' in row) setValue(`lines.${row.place}.amount`, row.amount, { shouldDirty: true });
    }
    setText(table);
    setRows(read);
  };
  const wrong = rows.flatMap((row) => ('problem' in row ? [row] : []));
  return (
    <Stack gap="xs" mb="sm">
      <Textarea
        label={t('import.label')}
        description={t('import.text')}
        autosize
        minRows={2}
        maxRows={6}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="sm">
        <Button variant="default" disabled={text.trim() === ''} onClick={() => takeOver(text)}>
          {t('import.act')}
        </Button>
        <FileButton accept=".csv,.txt,text/csv" onChange={(file) => void file?.text().then(takeOver)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} />}>
              {t('import.file')}
            </Button>
          )}
        </FileButton>
        {rows.length > 0 && <Hint span>{t('import.taken', { count: rows.length - wrong.length })}</Hint>}
      </Group>
      {wrong.length > 0 && (
        <Notice tone="negative">
          {wrong.map(({ row, text: told, problem }) => (
            <div key={row}>{t(`import.problem.${problem}`, { row, text: told })}</div>
          ))}
        </Notice>
      )}
    </Stack>
  );
}
