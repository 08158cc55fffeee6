import type { DossierLanguage } from '@prorata/domain/vocabulary';
import { drawQrCode } from '../../letter/qr-code.ts';
import { fill, fillLine } from './fill.ts';
import type { ComposedReport } from './parts.ts';
import type { Report } from './report.ts';
import { composeConsultation } from './sections/consultation.ts';
import { composeCostDetail } from './sections/cost-detail.ts';
import { composeCosts } from './sections/costs.ts';
import { composeDecisions, composeExplanation } from './sections/decisions.ts';
import { composeDefendant } from './sections/defendant.ts';
import { composeDistribution } from './sections/distribution.ts';
import { composeInvitations } from './sections/invitations.ts';
import { composeOrigin, kindOf } from './sections/origin.ts';
import { composeContestation, composePayment } from './sections/payment-and-contestation.ts';
import { composeRanks } from './sections/ranks.ts';
import { tidyReport } from './tidy-report.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';
import type { Words } from './words/words.ts';
import { writeDate, writeDateOfAct } from './write-dates.ts';
import { writeEnterpriseNumber } from './write-identity.ts';

const WORDS: Readonly<Record<DossierLanguage, Words>> = { nl, fr, en };

export const VERSION = '1';

/** Puts the report into words, section by section. */
export function composeReport(given: Report): ComposedReport {
  const report = tidyReport(given);
  const words = WORDS[report.language];
  const { language, office, bailiff, calculation } = report;
  const date = writeDate(calculation.on, language);
  const appendices = [composeCostDetail(report, words), composeRanks(report, words)];
  return {
    language,
    title: words.title,
    subtitle: words.subtitle,
    date: calculation.on,
    head: headOf(report, words, date),
    opening: fillLine(words.opening, {
      date: writeDateOfAct(calculation.on, language),
      name: bailiff.name,
      immatriculation: bailiff.immatriculation,
      address: office.address,
      origin: words.origins[kindOf(report)],
    }),
    sections: sectionsOf(report, words),
    closing: {
      place: fill(words.closing.drawnUp, { place: office.city, date }),
      signature: words.closing.signature,
      name: bailiff.name,
      profession: bailiff.immatriculation,
    },
    appendices: appendices.map(({ title, parts }, place) => ({
      title: `${fill(words.appendix, { letter: 'AB'.charAt(place) })} · ${title}`,
      parts,
    })),
    seal: sealOf(report, words),
    footer: [`${words.head.dossier} ${report.fileNumber}`, report.reference]
      .filter((text) => text !== null && text !== '')
      .join(' · '),
    page: pageOf(words.page),
  };
}

function sectionsOf(report: Report, words: Words) {
  return [
    composeDefendant(report, words),
    composeOrigin(report, words),
    composeConsultation(report, words),
    composeInvitations(report, words),
    composeCosts(report, words),
    composeDistribution(report, words),
    ...composeDecisions(report, words),
    ...composeExplanation(report, words),
    composePayment(report, words),
    composeContestation(report, words),
  ];
}

function headOf(report: Report, words: Words, date: string): ComposedReport['head'] {
  const { office, fileNumber, reference } = report;
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
      office.address,
      contact.join(' · '),
      office.enterpriseNumber === null
        ? ''
        : `${head.enterpriseNumber} ${writeEnterpriseNumber(office.enterpriseNumber)}`,
    ].filter((line) => line !== ''),
    references: [
      { label: head.dossier, value: fileNumber },
      ...(reference ? [{ label: head.reference, value: reference }] : []),
      { label: head.date, value: date },
    ],
  };
}

function sealOf({ seal, fileNumber, calculation }: Report, { seal: words }: Words): ComposedReport['seal'] {
  const { lawVersion, engineVersion, inputSha256, outcomeSha256 } = seal;
  return {
    title: words.title,
    note: words.note,
    lines: [
      { label: words.calculation, value: `${fileNumber} · ${calculation.number}` },
      { label: words.law, value: lawVersion },
      { label: words.engine, value: engineVersion },
      { label: words.renderer, value: VERSION },
      { label: words.input, value: inGroups(inputSha256) },
      { label: words.outcome, value: inGroups(outcomeSha256) },
    ],
    drawing: drawQrCode(`prorata ${fileNumber} ${calculation.number} ${inputSha256} ${outcomeSha256}`),
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
