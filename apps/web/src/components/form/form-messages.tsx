import { Button } from '@mantine/core';
import type { Stale } from '@prorata/contract/problems';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { Notice } from '../notice.tsx';
import { Refusal } from '../states.tsx';
import { useErrorPhrase } from './field.tsx';
import { flattenChanges, listErrors } from './field-paths.ts';
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
  /** The words for a value of a closed list: "Dutch" for `nl`. */
  readonly describe?: (field: string, value: string) => string | undefined;
}

/** Above the form: why it was not saved, and what to do about it. */
export function FormMessages({ outcome, title, describe }: FormMessagesProps) {
  const { t } = useTranslation('forms');
  const { conflict, problem } = outcome;
  const box = useTakeFocus(conflict ?? problem);
  return (
    <div className={classes.messages}>
      <ErrorSummary />
      <div ref={box} tabIndex={-1} className={classes.box}>
        {problem && <Refusal title={title ?? t('notSaved')} {...problem} />}
        {conflict && <Conflict conflict={conflict} outcome={outcome} describe={describe} />}
      </div>
    </div>
  );
}

interface ConflictProps {
  readonly conflict: Stale;
  readonly outcome: SaveOutcome;
  readonly describe: FormMessagesProps['describe'];
}

function Conflict({ conflict, outcome, describe }: ConflictProps) {
  const { t } = useTranslation('forms');
  const { labels } = useFormSetting();
  const inWords = (field: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return NOTHING;
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    return describe?.(field, String(value)) ?? String(value);
  };
  return (
    <ConflictNotice
      changedBy={conflict.changedBy}
      changedAt={conflict.changedAt}
      changes={flattenChanges(conflict.changes).map(({ field, before, after }) => ({
        field: labelOf(labels, field),
        before: inWords(field, before),
        after: inWords(field, after),
      }))}
      onLoadNewest={outcome.loadNewest}
      onRedoMine={outcome.redoMine}
    />
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

/** One field that another person changed, in words of the screen. */
interface ConflictingChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

interface ConflictNoticeProps {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  readonly changes: readonly ConflictingChange[];
  readonly onLoadNewest: () => void;
  readonly onRedoMine: () => void;
}

/** Two people changed the same thing: who, when, what; the reader decides, nothing is overwritten in silence. */
export function ConflictNotice({
  changedBy,
  changedAt,
  changes,
  onLoadNewest,
  onRedoMine,
}: ConflictNoticeProps) {
  const { t } = useTranslation('states');
  const language = useLanguage();
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
      {changes.map(({ field, before, after }) => (
        <span key={field}>{t('conflict.change', { field, before, after })} </span>
      ))}
      {t('conflict.notSaved')}
    </Notice>
  );
}
