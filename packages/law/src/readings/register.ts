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
  readonly reference: Reference;
  readonly confidence: 'practice' | 'unverified';
}
