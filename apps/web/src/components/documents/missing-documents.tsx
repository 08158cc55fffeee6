import { Anchor } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './missing-documents.module.css';
import type { NeededType } from './missing-types.ts';

interface MissingDocumentsProps {
  readonly missing: readonly NeededType[];
  /** Leads to where it can be added; left out for those who only read. */
  readonly onAdd?: ((type: NeededType) => void) | undefined;
}

/** What a statement still lacks, each with what it is and the way to add it. */
export function MissingDocuments({ missing, onAdd }: MissingDocumentsProps) {
  const { t } = useTranslation('documents');
  if (missing.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('missing.label')}>
      {missing.map((type) => (
        <li key={type} className={classes.line}>
          <IconCircleDashed className={classes.icon} size={16} stroke={1.75} aria-hidden />
          <span className={classes.words}>{t(`missing.${type}`)}</span>
          {onAdd && (
            <Anchor component="button" type="button" className={classes.act} onClick={() => onAdd(type)}>
              {t(`add.${type}`)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
