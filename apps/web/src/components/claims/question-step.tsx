import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './question-step.module.css';

interface QuestionStepProps {
  readonly question: string;
  /** What was answered, in short; absent while nothing was. */
  readonly answer?: ReactNode;
  /** The way back to it. */
  readonly onChange?: (() => void) | undefined;
  /** What it is answered with, while it is open. */
  readonly children?: ReactNode;
}

/** One question of several under each other: with its number while it is open, with a tick once it is answered. */
export function QuestionStep({ question, answer, onChange, children }: QuestionStepProps) {
  const { t } = useTranslation('claims');
  const id = useId();
  return (
    <li className={classes.step} data-answered={answer !== undefined || undefined} aria-labelledby={id}>
      <span className={classes.mark} aria-hidden>
        {answer !== undefined && <IconCheck size={12} stroke={3} />}
      </span>
      <div className={classes.head}>
        <h4 id={id}>{question}</h4>
        {onChange && (
          <Anchor component="button" type="button" aria-describedby={id} onClick={onChange}>
            {t('guide.change')}
          </Anchor>
        )}
      </div>
      {children === undefined ? (
        <div className={classes.answer}>{answer}</div>
      ) : (
        <div className={classes.fields}>{children}</div>
      )}
    </li>
  );
}

interface FoldedStepProps extends Pick<QuestionStepProps, 'question' | 'answer'> {
  /** Whether it is for the office to say whether there is anything to answer. */
  readonly isOptional?: boolean;
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

/** A question that is answered with fields: answered before, it is one line. What was opened stays open, or ticking a second lot would close the list. */
export function FoldedStep({ question, answer, isOptional = false, isReadOnly, children }: FoldedStepProps) {
  const { t } = useTranslation('claims');
  const [isOpen, setOpen] = useState(answer === undefined && !isOptional);
  if (isOpen) {
    return (
      <QuestionStep question={question} answer={answer}>
        {children}
      </QuestionStep>
    );
  }
  return (
    <QuestionStep
      question={question}
      answer={answer ?? t('guide.optional')}
      onChange={isReadOnly ? undefined : () => setOpen(true)}
    />
  );
}
