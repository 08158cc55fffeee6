import { ActionIcon, Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationStatusBadge } from '../../components/badges.tsx';
import { DateText } from '../../components/values.tsx';
import { addressLine } from './address-line.ts';
import { canInvite } from './can-invite.ts';
import { HandOver } from './hand-over.tsx';
import { invitationName } from './invitation-name.ts';
import classes from './invitation-panel.module.css';
import { InvitationSendLog } from './invitation-send-log.tsx';
import type { InvitationActs } from './use-invitation-acts.ts';

interface InvitationPanelProps {
  readonly dossier: Dossier;
  readonly invitation: Invitation;
  readonly acts: InvitationActs;
  readonly onClose: () => void;
}

/** One invitation, docked beside the list: where it stands, how to hand it over, and what was sent. */
export function InvitationPanel({ dossier, invitation, acts, onClose }: InvitationPanelProps) {
  const { t } = useTranslation('invitations');
  const heading = useRef<HTMLHeadingElement>(null);
  const name = invitationName(invitation);
  const { sendMethod, email, extraEmails, address } = invitation;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      className={classes.panel}
      aria-label={t('panel.label', { name })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={classes.head}>
        <div className={classes.line}>
          <h3 ref={heading} tabIndex={-1} className={classes.name}>
            {name}
          </h3>
          <ActionIcon aria-label={t('panel.close')} onClick={onClose}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </div>
        <p className={classes.where}>
          {sendMethod === 'Email'
            ? [email, extraEmails].filter(Boolean).join('; ')
            : address && addressLine(address)}
        </p>
        <InvitationStatusBadge status={invitation.status} />
        <Standing invitation={invitation} />
      </header>
      <HandOver invitation={invitation} />
      <section className={classes.log} aria-label={t('panel.sendLog')}>
        <h4 className={classes.title}>{t('panel.sendLog')}</h4>
        <InvitationSendLog dossierId={dossier.id} invitation={invitation} canSend={canInvite(dossier)} />
      </section>
      <footer className={classes.foot}>
        {acts
          .of(invitation)
          .filter(({ impossibleBecause }) => impossibleBecause === undefined)
          .map(({ key, label, icon: ActIcon, act }) => (
            <Button
              key={key}
              variant="default"
              leftSection={<ActIcon size={16} stroke={1.75} />}
              onClick={act}
            >
              {label}
            </Button>
          ))}
      </footer>
    </aside>
  );
}

/** What the creditor did with it so far. */
function Standing({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const { creditorReference, openedAt, closedAt, closedBy, numberOfStatements, fallbackAddress } = invitation;
  return (
    <ul className={classes.standing}>
      {creditorReference && (
        <li>
          {t('panel.reference')}: {creditorReference}
        </li>
      )}
      {fallbackAddress && (
        <li>
          {t('panel.fallback')}: {addressLine(fallbackAddress)}
        </li>
      )}
      {openedAt && (
        <li>
          {t('panel.opened')}: <DateText value={openedAt} style="dateTime" />
        </li>
      )}
      {numberOfStatements > 0 && <li>{t('panel.statements', { count: numberOfStatements })}</li>}
      {closedBy && (
        <li>
          {t(`panel.closedBy.${closedBy}`)}: <DateText value={closedAt} style="dateTime" />
        </li>
      )}
    </ul>
  );
}
