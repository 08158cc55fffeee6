import { Anchor } from '@mantine/core';
import type { Scale } from '@prorata/contract/income/income';
import { yearOf } from '@prorata/domain/iso-date';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StatusBadge } from '../../components/badges.tsx';
import { Block } from '../../components/block.tsx';
import { formatDate, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import classes from './income.module.css';

interface AmountsPerYearProps {
  readonly scales: readonly Scale[];
  /** The day from which those count that are used. */
  readonly used: string | undefined;
}

const SHOWN = 3;

/** The amounts of the law that were used and those around them, with how sure they are. */
export function AmountsPerYear({ scales, used }: AmountsPerYearProps) {
  const { t } = useTranslation('income');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    <Block
      title={t('years')}
      act={
        me.isPlatformAdmin && (
          <Anchor component={Link} to="/app/parameters">
            {t('manage')}
          </Anchor>
        )
      }
    >
      <ul className={classes.years}>
        {shownOf(scales, used).map((scale) => (
          <YearLine key={scale.from} scale={scale} isUsed={scale.from === used} />
        ))}
      </ul>
    </Block>
  );
}

/** The newest ones, and always those that were used. */
function shownOf(scales: readonly Scale[], used: string | undefined): Scale[] {
  const newest = scales.toReversed();
  const first = newest.slice(0, SHOWN);
  const own = newest.find(({ from }) => from === used);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, SHOWN - 1), own];
}

function YearLine({ scale, isUsed }: { readonly scale: Scale; readonly isUsed: boolean }) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const { from, free, second, third, fourth, perChild, isConfirmed } = scale;
  const write = (euros: number) => formatDecimal(euros, language, 0, 2);
  const isOfYear = from.endsWith('-01-01');
  return (
    <li data-used={isUsed || undefined}>
      <strong>{isOfYear ? yearOf(from) : formatDate(from, language)}</strong>
      <span className={classes.figures}>
        {[free, second, third, fourth].map(write).join(' · ')} · {t('perChild', { amount: write(perChild) })}
      </span>
      <StatusBadge tone={isConfirmed ? 'positive' : 'warning'}>
        {t(isConfirmed ? 'confirmed' : 'toConfirm')}
      </StatusBadge>
    </li>
  );
}
