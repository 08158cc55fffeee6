import { sumCents } from '@prorata/domain/money';
import { DOSSIER_COST_KINDS } from '@prorata/domain/vocabulary';
import type { Part, Row, RowGroup, Section } from '../composed-report.ts';
import { fill, fillLine } from '../fill.ts';
import type { Report, TariffCost } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { NOTHING, writeFigure, writeFigureOrDash, writeRate, writeShortDate } from '../write-values.ts';
import { FIGURE, plainRow, SHORT_TEXT, TEXT, table, totalRow } from './table.ts';

/** Judicial Code 522 § 1: the charges, and the detail of every item. */
export function composeCostDetail(report: Report, words: Words): Section {
  const { title, text, free } = words.costDetail;
  const { execution, tariff, isFreeOfRegistrationFees } = report.costs;
  const hasCosts = execution.length + tariff.length > 0;
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      ...(execution.length > 0 ? executionCosts(report, words) : []),
      ...(tariff.length > 0 ? tariffCosts(report, words) : []),
      ...(isFreeOfRegistrationFees ? [{ kind: 'paragraph', line: fillLine(free) } as const] : []),
      hasCosts ? grandTotal(report, words) : { kind: 'paragraph', line: fillLine(words.costs.none) },
    ],
  };
}

function executionCosts({ costs, language }: Report, words: Words): Part[] {
  const { execution, description, ground, date, borneBy, all, amount, total } = words.costDetail;
  const hasGrounds = costs.execution.some(({ tariffArticle }) => tariffArticle);
  return [
    { kind: 'subheading', title: execution, note: '' },
    table({
      columns: [SHORT_TEXT, TEXT, ...(hasGrounds ? [SHORT_TEXT] : []), SHORT_TEXT, FIGURE],
      head: [date, description, ...(hasGrounds ? [ground] : []), borneBy, amount],
      groups: costs.execution.map((cost) =>
        plainRow(
          cost.on === null ? NOTHING : writeShortDate(cost.on),
          cost.description,
          ...(hasGrounds ? [cost.tariffArticle || NOTHING] : []),
          cost.borneBy ?? cost.pool ?? all,
          writeFigure(cost.amountCents, language),
        ),
      ),
      foot: [
        totalRow(total, '', ...(hasGrounds ? [''] : []), '', writeFigure(executionTotal(costs), language)),
      ],
    }),
  ];
}

function tariffCosts({ costs, language }: Report, words: Words): Part[] {
  const { kinds, description, ground, count, unit, net, vat, total, tariffNote } = words.costDetail;
  const hasGrounds = costs.tariff.some(({ tariffArticle }) => tariffArticle);
  const blank = hasGrounds ? [''] : [];
  const figure = (cents: bigint) => writeFigure(cents, language);
  const groups = DOSSIER_COST_KINDS.flatMap((kind): RowGroup[] => {
    const lines = costs.tariff.filter((cost) => cost.kind === kind);
    if (lines.length === 0) return [];
    const sum = (amountOf: (cost: TariffCost) => bigint) => sumCents(lines.map(amountOf));
    const heading: Row = {
      style: 'heading',
      cells: [
        kinds[kind],
        ...blank,
        '',
        '',
        figure(sum(({ netCents }) => netCents)),
        writeFigureOrDash(
          sum(({ vatCents }) => vatCents),
          language,
        ),
        figure(sum(({ totalCents }) => totalCents)),
      ],
    };
    return [{ rows: [heading] }, ...lines.map((line) => tariffRow(line, hasGrounds, language, words))];
  });
  return [
    { kind: 'subheading', title: tariffNote, note: '' },
    table({
      columns: [TEXT, ...(hasGrounds ? [SHORT_TEXT] : []), FIGURE, FIGURE, FIGURE, FIGURE, FIGURE],
      head: [
        description,
        ...(hasGrounds ? [ground] : []),
        count,
        unit,
        net,
        fill(vat, { rate: writeRate(costs.vatRatePartsPerMillion, language) }),
        total,
      ],
      groups,
      foot: [
        totalRow(
          total,
          ...blank,
          '',
          '',
          figure(sumCents(costs.tariff.map(({ netCents }) => netCents))),
          writeFigureOrDash(sumCents(costs.tariff.map(({ vatCents }) => vatCents)), language),
          figure(tariffTotal(costs)),
        ),
      ],
    }),
  ];
}

function tariffRow(
  cost: TariffCost,
  hasGrounds: boolean,
  language: Report['language'],
  words: Words,
): RowGroup {
  const { layers, layer } = words.costDetail;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const each = cost.layers.map(({ ratePartsPerMillion, partCents }) =>
    fill(layer, { rate: writeRate(ratePartsPerMillion, language), part: figure(partCents) }),
  );
  const cells = [
    each.length === 0 ? cost.name : { text: cost.name, note: fill(layers, { layers: each.join(' + ') }) },
    ...(hasGrounds ? [cost.tariffArticle || NOTHING] : []),
    String(cost.count),
    figure(cost.unitCents),
    figure(cost.netCents),
    writeFigureOrDash(cost.vatCents, language),
    figure(cost.totalCents),
  ];
  return { rows: [{ style: 'plain', cells }] };
}

/** What all costs come to, as it is taken off first. */
function grandTotal(report: Report, { costDetail }: Words): Part {
  const { costs, language } = report;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const [execution, tariff] = [executionTotal(costs), tariffTotal(costs)];
  return {
    kind: 'equation',
    terms: [
      { sign: '', label: costDetail.execution, value: figure(execution) },
      { sign: '+', label: costDetail.tariffNote, value: figure(tariff) },
      { sign: '=', label: costDetail.grandTotal, value: figure(execution + tariff) },
    ],
    note: ownAndCommon(report, costDetail.ownAndCommon),
  };
}

/** How the lots bear them, where one bears costs of its own; between estates and defendants each row says it. */
function ownAndCommon({ pools, totals, language }: Report, phrase: string): string {
  const own = sumCents(pools.map(({ ownCostsCents }) => ownCostsCents));
  const common = sumCents(pools.map(({ commonCostsCents }) => commonCostsCents));
  const isBetweenLots = pools.length > 1 && pools.every(({ estateId }) => estateId === undefined);
  if (!isBetweenLots || own === 0n || own + common !== totals.costsCents) return '';
  return fill(phrase, { own: writeFigure(own, language), common: writeFigure(common, language) });
}

function executionTotal({ execution }: Report['costs']): bigint {
  return sumCents(execution.map(({ amountCents }) => amountCents));
}

function tariffTotal({ tariff }: Report['costs']): bigint {
  return sumCents(tariff.map(({ totalCents }) => totalCents));
}
