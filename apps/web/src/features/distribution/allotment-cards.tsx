import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { AllotmentRow } from '@prorata/contract/results/allotment';
import { standingInWords } from '@prorata/i18n/standing-in-words';
import { Amount } from '../../components/values.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Account, Reserve } from './allotment-parts.tsx';
import { type Allotments, AMOUNTS, sumOf } from './allotment-sums.ts';
import classes from './allotment-table.module.css';

/** On a phone: the name with what it gets, and below it what that is made of. */
export function AllotmentCards({ rows, chosen, onChoose }: Allotments) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  return (
    <ul className={classes.cards} aria-label={t('table.label')}>
      {rows.map((row) => (
        <li
          key={row.creditorId}
          className={classes.card}
          data-chosen={row.creditorId === chosen || undefined}
        >
          <UnstyledButton
            className={classes.cardName ?? ''}
            aria-pressed={row.creditorId === chosen}
            onClick={() => onChoose(row.creditorId)}
          >
            {row.name}
            <VisuallyHidden>, {t('table.explain')}</VisuallyHidden>
          </UnstyledButton>
          <b>
            <Amount euros={row.allotted} unit="none" />
          </b>
          <span className={classes.cardRank}>
            <span className={classes.rank} data-class={row.standings[0]?.kind}>
              {standingInWords(row.standings, language)}
            </span>
            <Reserve euros={row.reserved} />
          </span>
          <Account accounts={row.accounts} />
          <dl className={classes.cardFigures}>
            {AMOUNTS.filter((column) => column !== 'allotted' && row[column] > 0).map((column) => (
              <div key={column}>
                <dt>{t(`table.columns.${column}`)}</dt>
                <dd>
                  <Amount euros={row[column]} unit="none" />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function CardSums({
  rows,
  total,
}: {
  readonly rows: readonly AllotmentRow[];
  readonly total: number;
}) {
  const { t } = useTranslation('calculation');
  return (
    <dl className={classes.cardSums}>
      <div>
        <dt>
          {t('table.totalOf', { count: rows.length })}
          {rows.length < total && `, ${t('table.ofAll', { count: rows.length, total })}`}
        </dt>
        <dd>
          <Amount euros={sumOf(rows, 'allotted')} unit="none" />
        </dd>
      </div>
    </dl>
  );
}
