import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../components/data-table.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import classes from './standard-invitation-columns.module.css';

interface Acts {
  readonly onEdit: (invitation: StandardInvitation) => void;
  readonly onRemove: (invitation: StandardInvitation) => void;
}

/** Without acts for those who only read. */
export function useStandardInvitationColumns(acts: Acts | undefined): Column<StandardInvitation>[] {
  const { t } = useTranslation(['organizations', 'vocabulary', 'forms']);
  const columns: Column<StandardInvitation>[] = [
    {
      key: 'addressee',
      head: t('standard.fields.addressee'),
      cell: ({ addressee, email }) => <span className={classes.name}>{addressee ?? email ?? NOTHING}</span>,
    },
    {
      key: 'email',
      head: t('standard.fields.email'),
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
      head: t('standard.fields.language'),
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
          name={invitation.addressee ?? invitation.email ?? ''}
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
