import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconMailPlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty, ReadOnlyNotice } from '../../components/states.tsx';
import { canInvite, isPastInvitations } from './can-invite.ts';
import { EditInvitationDialog } from './edit-invitation-dialog.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { invitationsQuery } from './invitation-queries.ts';
import classes from './invitations-tab.module.css';
import { MoveOn } from './move-on.tsx';
import { NewInvitationsDialog } from './new-invitations-dialog.tsx';
import { RemoveInvitation } from './remove-invitation.tsx';
import { ResendInvitation } from './resend-invitation.tsx';
import { StandardInvitationsDialog } from './standard-invitations-dialog.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useInvitationActs } from './use-invitation-acts.ts';
import { useOpenInvitation } from './use-open-invitation.ts';

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
            empty={
              <Empty icon={IconMailPlus} title={t('empty')}>
                {canInvite(dossier) && t('emptyText')}
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
    <UnsentNotice dossier={dossier} />
  );
}

function Head({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('invitations');
  const [dialog, setDialog] = useState<'new' | 'standard'>();
  const stop = () => setDialog(undefined);
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>
        {t('title')} <span className={classes.count}>{dossier.counts.invitations}</span>
      </h2>
      {canInvite(dossier) && (
        <div className={classes.acts}>
          <MoveOn dossier={dossier} />
          <Button variant="default" onClick={() => setDialog('standard')}>
            {t('addStandard')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setDialog('new')}
          >
            {t('create')}
          </Button>
          <NewInvitationsDialog dossierId={dossier.id} opened={dialog === 'new'} onClose={stop} />
          <StandardInvitationsDialog dossierId={dossier.id} opened={dialog === 'standard'} onClose={stop} />
        </div>
      )}
    </div>
  );
}
