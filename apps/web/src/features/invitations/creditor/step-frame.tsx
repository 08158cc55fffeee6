import { Button, Flex, Text } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconArrowRight, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { InvitedPage } from './invited-page.tsx';
import { STEPS, type Step, stepAfter } from './statement-steps.ts';
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
        <nav aria-label={t('steps.list')}>
          <Text size="sm" c="dimmed">
            {t('steps.position', { position, count: STEPS.length })} · {t(`steps.${step}.name`)}
          </Text>
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

/** On every step, in one line: what the statement still lacks. */
function MissingLine({ missingParts }: Pick<InvitedStatement, 'missingParts'>) {
  const { t } = useTranslation('invited');
  const isComplete = missingParts.length === 0;
  const LineIcon = isComplete ? IconCircleCheck : IconCircleDashed;
  return (
    <p className={classes.line} data-complete={isComplete || undefined} aria-live="polite">
      <LineIcon className={classes.icon} aria-hidden />
      <span>
        {isComplete
          ? t('progress.nothingMissing')
          : `${t('progress.stillMissing')}: ${missingParts.map((part) => t(`parts.${part}.name`)).join(', ')}`}
      </span>
    </p>
  );
}

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
    <Flex gap="sm">
      {onPrevious && (
        <Button size="xl" variant="default" disabled={isSaving} onClick={onPrevious}>
          {t('steps.previous')}
        </Button>
      )}
      <Button
        className={classes.next ?? ''}
        size="xl"
        rightSection={<IconArrowRight size={18} />}
        loading={isSaving}
        {...(onNext === undefined ? { type: 'submit' as const } : { onClick: onNext })}
      >
        {t(stepAfter(step) === undefined ? 'steps.last' : 'steps.next')}
      </Button>
    </Flex>
  );
}
