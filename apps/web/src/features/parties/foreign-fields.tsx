import { Alert } from '@mantine/core';
import { exampleOfForeignNumber } from '@prorata/domain/foreign-numbers';
import { isServedCountry } from '@prorata/domain/registered-letter-address';
import { IconMailOff } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { Cell } from '../../components/form/field.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** The country of the creditor in the form around it, unless that is Belgium. */
export function useForeignCountry(): string | null {
  const country: unknown = useWatch({ name: 'creditorAddress.country' });
  return typeof country === 'string' && country !== '' && country !== 'BE' ? country : null;
}

/** An enterprise from elsewhere has the form and the number of its own country, in no list of ours. */
export function ForeignEnterpriseFields({ country }: { readonly country: string }) {
  const { t } = useTranslation('why');
  const example = exampleOfForeignNumber(country);
  return (
    <>
      <TextField name="foreignForm" span={6} hint={t('abroad.form')} />
      <TextField
        name="foreignNumber"
        span={6}
        hint={example === undefined ? t('abroad.anyNumber') : t('abroad.number', { example })}
      />
    </>
  );
}

/** Said as soon as the country is chosen: where the post takes no registered letters, and what to do instead. */
export function PostNotice() {
  const { t } = useTranslation('why');
  const country = useForeignCountry();
  if (isServedCountry(country)) return null;
  return (
    <Cell span={12}>
      <Alert color="warning" icon={<IconMailOff size={18} />} role="status">
        {t('abroad.noLetters')}
      </Alert>
    </Cell>
  );
}
