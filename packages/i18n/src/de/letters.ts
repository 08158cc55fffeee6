import type { letters as source } from '../nl/letters.ts';
import type { Texts } from '../texts.ts';

export const letters: Texts<typeof source> = {
  title: 'Briefe zum Einkommen',
  to: 'An {{name}}',
  preview: 'Brief ansehen (pdf)',
  way: 'Wie versenden?',
  mail: 'E-Mail',
  post: 'Einschreiben',
  email: 'E-Mail-Adresse',
  price: 'Die Plattform berechnet dafür {{price}}.',
  noPrice: 'Dafür ist kein Preis festgelegt: Der Versand ist jetzt nicht möglich.',
  send: 'Versenden',
  again: 'Diesen Brief noch einmal versenden',
  sent: 'Bereits versandt',
  done: 'Der Brief ist zum Versand bereit',
  comm: 'Mitteilung bei jeder Zahlung: {{communication}}',
  none: 'Noch nichts versandt.',
};
