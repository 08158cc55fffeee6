import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { useTranslation } from 'react-i18next';
import classes from './office-contact.module.css';

/** Whom to ask, at the foot of every page. */
export function OfficeContact({ office }: { readonly office: InvitedDossier['office'] }) {
  const { t } = useTranslation('invited');
  const { name, phone, email, address } = office;
  const place = [address.address1, [address.zipcode, address.city].filter(Boolean).join(' ')];
  return (
    <footer className={classes.foot}>
      <p className={classes.title}>{t('office.title')}</p>
      <p className={classes.text}>{t('office.text', { name })}</p>
      <p className={classes.ways}>
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <span>{place.filter(Boolean).join(', ')}</span>
      </p>
    </footer>
  );
}
