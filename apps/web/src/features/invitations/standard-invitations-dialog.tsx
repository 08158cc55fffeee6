import { Button, Checkbox, Flex, Modal, Stack, Text } from '@mantine/core';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { IconMailPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty, LoadError, Loading, Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { addressLine } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { standardInvitationsQuery, wholeListQuery } from './invitation-queries.ts';
import { invitationName, invitationOfStandard, isInvited } from './invitation-values.ts';

interface StandardInvitationsDialogProps {
  readonly dossierId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Those whom the office invites to every dossier, to choose from. */
export function StandardInvitationsDialog({ opened, ...choice }: StandardInvitationsDialogProps) {
  const { t } = useTranslation('invitations');
  return (
    <Modal
      opened={opened}
      onClose={choice.onClose}
      size="40rem"
      title={t('standard.title')}
      withCloseButton={false}
    >
      <StandardChoice {...choice} />
    </Modal>
  );
}

function StandardChoice({ dossierId, onClose }: Omit<StandardInvitationsDialogProps, 'opened'>) {
  const { t } = useTranslation(['invitations', 'forms']);
  const inWords = useProblem();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const standards = useQuery(standardInvitationsQuery(me.organization?.id ?? ''));
  const invited = useQuery(wholeListQuery(dossierId));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const adding = useAdding(dossierId, onClose);
  const items = standards.data?.items ?? [];
  const present = new Set(items.filter((one) => isInvited(one, invited.data ?? [])).map(({ id }) => id));
  const possible = items.filter(({ id }) => !present.has(id));
  const chosen = possible.filter(({ id }) => !left.has(id));
  const toggle = (id: string, isChosen: boolean) =>
    setLeft((old) => new Set(isChosen ? [...old].filter((one) => one !== id) : [...old, id]));
  return (
    <>
      <Text inherit mb="md" c="dimmed">
        {t('standard.text')}
      </Text>
      {(standards.isPending || invited.isPending) && <Loading rows={3} />}
      {standards.isError && (
        <LoadError {...inWords(standards.error)} onRetry={() => void standards.refetch()} />
      )}
      {standards.data && items.length === 0 && (
        <Empty icon={IconMailPlus} title={t('standard.none')}>
          {t('standard.noneText')}
        </Empty>
      )}
      <Stack gap="md" hidden={invited.isPending}>
        {possible.length > 1 && (
          <Checkbox
            label={t('standard.all')}
            checked={chosen.length === possible.length}
            indeterminate={chosen.length > 0 && chosen.length < possible.length}
            onChange={({ currentTarget: { checked } }) =>
              setLeft(new Set(checked ? [] : possible.map(({ id }) => id)))
            }
          />
        )}
        {items.map((standard) => (
          <Checkbox
            key={standard.id}
            label={invitationName(standard)}
            description={present.has(standard.id) ? t('standard.present') : <Way standard={standard} />}
            disabled={present.has(standard.id)}
            checked={!left.has(standard.id) && !present.has(standard.id)}
            onChange={({ currentTarget: { checked } }) => toggle(standard.id, checked)}
          />
        ))}
      </Stack>
      {adding.error && <Refusal title={t('forms:notSaved')} {...inWords(adding.error)} />}
      <Flex wrap="wrap" justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" disabled={adding.isPending} onClick={onClose}>
          {t('forms:cancel')}
        </Button>
        <Button
          loading={adding.isPending}
          disabled={chosen.length === 0}
          onClick={() => adding.mutate(chosen)}
        >
          {t('standard.verb', { count: chosen.length })}
        </Button>
      </Flex>
    </>
  );
}

function Way({ standard: { email, address } }: { readonly standard: StandardInvitation }) {
  const { t } = useTranslation(['invitations', 'forms']);
  if (email !== null) return t('forms:labelled', { label: t('standard.byEmail'), text: email });
  return address ? t('forms:labelled', { label: t('standard.byLetter'), text: addressLine(address) }) : null;
}

function useAdding(dossierId: string, onAdded: () => void) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  return useMutation({
    mutationFn: (chosen: readonly StandardInvitation[]) =>
      request(invitationsCalls.create, {
        params: { dossierId },
        body: { invitations: chosen.map(invitationOfStandard) },
      }),
    onSuccess: async ({ items }) => {
      await refresh();
      onAdded();
      showSuccess(t('form.done', { count: items.length }));
    },
  });
}
