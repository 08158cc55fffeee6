import type { PoolKind } from '@prorata/domain/distribution/input';
import { toPrintable } from '@prorata/domain/printable';
import { addressIn, townIn } from '@prorata/domain/town-names';
import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { fields as germanLabels } from '@prorata/i18n/de/fields';
import { fields as englishLabels } from '@prorata/i18n/en/fields';
import { fields as frenchLabels } from '@prorata/i18n/fr/fields';
import { fields as dutchLabels } from '@prorata/i18n/nl/fields';
import { tidy } from '../catalogue/write-value.ts';
import { drawQrCode } from '../qr-code.ts';
import { mapTexts } from '../text/map-texts.ts';
import type { ComposedReport, Section } from './composed-report.ts';
import { fill, fillLine } from './fill.ts';
import type { IncomeRunOfReport, Report } from './report.ts';
import { composeCostDetail } from './sections/cost-detail.ts';
import { composeDistribution, composeReserve } from './sections/distribution.ts';
import { composeEstates } from './sections/estates.ts';
import { composeIncome } from './sections/income.ts';
import { composePaymentList, composeSending } from './sections/lists.ts';
import { composeOrder, ROUNDS_OF_COSTS } from './sections/order.ts';
import { composeOrigin, isOfIncome, kindOf } from './sections/origin.ts';
import { composeDeeds, composeParties, ofDefendants } from './sections/parties.ts';
import { composeRanks } from './sections/ranks.ts';
import { composeRunIncome, composeRunSteps } from './sections/run-income.ts';
import { composeRunParties } from './sections/run-parties.ts';
import { subtitleOf, titleOf } from './sections/run-words.ts';
import { composeSupplement } from './sections/supplement.ts';
import {
  composeConsultation,
  composeContestation,
  composeCosts,
  composeDecisions,
  composeExplanation,
  composeInvitations,
  composeOfficeText,
  composePayment,
  composeReplaced,
} from './sections/text-sections.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl, type Words } from './words/nl.ts';
import { writeDate, writeDateOfAct, writeEnterpriseNumber, writeSeat } from './write-values.ts';

/** What a field is called in forms it is called in the report. */
const LABELS = { nl: dutchLabels, fr: frenchLabels, de: germanLabels, en: englishLabels };

export const REPORT_WORDS: Readonly<Record<DossierLanguage, Words>> = { nl, fr, de, en };

/** Printed in the report and stored with the result: which layout and wording made it. Raise it when either changes. */
export const RENDERER_VERSION = '14';

/**
 * Puts the report into words, section by section. The seal page is where anyone can check it: its QR code leads there.
 */
export function composeReport(input: Report, sealPage?: string): ComposedReport {
  const report = tidyReport(input);
  const words = REPORT_WORDS[report.language];
  const { language, office, bailiff, calculation } = report;
  const signer = report.substitute ?? bailiff;
  const isSubstitute = signer !== bailiff;
  const date = writeDate(calculation.on, language);
  const appendices = appendicesOf(report, words);
  return {
    language,
    logo: office.logo,
    title: titleOf(report, words),
    subtitle: subtitleIn(report, words),
    date: calculation.on,
    head: headOf(report, words, date),
    opening: openingOf(report, words),
    sections: sectionsOf(report, appendices, words),
    closing: {
      place: fill(words.closing.drawnUp, { place: townIn(office.city, language), date }),
      signature: words.closing.signature,
      name: signer.name,
      profession: isSubstitute
        ? fill(words.closing.substitute, { immatriculation: signer.immatriculation, bailiff: bailiff.name })
        : signer.immatriculation,
    },
    appendices: appendices.map((appendix) => ({
      title: `${fill(words.appendix, { letter: letterOf(appendix.title, appendices) })} · ${appendix.title}`,
      parts: appendix.parts,
    })),
    seal: sealOf(report, words, sealPage),
    footer: [
      `${words.head.dossier} ${report.fileNumber}`,
      report.repertoryNumber ? `${repertoryLabel(report)} ${report.repertoryNumber}` : report.reference,
    ]
      .filter((text) => text !== null && text !== '')
      .join(' · '),
    page: pageOf(words.page),
  };
}

function subtitleIn(report: Report, words: Words): string {
  if (report.incomeRun !== undefined) return subtitleOf(report.incomeRun, report.language, words);
  return isOfIncome(report) ? words.subtitleOfIncome : words.subtitle;
}

/** More rows than this may run over the end of a page, and leave what follows alone on the next. */
const MAX_ROWS_TOGETHER = 8;

/** To whom it is sent is the last annex, unless the lists before it are long: then it stands where the costs leave room. */
function appendicesOf(report: Report, words: Words): Section[] {
  const costs = composeCostDetail(report, words);
  const lists = [composePaymentList(report, words), ...composeRanks(report, words)];
  const sending = composeSending(report, words);
  const rows = [...lists.slice(-1), ...sending].flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'table' ? part.groups : [])),
  );
  return rows.length > MAX_ROWS_TOGETHER ? [costs, ...sending, ...lists] : [costs, ...lists, ...sending];
}

function letterOf(title: string, appendices: readonly Section[]): string {
  return 'ABCD'.charAt(appendices.findIndex((appendix) => appendix.title === title));
}

/** Who speaks, and in whose place: only the person who says "I" signs. */
function openingOf(report: Report, words: Words) {
  const { language, office, bailiff, substitute, calculation } = report;
  const signer = substitute ?? bailiff;
  const inPlace = substitute
    ? fill(words.inPlaceOf, { name: bailiff.name, immatriculation: bailiff.immatriculation })
    : '';
  return fillLine(words.opening, {
    date: writeDateOfAct(calculation.on, language),
    undersigned: words.undersigned[signer.salutation ?? 'unknown'],
    name: signer.name,
    immatriculation: `${signer.immatriculation}${inPlace}`,
    address: writeSeat(office.address, language),
    origin: words.origins[kindOf(report)],
    defendants: ofDefendants(words.defendants, report),
  });
}

function sectionsOf(report: Report, appendices: readonly Section[], words: Words): Section[] {
  if (report.incomeRun !== undefined) return sectionsOfRun(report, report.incomeRun, appendices, words);
  return [
    ...composeReplaced(report, words),
    ...composeOfficeText('introduction', report, words),
    composeParties(report, words),
    ...composeDeeds(report, words),
    composeOrigin(report, words),
    ...composeIncome(report, words),
    composeConsultation(report, words),
    composeInvitations(report, words),
    composeCosts(report, letterOf(words.costDetail.title, appendices), words),
    composeDistribution(report, words),
    ...composeEstates(report, words),
    composeOrder(report, words),
    ...composeSupplement(report, words),
    ...composeReserve(report, words),
    ...composeDecisions(report, words),
    ...composeExplanation(report, words),
    ...composeOfficeText('remarks', report, words),
    composePayment(report, letterOf(words.paymentList.title, appendices), words),
    composeContestation(report, words),
  ];
}

/** Money that is nothing but income came from where its receipts say; other money has its own table. */
const OF_INCOME: readonly PoolKind[] = ['income', 'maintenanceOnly'];

/** The steps of an income tell the order, unless a privilege or another estate comes in between. */
const TOLD_BY_STEPS: readonly string[] = [
  ...ROUNDS_OF_COSTS,
  ...['maintenanceFromIncome', 'maintenanceFromProtected', 'assignment', 'ordinary'],
];

/** What is seizable, what goes first and what is left come first; what the law asks besides follows. */
function sectionsOfRun(
  report: Report,
  run: IncomeRunOfReport,
  appendices: readonly Section[],
  words: Words,
): Section[] {
  const hasOther = report.pools.some(({ kind }) => !OF_INCOME.includes(kind));
  const needsOrder =
    report.estates !== undefined ||
    hasOther ||
    report.rounds.some(({ kind }) => !TOLD_BY_STEPS.includes(kind));
  return [
    ...composeReplaced(report, words),
    ...composeOfficeText('introduction', report, words),
    composeRunParties(report, run, words),
    ...(hasOther ? [composeOrigin(report, words)] : []),
    ...composeRunIncome(report, run, words),
    composeRunSteps(report, words),
    composeDistribution(report, words),
    ...composeEstates(report, words),
    ...(needsOrder ? [composeOrder(report, words)] : []),
    composeConsultation(report, words),
    composeInvitations(report, words),
    composeCosts(report, letterOf(words.costDetail.title, appendices), words),
    ...composeReserve(report, words),
    ...composeDecisions(report, words),
    ...composeExplanation(report, words),
    ...composeOfficeText('remarks', report, words),
    composePayment(report, letterOf(words.paymentList.title, appendices), words),
    composeContestation(report, words),
  ];
}

function headOf(report: Report, words: Words, date: string): ComposedReport['head'] {
  const { office, fileNumber, reference, repertoryNumber } = report;
  const { head } = words;
  const contact = [
    ...(office.phone ? [`${head.phone} ${office.phone}`] : []),
    ...(office.email ? [office.email] : []),
  ];
  return {
    name: office.name,
    profession: words.profession,
    logoDescription: fill(words.logo, { name: office.name }),
    lines: [
      addressIn(office.address, report.language),
      contact.join(' · '),
      office.enterpriseNumber === null
        ? ''
        : `${head.enterpriseNumber} ${writeEnterpriseNumber(office.enterpriseNumber)}`,
    ].filter((line) => line !== ''),
    references: [
      { label: head.dossier, value: fileNumber },
      ...(repertoryNumber ? [{ label: repertoryLabel(report), value: repertoryNumber }] : []),
      ...(reference ? [{ label: head.reference, value: reference }] : []),
      { label: head.date, value: date },
    ],
  };
}

function repertoryLabel({ language }: Report): string {
  return LABELS[language].dossier.repertoryNumber;
}

function sealOf(
  { seal, fileNumber, calculation }: Report,
  { seal: words }: Words,
  sealPage: string | undefined,
): ComposedReport['seal'] {
  const { lawVersion, engineVersion, inputSha256, outcomeSha256 } = seal;
  // Behind the #, which a browser keeps to itself: who scans it tells the platform nothing.
  const mark = `${fileNumber}/${calculation.number}/${inputSha256}/${outcomeSha256}`;
  return {
    title: words.title,
    note: words.note,
    lines: [
      { label: words.calculation, value: `${fileNumber} · ${calculation.number}` },
      { label: words.law, value: lawVersion },
      { label: words.engine, value: engineVersion },
      { label: words.renderer, value: RENDERER_VERSION },
      { label: words.input, value: inGroups(inputSha256) },
      { label: words.outcome, value: inGroups(outcomeSha256) },
      ...(sealPage === undefined ? [] : [{ label: words.check, value: sealPage }]),
    ],
    drawing: drawQrCode(
      sealPage === undefined ? `prorata ${mark.replaceAll('/', ' ')}` : `${sealPage}#${mark}`,
    ),
    ...(sealPage !== undefined && { address: `${sealPage}#${mark}` }),
    drawingDescription: words.drawing,
  };
}

/** A fingerprint in groups of eight, so that an eye can follow it. */
function inGroups(digits: string): string {
  return (digits.match(/.{1,8}/g) ?? []).join(' ');
}

function pageOf(phrase: string): readonly [string, string] {
  const [before = '', between = ''] = phrase.split(/\{pages?\}/);
  return [before, between];
}

/**
 * The report with every text on one line and in one direction, and signs that our fonts lack replaced: what a stranger
 * typed as a name must neither pass for a part of the report nor keep it from being made.
 */
function tidyReport(report: Report): Report {
  const { explanation, officeTexts = {} } = report;
  return {
    ...mapTexts(report, tidyText),
    explanation: explanation && tidyParagraphs(explanation),
    officeTexts: mapTexts(officeTexts, tidyParagraphs),
  };
}

function tidyParagraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyText)
    .join('\n')
    .trim();
}

function tidyText(text: string): string {
  return toPrintable(tidy(text));
}
