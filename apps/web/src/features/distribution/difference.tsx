import { formatAmount, NOTHING, useLanguage } from '../../platform/language/format.ts';
import classes from './comparison-table.module.css';
import { sumOf } from './sum-of.ts';

interface DifferenceProps {
  readonly before: number;
  readonly after: number;
}

/** More or less than before, with its sign; a dash where nothing changed. */
export function Difference({ before, after }: DifferenceProps) {
  const language = useLanguage();
  const euros = sumOf([after, -before]);
  if (euros === 0) return <span className={classes.difference}>{NOTHING}</span>;
  const written = formatAmount(euros, language, 'none');
  return (
    <span className={classes.difference} data-sign={euros > 0 ? 'more' : 'less'}>
      {euros > 0 ? `+${written}` : written}
    </span>
  );
}
