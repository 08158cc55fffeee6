import { Flex, Stack, Text } from '@mantine/core';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { SendingCost } from '@prorata/contract/invitations/invitation';
import { brusselsDate } from '@prorata/domain/iso-date';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { inForce } from '@prorata/law/dated-parameter';
import { filingTerm } from '@prorata/law/parameters/terms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { sendingCostQuery } from './invitation-queries.ts';
import classes from './send-dialog.module.css';

interface SendDialogProps {
  readonly dossierId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Before everything that was not sent leaves: how many, by which way, and what it costs. */
export function SendDialog({ dossierId, opened, onClose }: SendDialogProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const cost = useQuery({ ...sendingCostQuery(dossierId), enabled: opened });
  const sending = useSending(dossierId, onClose);
  const count = cost.data?.unsentInvitations ?? 0;
  return (
    <IrreversibleDialog
      opened={opened}
      title={t('send.title', { count })}
      verb={t('send.verb', { count })}
      isBusy={sending.isPending}
      onConfirm={() => cost.data !== undefined && sending.mutate()}
      onClose={() => {
        sending.reset();
        onClose();
      }}
    >
      <Stack gap="md">
        <Text inherit>{t('send.text', { days: inForce(filingTerm, brusselsDate(new Date())).value })}</Text>
        {cost.isPending && <Loading rows={2} />}
        {cost.isError && <LoadError {...inWords(cost.error)} onRetry={() => void cost.refetch()} />}
        {cost.data && <CostPreview cost={cost.data} />}
        {sending.error && <Refusal title={t('send.refused')} {...inWords(sending.error)} />}
      </Stack>
    </IrreversibleDialog>
  );
}

function useSending(dossierId: string, onSent: () => void) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  return useMutation({
    mutationFn: () => request(invitationsCalls.sendUnsent, { params: { dossierId }, body: {} }),
    onSuccess: async ({ accepted }) => {
      await refresh();
      onSent();
      showSuccess(t('send.done', { count: accepted }));
    },
  });
}

/** What the platform charges for the sending: mails and letters apart, and together. */
function CostPreview({ cost }: { readonly cost: SendingCost }) {
  const { t } = useTranslation('invitations');
  const { emails, registeredLetters, qualifiedDeliveries, total } = cost;
  const lines = [
    { name: t('send.emails', { count: emails }), count: emails, price: cost.emailPrice },
    {
      name: t('send.letters', { count: registeredLetters }),
      count: registeredLetters,
      price: cost.registeredLetterPrice,
    },
    {
      name: t('send.qualified', { count: qualifiedDeliveries }),
      count: qualifiedDeliveries,
      price: cost.qualifiedDeliveryPrice,
    },
  ].filter(({ count }) => count > 0);
  return (
    <div>
      <dl className={classes.costs}>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
        <div className={classes.total}>
          <dt>{t('send.total')}</dt>
          <dd>
            <Amount euros={total} />
          </dd>
        </div>
      </dl>
      <Text size="sm" mt="xs">
        {t(total === null ? 'send.noPrice' : 'send.costHint')}
      </Text>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly count: number;
  readonly price: number | null;
}

function Line({ name, count, price }: LineProps) {
  const { t } = useTranslation('invitations');
  const language = useLanguage();
  return (
    <Flex justify="space-between" gap="lg" py="sm" px="md">
      <dt>
        {name}
        {price !== null && (
          <Text span inherit ms="sm" fz="sm" c="dimmed">
            {t('send.each', { price: formatAmount(price, language) })}
          </Text>
        )}
      </dt>
      <dd>
        <Amount euros={price === null ? null : eurosFromCents(centsFromEuros(price) * BigInt(count))} />
      </dd>
    </Flex>
  );
}
