import { Text } from '@mantine/core';
import type { DaysInForce } from '@prorata/domain/costs/cost-period';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { CSSProperties } from 'react';
import { Cell } from '../../components/form/field.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './cost-form.module.css';
import { layOutTimeLine, type Stretch } from './time-line-layout.ts';

interface TimeLineProps {
  readonly periods: readonly DaysInForce[];
  readonly today: IsoDate;
  /** What a day without a price means. */
  readonly gapWarning: string;
}

/** When which price holds; days with none or with two are seen at a glance, and said in words below. */
export function TimeLine({ periods, today, gapWarning }: TimeLineProps) {
  const { t } = useTranslation('costs');
  const language = useLanguage();
  const line = layOutTimeLine(periods, today);
  const day = (date: IsoDate | null) => formatDate(date, language);
  const gaps = line.stretches.filter(({ kind }) => kind === 'gap');
  const overlaps = line.stretches.filter(({ kind }) => kind === 'overlap');
  return (
    <Cell span={12}>
      <div className={classes.line} role="img" aria-label={t('timeLine.label')}>
        {line.stretches.map((stretch) => (
          <span
            key={`${stretch.kind} ${stretch.position ?? stretch.validFrom}`}
            className={classes.stretch}
            data-kind={stretch.kind}
            style={between(stretch)}
          >
            {stretch.position !== undefined && stretch.position + 1}
          </span>
        ))}
        <span className={classes.today} style={between({ start: line.today, end: line.today })}>
          {t('timeLine.today')}
        </span>
      </div>
      {overlaps.map(({ position = 0 }) => (
        <Text key={position} size="sm" c="negative.8" mb="xs">
          {t('timeLine.overlap', { number: position + 1 })}
        </Text>
      ))}
      {gaps.map(({ validFrom, validUntil }) => (
        <Text key={validFrom} size="sm" c="warning.8" mb="xs">
          {validUntil === null
            ? t('timeLine.openGap', { from: day(validFrom) })
            : t('timeLine.gap', { from: day(validFrom), until: day(validUntil) })}
          {'. '}
          {gapWarning}
        </Text>
      ))}
    </Cell>
  );
}

function between({ start, end }: Pick<Stretch, 'start' | 'end'>): CSSProperties {
  return { '--start': `${start}%`, '--width': `${end - start}%` };
}
