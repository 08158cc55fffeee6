import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Step, stepAfter } from './statement-steps.ts';
import classes from './step-acts.module.css';

interface StepActsProps {
  readonly step: Step;
  readonly isSaving?: boolean;
  /** Left out where there is nothing before. */
  readonly onPrevious?: (() => void) | undefined;
  /** Left out where the form is sent by its button. */
  readonly onNext?: (() => void) | undefined;
}

/** The way on and back; both keep what was filled in. */
export function StepActs({ step, isSaving = false, onPrevious, onNext }: StepActsProps) {
  const { t } = useTranslation('invited');
  return (
    <div className={classes.acts}>
      {onPrevious && (
        <Button size="xl" variant="default" disabled={isSaving} onClick={onPrevious}>
          {t('steps.previous')}
        </Button>
      )}
      <Button
        className={classes.next ?? ''}
        size="xl"
        rightSection={<IconArrowRight size={18} stroke={1.75} />}
        loading={isSaving}
        {...(onNext === undefined ? { type: 'submit' as const } : { onClick: onNext })}
      >
        {t(stepAfter(step) === undefined ? 'steps.last' : 'steps.next')}
      </Button>
    </div>
  );
}
