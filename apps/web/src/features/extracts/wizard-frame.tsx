import { ActionIcon, Group, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPaperclip, IconX } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { HelpSlot } from '../../components/help-slot.ts';
import { Mark } from '../../components/logo.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './wizard-frame.module.css';
import type { Step } from './wizard-steps.ts';

interface WizardFrameProps {
  readonly title: string;
  /** Of the extract, once there is one: its name, its pages, its type. */
  readonly facts?: string | undefined;
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly furthest: Step;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The wizard has the whole screen: what it is about, how far it is, and the step itself. */
export function WizardFrame(props: WizardFrameProps) {
  const { t } = useTranslation('extracts');
  const place = useFocusOnStep(props.current);
  const help = useContext(HelpSlot);
  return (
    <div className={classes.wizard}>
      <header className={classes.head}>
        <Mark size={20} />
        <Title order={1} className={classes.title ?? ''}>
          {props.title}
        </Title>
        {props.facts && (
          <Text c="dimmed" className={classes.facts ?? ''}>
            <IconPaperclip size={14} aria-hidden /> {props.facts}
          </Text>
        )}
        {props.facts && (
          <Text c="dimmed" ms="auto" className={classes.remark ?? ''}>
            {t('closing')}
          </Text>
        )}
        <Group className={classes.acts ?? ''} gap="xs" wrap="nowrap">
          {help}
          <ActionIcon
            className={classes.close ?? ''}
            size="lg"
            aria-label={t('close')}
            onClick={props.onClose}
          >
            <IconX size={18} />
          </ActionIcon>
        </Group>
      </header>
      <StepList {...props} />
      <main ref={place} tabIndex={-1} className={classes.content}>
        {props.children}
      </main>
    </div>
  );
}

/** Each step begins at its content, for keys and for screen readers. */
function useFocusOnStep(step: Step) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}

type StepListProps = Pick<WizardFrameProps, 'steps' | 'current' | 'furthest' | 'onStep'>;

/** Where one is; steps that were reached can be gone back to, but not the file itself. */
function StepList({ steps, current, furthest, onStep }: StepListProps) {
  const { t } = useTranslation('extracts');
  const position = steps.indexOf(current);
  const reached = steps.indexOf(furthest);
  return (
    <nav aria-label={t('steps.label')} className={classes.nav}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const state = index === position ? 'current' : index < position ? 'done' : 'open';
          return (
            <li key={step} className={classes.step} data-state={state}>
              <UnstyledButton
                className={classes.stepButton ?? ''}
                disabled={index > reached || step === 'upload' || index === position}
                aria-current={index === position ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span className={classes.sign} aria-hidden>
                  {state === 'done' && <IconCheck size={11} stroke={3} />}
                </span>
                <span className={classes.word}>{t(`steps.${step}`)}</span>
                {state === 'done' && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
