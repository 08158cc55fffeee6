import { Button } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { IconMailPlus, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { ORGANIZATIONS, standardInvitationsQuery } from './organization-queries.ts';
import { useStandardInvitationColumns } from './standard-invitation-columns.tsx';
import { StandardInvitationDialog } from './standard-invitation-dialog.tsx';
import classes from './standard-invitations.module.css';

interface StandardInvitationsProps {
  readonly organizationId: string;
  readonly canEdit: boolean;
}

/** The creditors whom the office invites to every dossier. */
export function StandardInvitations({ organizationId, canEdit }: StandardInvitationsProps) {
  const { t } = useTranslation('organizations');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<StandardInvitation | 'new'>();
  const invitations = useQuery(standardInvitationsQuery(organizationId, page));
  const removing = useRemovingStandardInvitation(organizationId);
  const columns = useStandardInvitationColumns(
    canEdit ? { onEdit: setEdited, onRemove: removing.ask } : undefined,
  );
  const addButton = canEdit && (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setEdited('new')}
    >
      {t('standard.add')}
    </Button>
  );
  return (
    <>
      <Toolbar>
        <p className={classes.explanation}>{t('standard.explanation')}</p>
        {addButton}
      </Toolbar>
      <DataTable
        label={t('tabs.standardInvitations')}
        columns={columns}
        list={useListState(invitations)}
        rowId={({ id }) => id}
        {...(canEdit && { onOpen: setEdited })}
        empty={<Empty icon={IconMailPlus} title={t('standard.none')} />}
      />
      {invitations.data && <Paging list={invitations.data} onPage={setPage} />}
      <StandardInvitationDialog
        organizationId={organizationId}
        edited={edited}
        onClose={() => setEdited(undefined)}
      />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('standard.removeTitle', { name: nameOf(removing.thing) })}
        verb={t('standard.removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('standard.removeText')}
      </RemoveDialog>
    </>
  );
}

function nameOf(invitation: StandardInvitation | undefined): string {
  return invitation?.addressee ?? invitation?.email ?? '';
}

function useRemovingStandardInvitation(organizationId: string) {
  const queries = useQueryClient();
  return useRemoving<StandardInvitation>({
    remove: ({ id }) =>
      request(organizationsCalls.removeStandardInvitation, {
        params: { organizationId, standardInvitationId: id },
      }),
    onRemoved: () => void queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'standardInvitations'] }),
  });
}
