import { Stack, Text, Textarea } from '@mantine/core';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { InvoicingRow } from '@prorata/contract/invoicing/invoicing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { INVOICING } from './invoicing-queries.ts';

const LONGEST_REASON = 500;

interface CreditDialogProps {
  /** What is taken back; nothing while the dialog is closed. */
  readonly row: InvoicingRow | undefined;
  readonly onClose: () => void;
}

/** Takes a transaction back, with a reason. */
export function CreditDialog({ row, onClose }: CreditDialogProps) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const inWords = useProblem();
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const close = () => {
    setReason('');
    credit.reset();
    onClose();
  };
  const credit = useMutation({
    mutationFn: (transactionId: string) =>
      request(invoicingCalls.credit, { body: { transactionId, reason } }),
    onSuccess: async () => {
      close();
      await cache.invalidateQueries({ queryKey: INVOICING });
    },
  });
  return (
    <IrreversibleDialog
      opened={row !== undefined}
      title={t('credit.title')}
      verb={t('credit.act')}
      isBusy={credit.isPending}
      isDisabled={reason.trim() === ''}
      onConfirm={() => row && credit.mutate(row.id)}
      onClose={close}
    >
      <Stack>
        {row && (
          <Text c="var(--mantine-color-text)" fw={500}>
            {[t(`events.${row.event}`), row.dossierNumber, row.defendant].filter(Boolean).join(' · ')}
          </Text>
        )}
        <Text>{t('credit.text', { amount: formatAmount(row?.amount, language) })}</Text>
        <Textarea
          label={t('credit.reason')}
          required
          autosize
          minRows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {credit.error && <Refusal title={t('credit.failed')} {...inWords(credit.error)} />}
      </Stack>
    </IrreversibleDialog>
  );
}
