import { Button, Group } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { invitationsCalls } from '@prorata/contract/invitations/calls';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { IconCircleCheck, IconMailPlus, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Notice } from '../../components/notice.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty, ReadOnlyNotice } from '../../components/states.tsx';
import { isStale, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { AskBalances, BalanceAnswers } from './ask-balances.tsx';
import { EditInvitationDialog } from './edit-invitation-dialog.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { invitationsQuery, wholeListQuery } from './invitation-queries.ts';
import { invitationName } from './invitation-values.ts';
import classes from './invitations-tab.module.css';
import { MoveOn } from './move-on.tsx';
import { NewInvitationsDialog } from './new-invitations-dialog.tsx';
import { ResendInvitation } from './resend-invitation.tsx';
import { StandardInvitationsDialog } from './standard-invitations-dialog.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { canInvite, isPastInvitations, useInvitationActs } from './use-invitation-acts.ts';

/** Whom the office invites to file a statement, and how far each invitation is. */
export function InvitationsTab({ dossier }: { readonly dossier: Dossier }) {
  const [page, setPage] = useState(1);
  const list = useQuery(invitationsQuery(dossier.id, page));
  const { openId, open, close } = useOpenInvitation();
  const acts = useInvitationActs(dossier);
  const columns = useInvitationColumns({ openId, open, actsOn: acts.of });
  const opened = list.data?.items.find(({ id }) => id === openId);
  const { t } = useTranslation('invitations');
  return (
    <div className={classes.tab} data-with-panel={opened !== undefined || undefined}>
      <div className={classes.main}>
        <Notices dossier={dossier} />
        <Head dossier={dossier} />
        <div className={classes.list}>
          <DataTable
            label={t('title')}
            columns={columns}
            list={useListState(list)}
            rowId={({ id }) => id}
            onOpen={({ id }) => open(id)}
            hasPhoneCards
            empty={
              <Empty icon={IconMailPlus} title={t('empty')}>
                {t(canInvite(dossier) ? 'emptyText' : 'emptyClosed')}
              </Empty>
            }
          />
          {list.data && list.data.total > list.data.pageSize && <Paging list={list.data} onPage={setPage} />}
        </div>
      </div>
      {opened && (
        <InvitationPanel key={opened.id} dossier={dossier} invitation={opened} acts={acts} onClose={close} />
      )}
      <EditInvitationDialog dossierId={dossier.id} edited={acts.edited} onClose={acts.stop} />
      <RemoveInvitation dossierId={dossier.id} invitation={acts.removed} onClose={acts.stop} />
      <ResendInvitation dossierId={dossier.id} invitation={acts.resent} onClose={acts.stop} />
    </div>
  );
}

function Notices({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  if (isPastInvitations(dossier)) {
    return <ReadOnlyNotice>{t('pastStage')}</ReadOnlyNotice>;
  }
  return dossier.isReadOnly ? (
    <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>
  ) : (
    <>
      <UnsentNotice dossier={dossier} />
      <EverybodyAnswered dossier={dossier} />
      <BalanceAnswers dossier={dossier} />
    </>
  );
}

/** The dossier does not move on by itself while an answer can be taken back: whoever does not want to wait is told so. */
function EverybodyAnswered({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const language = useLanguage();
  const { invitations, answeredInvitations } = dossier.counts;
  const isAnswered = dossier.status === 'InvitesSent' && answeredInvitations === invitations;
  const { data = [] } = useQuery({ ...wholeListQuery(dossier.id), enabled: isAnswered });
  const open = data.filter(({ status }) => isInvitationOpen(status));
  const last = open
    .map(({ validUntil }) => validUntil ?? '')
    .sort()
    .at(-1);
  if (!isAnswered || !last) return null;
  return (
    <Notice tone="positive" icon={IconCircleCheck}>
      {t('everybody', { date: formatDate(last, language) })}
    </Notice>
  );
}

function Head({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const [dialog, setDialog] = useState<'new' | 'standard'>();
  const stop = () => setDialog(undefined);
  return (
    <Group gap="sm" justify="space-between">
      <h2 className={classes.title}>
        {t('title')} <span className={classes.count}>{dossier.counts.invitations}</span>
      </h2>
      {canInvite(dossier) && (
        <div className={classes.acts}>
          <MoveOn dossier={dossier} />
          {dossier.follows?.kind === 'recurring' && <AskBalances dossierId={dossier.id} />}
          <Button variant="default" onClick={() => setDialog('standard')}>
            {t('addStandard')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus />}
            data-guide-step="creditors"
            onClick={() => setDialog('new')}
          >
            {t('create')}
          </Button>
          <NewInvitationsDialog dossierId={dossier.id} opened={dialog === 'new'} onClose={stop} />
          <StandardInvitationsDialog dossierId={dossier.id} opened={dialog === 'standard'} onClose={stop} />
        </div>
      )}
    </Group>
  );
}

/** Which invitation is open beside the list: the address bar says so, and back closes it. */
function useOpenInvitation() {
  const { open: openId } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    openId,
    open: (id: string) => void navigate({ to: '.', search: { tab: 'invitations', open: id } }),
    close: () => void navigate({ to: '.', search: { tab: 'invitations' } }),
  };
}

interface RemoveInvitationProps {
  readonly dossierId: string;
  readonly invitation: Invitation | undefined;
  readonly onClose: () => void;
}

/** Asks before an invitation that was not sent is deleted. */
function RemoveInvitation({ dossierId, invitation, onClose }: RemoveInvitationProps) {
  const { t } = useTranslation('invitations');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossierId);
  const name = invitation ? invitationName(invitation) : '';
  const removing = useMutation({
    mutationFn: ({ id: invitationId, version }: Invitation) =>
      request(invitationsCalls.remove, { params: { dossierId }, query: { invitationId, version } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      showSuccess(t('remove.done', { name }));
    },
    // What it has become stands behind the dialog.
    onError: (error) => isStale(error) && void refresh(),
  });
  return (
    <RemoveDialog
      opened={invitation !== undefined}
      title={t('remove.title', { name })}
      verb={t('remove.verb')}
      isBusy={removing.isPending}
      problem={removing.error === null ? undefined : inWords(removing.error)}
      onConfirm={() => invitation && removing.mutate(invitation)}
      onClose={() => {
        removing.reset();
        onClose();
      }}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}
