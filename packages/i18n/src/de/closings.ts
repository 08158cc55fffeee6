import type { closings as source } from '../nl/closings.ts';
import type { Texts } from '../texts.ts';

export const closings: Texts<typeof source> = {
  title: 'Nach der Zahlung',
  closed: 'Bezahlt am {{date}}.',
  deficit: 'Nicht jede zugelassene Forderung ist vollständig bezahlt: Melden Sie das Defizit.',
  noDeficit: 'Es gibt kein Defizit.',
  article: 'Art. {{articles}} GGB',
  practice: 'Brauch der Amtsstube',
  noTerm: 'Keine gesetzliche Frist: sofort erledigen',
  until: 'Spätestens am {{date}}',
  doneBy: 'Erledigt von {{name}} am {{date}}',
  sentBy: 'Schreiben versandt von {{name}} am {{date}}',
  reference: 'Referenz: {{reference}}',
  byHand:
    'Die Adresse ist für die Post nicht lesbar: Versenden Sie dieses Schreiben selbst und haken Sie die Aufgabe dann ab.',
  showText: 'Text anzeigen',
  hideText: 'Text ausblenden',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  send: {
    open: 'Schreiben versenden\u00a0…',
    title: 'Schreiben per Einschreiben versenden?',
    done: 'Die Schreiben gehen hinaus.',
  },
  finish: {
    text: 'Geben Sie die Nummer an, unter der Sie dies wiederfinden, etwa die der Meldung oder der Hinterlegung.',
    verb: 'Als erledigt vermerken',
    done: 'Die Aufgabe ist vermerkt.',
  },
  certificates: {
    title: 'Bescheinigungen für die Gläubiger',
    text: 'Was jeder Gläubiger angemeldet und erhalten hat, in der Sprache des Gläubigers.',
    download: 'Bescheinigung',
    of: 'Bescheinigung für {{name}}',
  },
  sums: {
    declared: 'Angemeldet',
    admitted: 'Zugelassen',
    paid: 'Bezahlt',
    kept: 'Nicht weitergeleitet',
    unpaid: 'Nicht bezahlt',
  },
};
