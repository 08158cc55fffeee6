import { Button } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-layout.tsx';
import classes from './explanation-section.module.css';

interface ExplanationSectionProps {
  readonly dossier: Dossier;
  readonly onEdit: () => void;
}

/** What the bailiff adds to the report in free words. It has a call of its own, and so a save button of its own. */
export function ExplanationSection({ dossier, onEdit }: ExplanationSectionProps) {
  const { t } = useTranslation('dossiers');
  return (
    <FormSection title={t('sections.explanation')} hint={t('sections.explanationHint')}>
      <div className={classes.place}>
        {dossier.explanation ? (
          <p className={classes.text}>{dossier.explanation}</p>
        ) : (
          <p className={classes.none}>{t('explanation.none')}</p>
        )}
        {!dossier.isReadOnly && (
          <Button variant="default" leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
            {dossier.explanation ? t('explanation.edit') : t('explanation.write')}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
