import type { invitations as source } from '../nl/invitations.ts';
import type { Texts } from '../texts.ts';

export const invitations: Texts<typeof source> = {
  title: 'Aufforderungen',
  columns: {
    addressee: 'Empfänger',
    sendDate: 'Versandt am',
    acts: 'Aktionen',
  },
  extraEmails_one: '+ {{count}} Adresse',
  extraEmails_other: '+ {{count}} Adressen',
  open: 'Aufforderung an {{name}} öffnen',
  empty: 'Noch keine Aufforderungen',
  emptyText:
    'Fordern Sie Gläubiger auf, ihre Forderung anzumelden, oder fahren Sie ohne Aufforderungen fort.',
  emptyClosed:
    'Wer aufgefordert wurde, steht hier mit dem Stand der Aufforderung. In dieser Akte wird niemand mehr aufgefordert.',
  create: 'Aufforderung anlegen',
  addStandard: 'Standardaufforderungen\u00a0…',
  pastStage:
    'Die Phase der Aufforderungen ist abgeschlossen: Es können keine mehr angelegt oder versandt werden.',
  readOnly: 'Sie können die Aufforderungen lesen, aber nicht ändern.',
  unsent: {
    title_one: '{{count}} Aufforderung ist noch nicht versandt',
    title_other: '{{count}} Aufforderungen sind noch nicht versandt',
    dueSale: 'Spätestens am {{date}} ({{days}} Tage nach dem Verkauf vom {{event}}).',
    dueSeizure: 'Spätestens am {{date}} ({{days}} Tage nach der Drittpfändung vom {{event}}).',
    due: 'Spätestens am {{date}}.',
    send_one: '{{count}} versenden\u00a0…',
    send_other: '{{count}} versenden\u00a0…',
  },
  send: {
    title_one: '{{count}} Aufforderung versenden?',
    title_other: '{{count}} Aufforderungen versenden?',
    done_one: '{{count}} Aufforderung wird versandt',
    done_other: '{{count}} Aufforderungen werden versandt',
  },
  resend: {
    act: 'Erneut senden\u00a0…',
    title: 'Aufforderung an {{name}} erneut senden?',
    text: 'Derselbe Code geht erneut ab; die Frist beginnt heute neu.',
    done: 'Die Aufforderung an {{name}} wird erneut gesendet',
    unsent: 'Diese Aufforderung ist noch nicht versandt.',
    closed: 'Diese Aufforderung ist geschlossen.',
  },
  edit: {
    title: 'Aufforderung ändern',
    sent: 'Eine versandte Aufforderung bleibt, wie sie ist.',
  },
  remove: {
    title: 'Aufforderung an {{name}} löschen?',
    text: 'Sie ist noch nicht versandt; es geht nichts verloren.',
    verb: 'Aufforderung löschen',
    done: 'Die Aufforderung an {{name}} ist gelöscht',
    sent: 'Was versandt ist, bleibt erhalten.',
  },
  form: {
    title: 'Aufforderungen anlegen',
    intro: 'Es wird noch nichts versandt. Das tun Sie danach in einem Schritt.',
    another: 'Noch ein Gläubiger',
    removeRow: 'Gläubiger {{number}} weglassen',
    row: 'Gläubiger {{number}}',
    verb_one: 'Aufforderung anlegen',
    verb_other: '{{count}} Aufforderungen anlegen',
    done_one: '{{count}} Aufforderung angelegt, noch nicht versandt',
    done_other: '{{count}} Aufforderungen angelegt, noch nicht versandt',
    addFallback: 'Adresse für ein Einschreiben, falls die E-Mail nicht ankommt',
    methods: {
      Email:
        'Schnell, gilt aber nicht als Aufforderung nach Art. 1627 des Gerichtsgesetzbuches. Mit dem Einverständnis des Gläubigers oder zusätzlich zu einem Brief.',
      RegisteredLetter: 'Die Form von Art. 1627 des Gerichtsgesetzbuches, mit Einlieferungsbeleg.',
      QualifiedDelivery:
        'Gilt als Einschreiben (Art. XII.25 § 7 des Wirtschaftsgesetzbuches): Der Dienst stellt fest, wer empfängt, und weist jeden Schritt nach.',
    },
  },
  hints: {
    extraEmails: 'Trennen Sie die Adressen durch ein Semikolon (;).',
    validUntil:
      'Ohne Angabe oder bei zu frühem Datum gilt die gesetzliche Frist von {{days}} Tagen ab Versand.',
    language: 'Leer: die Sprache der Akte.',
    creditorReference: 'Steht auf der Aufforderung, damit der Gläubiger seinen Vorgang erkennt.',
  },
  standard: {
    title: 'Standardaufforderungen hinzufügen',
    text: 'Wählen Sie, wen Sie auch in dieser Akte auffordern. Es wird noch nichts versandt.',
    all: 'Alle wählen',
    byEmail: 'per E-Mail',
    byLetter: 'per Einschreiben',
    present: 'steht schon in dieser Akte',
    none: 'Ihre Amtsstube hat noch keine Standardaufforderungen',
    noneText: 'Ein Verwalter Ihrer Amtsstube fügt sie unter „Meine Amtsstube“ hinzu.',
    verb_one: '{{count}} hinzufügen',
    verb_other: '{{count}} hinzufügen',
  },
  panel: {
    label: 'Aufforderung an {{name}}',
    sendLog: 'Versandverlauf',
    noLog: 'Noch nichts versandt',
    access: 'Telefonisch weiterzugeben',
    codeHidden: 'Wer den Code hat, handelt als dieser Gläubiger. Deshalb wird festgehalten, wer ihn ansieht.',
    showCode: 'Code und Link anzeigen',
    code: 'Code',
    link: 'Link',
    copyCode: 'Code kopieren',
    copyLink: 'Link kopieren',
    afterSending: 'Der Code gilt, sobald die Aufforderung versandt ist.',
    copied: 'Kopiert',
    statements_one: '{{count}} Anmeldung eingereicht oder begonnen',
    statements_other: '{{count}} Anmeldungen eingereicht oder begonnen',
    opened: 'Erste Handlung des Gläubigers',
    closedBy: {
      creditor: 'Vom Gläubiger geschlossen',
      office: 'Von der Amtsstube geschlossen',
      term: 'Mit Ablauf der Frist geschlossen',
    },
    reference: 'Aktenzeichen',
    fallback: 'Brief, falls die E-Mail nicht ankommt',
    close: 'Bereich schließen',
  },
  nothing: 'Nichts zu fordern',
  nothingSaid:
    'Antwortet am {{moment}}, dass nichts zu fordern ist: {{name}}. Empfangsbestätigung {{number}}, {{reason}}',
  everybody:
    'Alle haben geantwortet. Sie können zur Verteilung übergehen. Wer geantwortet hat, nichts zu fordern zu haben, kann das noch bis einschließlich {{date}} zurücknehmen; danach geht die Akte von selbst weiter.',
  move: {
    withoutInvitations: 'Ohne Aufforderungen fortfahren\u00a0…',
    withoutMore: 'Aufforderungen beenden\u00a0…',
    titleWithout: 'Ohne Aufforderungen fortfahren?',
    titleEnd: 'Aufforderungen jetzt beenden?',
    text: 'Die Akte erhält den Status „Bereit zur Verteilung“. Danach können keine Aufforderungen mehr angelegt oder versandt werden. Das lässt sich nicht rückgängig machen.',
    unsent_one: '{{count}} nicht versandte Aufforderung wird ohne Anmeldung geschlossen.',
    unsent_other: '{{count}} nicht versandte Aufforderungen werden ohne Anmeldung geschlossen.',
    open_one: '{{count}} offene Aufforderung wird geschlossen: Der Code dient dann nur noch zum Lesen.',
    open_other:
      '{{count}} offene Aufforderungen werden geschlossen: Die Codes dienen dann nur noch zum Lesen.',
    declared_one:
      '{{count}} Gläubiger hat geantwortet, nichts zu fordern zu haben: Diese Antwort wird endgültig.',
    declared_other:
      '{{count}} Gläubiger haben geantwortet, nichts zu fordern zu haben: Diese Antworten werden endgültig.',
    started:
      'Was Gläubiger schon ausgefüllt haben, kommt zu den zu prüfenden Anmeldungen, auch wenn es unvollständig ist.',
    early:
      'Das Gesetz gibt den Gläubigern bis einschließlich {{date}} Zeit, ihre Forderung anzumelden (Art. 1627 des Gerichtsgesetzbuches). Wer noch nichts eingereicht hat, verliert diese Zeit. Die Hinweise und das Protokoll erwähnen, dass Sie früher beendet haben.',
    nobody:
      'Art. 1627 des Gerichtsgesetzbuches verlangt, dass die Gläubiger aufgefordert werden. Die Hinweise und das Protokoll erwähnen, dass niemand aufgefordert wurde.',
    verbWithout: 'Ohne Aufforderungen fortfahren',
    verbEnd: 'Aufforderungen beenden',
    refused: 'Der Status der Akte wurde nicht geändert',
    done: 'Die Akte ist bereit zur Verteilung',
  },
};
