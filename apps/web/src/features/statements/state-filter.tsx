import { UnstyledButton } from '@mantine/core';
import type { ReviewCounts } from '@prorata/contract/statements/statement-row';
import { REVIEW_STATES, type ReviewState } from '@prorata/domain/statement-parts';
import { useTranslation } from 'react-i18next';
import classes from './state-filter.module.css';

interface StateFilterProps {
  readonly counts: ReviewCounts;
  readonly value: ReviewState | undefined;
  readonly onChange: (state: ReviewState | undefined) => void;
}

/** The counts of a list, each of which filters it; those of nothing are left out, but for what is chosen. */
export function StateFilter({ counts, value, onChange }: StateFilterProps) {
  const { t } = useTranslation('statements');
  const shown = REVIEW_STATES.filter((state) => counts[state] > 0 || state === value);
  const total = REVIEW_STATES.reduce((sum, state) => sum + counts[state], 0);
  if (total === 0) return null;
  const choices = [
    { key: undefined, label: t('filters.all'), count: total },
    ...shown.map((state) => ({ key: state, label: t(`reviewStates.${state}`), count: counts[state] })),
  ];
  return (
    <fieldset className={classes.filters} aria-label={t('filters.label')}>
      {choices.map(({ key, label, count }) => (
        <UnstyledButton
          key={label}
          className={classes.filter ?? ''}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {label} <span className={classes.count}>{count}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
