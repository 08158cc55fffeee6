import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  /** One or two lines under the title. */
  readonly hint?: ReactNode;
  /** Fields, in a grid of twelve columns. */
  readonly children: ReactNode;
}

/** What belongs together: its title on the left, its fields in three columns on the right. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
