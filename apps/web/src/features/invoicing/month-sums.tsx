import { Group, Text } from '@mantine/core';
import type { InvoicingTotals } from '@prorata/contract/invoicing/invoicing';
import type { ReactNode } from 'react';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** A month in three figures. */
export function MonthSums({ sums }: { readonly sums: InvoicingTotals['all'] }) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  return (
    <Group component="dl" gap="xl" m={0}>
      <Figure label={t('sums.transactions')}>{formatCount(sums.count, language)}</Figure>
      <Figure label={t('sums.discounts')}>
        <Amount euros={sums.discount === 0 ? null : -sums.discount} unit="none" />
      </Figure>
      <Figure label={t('sums.total')}>
        <Amount euros={sums.amount} />
      </Figure>
    </Group>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Hint component="dt" ta="end">
        {label}
      </Hint>
      <Text component="dd" m={0} ta="end" size="lg" fw={600}>
        {children}
      </Text>
    </div>
  );
}
