import { sumCents } from '@prorata/domain/money';
import type { Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { PoolOfReport, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { NOTHING, writeDate, writeFigure, writeFigureOrDash } from '../write-values.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

export function composeOrigin(report: Report, words: Words): Section {
  const { language, origin } = report;
  // What a common estate passes on is told with the estates: here it came in once.
  const pools = report.pools.filter(({ estateId, grossCents }) => estateId === undefined || grossCents > 0n);
  const { title, lot, asset, gross, ownCosts, commonCosts, net, mass } = words.origin;
  const dates = {
    sale: origin.saleDate === null ? '' : writeDate(origin.saleDate, language),
    seizure: origin.seizureDate === null ? '' : writeDate(origin.seizureDate, language),
  };
  const total = (amountOf: (pool: PoolOfReport) => bigint) => sumCents(pools.map(amountOf));
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(words.origin[kindOf(report)], dates) },
      table({
        columns: [SHORT_TEXT, TEXT, FIGURE, FIGURE, FIGURE, FIGURE],
        head: [lot, asset, gross, ownCosts, commonCosts, net],
        groups: pools.map((pool) =>
          plainRow(
            pool.lot === null ? NOTHING : String(pool.lot),
            poolName(pool, words),
            writeFigure(pool.grossCents, language),
            writeFigureOrDash(pool.ownCostsCents, language),
            writeFigureOrDash(pool.commonCostsCents, language),
            writeFigure(netOf(pool), language),
          ),
        ),
        foot: [
          totalRow(
            mass,
            '',
            writeFigure(
              total(({ grossCents }) => grossCents),
              language,
            ),
            writeFigureOrDash(
              total(({ ownCostsCents }) => ownCostsCents),
              language,
            ),
            writeFigureOrDash(
              total(({ commonCostsCents }) => commonCostsCents),
              language,
            ),
            writeFigure(total(netOf), language),
          ),
        ],
      }),
    ],
  };
}

/** What a lot brought in, less its costs. */
function netOf({ grossCents, ownCostsCents, commonCostsCents }: PoolOfReport): bigint {
  return grossCents - ownCostsCents - commonCostsCents;
}

/** Sale, seizure or both: for the phrases that tell where the money came from. */
export function kindOf({ origin: { kinds } }: Report): 'sale' | 'seizure' | 'both' {
  if (kinds.length > 1) return 'both';
  return kinds.includes('sale') ? 'sale' : 'seizure';
}

/** Whether any of the money is a wage or stands in for one (Judicial Code 1409 to 1412). */
export function isOfIncome({ pools }: Report): boolean {
  return pools.some(({ kind }) => kind === 'income' || kind === 'maintenanceOnly');
}

/** The name of a lot, or of the money that belongs to none; of a share in a lot with whose it is. */
function poolName(pool: Pick<PoolOfReport, 'name' | 'kind' | 'estate'>, words: Words): string {
  const name = lotName(pool, words);
  return pool.estate === undefined ? name : `${name} (${pool.estate})`;
}

function lotName({ name, kind }: Pick<PoolOfReport, 'name' | 'kind'>, { origin }: Words): string {
  if (name === null) return origin.rest;
  if (kind === 'income') return fill(origin.income, { name });
  return kind === 'maintenanceOnly' ? fill(origin.maintenanceOnly, { name }) : name;
}
