import { Table } from '@mantine/core';
import { resultsCalls } from '@prorata/contract/results/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '../../components/states.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierKey, dossierQuery } from './dossier-queries.ts';

/** What the signed report pays out, as far as the dossier has one. */
function payoutQuery(dossierId: string) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'payout'],
    queryFn: async ({ signal }) => {
      const params = { dossierId };
      const results = await request(resultsCalls.list, { params, query: { showOlder: true }, signal });
      const signed = results.items.find(({ signDate, voided }) => signDate !== null && voided === null);
      if (signed === undefined) return null;
      const { totals } = await request(resultsCalls.readLog, {
        params: { dossierId, resultId: signed.id },
        signal,
      });
      return totals;
    },
  });
}

/** Before a dossier is marked as paid: until when it could be contested, and who was to get what. */
export function PaymentFacts({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const dossier = useQuery(dossierQuery(dossierId));
  const payout = useQuery(payoutQuery(dossierId));
  const failed = [dossier, payout].find(({ isError }) => isError);
  if (failed?.error) return <LoadError {...inWords(failed.error)} onRetry={() => void failed.refetch()} />;
  if (dossier.data === undefined || payout.data === undefined) return <Loading rows={3} />;
  const contestation = dossier.data.terms.find(({ term }) => term === 'contestation');
  const { data: totals } = payout;
  return (
    <Table variant="vertical" layout="fixed" mb="md" c="slate.9">
      <Table.Tbody>
        <Table.Tr>
          <Table.Th w="60%">{t('acts.markAsPaid.facts.contestation')}</Table.Th>
          <Table.Td ta="end">
            <DateText value={contestation?.dueOn} />
          </Table.Td>
        </Table.Tr>
        {totals && (
          <>
            <AmountRow label={t('acts.markAsPaid.facts.creditors')} euros={totals.paid} />
            {totals.reserved > 0 && (
              <AmountRow label={t('acts.markAsPaid.facts.reserved')} euros={totals.reserved} />
            )}
            {totals.surplus > 0 && (
              <AmountRow label={t('acts.markAsPaid.facts.surplus')} euros={totals.surplus} />
            )}
            <AmountRow label={t('acts.markAsPaid.facts.costs')} euros={totals.costs} />
          </>
        )}
      </Table.Tbody>
    </Table>
  );
}

function AmountRow({ label, euros }: { readonly label: string; readonly euros: number }) {
  return (
    <Table.Tr>
      <Table.Th>{label}</Table.Th>
      <Table.Td ta="end">
        <Amount euros={euros} />
      </Table.Td>
    </Table.Tr>
  );
}
