import { Button, Checkbox, Group, Select, Stack } from '@mantine/core';
import { usersCalls } from '@prorata/contract/users/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../../components/full-name.ts';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { openDossiersQuery, userListQuery } from './user-queries.ts';

interface HandOverProps {
  readonly userId: string;
  readonly organizationId: string;
  /** Where somebody must be kept out at once, whatever becomes of the dossiers. */
  readonly without?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
}

/** As many as the API gives at once; no office has more. */
const ALL = { pageSize: 200 } as const;

/** Before an account is taken away: who takes over the dossiers that would be left behind. Nothing when there are none. */
export function HandOver({ userId, organizationId, without }: HandOverProps) {
  const { t } = useTranslation('users');
  const inWords = useProblem();
  const queries = useQueryClient();
  const [successorId, setSuccessorId] = useState<string | null>(null);
  const open = useQuery(openDossiersQuery(userId)).data ?? { responsible: 0, deputy: 0 };
  const people = useQuery(userListQuery({ organisationId: organizationId, ...ALL })).data?.items ?? [];
  const handing = useMutation({
    mutationFn: (successor: string) =>
      request(usersCalls.handOver, { params: { userId }, body: { successorId: successor } }),
    onSuccess: async ({ dossiers }) => {
      await queries.invalidateQueries({ queryKey: openDossiersQuery(userId).queryKey });
      showSuccess(t('handOver.done', { count: dossiers }));
    },
  });
  const count = open.responsible + open.deputy;
  if (count === 0) return null;
  // A candidate stands in, but answers for no dossier.
  const successors = people.filter(
    ({ id, approved, userType }) =>
      id !== userId &&
      approved &&
      (userType === 'Bailiff' || (userType === 'CandidateBailiff' && open.responsible === 0)),
  );
  return (
    <Notice tone="warning" title={t('handOver.title', { count })}>
      <Stack gap="sm" mt="xs">
        {successors.length === 0 ? (
          <p>{t('handOver.nobody')}</p>
        ) : (
          <Group align="flex-end" gap="sm">
            <Select
              flex="1 1 12rem"
              label={t('handOver.successor')}
              placeholder={t('handOver.choose')}
              data={successors.map((person) => ({ value: person.id, label: fullName(person) }))}
              value={successorId}
              onChange={setSuccessorId}
            />
            <Button
              variant="default"
              loading={handing.isPending}
              disabled={successorId === null}
              onClick={() => successorId !== null && handing.mutate(successorId)}
            >
              {t('handOver.verb')}
            </Button>
          </Group>
        )}
        {without && (
          <Checkbox
            label={t('handOver.without')}
            checked={without.isChosen}
            onChange={({ currentTarget }) => without.onChoose(currentTarget.checked)}
          />
        )}
        {handing.error && <Refusal title={t('handOver.failed')} {...inWords(handing.error)} />}
      </Stack>
    </Notice>
  );
}
