import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function NewDossierButton() {
  const { t } = useTranslation('shell');
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} />}
      renderRoot={(props) => <Link to="/app/dossier" {...props} />}
    >
      {t('titles.newDossier')}
    </Button>
  );
}
