import type { Organization } from '@prorata/contract/organizations/organization';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/language/format.ts';
import classes from './incomplete-notice.module.css';
import { licenceQuery } from './organization-queries.ts';

interface IncompleteNoticeProps {
  readonly organization: Organization;
  readonly canEdit: boolean;
}

/** Why somebody of an organization that is not complete sees nothing but this screen. */
export function IncompleteNotice({ organization, canEdit }: IncompleteNoticeProps) {
  const { t } = useTranslation('organizations');
  // Tells who the administrators are, for those who must ask one.
  const licence = useQuery({ ...licenceQuery(useLanguage()), enabled: !canEdit });
  const administrators = canEdit ? [] : (licence.data?.administrators ?? []);
  if (organization.isComplete) return null;
  const missing = organization.missingFields.map((field) =>
    field === 'address' ? t('sections.address') : t(`fields.${field}`),
  );
  return (
    <section className={classes.notice}>
      <h2 className={classes.title}>{t('incomplete.title', { name: organization.name })}</h2>
      <p className={classes.text}>
        {canEdit ? t('incomplete.fillIn') : t('incomplete.askAdministrator')} {missing.join(', ')}.
      </p>
      {administrators.length > 0 && (
        <p className={classes.text}>
          {t('incomplete.administrators')} {administrators.join(', ')}
        </p>
      )}
    </section>
  );
}
