import type { balance as source } from '../nl/balance.ts';
import type { Texts } from '../texts.ts';

export const balance: Texts<typeof source> = {
  title: 'Stimmt Ihr Saldo noch?',
  intro:
    '{{office}} verteilt erneut Gelder, die vom Einkommen von {{defendant}} eingegangen sind. Nach der letzten Verteilung ist noch offen:',
  begun: 'Sie haben eine neue Anmeldung begonnen. Solange Sie sie nicht einreichen, zählt der Saldo unten.',
  amounts: {
    title: 'Ihr Saldo',
    principal: 'Hauptsumme',
    interest: 'Zinsen bis einschließlich {{date}}',
    penalty: 'Vertragsstrafe',
    costs: 'Kosten',
    total: 'Insgesamt',
    ordinary: 'Ohne Vorzugsrecht',
  },
  received: {
    title: 'Bisher erhalten',
    run: 'Verteilung {{number}}',
    nothing: 'Aus der letzten Verteilung haben Sie nichts erhalten.',
    total: 'Zusammen',
  },
  stands: 'Ohne Antwort bleibt es bei diesem Saldo, mit den Zinsen, die nach dem {{date}} laufen.',
  confirm: 'Keine Änderung',
  changed: 'Etwas hat sich geändert',
  nothing: 'Ich habe nichts mehr zu fordern',
  refused: 'Ihre Antwort wurde nicht gespeichert',
  receipt: {
    title: 'Ihre Antwort ist eingegangen',
    said: '{{creditor}}: keine Änderung',
    number: 'Empfangsbestätigung',
    amount: 'Bestätigter Saldo',
    sentTo: 'Versandt an',
    fingerprint: 'Prüfsumme',
    download: 'Empfangsbestätigung herunterladen (pdf)',
  },
  back: {
    title: 'Hat sich doch etwas geändert?',
    text: 'Sie können dies bis einschließlich {{date}} mit demselben Code zurücknehmen, solange die Verteilung nicht fortgesetzt wird.',
    act: 'Meine Antwort zurücknehmen',
    refused: 'Ihre Antwort wurde nicht zurückgenommen',
  },
  next: {
    title: 'Und jetzt?',
    text: 'Ihr Saldo zählt in der nächsten Verteilung mit. Sie erhalten den Entwurf und brauchen nichts zu tun.',
  },
  mark: 'Saldo',
  answer: {
    open: 'Saldo erfragt',
    unchanged: 'Keine Änderung',
    changed: 'Geändert',
    silent: 'Keine Antwort: Saldo bleibt',
  },
  ask: {
    act: 'Salden erfragen',
    nobody: 'Es war niemand mehr zu fragen.',
    done_one: '{{count}} Saldoanfrage ist bereit. Versenden Sie sie jetzt.',
    done_other: '{{count}} Saldoanfragen sind bereit. Versenden Sie sie jetzt.',
    unreachable:
      'Diese Gläubiger sind nicht zu erreichen: {{names}}. Ergänzen Sie ihre Adresse oder fordern Sie sie selbst auf.',
    refused: 'Die Salden wurden nicht erfragt',
  },
  summary: '{{unchanged}} bestätigt, {{changed}} geändert, {{open}} noch offen, {{silent}} ohne Antwort',
  said: 'Bestätigt am {{moment}}, Empfangsbestätigung {{number}}',
  replaced: {
    title: 'Tritt an die Stelle eines Saldos',
    text: 'Nach der letzten Verteilung blieben {{total}}, mit Zinsen bis einschließlich {{date}} (Hauptsumme {{principal}}, Zinsen {{interest}}, Kosten {{costs}}). Der Gläubiger meldet jetzt {{declared}} an: {{difference}}.',
    more: '{{amount}} mehr',
    less: '{{amount}} weniger',
    same: 'gleich viel',
  },
};
