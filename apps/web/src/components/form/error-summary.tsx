import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './error-summary.module.css';
import { fieldId, focusField, labelOf, useFormSetting } from './form-setting.ts';
import { listErrors } from './list-errors.ts';
import { useErrorPhrase } from './use-error-phrase.ts';

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
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertTriangle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>
          {t(attempts === undefined ? 'summary' : 'toCorrect', { count: listed.length })}
        </p>
        <ul className={classes.list}>
          {listed.map(({ path, error }) => (
            <li key={path}>
              <a href={`#${fieldId(path)}`} onClick={(event) => go(event, path)}>
                {labelOf(labels, path)}
              </a>
              <span>{phrase(error)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
