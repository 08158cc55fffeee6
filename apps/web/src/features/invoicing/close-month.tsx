import { Button, Stack, Text } from '@mantine/core';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { InvoicingTotals, MonthClosing } from '@prorata/contract/invoicing/invoicing';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { INVOICING } from './invoicing-queries.ts';

/** Who closed a month, and when. */
export function ClosedNotice({ closing }: { readonly closing: MonthClosing }) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  if (closing.state !== 'closed') return null;
  return (
    <Notice tone="positive" icon={IconCircleCheck}>
      {t('closing.closed', {
        name: closing.closedBy ?? '',
        moment: formatDate(closing.closedAt, language, 'dateTime'),
      })}
    </Notice>
  );
}

interface CloseMonthProps {
  readonly month: string;
  readonly totals: InvoicingTotals;
}

/** Closes the month for all organizations, after asking. */
export function CloseMonth({ month, totals }: CloseMonthProps) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const inWords = useProblem();
  const cache = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const closing = useMutation({
    mutationFn: () => request(invoicingCalls.closeMonth, { body: { month } }),
    onSuccess: async () => {
      setAsked(false);
      await cache.invalidateQueries({ queryKey: INVOICING });
    },
  });
  const inMonth = formatMonth(month, language);
  return (
    <>
      <Button variant="default" leftSection={<IconLock />} onClick={() => setAsked(true)}>
        {t('closing.act')}
      </Button>
      <IrreversibleDialog
        opened={isAsked}
        title={t('closing.title', { month: inMonth })}
        verb={t('closing.act')}
        isBusy={closing.isPending}
        onConfirm={() => closing.mutate()}
        onClose={() => setAsked(false)}
      >
        <Stack>
          <Text>
            {t('closing.text', {
              count: totals.organizations.length,
              amount: formatAmount(totals.all.amount, language),
            })}
          </Text>
          <Text>{t('closing.afterwards')}</Text>
          {closing.error && <Refusal title={t('closing.failed')} {...inWords(closing.error)} />}
        </Stack>
      </IrreversibleDialog>
    </>
  );
}
