import { Button, CloseButton } from '@mantine/core';
import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ColleagueMenu } from './assign-menu.tsx';
import { FileDialog } from './file-dialog.tsx';
import { tallyOf } from './selection.ts';
import { useAssigning } from './use-assigning.ts';
import classes from './workspace.module.css';

interface SelectionBarProps {
  readonly chosen: readonly WorkspaceInvitation[];
  readonly onClear: () => void;
}

/** What can be done with the chosen invitations together, with what they come to. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const [isFiling, setFiling] = useState(false);
  const { assign, isAssigning } = useAssigning(onClear);
  const { ready, amount } = tallyOf(chosen);
  if (chosen.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('selection')}>
      <p className={classes.barWords}>
        <strong>{t('chosen', { count: chosen.length })}</strong> ·{' '}
        {t('together', { amount: formatAmount(amount, language) })}
        {ready.length === 0 && <span className={classes.why}>{t('file.noneReady')}</span>}
      </p>
      <div className={classes.barActs}>
        <ColleagueMenu onChoose={(to) => assign({ rows: chosen, to })}>
          <Button variant="default" leftSection={<IconUserPlus />} loading={isAssigning}>
            {t('assign.act')}
          </Button>
        </ColleagueMenu>
        <Button disabled={ready.length === 0} onClick={() => setFiling(true)}>
          {t('file.act', { count: ready.length })}
        </Button>
        <CloseButton size="lg" aria-label={t('clear')} onClick={onClear} />
      </div>
      <FileDialog
        opened={isFiling}
        chosen={chosen}
        onClose={() => setFiling(false)}
        onFiled={() => {
          setFiling(false);
          onClear();
        }}
      />
    </section>
  );
}
