import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import type { Invitation } from '@prorata/contract/invitations/invitation';
import { formatInvitationCode } from '@prorata/domain/invitation-code';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './hand-over.module.css';

/** The code and the link, to read out or to paste. */
export function HandOver({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const code = formatInvitationCode(invitation.code);
  const link = `${window.location.origin}/invited/${code}`;
  return (
    <section className={classes.access} aria-label={t('panel.access')}>
      <h4 className={classes.title}>{t('panel.access')}</h4>
      <Copied name={t('panel.code')} verb={t('panel.copyCode')} value={code} />
      <Copied name={t('panel.link')} verb={t('panel.copyLink')} value={link} />
      {invitation.isUnsent && <p className={classes.hint}>{t('panel.afterSending')}</p>}
    </section>
  );
}

interface CopiedProps {
  readonly name: string;
  readonly verb: string;
  readonly value: string;
}

function Copied({ name, verb, value }: CopiedProps) {
  const { t } = useTranslation('invitations');
  return (
    <div className={classes.line}>
      <span className={classes.name}>{name}</span>
      <code className={classes.value}>{value}</code>
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('panel.copied') : verb}>
            <ActionIcon aria-label={verb} onClick={copy}>
              {copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
              <span className={classes.told} role="status">
                {copied && t('panel.copied')}
              </span>
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </div>
  );
}
