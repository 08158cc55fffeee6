import { Button, Text } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { IconMailPlus, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Toolbar } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Empty } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ORGANIZATIONS, standardInvitationsQuery } from './organization-queries.ts';
import { StandardInvitationDialog } from './standard-invitation-dialog.tsx';

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
    <Button variant="default" leftSection={<IconPlus />} onClick={() => setEdited('new')}>
      {t('standard.add')}
    </Button>
  );
  return (
    <>
      <Toolbar>
        <Text flex="1 1 20rem" c="dimmed">
          {t('standard.explanation')}
        </Text>
        {addButton}
      </Toolbar>
      <DataTable
        label={t('tabs.standardInvitations')}
        columns={columns}
        list={useListState(invitations)}
        rowId={({ id }) => id}
        {...(canEdit && { onOpen: setEdited })}
        empty={
          <Empty icon={IconMailPlus} title={t('standard.none')} action={addButton}>
            {t(canEdit ? 'standard.noneText' : 'standard.noneReader')}
          </Empty>
        }
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
    remove: ({ id, version }) =>
      request(organizationsCalls.removeStandardInvitation, {
        params: { organizationId, standardInvitationId: id },
        query: { version },
      }),
    onRemoved: () => void queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'standardInvitations'] }),
  });
}

interface Acts {
  readonly onEdit: (invitation: StandardInvitation) => void;
  readonly onRemove: (invitation: StandardInvitation) => void;
}

/** Without acts for those who only read. */
function useStandardInvitationColumns(acts: Acts | undefined): Column<StandardInvitation>[] {
  const { t } = useTranslation(['organizations', 'vocabulary', 'forms', 'fields']);
  const columns: Column<StandardInvitation>[] = [
    {
      key: 'addressee',
      head: t('fields:standardInvitation.addressee'),
      cell: (invitation) => (
        <Text span fw={500}>
          {nameOf(invitation) || NOTHING}
        </Text>
      ),
    },
    {
      key: 'email',
      head: t('fields:standardInvitation.email'),
      isSecondary: true,
      cell: ({ email }) => email ?? NOTHING,
    },
    {
      key: 'address',
      head: t('sections.address'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ address }) => (address ? addressLine(address) : NOTHING),
    },
    {
      key: 'language',
      head: t('fields:standardInvitation.language'),
      isSecondary: true,
      from: 'desk',
      cell: ({ language }) => (language ? t(`vocabulary:language.${language}`) : t('standard.ofDossier')),
    },
  ];
  if (acts === undefined) return columns;
  return [
    ...columns,
    {
      key: 'acts',
      head: '',
      align: 'end',
      cell: (invitation) => (
        <RowMenu
          name={nameOf(invitation)}
          acts={[
            { key: 'edit', label: t('forms:edit'), icon: IconPencil, act: () => acts.onEdit(invitation) },
            {
              key: 'remove',
              label: t('forms:remove'),
              icon: IconTrash,
              act: () => acts.onRemove(invitation),
            },
          ]}
        />
      ),
    },
  ];
}

function addressLine(address: NonNullable<StandardInvitation['address']>): string {
  const street = [address.street, address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  const place = [address.zipcode, address.city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ') || NOTHING;
}
