import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitedPage } from './invited-page.tsx';
import { MissingLine } from './missing-line.tsx';
import { STEPS, type Step } from './statement-steps.ts';
import classes from './step-frame.module.css';

interface StepFrameProps {
  readonly step: Step;
  readonly back: ReactNode;
  /** What the whole statement still lacks; unknown while it is not begun. */
  readonly missingParts: InvitedStatement['missingParts'] | undefined;
  readonly onChoose?: ((step: Step) => void) | undefined;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Around a step: which one it is, how far the statement is, and the way on. */
export function StepFrame({ step, back, missingParts, onChoose, foot, children }: StepFrameProps) {
  const { t } = useTranslation('invited');
  const position = STEPS.indexOf(step) + 1;
  return (
    <InvitedPage
      title={t(`steps.${step}.title`)}
      back={back}
      head={
        <nav className={classes.steps} aria-label={t('steps.list')}>
          <p className={classes.position}>
            {t('steps.position', { position, count: STEPS.length })} · {t(`steps.${step}.name`)}
          </p>
          <ol className={classes.dots}>
            {STEPS.map((one, index) => (
              <li key={one}>
                <button
                  type="button"
                  className={classes.dot}
                  data-reached={index < position || undefined}
                  aria-current={one === step ? 'step' : undefined}
                  aria-label={t(`steps.${one}.name`)}
                  disabled={onChoose === undefined || one === step}
                  onClick={() => onChoose?.(one)}
                />
              </li>
            ))}
          </ol>
        </nav>
      }
      foot={foot}
    >
      {missingParts && <MissingLine missingParts={missingParts} />}
      {children}
    </InvitedPage>
  );
}
