import { Checkbox } from '@mantine/core';
import type { StatementRow } from '@prorata/contract/statements/statement-row';
import { Link } from '@tanstack/react-router';
import { LateChip } from '../../components/badges.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { NoteChip } from '../activity/note-chip.tsx';
import { numberOf } from './grid-cells.ts';
import { Documents, type RowActs } from './grid-row.tsx';
import classes from './statement-grid.module.css';
import { ReviewStateBadge, useCreditorName } from './statement-state.tsx';
import type { Grid } from './use-grid.ts';

interface StatementCardsProps {
  readonly rows: readonly StatementRow[];
  readonly grid: Grid;
  readonly acts: RowActs;
}

/** The rows of the grid where there is no room for columns; a card opens its statement, where it is edited. */
export function StatementCards({ rows, grid, acts }: StatementCardsProps) {
  const { t } = useTranslation('statements');
  const nameOf = useCreditorName();
  return (
    <ul className={classes.cards} aria-label={t('label')}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          <Checkbox
            aria-label={t('grid.choose', { name: nameOf(row) })}
            checked={grid.chosen.has(row.id)}
            onChange={() => grid.choose(row.id)}
          />
          <span>
            <Link
              className={classes.name ?? ''}
              to="."
              search={{
                tab: 'statements',
                ...(row.origin === 'thirdParty' ? { review: row.id } : { open: row.id }),
              }}
            >
              {nameOf(row)}
            </Link>{' '}
            <NoteChip thing={{ kind: 'statement', id: row.id, label: nameOf(row) }} />{' '}
            {row.isLate && <LateChip />}
          </span>
          {acts.menuOf(row)}
          <dl>
            {numberOf(row) && (
              <>
                <dt>{t('columns.number')}</dt>
                <dd>{numberOf(row)}</dd>
              </>
            )}
            <dt>{t('columns.declared')}</dt>
            <dd>
              <Amount euros={row.amountDeclared} unit="none" />
            </dd>
            {row.amountRejected > 0 && (
              <>
                <dt>{t('columns.rejected')}</dt>
                <dd>
                  <Amount euros={-row.amountRejected} unit="none" />
                </dd>
              </>
            )}
            <dt>{t('columns.admitted')}</dt>
            <dd>
              <strong>
                <Amount euros={row.amountAdmitted} unit="none" />
              </strong>
            </dd>
            <dt>{t('columns.documents')}</dt>
            <dd>
              <Documents row={row} />
            </dd>
            <dt>{t('columns.state')}</dt>
            <dd>
              <ReviewStateBadge state={row.reviewState} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
