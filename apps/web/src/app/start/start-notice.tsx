import { useTranslation } from 'react-i18next';
import type { Notice } from '../../platform/session/start-address.ts';
import { Message } from './message.tsx';

interface StartNoticeProps {
  readonly notice: Notice | undefined;
  /** Whether the visitor asked for another page, for which one must sign in. */
  readonly isSentHere: boolean;
}

/** What a visitor who comes back to the start page must know first. */
export function StartNotice({ notice, isSentHere }: StartNoticeProps) {
  const { t } = useTranslation(['start', 'problems']);
  if (notice === 'login-error') return <Message tone="negative">{t('problems:login-error')}</Message>;
  if (notice === 'signed-out') return <Message tone="positive">{t('signedOut')}</Message>;
  if (notice === 'session-expired') return <Message tone="info">{t('sessionExpired')}</Message>;
  return isSentHere ? <Message tone="info">{t('signInToContinue')}</Message> : null;
}
