import { Button, Stack, Text } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconPlayerTrackNext } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { wholeListQuery } from './invitation-queries.ts';

/** Continues without invitations, or ends those that are open: the dossier is then ready for distribution. */
export function MoveOn({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const [isAsked, setAsked] = useState(false);
  const moving = useMoving(dossier.id, () => setAsked(false));
  const isWithout = dossier.status === 'Created';
  return (
    <>
      <Button variant="default" leftSection={<IconPlayerTrackNext />} onClick={() => setAsked(true)}>
        {t(isWithout ? 'move.withoutInvitations' : 'move.withoutMore')}
      </Button>
      <IrreversibleDialog
        opened={isAsked}
        title={t(isWithout ? 'move.titleWithout' : 'move.titleEnd')}
        verb={t(isWithout ? 'move.verbWithout' : 'move.verbEnd')}
        isBusy={moving.isPending}
        onConfirm={() => moving.mutate()}
        onClose={() => {
          moving.reset();
          setAsked(false);
        }}
      >
        <Stack gap="md">
          <Text inherit>{t('move.text')}</Text>
          {isAsked && <WhatHappens dossier={dossier} />}
          <LawOnInviting dossier={dossier} />
          {moving.error && <Refusal title={t('move.refused')} {...inWords(moving.error)} />}
        </Stack>
      </IrreversibleDialog>
    </>
  );
}

/** Judicial Code 1627: the creditors are invited and have their time. Who decides otherwise knows it, and it is told. */
function LawOnInviting({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const language = useLanguage();
  if (dossier.status === 'Created') return <Notice tone="warning">{t('move.nobody')}</Notice>;
  const filing = dossier.terms.find(({ term }) => term === 'filing');
  if (filing === undefined || filing.dueOn < brusselsDate(new Date())) return null;
  return <Notice tone="warning">{t('move.early', { date: formatDate(filing.dueOn, language) })}</Notice>;
}

/** In figures: what becomes of the invitations that are still open. */
function WhatHappens({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const { data = [] } = useQuery(wholeListQuery(dossier.id));
  const notClosed = data.filter(({ status }) => isInvitationOpen(status));
  const unsent = notClosed.filter(({ isUnsent }) => isUnsent).length;
  const declared = notClosed.filter(({ nothingToClaim }) => nothingToClaim !== null).length;
  const open = notClosed.length - unsent - declared;
  return (
    <>
      {unsent > 0 && <Text inherit>{t('move.unsent', { count: unsent })}</Text>}
      {declared > 0 && <Text inherit>{t('move.declared', { count: declared })}</Text>}
      {open > 0 && (
        <Text inherit>
          {t('move.open', { count: open })} {t('move.started')}
        </Text>
      )}
    </>
  );
}

function useMoving(dossierId: string, onMoved: () => void) {
  const { t } = useTranslation('invitations');
  const refresh = useRefreshDossier(dossierId);
  return useMutation({
    mutationFn: () => request(dossiersCalls.moveToProvisioned, { query: { dossierId } }),
    onSuccess: async () => {
      await refresh();
      onMoved();
      showSuccess(t('move.done'));
    },
  });
}
