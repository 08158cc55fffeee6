import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import stepMark from '../../components/step-mark.module.css';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { type StepsDossier, stepsOf } from './step-states.ts';
import classes from './workflow-steps.module.css';

/** The way of a dossier and how far it is; cancelled stands apart, because it is no step on the way. */
export function WorkflowSteps({ dossier }: { readonly dossier: StepsDossier }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  return (
    <div className={classes.place}>
      <ol className={classes.steps} aria-label={t('steps.label')}>
        {stepsOf(dossier).map(({ status, state }) => (
          <li
            key={status}
            className={classes.step}
            data-state={state}
            data-apart={status === 'Cancelled' || undefined}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={`${stepMark.mark} ${classes.mark}`} aria-hidden>
              {state === 'done' && <IconCheck size={12} stroke={2.5} />}
            </span>
            <span className={classes.word}>{t(`vocabulary:dossierStep.${status}`)}</span>
            <VisuallyHidden>{t(`steps.${state}`)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
