import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import {
  IconDownload,
  IconExternalLink,
  IconFileImport,
  IconHandStop,
  IconMailForward,
  IconStackPush,
} from '@tabler/icons-react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type RowAct, RowMenu } from '../../components/row-menu.tsx';
import { SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showFailure, showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from './dossier-queries.ts';
import { FOLLOW_UP } from './dossier-search.ts';
import { RegisterStopDialog } from './dossier-stops.tsx';
import { DossierActDialogs, useActing, useActsOn } from './ending-acts.tsx';
import { useDefendantName } from './use-defendant-name.ts';

/** What can be done with a dossier as a whole. */
export function DossierActs({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { name } = useDefendantName(dossier);
  const acting = useActing(() => void navigate({ to: '/app/dossiers', ignoreBlocker: true }));
  const { fileNumber, canCancel, canMarkAsPaid, canDelete } = dossier;
  const allowed = { cancel: canCancel, markAsPaid: canMarkAsPaid, remove: canDelete };
  const endings = useActsOn({ ...dossier, name }, allowed, acting.ask);
  const notifying = useExternalProvider(dossier);
  const withProvider = useProviderActs(dossier, me.canWriteDossiers, notifying);
  const withExtract = useExtractAct(dossier);
  const [isStopping, setStopping] = useState(false);
  const withStop: RowAct = {
    key: 'stop',
    label: t('stops.menu'),
    icon: IconHandStop,
    impossibleBecause: isOver(dossier) ? t('stops.impossible') : undefined,
    act: () => setStopping(true),
  };
  const withFollowUp = useFollowUpAct(dossier);
  const acts = me.canWriteDossiers
    ? [withExtract, withStop, withFollowUp, ...withProvider, ...endings]
    : withProvider;
  if (acts.length === 0) return null;
  return (
    <>
      <RowMenu name={fileNumber} acts={acts} />
      <DossierActDialogs acting={acting} />
      <ExternalProviderDialog dossier={dossier} notifying={notifying} />
      <RegisterStopDialog dossier={dossier} opened={isStopping} onClose={() => setStopping(false)} />
    </>
  );
}

interface ExternalProviderDialogProps {
  readonly dossier: Dossier;
  readonly notifying: ReturnType<typeof useExternalProvider>;
}

/** Looked at before it goes to the external provider. */
function ExternalProviderDialog({ dossier, notifying }: ExternalProviderDialogProps) {
  const { t } = useTranslation('dossiers');
  const { isAsked, send, close } = notifying;
  const words = { provider: dossier.externalProvider ?? '', number: dossier.fileNumber };
  return (
    <SendingPreview
      dossierId={dossier.id}
      title={t('acts.externalProvider.title', words)}
      sending={isAsked ? { kind: 'externalProvider' } : undefined}
      onSend={send}
      onClose={close}
    />
  );
}

/** A paid or cancelled dossier has nothing left to sign, to send or to pay. */
function isOver({ status }: Dossier): boolean {
  return status === 'Paid' || status === 'Cancelled';
}

/** The dossier that follows is asked for where the payout stands, once nobody can contest any more. */
function useFollowUpAct({ status, holds }: Dossier): RowAct {
  const { t } = useTranslation('dossiers');
  const navigate = useNavigate();
  const isBinding = (status === 'ToPay' || status === 'Paid') && holds.length === 0;
  return {
    key: 'followUp',
    label: t('acts.followUp.menu'),
    icon: IconStackPush,
    impossibleBecause: isBinding ? undefined : t('acts.followUp.impossible'),
    act: () => void navigate({ to: '.', search: { tab: 'sending', part: 'payout', open: FOLLOW_UP } }),
  };
}

/** A further extract of the central file, compared with the dossier as it stands. */
function useExtractAct({ id, isReadOnly, status }: Dossier): RowAct {
  const { t } = useTranslation('dossiers');
  const navigate = useNavigate();
  const isPast =
    isReadOnly || !(status === 'Created' || status === 'InvitesSent' || status === 'Provisioned');
  return {
    key: 'extract',
    label: t('acts.extract.menu'),
    icon: IconFileImport,
    impossibleBecause: isPast ? t('acts.extract.impossible') : undefined,
    act: () => void navigate({ to: '/app/extract', search: { dossierId: id } }),
  };
}

/** What can be done with the invitation for the external provider, for a menu; nothing while nobody is set. */
function useProviderActs(
  { externalProvider, externalProviderUrl, isReadOnly, transactionKind }: Dossier,
  canWrite: boolean,
  { ask, download }: Pick<ReturnType<typeof useExternalProvider>, 'ask' | 'download'>,
): RowAct[] {
  const { t } = useTranslation('dossiers');
  if (externalProvider === null) return [];
  const provider = externalProvider;
  const withoutKind = transactionKind.length === 0 ? t('acts.externalProvider.noKind') : undefined;
  const look: RowAct = {
    key: 'downloadInvitation',
    label: t('acts.externalProvider.download', { provider }),
    icon: IconDownload,
    impossibleBecause: withoutKind,
    act: download,
  };
  const notify: RowAct = {
    key: 'notifyProvider',
    label: t('acts.externalProvider.menu', { provider }),
    icon: IconMailForward,
    impossibleBecause: isReadOnly ? t('acts.externalProvider.over') : withoutKind,
    act: ask,
  };
  const visit: RowAct[] =
    externalProviderUrl === null
      ? []
      : [
          {
            key: 'visitProvider',
            label: t('acts.externalProvider.visit', { provider }),
            icon: IconExternalLink,
            act: () => window.open(externalProviderUrl, '_blank', 'noopener,noreferrer'),
          },
        ];
  return canWrite ? [notify, look, ...visit] : [look, ...visit];
}

/** Sending the invitation to the external provider, after a question, and looking at it first. */
function useExternalProvider({ id: dossierId, externalProvider }: Dossier) {
  const { t } = useTranslation('dossiers');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossierId);
  const [isAsked, setAsked] = useState(false);
  const send = async (seen: string) => {
    await request(dossiersCalls.notifyExternalProvider, { query: { dossierId, seen } });
    setAsked(false);
    showSuccess(t('acts.externalProvider.done', { provider: externalProvider ?? '' }));
    await refresh();
  };
  const downloading = useMutation({
    mutationFn: () => request(dossiersCalls.downloadExternalProviderInvitation, { query: { dossierId } }),
    onSuccess: saveFile,
    onError: (error) => showFailure(t('acts.externalProvider.notDownloaded'), inWords(error).message),
  });
  return {
    ask: () => setAsked(true),
    isAsked,
    send,
    close: () => setAsked(false),
    download: () => downloading.mutate(),
  };
}
