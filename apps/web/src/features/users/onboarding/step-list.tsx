import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './step-list.module.css';
import { STEPS, type Step } from './steps.ts';

interface StepListProps {
  readonly current: Step;
  readonly furthest: Step;
  readonly onChoose: (step: Step) => void;
}

/** Where one is in the registration; steps that were reached can be gone back to. */
export function StepList({ current, furthest, onChoose }: StepListProps) {
  const { t } = useTranslation('onboarding');
  const position = STEPS.indexOf(current) + 1;
  return (
    <nav className={classes.nav} aria-label={t('progress')}>
      <p className={classes.position}>{t('position', { position, count: STEPS.length })}</p>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => {
          const isReached = index <= STEPS.indexOf(furthest);
          const isDone = index < STEPS.indexOf(furthest) && step !== current;
          return (
            <li key={step} data-done={isDone || undefined} data-current={step === current || undefined}>
              <button
                type="button"
                className={classes.step}
                disabled={!isReached}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onChoose(step)}
              >
                <span className={classes.sign} aria-hidden>
                  {isDone ? <IconCheck size={14} stroke={2.5} /> : index + 1}
                </span>
                {t(`steps.${step}.name`)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
