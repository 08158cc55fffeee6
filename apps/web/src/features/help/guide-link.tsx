import { Anchor } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './manual.module.css';

interface GuideLinkProps {
  readonly onClick?: () => void;
}

/** Leads those who work with dossiers to the guided first one, also when they ended it before. */
export function GuideLink({ onClick }: GuideLinkProps) {
  const { t } = useTranslation('shell');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  if (!me.canReadDossiers) return null;
  return (
    <Anchor
      className={classes.guide ?? ''}
      onClick={onClick}
      renderRoot={(props) => <Link to="/app" search={{ guide: true }} {...props} />}
    >
      <IconSchool aria-hidden /> {t('guide')}
    </Anchor>
  );
}
