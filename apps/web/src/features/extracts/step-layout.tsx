import { Button, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './step-layout.module.css';

export type Pane = 'list' | 'fields' | 'source';

interface PanesProps {
  /** The creditors, where there is a list of them. */
  readonly list?: ReactNode;
  readonly fields: ReactNode;
  readonly source: ReactNode;
  /** Another one brings a narrow screen back to the fields. */
  readonly subject?: string | undefined;
}

/** What is filled in beside where it was read. Without room for both, one of them at a time. */
export function Panes({ list, fields, source, subject = '' }: PanesProps) {
  const { t } = useTranslation('extracts');
  const [chosen, setChosen] = useState<{ readonly subject: string; readonly pane: Pane }>();
  const pane = chosen?.subject === subject ? chosen.pane : 'fields';
  const panes: readonly Pane[] = list === undefined ? ['fields', 'source'] : ['list', 'fields', 'source'];
  return (
    <div className={classes.panes} data-pane={pane} data-with-list={list !== undefined || undefined}>
      <div className={classes.switch}>
        <SegmentedControl
          fullWidth
          aria-label={t('panes.label')}
          data={panes.map((value) => ({ value, label: t(`panes.${value}`) }))}
          value={pane}
          onChange={(value) => setChosen({ subject, pane: value as Pane })}
        />
      </div>
      {list !== undefined && <div className={classes.list}>{list}</div>}
      <div className={classes.fields}>{fields}</div>
      <div className={classes.source}>{source}</div>
    </div>
  );
}

/** A step without the extract beside it. */
export function PlainStep({ title, intro, foot, children }: PlainStepProps) {
  return (
    <div className={classes.plain}>
      <div className={classes.scroll}>
        <div className={classes.column}>
          <h2 className={classes.title}>{title}</h2>
          {intro && (
            <Text c="dimmed" maw="44rem">
              {intro}
            </Text>
          )}
          {children}
        </div>
      </div>
      {foot}
    </div>
  );
}

interface PlainStepProps {
  readonly title: string;
  readonly intro?: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

interface StepFootProps {
  readonly onBack: (() => void) | undefined;
  /** What goes on; where it sends the form around it, nothing. */
  readonly onNext?: (() => void) | undefined;
  readonly verb?: string;
  readonly remark?: ReactNode;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** The ways on and back. Ctrl and Enter goes on from anywhere, also from within a field. */
export function StepFoot({
  onBack,
  onNext,
  verb,
  remark,
  isBusy = false,
  isDisabled = false,
}: StepFootProps) {
  const { t } = useTranslation('extracts');
  useHotkeys([['mod+Enter', () => !isBusy && !isDisabled && onNext?.()]], []);
  return (
    <div className={classes.foot}>
      {onBack && (
        <Button variant="default" leftSection={<IconArrowLeft />} disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Text c="dimmed" ms="auto" className={classes.remark ?? ''} aria-live="polite">
        {remark}
      </Text>
      <Button
        loading={isBusy}
        disabled={isDisabled}
        onClick={onNext}
        rightSection={<kbd>{t('nextKeys')}</kbd>}
      >
        {verb ?? t('next')}
      </Button>
      <VisuallyHidden>{t('nextKeysText')}</VisuallyHidden>
    </div>
  );
}
