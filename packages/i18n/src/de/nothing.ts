import type { nothing as source } from '../nl/nothing.ts';
import type { Texts } from '../texts.ts';

export const nothing: Texts<typeof source> = {
  back: 'Aufforderung',
  title: 'Haben Sie nichts zu fordern?',
  you: 'Sie',
  tooLate: 'Auf diese Aufforderung kann nicht mehr geantwortet werden. Wenden Sie sich an {{office}}.',
  why: 'Warum?',
  reasons: {
    paid: 'Ich wurde bereits bezahlt',
    neverOwed: 'Ich hatte nie etwas zu fordern',
    waived: 'Ich nehme an dieser Verteilung nicht teil',
    other: 'Ein anderer Grund',
  },
  note: 'Welcher Grund?',
  meaning: {
    title: 'Was das bedeutet',
    nothing: '{{creditor}}: nichts aus dieser Verteilung.',
    receipt:
      'Sie erhalten eine Empfangsbestätigung, auch per E-Mail, wenn wir Ihre Adresse haben, und später noch den Verteilungsentwurf zur Information.',
    back: 'Sie können Ihre Antwort bis einschließlich {{date}} zurücknehmen, außer die Amtsstube geht vorher weiter.',
  },
  name: 'Ihr Name',
  capacity: 'Ihre Funktion',
  email: 'E-Mail-Adresse für Ihre Empfangsbestätigung',
  sure: 'Ich antworte für {{creditor}} und bin dazu befugt.',
  confirm: 'Bestätigen: nichts zu fordern',
  instead: 'Nein, eine Forderung anmelden',
  missing: 'Es fehlt noch etwas. Ergänzen Sie, was rot ist.',
  refused: 'Ihre Antwort wurde nicht gespeichert',
  faults: {
    reason: 'Wählen Sie einen Grund.',
    note: 'Nennen Sie den Grund.',
    declaredBy: 'Geben Sie Ihren Namen ein.',
    isSure: 'Haken Sie an, dass Sie so antworten dürfen.',
  },
  received: {
    title: 'Ihre Antwort ist eingegangen',
    said: '{{creditor}}: nichts zu fordern',
    number: 'Empfangsbestätigung',
    reason: 'Grund',
    by: 'Geantwortet von',
    sentTo: 'Gesendet an',
    fingerprint: 'Prüfsumme',
    download: 'Empfangsbestätigung herunterladen (PDF)',
  },
  changed: {
    title: 'Doch etwas zu fordern?',
    text: 'Sie können dies bis einschließlich {{date}} mit demselben Code zurücknehmen. Rufen Sie danach die Amtsstube an.',
    left_one: 'noch {{count}} Tag',
    left_other: 'noch {{count}} Tage',
    today: 'heute ist der letzte Tag',
    act: 'Wieder öffnen und anmelden',
    refused: 'Ihre Antwort wurde nicht zurückgenommen',
    over: 'Ihre Antwort ist endgültig: Die Frist ist vorbei oder die Verteilung geht weiter. Haben Sie sich geirrt, rufen Sie {{office}} an.',
  },
  next: {
    title: 'Und jetzt?',
    text: 'Die Amtsstube verteilt das Geld unter den anderen Gläubigern. Sie erhalten den Entwurf und brauchen nichts zu tun.',
  },
};
