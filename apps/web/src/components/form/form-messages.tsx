import { Button } from '@mantine/core';
import type { Stale } from '@prorata/contract/problems';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Notice } from '../notice.tsx';
import { Refusal } from '../states.tsx';
import { useChangeTexts } from '../use-change-texts.ts';
import { useErrorPhrase } from './field.tsx';
import { listErrors } from './field-paths.ts';
import classes from './form.module.css';
import { fieldId, focusField, labelOf, useFormSetting } from './form-setting.ts';

/** How an attempt to save went, when it did not succeed. */
export interface SaveOutcome {
  /** Another person was first. */
  readonly conflict: Stale | undefined;
  readonly loadNewest: () => void;
  readonly redoMine: () => void;
  /** Any other refusal, in words. */
  readonly problem: { readonly message: string; readonly requestId: string | undefined } | undefined;
}

interface FormMessagesProps {
  readonly outcome: SaveOutcome;
  /** What could not be done, when "saving" does not say it. */
  readonly title?: string;
}

/** Above the form: why it was not saved, and what to do about it. */
export function FormMessages({ outcome, title }: FormMessagesProps) {
  const { t } = useTranslation('forms');
  const { conflict, problem } = outcome;
  const box = useTakeFocus(conflict ?? problem);
  return (
    <div className={classes.messages}>
      <ErrorSummary />
      <div ref={box} tabIndex={-1} className={classes.box}>
        {problem && <Refusal title={title ?? t('notSaved')} {...problem} />}
        {conflict && (
          <ConflictNotice stale={conflict} onLoadNewest={outcome.loadNewest} onRedoMine={outcome.redoMine} />
        )}
      </div>
    </div>
  );
}

/** Brings something into sight and focus when it appears: what stands far from the button that caused it. */
export function useTakeFocus(appeared: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (appeared !== undefined) place.current?.focus();
  }, [appeared]);
  return place;
}

interface ErrorSummaryProps {
  /** How often going on was refused, where a form is not sent but walked through. */
  readonly attempts?: number;
}

/** After an attempt to save: every refused field, each with a link to it. It takes the focus when the attempt fails. */
export function ErrorSummary({ attempts }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const { labels } = useFormSetting();
  const { errors, submitCount } = useFormState();
  const phrase = useErrorPhrase();
  const box = useRef<HTMLDivElement>(null);
  const attempt = attempts ?? submitCount;
  const listed = attempt > 0 ? listErrors(errors) : [];
  const hasErrors = listed.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt, not each error, moves the focus.
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [attempt]);
  if (!hasErrors) return null;
  const go = (event: MouseEvent, path: string) => {
    // Through the address bar it would count as leaving the page.
    event.preventDefault();
    focusField(path);
  };
  return (
    <Notice
      ref={box}
      tone="negative"
      icon={IconAlertTriangle}
      role="alert"
      title={t(attempts === undefined ? 'summary' : 'toCorrect', { count: listed.length })}
    >
      <ul className={classes.errors}>
        {listed.map(({ path, error }) => (
          <li key={path}>
            <a href={`#${fieldId(path)}`} onClick={(event) => go(event, path)}>
              {labelOf(labels, path)}
            </a>
            <span>{phrase(error)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ConflictNoticeProps {
  readonly stale: Stale;
  readonly onLoadNewest: () => void;
  readonly onRedoMine: () => void;
}

/** Two people changed the same thing: who, when, what; the reader decides, nothing is overwritten in silence. */
export function ConflictNotice({ stale, onLoadNewest, onRedoMine }: ConflictNoticeProps) {
  const { t } = useTranslation('states');
  const language = useLanguage();
  const inWords = useChangeTexts();
  const { changedBy, changedAt, subject, changes } = stale;
  const name = changedBy ?? t('conflict.someone');
  return (
    <Notice
      role="alert"
      title={
        changedAt === null
          ? t('conflict.changed', { name })
          : t('conflict.changedBy', { name, moment: formatDate(changedAt, language, 'dateTime') })
      }
      acts={
        <>
          <Button variant="default" onClick={onLoadNewest}>
            {t('conflict.loadNewest')}
          </Button>
          <Button variant="default" onClick={onRedoMine}>
            {t('conflict.redoMine')}
          </Button>
        </>
      }
    >
      {inWords(subject, changes).map(({ key, field, before, after }) => (
        <span key={key}>{t('conflict.change', { field, before, after })} </span>
      ))}
      {t('conflict.notSaved')}
    </Notice>
  );
}
