import { Group } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FieldHelp, type HelpTopic } from '../field-help.tsx';
import { Hint, SectionTitle } from '../text.tsx';
import classes from './form.module.css';

interface FormLayoutProps {
  /** Messages and sections. */
  readonly children: ReactNode;
  /** What goes with the form without being part of it: where things stand, what comes next. */
  readonly rail?: ReactNode;
  /** The save bar. */
  readonly foot?: ReactNode;
}

/** A form over the width of the screen: its sections, beside them the rail, at the foot what saves it. */
export function FormLayout({ children, rail, foot }: FormLayoutProps) {
  return (
    <>
      <div className={classes.place}>
        <div className={classes.layout} data-with-rail={rail !== undefined || undefined}>
          <div className={classes.sections}>{children}</div>
          {rail !== undefined && <aside className={classes.rail}>{rail}</aside>}
        </div>
      </div>
      {foot}
    </>
  );
}

interface FormSectionProps {
  readonly title: string;
  /** One or two lines under the title. */
  readonly hint?: ReactNode;
  /** What of the law its fields are about together. */
  readonly help?: HelpTopic;
  /** Fields, in a grid of twelve columns. */
  readonly children: ReactNode;
}

/** What belongs together: its title on the left, its fields in three columns on the right. */
export function FormSection({ title, hint, help, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Group gap={0} wrap="nowrap" align="flex-start">
          <SectionTitle id={id}>{title}</SectionTitle>
          {help && <FieldHelp topic={help} field={title} />}
        </Group>
        {hint && <Hint mt="xs">{hint}</Hint>}
      </div>
      <div className={classes.grid}>{children}</div>
    </section>
  );
}

/** Fields in twelve columns without a title beside them, as in a dialog. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.fields}>
      <div className={classes.grid}>{children}</div>
    </div>
  );
}
