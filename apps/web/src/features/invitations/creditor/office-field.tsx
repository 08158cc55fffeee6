import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell, inputProps, useField } from '../../../components/form/field.tsx';
import { useInvited } from './invited-context.ts';
import { officesQuery } from './invited-queries.ts';
import type { StatementValues } from './statement-values.ts';

/** Long enough to type a word. */
const PAUSE_MS = 250;

/** The office of the declarant: one that this platform knows, or any name that is typed. */
export function OfficeField() {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  const { setValue } = useFormContext<StatementValues>();
  const field = useField<StatementValues>({ name: 'bailiffOffice', hint: t('hints.bailiffOffice') });
  const name = typeof field.value === 'string' ? field.value : '';
  const [search] = useDebouncedValue(name, PAUSE_MS);
  const { data } = useQuery({ ...officesQuery(invitationCode, search), enabled: search.length > 1 });
  const offices = search.length > 1 ? (data?.items ?? []) : [];
  const change = (typed: string) => {
    const known = offices.find((office) => office.name === typed);
    field.change(typed === '' ? null : typed);
    setValue('bailiffOfficeId', known?.id ?? null, { shouldDirty: true });
  };
  return (
    <Cell span={12}>
      <Autocomplete
        {...inputProps(field, false)}
        data={[...new Set(offices.map((office) => office.name))]}
        filter={({ options }) => options}
        maxLength={200}
        value={name}
        onChange={change}
      />
    </Cell>
  );
}
