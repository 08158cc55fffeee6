import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './close-button.module.css';
import { CloseDialog } from './close-dialog.tsx';
import type { StatementRow } from './statement-card.tsx';

interface CloseButtonProps {
  /** All statements of the invitation: they are submitted together. */
  readonly statements: readonly StatementRow[];
}

/** The way to submit; while something is missing it says what, by statement. */
export function CloseButton({ statements }: CloseButtonProps) {
  const { t } = useTranslation('invited');
  const [isClosing, setClosing] = useState(false);
  const incomplete = statements.filter(({ missingParts }) => missingParts.length > 0);
  return (
    <>
      {incomplete.length > 0 && (
        <div className={classes.missing}>
          <p>{t('close.notYet')}</p>
          <ul>
            {incomplete.map(({ id, creditorName, missingParts }) => (
              <li key={id}>
                {creditorName || t('statements.unnamed')}:{' '}
                {missingParts.map((part) => t(`parts.${part}.name`)).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        size="xl"
        fullWidth
        leftSection={<IconSend size={18} stroke={1.75} />}
        disabled={incomplete.length > 0}
        onClick={() => setClosing(true)}
      >
        {t('close.act')}
      </Button>
      <CloseDialog opened={isClosing} statements={statements} onClose={() => setClosing(false)} />
    </>
  );
}
