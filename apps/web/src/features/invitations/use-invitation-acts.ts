import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import { IconMailForward, IconMessagePlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { RowAct } from '../../components/row-menu.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useActivityPlace } from '../activity/activity-place.ts';
import { invitationName } from './invitation-values.ts';

type Act = 'edit' | 'remove' | 'resend';

/** What can be done with an invitation: what cannot be done now stays in sight, with the reason. */
export function useInvitationActs(dossier: Dossier) {
  const { t } = useTranslation(['invitations', 'forms', 'activity']);
  const [asked, setAsked] = useState<{ readonly act: Act; readonly invitation: Invitation }>();
  const invitationFor = (act: Act) => (asked?.act === act ? asked.invitation : undefined);
  const activity = useActivityPlace();
  const noteOn = (invitation: Invitation): readonly RowAct[] => {
    if (activity === undefined) return [];
    const label = invitationName(invitation);
    return [
      {
        key: 'note',
        label: t('activity:note.write', { thing: label }),
        icon: IconMessagePlus,
        act: () => activity.open({ kind: 'invitation', id: invitation.id, label }),
      },
    ];
  };
  const of = (invitation: Invitation): readonly RowAct[] => {
    if (!canInvite(dossier)) return noteOn(invitation);
    const ask = (act: Act) => () => setAsked({ act, invitation });
    return [
      {
        key: 'resend',
        label: t('resend.act'),
        icon: IconMailForward,
        impossibleBecause: whyNotAgain(invitation),
        act: ask('resend'),
      },
      ...noteOn(invitation),
      {
        key: 'edit',
        label: t('forms:edit'),
        icon: IconPencil,
        impossibleBecause: invitation.isCorrectable ? undefined : t('edit.sent'),
        act: ask('edit'),
      },
      {
        key: 'remove',
        label: t('forms:remove'),
        icon: IconTrash,
        impossibleBecause: invitation.isUnsent ? undefined : t('remove.sent'),
        act: ask('remove'),
      },
    ];
  };
  const whyNotAgain = ({ status, isUnsent }: Invitation) => {
    if (!isInvitationOpen(status)) return t('resend.closed');
    return isUnsent ? t('resend.unsent') : undefined;
  };
  return {
    of,
    edited: invitationFor('edit'),
    removed: invitationFor('remove'),
    resent: invitationFor('resend'),
    stop: () => setAsked(undefined),
  };
}

export type InvitationActs = ReturnType<typeof useInvitationActs>;

/** Past the stage of the invitations nothing can be created, sent or ended any more. */
export function isPastInvitations({ status }: Pick<Dossier, 'status'>): boolean {
  return status !== 'Created' && status !== 'InvitesSent';
}

export function canInvite(dossier: Pick<Dossier, 'status' | 'isReadOnly'>): boolean {
  return !dossier.isReadOnly && !isPastInvitations(dossier);
}
