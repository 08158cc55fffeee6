import { ActionIcon, Group, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPaperclip, IconX } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { HelpSlot } from './help-slot.ts';
import { Mark } from './logo.tsx';
import stepMark from './step-mark.module.css';
import classes from './wizard-frame.module.css';

interface WizardFrameProps<Step extends string> {
  readonly title: string;
  /** Of the file, once there is one: its name, its pages, its type. */
  readonly facts?: string | undefined;
  /** What closing does with what was filled in. */
  readonly remark?: string | undefined;
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly furthest: Step;
  /** Where a file is chosen: nobody goes back there. */
  readonly first: Step;
  readonly words: {
    readonly close: string;
    readonly steps: string;
    readonly done: string;
    readonly step: (step: Step) => string;
  };
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The wizard has the whole screen: what it is about, how far it is, and the step itself. */
export function WizardFrame<Step extends string>(props: WizardFrameProps<Step>) {
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
        {props.remark && (
          <Text c="dimmed" ms="auto" className={classes.remark ?? ''}>
            {props.remark}
          </Text>
        )}
        <Group className={classes.acts ?? ''} gap="xs" wrap="nowrap">
          {help}
          <ActionIcon
            className={classes.close ?? ''}
            size="lg"
            aria-label={props.words.close}
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
function useFocusOnStep(step: string) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}

type StepListProps<Step extends string> = Pick<
  WizardFrameProps<Step>,
  'steps' | 'current' | 'furthest' | 'first' | 'words' | 'onStep'
>;

/** Where one is; steps that were reached can be gone back to, but not the file itself. */
function StepList<Step extends string>(props: StepListProps<Step>) {
  const { steps, current, furthest, first, words, onStep } = props;
  const position = steps.indexOf(current);
  const reached = steps.indexOf(furthest);
  return (
    <nav aria-label={words.steps} className={classes.nav}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const state = index === position ? 'current' : index < position ? 'done' : 'open';
          return (
            <li key={step} className={classes.step} data-state={state}>
              <UnstyledButton
                className={classes.stepButton ?? ''}
                disabled={index > reached || step === first || index === position}
                aria-current={index === position ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span className={stepMark.mark} aria-hidden>
                  {state === 'done' && <IconCheck size={11} stroke={3} />}
                </span>
                <span className={classes.word}>{words.step(step)}</span>
                {state === 'done' && <VisuallyHidden>{words.done}</VisuallyHidden>}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
