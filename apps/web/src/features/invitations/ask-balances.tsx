import { Button, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { AskedBalances } from '@prorata/contract/invitations/invitation';
import { BALANCE_ANSWERS, type BalanceAnswer } from '@prorata/domain/balance-request';
import { IconMailQuestion, IconUserX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { wholeListQuery } from './invitation-queries.ts';

/** Puts a question about the balance ready for everybody of the run before who has none yet, and names who cannot be reached. */
export function AskBalances({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('balance');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossierId);
  const asking = useMutation({
    mutationFn: () => request(invitationsCalls.askBalances, { params: { dossierId } }),
    onSuccess: async ({ added }) => {
      await refresh();
      showSuccess(added === 0 ? t('ask.nobody') : t('ask.done', { count: added }));
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailQuestion />}
        loading={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {t('ask.act')}
      </Button>
      {asking.error && <Refusal title={t('ask.refused')} {...inWords(asking.error)} />}
      {asking.data && asking.data.unreachable.length > 0 && <Unreachable asked={asking.data} />}
    </>
  );
}

function Unreachable({ asked: { unreachable } }: { readonly asked: AskedBalances }) {
  const { t } = useTranslation('balance');
  const names = unreachable.map(({ creditorName }) => creditorName).join(', ');
  return (
    <Notice tone="warning" icon={IconUserX}>
      {t('ask.unreachable', { names })}
    </Notice>
  );
}

/** Who confirmed, who changed and who is silent, in one line. */
export function BalanceAnswers({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('balance');
  const isRun = dossier.follows?.kind === 'recurring';
  const { data = [] } = useQuery({ ...wholeListQuery(dossier.id), enabled: isRun });
  const answers = data.flatMap(({ balance }) => balance?.answer ?? []);
  if (answers.length === 0) return null;
  const counts = Object.fromEntries(
    BALANCE_ANSWERS.map((answer) => [answer, answers.filter((one) => one === answer).length]),
  ) as Record<BalanceAnswer, number>;
  return (
    <Text size="sm" c="dimmed">
      {t('summary', counts)}
    </Text>
  );
}
