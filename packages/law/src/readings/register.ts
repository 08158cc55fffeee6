import type { Reference } from '../dated-parameter.ts';
import type { Named } from '../named.ts';

/** Open questions of law. A dossier may answer one otherwise than the default, with a reason that is kept. */
export const READINGS = {
  maintenanceCapPer: {
    question: {
      nl: 'Geldt het plafond van 15.000 euro voor onderhoudsvorderingen per schuldvordering of per schuldeiser?',
      fr: 'Le plafond de 15\u00a0000 euros des créances alimentaires vaut-il par créance ou par créancier\u00a0?',
      de: 'Gilt der Höchstbetrag von 15.000 Euro für Unterhaltsforderungen je Forderung oder je Gläubiger?',
      en: 'Does the cap of 15,000 euros on maintenance apply per claim or per creditor?',
    },
    byDefault: 'claim',
    answers: ['claim', 'creditor'],
    answerNames: {
      claim: { nl: 'per schuldvordering', fr: 'par créance', de: 'je Forderung', en: 'per claim' },
      creditor: { nl: 'per schuldeiser', fr: 'par créancier', de: 'je Gläubiger', en: 'per creditor' },
    },
    reasons: {
      claim: {
        nl: 'De wet verbindt het plafond met de schuldvordering zelf (art. 19, 3°bis Hyp.W.).',
        fr: 'La loi attache le plafond à la créance elle-même (art. 19, 3°bis L. hyp.).',
        de: 'Das Gesetz verbindet den Höchstbetrag mit der Forderung selbst (Art. 19, 3°bis Hyp.G.).',
        en: 'The act ties the cap to the claim itself (Mortgage Act, art. 19, 3°bis).',
      },
      creditor: {
        nl: 'Het voorrecht beschermt wie onderhoudsgeld krijgt: al zijn onderhoudsvorderingen samen hebben één plafond.',
        fr: 'Le privilège protège le créancier d’aliments\u00a0: toutes ses créances ensemble ont un seul plafond.',
        de: 'Das Vorzugsrecht schützt den Unterhaltsberechtigten: Alle seine Forderungen zusammen haben einen Höchstbetrag.',
        en: 'The privilege protects whoever is entitled to maintenance: all his claims together have one cap.',
      },
    },
    reference: { act: 'mortgageAct', article: '19, 3°bis' },
    confidence: 'unverified',
  },
  restAboveCap: {
    question: {
      nl: 'Wordt het deel boven een plafond een gewone schuldvordering?',
      fr: 'La partie au-delà d’un plafond devient-elle une créance chirographaire\u00a0?',
      de: 'Wird der Teil über einem Höchstbetrag zur gewöhnlichen Forderung?',
      en: 'Does the part above a cap become an ordinary claim?',
    },
    byDefault: 'ordinary',
    answers: ['ordinary', 'unpaid'],
    answerNames: {
      ordinary: {
        nl: 'ja, een gewone schuldvordering',
        fr: 'oui, une créance chirographaire',
        de: 'ja, zur gewöhnlichen Forderung',
        en: 'yes, an ordinary claim',
      },
      unpaid: {
        nl: 'neen, het blijft onbetaald',
        fr: 'non, elle reste impayée',
        de: 'nein, er bleibt unbezahlt',
        en: 'no, it stays unpaid',
      },
    },
    reasons: {
      ordinary: {
        nl: 'Boven het plafond vervalt het voorrecht, niet de schuldvordering (art. 3.36 BW).',
        fr: 'Au-delà du plafond, le privilège tombe, pas la créance (art. 3.36 C. civ.).',
        de: 'Über dem Höchstbetrag entfällt das Vorzugsrecht, nicht die Forderung (Art. 3.36 ZGB).',
        en: 'Above the cap the privilege ends, not the claim (Civil Code, art. 3.36).',
      },
      unpaid: {
        nl: 'De schuldvordering is in deze verdeling alleen tot het plafond opgenomen.',
        fr: 'La créance n’est admise dans cette répartition que jusqu’au plafond.',
        de: 'Die Forderung ist in dieser Verteilung nur bis zum Höchstbetrag zugelassen.',
        en: 'The claim was admitted to this distribution only up to the cap.',
      },
    },
    reference: { act: 'civilCodeBook3', article: '3.36 al. 2' },
    confidence: 'practice',
  },
} as const satisfies Record<string, Reading<string>>;

export type ReadingId = keyof typeof READINGS;
export type ReadingAnswer<Id extends ReadingId> = (typeof READINGS)[Id]['answers'][number];

/** A question that the texts leave open, the answer the product gives by default, and the answers it also accepts. */
interface Reading<Answer extends string> {
  readonly question: Named;
  readonly byDefault: Answer;
  readonly answers: readonly Answer[];
  readonly answerNames: Readonly<Record<Answer, Named>>;
  /** Why, as the report says it unless the bailiff writes a reason of his own. */
  readonly reasons: Readonly<Record<Answer, Named>>;
  readonly reference: Reference;
  readonly confidence: 'practice' | 'unverified';
}
