import { useTranslation } from 'react-i18next';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { Facts } from './facts.tsx';
import { useInvited } from './invited-context.ts';
import { Card } from './invited-page.tsx';

/** What a creditor may know of the dossier. */
export function AboutDossier() {
  const { t } = useTranslation('invited');
  const language = useLanguage();
  const { dossier } = useInvited();
  const { invitation, saleDate, dateSeizure } = dossier;
  const reasons = [
    saleDate && t('dossier.sale', { date: formatDate(saleDate, language) }),
    dateSeizure && t('dossier.seizure', { date: formatDate(dateSeizure, language) }),
  ].filter(Boolean);
  return (
    <Card title={t('dossier.about')}>
      <Facts
        facts={[
          [t('dossier.defendant'), [dossier.defendantName, dossier.defendantCity].filter(Boolean).join(', ')],
          [t('dossier.fileNumber'), [dossier.fileNumber, dossier.dossierTitle].filter(Boolean).join(', ')],
          [t('dossier.reason'), reasons.join(', ')],
          [t('dossier.bailiff'), dossier.bailiffName],
          [t('dossier.addressee'), invitation.addressee ?? invitation.email],
          [t('fields.creditorReference'), invitation.creditorReference],
          [t('dossier.until'), invitation.validUntil && formatDate(invitation.validUntil, language, 'long')],
        ]}
      />
    </Card>
  );
}
