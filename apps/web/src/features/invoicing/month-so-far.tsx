import { Anchor, Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Block } from '../../components/block.tsx';
import { QueryState } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { transactionsQuery } from './invoicing-queries.ts';
import { monthOf } from './invoicing-search.ts';
import { MonthSums } from './month-sums.tsx';

/** For those who run the platform: what this month brought until now. */
export function MonthSoFar() {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const month = monthOf(new Date());
  const transactions = useQuery(transactionsQuery({ month, pageSize: 1 }));
  return (
    <Block
      title={t('home.title')}
      remark={<Hint>{formatMonth(month, language)}</Hint>}
      act={<Anchor renderRoot={(props) => <Link to="/app/invoicing" {...props} />}>{t('home.link')}</Anchor>}
    >
      <Box p="lg">
        <QueryState query={transactions} rows={1} />
        {transactions.data && <MonthSums sums={transactions.data.totals.all} />}
      </Box>
    </Block>
  );
}
