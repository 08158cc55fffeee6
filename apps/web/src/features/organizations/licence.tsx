import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RailSection } from '../../components/block.tsx';
import { LoadError } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useLanguage } from '../../platform/language/format.ts';
import classes from './licence.module.css';
import { LicenceDialog } from './licence-dialog.tsx';
import { licenceQuery } from './organization-queries.ts';

/** While the licence agreement of the own organization is not accepted: who can do so, and how. */
export function LicenceToAccept({ name }: { readonly name: string }) {
  const { t } = useTranslation('organizations');
  const inWords = useProblem();
  const [isOpen, setOpen] = useState(false);
  const licence = useQuery(licenceQuery(useLanguage()));
  if (licence.isError) {
    return <LoadError {...inWords(licence.error)} onRetry={() => void licence.refetch()} />;
  }
  if (licence.data === undefined || licence.data.isAccepted) return null;
  const { canAccept, administrators, agreement } = licence.data;
  return (
    <RailSection title={t('licence.title')}>
      <div className={classes.card}>
        <p className={classes.text}>
          {canAccept ? t('licence.mustAccept', { name }) : t('licence.askAdministrator', { name })}
        </p>
        {!canAccept && administrators.length > 0 && (
          <p className={classes.text}>{administrators.join(', ')}</p>
        )}
        <Button variant={canAccept ? 'filled' : 'default'} onClick={() => setOpen(true)}>
          {canAccept ? t('licence.readAndAccept') : t('licence.read')}
        </Button>
      </div>
      <LicenceDialog
        opened={isOpen}
        name={name}
        agreement={agreement}
        canAccept={canAccept}
        onClose={() => setOpen(false)}
      />
    </RailSection>
  );
}

/** Leads to the text of the agreement that binds the organization. */
export function AcceptedLicence({ name }: { readonly name: string }) {
  const { t } = useTranslation('organizations');
  const [isOpen, setOpen] = useState(false);
  const licence = useQuery(licenceQuery(useLanguage()));
  if (licence.data === undefined) return null;
  return (
    <>
      <Anchor component="button" type="button" className={classes.read ?? ''} onClick={() => setOpen(true)}>
        {t('licence.read')}
      </Anchor>
      <LicenceDialog
        opened={isOpen}
        name={name}
        agreement={licence.data.agreement}
        canAccept={false}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
