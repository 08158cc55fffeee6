import type { opening as source } from '../nl/opening.ts';
import type { Texts } from '../texts.ts';

export const opening: Texts<typeof source> = {
  title: 'Verteilungsentwurf öffnen',
  days: 'Fünfzehn Tage für den Widerspruch',
  link: {
    title: 'Link aus Ihrer E-Mail',
    sent: '{{date}}, an {{email}}',
  },
  proof: {
    title: 'Noch ein Nachweis, dass Sie es sind',
    noAccount: 'Weder Konto noch eID noch itsme nötig.',
    choose: 'Wählen Sie einen Nachweis',
    none: 'Für diesen Link ist kein zweiter Nachweis bekannt. Fordern Sie den Entwurf per Brief an oder rufen Sie die Amtsstube an.',
  },
  mail: {
    tab: 'Code per E-Mail',
    ask: 'Wir senden sechs Ziffern an {{email}}, in einer neuen E-Mail.',
    send: 'Code senden',
    sent: 'Wir haben sechs Ziffern an {{email}} gesandt, in einer neuen E-Mail.',
    digits: 'Sechs Ziffern aus der E-Mail',
    digit: 'Ziffer {{number}} von 6',
    until: 'Gültig bis {{time}} Uhr',
    again: 'Erneut senden',
    againIn: 'Erneut senden in {{time}}',
    notSent: 'Der Code wurde nicht gesandt',
  },
  invitation: {
    tab: 'Code meiner Aufforderung',
    label: 'Code Ihrer Aufforderung',
    hint: 'Zwölf Zeichen, zum Beispiel K7QM-4XRD-92TF. Sie stehen auf dem Brief oder in der E-Mail, mit der die Amtsstube Sie aufgefordert hat.',
  },
  term: {
    starts: {
      title: 'Öffnen bestätigt den Empfang',
      text: 'Sie erhalten eine Empfangsbestätigung von heute, {{today}}. Ihre Widerspruchsfrist läuft dann vom {{firstDay}} bis einschließlich {{lastDay}}.',
    },
    runs: {
      title: 'Ihre Frist läuft bereits',
      text: 'Sie können bis einschließlich {{lastDay}} widersprechen. Das Öffnen ändert daran nichts.',
    },
    none: {
      title: 'Öffnen bestätigt den Empfang nicht',
      text: 'Ihre Widerspruchsfrist beginnt erst mit einer Empfangsbestätigung oder einem Einschreiben. Die Amtsstube sagt Ihnen, wie.',
    },
  },
  log: 'Jede Öffnung steht im Protokoll der Amtsstube: Zeitpunkt und verwendeter Nachweis. Wir fragen hier nie nach Geld oder einem Passwort.',
  genuine: 'Ist diese E-Mail echt?',
  letter: {
    title: 'Es gelingt nicht?',
    text: 'Fordern Sie den Entwurf per Einschreiben an oder rufen Sie die Amtsstube an. Bestätigen Sie den Empfang nicht, so kommt er per Einschreiben.',
    ask: 'Per Brief anfordern',
    asked:
      'Die Amtsstube weiß, dass Sie den Entwurf per Einschreiben möchten. Sie brauchen nichts weiter zu tun.',
    failed: 'Die Bitte ist nicht angekommen',
  },
  act: {
    sign: 'Öffnen und Empfang bestätigen',
    open: 'Öffnen',
    needsDigits: 'Geben Sie zuerst die sechs Ziffern ein.',
    needsCode: 'Geben Sie zuerst den Code Ihrer Aufforderung ein.',
    needsSending: 'Fordern Sie zuerst den Code an.',
    failed: 'Der Entwurf geht nicht auf',
  },
  contact: {
    title: 'Eine Frage?',
    text: '{{name}} hilft Ihnen weiter.',
  },
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Der Link ist abgelaufen, wurde ersetzt oder ist unvollständig. Öffnen Sie die letzte E-Mail der Amtsstube erneut oder bitten Sie um einen neuen Link.',
    withoutEffect: 'Dieser Entwurf ist ohne Wirkung',
  },
  view: {
    title: 'Verteilungsentwurf',
    about: '{{defendant}} · Akte {{number}}',
    get: 'Sie erhalten {{amount}}',
    getNamed: '{{name}} erhält {{amount}}',
    nothing: 'Nach diesem Entwurf erhalten Sie nichts',
    nothingNamed: 'Nach diesem Entwurf erhält {{name}} nichts',
    onPage: 'steht auf Seite {{page}}',
    show: 'Zeigen',
    showPage: 'Seite {{page}} zeigen',
    page: '{{page}} von {{count}}',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    broken: 'Die Seiten können hier nicht gezeigt werden. Laden Sie den Entwurf herunter, um ihn zu lesen.',
    last: 'Letzter Tag für den Widerspruch: {{date}}',
    signed: 'Sie haben den Empfang am {{date}} bestätigt. Die Frist begann am {{firstDay}}.',
    began: 'Die Frist begann am {{firstDay}}.',
    noLast: 'Ihre Widerspruchsfrist läuft noch nicht',
    noLastText: 'Sie beginnt mit einer Empfangsbestätigung oder einem Einschreiben.',
    how: 'Wie widerspreche ich?',
    howText:
      'Nur auf zwei Weisen: durch eine Gerichtsvollzieherurkunde, die an diese Amtsstube gerichtet ist, oder durch eine Erklärung, die Sie in der Amtsstube abgeben (Artikel 1629 des Gerichtsgesetzbuches). Ein Brief, ein Anruf oder eine E-Mail genügt nicht.',
    download: 'Herunterladen (PDF, {{size}})',
    opened: 'Geöffnet am {{date}} um {{time}} Uhr, {{proof}}',
    by: {
      emailCode: 'mit Code per E-Mail',
      invitationCode: 'mit dem Code Ihrer Aufforderung',
    },
  },
  seal: {
    checking: 'Prüfsiegel wird geprüft\u00a0…',
    good: 'Prüfsiegel gültig',
    bad: 'Prüfsiegel ungültig',
    unknown: 'Prüfsiegel nicht geprüft',
  },
  office: {
    title: 'Über den Link geöffnet',
    none: 'Noch nicht geöffnet',
    receipt: 'Empfang bestätigt',
    by: '{{act}}, {{name}}',
    more: 'Ältere zeigen',
    letter: 'bittet um ein Einschreiben',
    failed: 'Die Öffnungen wurden nicht geladen',
  },
};
