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
  return {
    title,
    parts: [
      { kind: 'paragraph', line: fillLine(text) },
      ...(execution.length > 0 ? executionCosts(report, words) : []),
      ...(tariff.length > 0 ? tariffCosts(report, words) : []),
      ...(isFreeOfRegistrationFees ? [{ kind: 'paragraph', line: fillLine(free) } as const] : []),
      grandTotal(report, words),
    ],
  };
}

function executionCosts({ costs, language }: Report, words: Words): Part[] {
  const { execution, description, date, borneBy, all, amount, total } = words.costDetail;
  return [
    { kind: 'subheading', title: execution, note: '' },
    table({
      columns: [TEXT, SHORT_TEXT, SHORT_TEXT, FIGURE],
      head: [description, date, borneBy, amount],
      groups: costs.execution.map((cost) =>
        plainRow(
          cost.description,
          cost.on === null ? NOTHING : writeShortDate(cost.on),
          cost.pool ?? all,
          writeFigure(cost.amountCents, language),
        ),
      ),
      foot: [totalRow(total, '', '', writeFigure(executionTotal(costs), language))],
    }),
  ];
}

function tariffCosts({ costs, language }: Report, words: Words): Part[] {
  const { kinds, description, count, unit, net, vat, total, tariffNote } = words.costDetail;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const groups = DOSSIER_COST_KINDS.flatMap((kind): RowGroup[] => {
    const lines = costs.tariff.filter((cost) => cost.kind === kind);
    if (lines.length === 0) return [];
    const sum = (amountOf: (cost: TariffCost) => bigint) => sumCents(lines.map(amountOf));
    const heading: Row = {
      style: 'heading',
      cells: [
        kinds[kind],
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
    return [{ rows: [heading] }, ...lines.map((line) => tariffRow(line, language, words))];
  });
  return [
    { kind: 'subheading', title: tariffNote, note: '' },
    table({
      columns: [TEXT, FIGURE, FIGURE, FIGURE, FIGURE, FIGURE],
      head: [
        description,
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

function tariffRow(cost: TariffCost, language: Report['language'], words: Words): RowGroup {
  const { layers, layer } = words.costDetail;
  const figure = (cents: bigint) => writeFigure(cents, language);
  const cells = [
    cost.name,
    String(cost.count),
    figure(cost.unitCents),
    figure(cost.netCents),
    writeFigureOrDash(cost.vatCents, language),
    figure(cost.totalCents),
  ];
  const rows: Row[] = [{ style: 'plain', cells }];
  if (cost.layers.length > 0) {
    const each = cost.layers.map(({ ratePartsPerMillion, partCents }) =>
      fill(layer, { rate: writeRate(ratePartsPerMillion, language), part: figure(partCents) }),
    );
    rows.push({ style: 'note', cells: [fill(layers, { layers: each.join(' + ') }), '', '', '', '', ''] });
  }
  return { rows };
}

function grandTotal({ costs, language }: Report, words: Words): Part {
  const total = executionTotal(costs) + tariffTotal(costs);
  return table({
    columns: [TEXT, FIGURE],
    head: [],
    groups: [],
    foot: [totalRow(words.costDetail.grandTotal, writeFigure(total, language))],
  });
}

function executionTotal({ execution }: Report['costs']): bigint {
  return sumCents(execution.map(({ amountCents }) => amountCents));
}

function tariffTotal({ tariff }: Report['costs']): bigint {
  return sumCents(tariff.map(({ totalCents }) => totalCents));
}
