import { Anchor } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { labelOf } from '../../../components/form/form-setting.ts';
import { useFieldLabels } from '../../../components/form/use-field-labels.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { formatTime, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './saved-line.module.css';
import type { Autosave } from './use-autosave.ts';

interface SavedLineProps {
  readonly statement: Pick<InvitedStatement, 'updatedAt'>;
  readonly autosave: Pick<Autosave, 'standing' | 'flush'>;
}

/** Whether what was typed is in safety; screen readers are told when it changes. */
export function SavedLine({ statement, autosave: { standing, flush } }: SavedLineProps) {
  const { t } = useTranslation(['filing', 'forms']);
  const language = useLanguage();
  const labels = useFieldLabels('statement');
  const inWords = useProblem();
  const isSaved = standing.kind === 'saved';
  const isWaiting = standing.kind === 'saving' || standing.kind === 'typing';
  const LineIcon = isSaved ? IconCloudCheck : isWaiting ? IconCloudUp : IconCloudOff;
  const words = () => {
    switch (standing.kind) {
      case 'saved':
        return t('saving.saved', { time: formatTime(statement.updatedAt, language) });
      case 'unfinished':
        return t('saving.unfinished', {
          fields: standing.fields.map((field) => labelOf(labels, field)).join(', '),
        });
      case 'failed':
        return t('forms:labelled', { label: t('saving.failed'), text: inWords(standing.error).message });
      default:
        return t(`saving.${standing.kind}`);
    }
  };
  return (
    <div className={classes.line} data-kind={standing.kind}>
      <LineIcon size={18} stroke={1.5} aria-hidden />
      <span role="status">{words()}</span>
      {(standing.kind === 'failed' || standing.kind === 'offline') && (
        <Anchor component="button" type="button" className={classes.retry} onClick={() => void flush()}>
          {t('saving.retry')}
        </Anchor>
      )}
    </div>
  );
}
