import type { sending as source } from '../nl/sending.ts';
import type { Texts } from '../texts.ts';

export const sending: Texts<typeof source> = {
  parts: {
    label: 'Was auf die Unterzeichnung folgt',
    sending: 'Versand',
    contestation: 'Widerspruch',
    payout: 'Auszahlung',
  },
  progress_one: '{{handedOver}} von {{count}} Empfänger hat das Protokoll.',
  progress_other: '{{handedOver}} von {{count}} Empfängern haben das Protokoll.',
  setAside_one: '{{count}} ist beiseitegelassen.',
  setAside_other: '{{count}} sind beiseitegelassen.',
  failed_one:
    'Bei {{count}} Empfänger kam es nicht an: Versenden Sie es erneut, berichtigen Sie die Adresse oder lassen Sie ihn beiseite.',
  failed_other:
    'Bei {{count}} Empfängern kam es nicht an: Versenden Sie es erneut, berichtigen Sie die Adresse oder lassen Sie sie beiseite.',
  wait: 'Sobald der Mail- oder Postdienst alles angenommen hat, ist das Protokoll versandt und die Widerspruchsfrist läuft.',
  contestUntil: 'Widerspruch ist bis einschließlich {{date}} möglich.',
  unsent: 'Noch nicht versandt.',
  again:
    'Nicht angekommen. Versenden Sie es erneut, berichtigen Sie die Adresse oder lassen Sie den Empfänger beiseite.',
  lacking_one:
    '{{count}} Empfänger erhielt es nur per E-Mail und hat den Empfang noch nicht unterzeichnet: Diese Frist läuft noch nicht.',
  lacking_other:
    '{{count}} Empfänger erhielten es nur per E-Mail und haben den Empfang noch nicht unterzeichnet: Ihre Frist läuft noch nicht.',
  receiptLacking:
    'Nur per E-Mail erhalten: Die Frist läuft ab einer Empfangsbestätigung oder einem Einschreiben.',
  receivedOn: 'Empfang unterzeichnet am {{date}}.',
  payableFrom: 'Auszahlung möglich ab dem {{date}}, wenn niemand widerspricht.',
  reading: '{{name}} ließ E-Mails am {{date}} ab dem Versand zählen: {{reason}}',
  receipt: {
    open: 'Empfang vermerken\u00a0…',
    title: 'Empfang durch {{name}}',
    text: 'Die Widerspruchsfrist läuft ab dem Tag nach diesem Datum (Art. 53bis GGB). Fügen Sie danach die unterzeichnete Bestätigung hinzu: Sie bleibt bei der Akte.',
    done: 'Empfang vermerkt',
    attach: 'Empfangsbestätigung hinzufügen\u00a0…',
    paper: 'Empfangsbestätigung',
    kept: 'Empfangsbestätigung aufbewahrt',
  },
  countEmails: {
    open: 'E-Mail zählen lassen\u00a0…',
    title: 'E-Mail ab dem Versand zählen lassen?',
    text: 'Das ist die eigene Auslegung der Amtsstube: Das Gesetz nennt keine E-Mail. Sie gilt für alle, die dieses Protokoll nur per E-Mail erhalten, und bleibt mit dem Grund im Audit.',
    verb: 'Zählen lassen',
    done: 'E-Mails zählen ab dem Versand',
  },
  recipients: { silentCreditor: 'ohne Anmeldung', defendant: 'Schuldner' },
  decisions: {
    correct: 'Berichtigt von {{name}} am {{date}}: {{reason}}',
    setAside: 'Beiseitegelassen von {{name}} am {{date}}: {{reason}}',
  },
  correct: {
    open: 'Adresse berichtigen\u00a0…',
    title: 'Versand an {{name}} berichtigen',
    text: 'Die geschlossene Akte bleibt, wie sie ist. Was schon an die frühere Adresse ging, zählt nicht mehr: Versenden Sie es danach erneut.',
    name: 'Leer: {{name}}',
    done: 'Berichtigt. Versenden Sie das Protokoll jetzt erneut.',
  },
  aside: {
    open: 'Beiseitelassen\u00a0…',
    title: '{{name}} beiseitelassen?',
    text: 'Auf diesen Empfänger wird nicht mehr gewartet. Der Grund bleibt im Audit.',
    verb: 'Beiseitelassen',
    done: 'Beiseitegelassen',
  },
};
