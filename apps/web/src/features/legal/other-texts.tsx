import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LEGAL_KINDS, type LegalKind } from './legal-query.ts';
import classes from './other-texts.module.css';

const NAMES = {
  'terms-of-use': 'legal.termsOfUse',
  'privacy-policy': 'legal.privacyPolicy',
  'terms-and-conditions': 'legal.termsAndConditions',
} as const satisfies Record<LegalKind, string>;

export function OtherTexts({ current }: { readonly current: LegalKind }) {
  const { t } = useTranslation(['start', 'pages']);
  return (
    <nav className={classes.others} aria-label={t('pages:legal.others')}>
      <Link to="/">{t('pages:toStart')}</Link>
      {LEGAL_KINDS.filter((kind) => kind !== current).map((kind) => (
        <Link key={kind} to={`/${kind}`}>
          {t(NAMES[kind])}
        </Link>
      ))}
    </nav>
  );
}
