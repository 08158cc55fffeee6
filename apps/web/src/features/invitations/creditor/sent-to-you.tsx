import { useTranslation } from 'react-i18next';
import { SendLog } from '../../delivery/send-log.tsx';
import { useInvited } from './invited-context.ts';
import { Card } from './invited-page.tsx';

/** The send log: what was sent to the creditor, where, and what became of it. */
export function SentToYou() {
  const { t } = useTranslation('invited');
  const { sendResults } = useInvited().dossier;
  return (
    <Card title={t('dossier.sent')}>
      {sendResults.length === 0 ? t('dossier.sentNothing') : <SendLog results={sendResults} acts={{}} />}
    </Card>
  );
}
