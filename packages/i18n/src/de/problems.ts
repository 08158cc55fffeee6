import type * as source from '../nl/problems.ts';
import type { Texts } from '../texts.ts';

export const problems: Texts<typeof source.problems> = {
  validation: 'Nicht alles ist richtig ausgefüllt. Bitte prüfen Sie die markierten Felder.',
  'malformed-json':
    'Die Anfrage konnte nicht gelesen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'malformed-form':
    'Das Formular mit der Datei konnte nicht gelesen werden. Laden Sie die Seite neu und wählen Sie die Datei noch einmal.',
  'token-missing': 'Sie sind nicht angemeldet. Melden Sie sich an, um fortzufahren.',
  'token-expired': 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  'token-invalid': 'Ihre Sitzung ist ungültig. Melden Sie sich erneut an.',
  'session-ended': 'Sie sind abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
  unauthorized: 'Dafür müssen Sie angemeldet sein. Melden Sie sich erneut an.',
  'insufficient-permissions':
    'Ihre Rechte reichen dafür nicht aus. Wenden Sie sich an einen Verwalter Ihrer Amtsstube.',
  'access-denied':
    'Sie haben hier keinen Zugriff. Wenden Sie sich an einen Verwalter Ihrer Amtsstube, wenn Sie ihn brauchen.',
  'not-found': 'Nicht gefunden. Vielleicht wurde es gelöscht oder der Link stimmt nicht.',
  'route-not-found': 'Diese Adresse gibt es nicht.',
  'method-not-allowed': 'Unter dieser Adresse ist dieser Vorgang nicht möglich.',
  conflict: 'Das ist nicht mehr möglich, weil sich inzwischen etwas geändert hat. Laden Sie die Seite neu.',
  stale:
    'Jemand anders hat dies inzwischen geändert. Laden Sie die neueste Fassung und nehmen Sie Ihre Änderung erneut vor.',
  'too-large': 'Die Anfrage ist zu groß. Senden Sie weniger auf einmal.',
  'address-too-long': 'Diese Adresse ist zu lang. Prüfen Sie den Link.',
  'unsupported-media-type': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'headers-too-large': 'Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang. Prüfen Sie den Link.',
  unprocessable: 'So kann dies nicht ausgeführt werden. Bitte prüfen Sie Ihre Angaben.',
  'idempotency-key-invalid':
    'Die Anfrage trägt einen Schlüssel, der nicht gelesen werden kann. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'idempotency-key-reused':
    'Dies wurde bereits mit anderen Angaben ausgeführt. Laden Sie die Seite neu und prüfen Sie, was gespeichert ist.',
  'already-carried-out':
    'Dies wurde bereits ausgeführt, aber die Antwort ging verloren. Laden Sie die Seite neu, um zu sehen, was gespeichert ist.',
  'confirmation-wrong':
    'Der Name stimmt nicht mit dem der Anfrage überein. Geben Sie ihn so ein, wie er auf dem Bildschirm steht.',
  'erasure-plan-changed':
    'Was gelöscht werden kann, hat sich inzwischen geändert. Sehen Sie sich die Liste noch einmal an.',
  'too-many-requests':
    'Zu viele Anfragen in kurzer Zeit. Warten Sie einen Augenblick und versuchen Sie es dann erneut.',
  internal: 'Etwas ist schiefgegangen. Bitte wenden Sie sich an den Support.',
  'not-built': 'Dieser Teil von Prorata ist noch nicht verfügbar.',
  'bad-gateway': 'Ein externer Dienst hat keine brauchbare Antwort gegeben. Versuchen Sie es später erneut.',
  'service-unavailable':
    'Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es in einigen Minuten erneut.',
  'gateway-timeout':
    'Die Antwort ließ zu lange auf sich warten. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'storage-full':
    'Zurzeit kann nichts gespeichert werden, weil der Speicher voll ist. Versuchen Sie es später erneut oder wenden Sie sich an den Support.',

  'upload-no-files': 'Es wurde keine Datei hochgeladen. Wählen Sie zuerst eine Datei aus.',
  'upload-empty': 'Das hochgeladene Dokument ist leer. Wählen Sie eine andere Datei aus.',
  'upload-too-large': 'Die Datei ist zu groß. Wählen Sie eine kleinere Datei aus.',
  'upload-type-refused': 'Diese Art von Datei wird nicht angenommen. Wählen Sie eine andere Datei aus.',
  'upload-tiff':
    'Eine TIFF-Datei kann hier nicht angezeigt werden. Speichern Sie den Scan als PDF, PNG oder JPEG und wählen Sie diese Datei.',
  'upload-photo-too-large':
    'Dieses Foto ist zu groß, um umgewandelt zu werden. Nehmen Sie es in normaler Größe neu auf oder speichern Sie es als JPEG oder PDF.',
  'upload-photo-unreadable':
    'Dieses Foto ist beschädigt oder unvollständig und kann nicht geöffnet werden. Nehmen Sie es neu auf oder speichern Sie es als JPEG oder PDF.',
  'upload-infected':
    'Die Datei wurde abgelehnt, weil sie einen Virus zu enthalten scheint. Prüfen Sie Ihr Gerät und wählen Sie eine andere Datei.',
  'upload-unsafe':
    'Die Datei enthält Skripte, Makros oder Verweise, die Programme starten. Speichern Sie sie als einfaches PDF und versuchen Sie es erneut.',
  'upload-protected':
    'Die Datei ist geschützt oder verschlüsselt und kann nicht geprüft werden. Speichern Sie sie ohne Schutz.',
  'upload-unreadable': 'Die Datei ist beschädigt oder unvollständig. Wählen Sie eine andere Datei.',
  'upload-macros':
    'Die Datei enthält Makros oder Steuerelemente. Speichern Sie sie ohne Makros oder als PDF und versuchen Sie es erneut.',
  'upload-remote-content':
    'Die Datei holt beim Öffnen eine Vorlage oder andere Inhalte von anderswo. Speichern Sie sie als PDF und versuchen Sie es erneut.',
  'upload-embedded-object':
    'Die Datei enthält ein eingebettetes Objekt eines anderen Programms. Speichern Sie sie als PDF und versuchen Sie es erneut.',
  'upload-too-complex':
    'Die Datei konnte nicht in angemessener Zeit geprüft werden. Drucken Sie sie in eine neue PDF oder teilen Sie sie und versuchen Sie es erneut.',
  'upload-unknown': 'Unbekannter Fehler beim Hochladen. Bitte wenden Sie sich an den Support.',
  'scanner-away':
    'Die Datei kann zurzeit nicht auf Viren geprüft werden. Versuchen Sie es in einigen Minuten erneut.',
  'document-quarantined':
    'Diese Datei wird noch auf Viren geprüft. Sie kann verwendet werden, sobald das geschehen ist, meist innerhalb weniger Minuten.',
  'document-unjudgeable':
    'Diese Datei kann nicht auf Viren geprüft werden, meist weil sie zu groß ist, und wird von niemandem geöffnet. Löschen Sie sie und bitten Sie um ein kleineres Exemplar.',
  'document-infected':
    'In dieser Datei wurde ein Virus gefunden. Sie bleibt versiegelt und wird von niemandem geöffnet. Löschen Sie sie und bitten Sie um ein anderes Exemplar.',
  'document-without-original':
    'Von diesem Dokument ist kein versiegeltes Original aufbewahrt: Es wird so angezeigt, wie es gesendet wurde.',
  'document-in-use':
    'Dieses Dokument ist der Beleg einer Forderung. Wählen Sie dort zuerst einen anderen Beleg.',
  'duplicate-document': 'Diese Datei liegt der Anmeldung bereits bei, unter dem Namen {{fileName}}.',
  'tray-full':
    'In dieser Akte liegen bereits {{maximum}} Dateien bereit. Ordnen Sie zuerst einen Teil davon zu.',
  'loose-document-not-found':
    'Diese Datei liegt nicht mehr bereit: Jemand aus der Amtsstube hat sie bereits zugeordnet oder gelöscht.',
  'document-view-code-invalid':
    'Der Code zur Ansicht des Dokuments ist ungültig. Öffnen Sie den Link in Ihrer E-Mail erneut oder bitten Sie die Amtsstube um einen neuen.',
  'opening-code-wrong':
    'Dieser Code stimmt nicht. Verbleibende Versuche: {{left}}. Danach ist ein neuer Code nötig.',
  'opening-code-over':
    'Dieser Code gilt nicht mehr: Er ist abgelaufen, wurde schon verwendet, oder es wurde zu oft ein falscher eingegeben. Fordern Sie einen neuen Code an.',
  'opening-invitation-code-wrong':
    'Das ist nicht der Code der Aufforderung, die zu diesem Link gehört. Er steht auf dem Brief oder in der E-Mail, mit der die Amtsstube Sie aufgefordert hat.',
  'opening-over': 'Die Zeit zum Lesen des Entwurfs ist vorbei. Weisen Sie erneut nach, dass Sie es sind.',
  'opening-email-unknown':
    'Für diesen Link ist keine E-Mail-Adresse mehr bekannt. Verwenden Sie den Code Ihrer Aufforderung oder fordern Sie den Entwurf per Brief an.',
  'evidence-too-large': 'Die Beweismappe dieser Akte würde zu groß. Bitte wenden Sie sich an den Support.',
  'download-too-large':
    'Diese Dateien sind zusammen zu groß für einen Download. Bitte wenden Sie sich an den Support.',
  'paper-quarantined':
    '„{{name}}“ wird noch auf Viren geprüft. Sobald das geschehen ist, meist innerhalb weniger Minuten, können Sie alles zusammen herunterladen.',
  'paper-unjudgeable':
    '„{{name}}“ kann nicht auf Viren geprüft werden, meist weil es zu groß ist. Ersetzen Sie es durch ein kleineres Exemplar und versuchen Sie es erneut.',
  'paper-infected':
    'In „{{name}}“ wurde ein Virus gefunden. Ersetzen Sie es durch ein anderes Exemplar und versuchen Sie es erneut.',
  'paper-damaged':
    '„{{name}}“ ist nicht mehr, was es bei der Aufbewahrung war. Bitte wenden Sie sich an den Support.',
  'file-damaged':
    'Die aufbewahrte Datei ist nicht mehr, was sie war. Um Irrtümer zu vermeiden, wird sie weder angezeigt noch unterzeichnet noch versandt. Wenden Sie sich an den Support.',

  'not-onboarded': 'Vervollständigen Sie zuerst Ihr Profil, um Prorata zu nutzen.',
  'user-pending': 'Ihr Konto wartet noch auf Zulassung. Sie erhalten eine E-Mail, sobald entschieden ist.',
  'user-disapproved': 'Ihr Konto ist nicht zugelassen. Bitte wenden Sie sich an den Support.',
  'organization-incomplete':
    'Die Angaben zu Ihrer Amtsstube sind unvollständig. Ein Verwalter Ihrer Amtsstube muss sie ergänzen.',
  'organization-not-approved': 'Die Amtsstube ist noch nicht zugelassen. Lassen Sie zuerst die Amtsstube zu.',
  'eula-not-accepted':
    'Der Lizenzvertrag ist noch nicht angenommen. Ein Verwalter Ihrer Amtsstube muss dies tun.',
  'onboarding-disabled': 'Neue Registrierungen sind zurzeit nicht möglich.',
  'already-onboarded': 'Sie sind bereits registriert.',
  'duplicate-user': 'Es gibt bereits einen Benutzer mit diesen Angaben.',
  'duplicate-organization': 'Es gibt bereits eine Amtsstube mit dieser Unternehmensnummer.',
  'user-in-use':
    'Dieser Benutzer hat noch {{dossiers}} offene Akten in seiner Verantwortung oder Stellvertretung. Übergeben Sie diese zuerst jemand anderem.',
  'last-administrator':
    'Dies ist der letzte Verwalter der Amtsstube. Bestimmen Sie zuerst einen anderen Verwalter.',
  'organization-in-use':
    'Diese Amtsstube hat noch Benutzer oder Akten und kann nicht gelöscht werden. Entziehen Sie ihr stattdessen die Zulassung.',
  'logo-unreadable': 'Das Logo kann nicht gelesen werden. Wählen Sie ein anderes Bild aus.',
  'logo-unsafe':
    'Die SVG-Datei enthält Skripte oder verweist auf andere Dateien. Speichern Sie das Logo als einfache SVG-Datei oder wählen Sie PNG oder JPEG.',
  'logo-wrong-ratio':
    'Das Logo muss ein Seitenverhältnis von 85 × 36 haben. Schneiden Sie es zu oder wählen Sie ein anderes Bild.',
  'account-edit-failed': 'Ihr Konto konnte nicht geändert werden. Versuchen Sie es erneut.',

  'kbo-not-found': 'Unternehmensnummer nicht gefunden',
  'kbo-search-unavailable': 'Die Suche in der ZDU ist vorübergehend nicht verfügbar',

  'dossier-read-only': 'Diese Akte ist schreibgeschützt.',
  'dossier-not-deletable':
    'Diese Akte kann nicht mehr gelöscht werden, weil dazu schon Vorgänge erfasst sind. Annullieren Sie sie stattdessen.',
  'dossier-status':
    'Der derzeitige Status der Akte lässt das nicht zu. Laden Sie die Akte neu, um zu sehen, was möglich ist.',
  'dossier-stopped':
    'Die Verteilung wird angehalten, zum Beispiel durch den Konkurs oder die Liquidation eines Schuldners. Unterzeichnen, versenden und bezahlen ist nicht möglich, solange dies gilt. Der Grund steht oben in der Akte.',
  'stop-withdrawn': 'Diese Eintragung ist bereits zurückgenommen oder freigegeben. Laden Sie die Seite neu.',
  'result-voided':
    'Dieses Protokoll ist ohne Wirkung. Arbeiten Sie mit dem Protokoll weiter, das an seine Stelle tritt.',
  'result-handed-over':
    'Dieses Protokoll wurde bereits jemandem übergeben und kann nicht mehr für hinfällig erklärt werden. Ersetzen Sie es: Dann erhalten alle einen neuen Entwurf.',
  'result-handed-to-nobody':
    'Dieses Protokoll wurde noch niemandem übergeben. Erklären Sie es für hinfällig.',
  'result-underway':
    'Das Protokoll wird gerade jemandem übergeben. Versuchen Sie es in einigen Minuten erneut.',
  'result-before-correction':
    'Diese Berechnung stammt aus der Zeit vor dem Entwurf, der ohne Wirkung wurde. Berechnen Sie neu.',
  'consents-missing':
    'Die Widerspruchsfrist des vorigen Entwurfs war abgelaufen. Wer durch die neue Berechnung weniger erhält, muss schriftlich zustimmen.',
  'document-without-effect':
    'Dieser Verteilungsentwurf ist seit dem {{date}} ohne Wirkung. Er wird durch einen neuen Entwurf ersetzt, den Sie gesondert erhalten.',
  'payout-begun':
    'Die Auszahlung hat begonnen: Es wurde schon gezahlt, oder eine Zahlungsdatei ist vorbereitet. Ein Entwurf, nach dem gezahlt wurde, kann nicht mehr ersetzt werden.',
  'report-followed':
    'Eine Folgeakte baut auf diesem Entwurf auf. Annullieren Sie zuerst jene Akte; danach können Sie den Entwurf ersetzen.',
  'consultation-missing':
    'Heute wurde noch nicht geprüft, ob etwas die Verteilung anhält. Sehen Sie die Register ein und bestätigen Sie es.',
  'dossier-contested':
    'Gegen den Verteilungsentwurf ist Widerspruch eingelegt. Nichts wird ausgezahlt, solange der Widerspruch nicht erledigt ist.',
  'dossier-consigned':
    'Das Geld liegt bei der Hinterlegungs- und Konsignationskasse. Die Kasse zahlt nach der Tabelle des Pfändungsrichters.',
  'dossier-replaced':
    'Dieser Verteilungsentwurf ist ersetzt. Ausgezahlt werden kann erst nach der Widerspruchsfrist des neuen Entwurfs.',
  'inbox-item-changed':
    'Das ist inzwischen erledigt, oder es ist etwas dazugekommen. Die Liste wurde neu gelesen: sehen Sie sie durch.',
  'inbox-not-tickable': 'Das kann nicht abgehakt werden: Es verschwindet, sobald es in der Akte getan ist.',
  'inbox-not-put-off':
    'Das kann nicht aufgeschoben werden: Die gesetzliche Frist ist abgelaufen, oder jemand anders ist am Zug.',
  'handler-changed':
    'Jemand anderes hat diese Akte inzwischen zugewiesen. Sehen Sie nach, wer sie jetzt bearbeitet, und wählen Sie erneut.',
  'practice-not-here':
    'Auf dieser Installation ist alles echt: Was Sie versenden, geht hinaus und kostet Geld. Folgen Sie dem Begleiter in einer Akte Ihrer Amtsstube.',
  'practice-without-bailiff':
    'Ihre Amtsstube hat noch keinen zugelassenen Gerichtsvollzieher, der für eine Akte verantwortlich sein kann. Fügen Sie zuerst einen bei den Benutzern Ihrer Amtsstube hinzu.',
  'too-many-tasks':
    'In dieser Akte sind schon zu viele Aufgaben oder Erinnerungen offen. Erledigen Sie zuerst einige davon.',
  'views-full':
    'Es gibt schon zu viele Ansichten dieser Liste. Löschen Sie zuerst eine, die Sie nicht mehr brauchen.',
  'export-too-long':
    'Das sind zu viele Zeilen für eine Datei. Filtern Sie die Liste und exportieren Sie, was bleibt.',
  'closing-task-done': 'Diese Aufgabe ist bereits erledigt. Laden Sie die Seite neu, um zu sehen, von wem.',
  'closing-letter-sent':
    'Das Schreiben zu dieser Aufgabe wurde versandt. Was versandt ist, kann nicht zurückgenommen werden.',
  'dossier-followed':
    'Diese Akte hat schon eine Folgeakte. Öffnen Sie diese Akte oder annullieren Sie sie zuerst.',
  'no-reserves': 'In dieser Akte wartet kein vorbehaltener Betrag auf eine Entscheidung.',
  'reserves-undecided':
    'Es wird noch auf eine Entscheidung über einen vorbehaltenen Betrag gewartet. Verteilen Sie zuerst, was dafür hinterlegt ist.',
  'dossier-not-recurring':
    'Diese Akte verteilt kein Einkommen, das Monat für Monat eingeht. Wählen Sie in den Angaben der Akte wiederkehrende Zahlungen.',
  'duplicate-receipt':
    'Von diesem Dritten ist für diesen Monat an diesem Tag schon derselbe Betrag eingetragen. Ist es ein anderer Eingang, geben Sie das an.',
  'receipt-distributed':
    'Dieser Eingang gehört zu einer Verteilung, die schon unterzeichnet ist. Er kann nicht mehr geändert werden.',
  'receipt-on-statement':
    'Tag und Betrag dieses Eingangs stehen auf dem Kontoauszug und können nicht geändert werden.',
  'receipt-waits': 'Dieser Eingang gehört zu keiner Verteilung: Er wartet auf die nächste.',
  'payer-in-use': 'Von diesem Dritten ist schon Geld eingegangen. Löschen Sie zuerst die Eingänge.',
  'nothing-received': 'Es wartet kein Geld, das bis zu diesem Tag eingegangen ist.',
  'contestation-status':
    'Das geht nicht mehr: Mit dem Widerspruch ist inzwischen etwas anderes geschehen. Laden Sie die Seite neu.',
  'contestation-piece-missing': 'Fügen Sie zuerst die unterzeichnete Unterlage hinzu, die das beweist.',
  'nothing-contested':
    'Es gibt keinen offenen, fristgerechten Widerspruch. Eine Hinterlegung ist nicht nötig.',
  'trial-impossible':
    'Das lässt sich nicht berechnen: Das verlangte Vorzugsrecht passt nicht zu dieser Forderung, ein Los oder ein Datum fehlt, oder das Gesetz gibt keine Reihenfolge vor. Fragen Sie anders.',
  'bundle-incomplete':
    'Die Unterlagen für das Gericht sind nicht vollständig. Bewahren Sie zuerst die Widerspruchsurkunden und die Bescheinigung der Hinterlegungs- und Konsignationskasse auf.',
  'asset-in-use': 'Mit diesem Gut ist eine Forderung verknüpft. Lösen Sie zuerst die Verknüpfung.',
  'defendant-in-use':
    '{{name}} hat noch einen Anteil an einem Gut, schuldet noch eine Forderung oder ist von dem betroffen, was die Verteilung anhält. Ändern Sie das zuerst.',
  'estate-in-use': 'Ein Gut gehört noch zu {{name}}. Ändern Sie zuerst die Anteile an diesem Gut.',
  'claim-calculated-automatically':
    'Diese Forderung wird automatisch berechnet und kann weder geändert noch gelöscht werden.',
  'external-provider-not-set':
    'Es ist kein externer Dienstleister eingestellt. Ein Plattformverwalter stellt ihn unter „Parameter“ ein.',
  'external-provider-no-transaction-type':
    'Der Auftrag kann nicht an den externen Dienstleister gesendet werden: Der Akte fehlt die Herkunft des Geldes. Wählen Sie Verkauf oder Drittpfändung.',
  'external-provider-organization-incomplete':
    'Der Auftrag kann nicht an den externen Dienstleister gesendet werden: Die Angaben zu Ihrer Amtsstube sind ungültig oder unvollständig.',
  'extract-without-text':
    'Dieser Auszug enthält nur Bilder, etwa einen Scan. Verwenden Sie die Datei so, wie Sie sie heruntergeladen haben.',
  'extract-encrypted':
    'Der Auszug ist mit einem Passwort geschützt. Speichern Sie ihn ohne Schutz und wählen Sie diese Datei.',
  'extract-damaged': 'Der Auszug ist beschädigt oder unvollständig. Laden Sie ihn erneut herunter.',
  'extract-too-large':
    'Der Auszug ist zu groß, um gelesen zu werden. Fragen Sie einen Auszug nur über diesen Schuldner an.',
  'extract-too-many-pages':
    'Der Auszug hat zu viele Seiten. Fragen Sie einen Auszug nur über diesen Schuldner an.',
  'extract-of-another-kind':
    'Diese Datei ist kein Auszug der gewählten Art. Wählen Sie die richtige Art oder eine andere Datei.',
  'extract-took-too-long':
    'Das Lesen des Auszugs dauerte zu lange und wurde abgebrochen. Laden Sie den Auszug erneut herunter oder eröffnen Sie die Akte von Hand.',
  'extract-already-used':
    'Dieser Auszug wurde bereits für die Akte {{fileNumber}} verwendet. Öffnen Sie diese Akte oder wählen Sie eine andere Datei.',
  'import-unreadable':
    'Die Datei wurde nicht gelesen. Wählen Sie eine Excel-Datei (xlsx) oder eine CSV-Datei ohne Passwort, oder fügen Sie die Zeilen ein.',
  'import-empty':
    'Die Datei ist leer. Wählen Sie eine Datei mit mindestens einer Zeile, oder fügen Sie die Zeilen ein.',
  'import-too-many-lines':
    'Die Liste ist zu groß. Sie darf höchstens {{lines}} Zeilen und {{columns}} Spalten haben: Teilen Sie sie auf.',
  'import-lines-taken':
    'Zeilen dieser Liste sind bereits übernommen. Laden Sie die Seite neu, um zu sehen, welche.',

  'invitation-code-invalid':
    'Der Code {{code}} ist ungültig. Prüfen Sie ihn in Ihrem Brief oder Ihrer E-Mail.',
  'invitation-not-found':
    'Es wurde keine Aufforderung mit dem Code {{code}} gefunden. Prüfen Sie ihn in Ihrem Brief oder Ihrer E-Mail.',
  'invitation-closed':
    'Diese Aufforderung ist geschlossen. Es kann nichts mehr hinzugefügt oder geändert werden.',
  'invitation-still-open':
    'Die Aufforderung ist noch offen. Warten Sie, bis der Gläubiger sie schließt oder die Frist abgelaufen ist.',
  'invitation-already-sent': 'Diese Aufforderung wurde bereits versandt.',
  'sending-changed':
    'Seit Sie diese Sendung angesehen haben, hat sich daran etwas geändert. Es wurde nichts versandt: Sehen Sie sie erneut an und versenden Sie sie dann.',
  'invitation-claimed-elsewhere':
    'Diese Aufforderung steht bereits im Arbeitsbereich einer anderen Organisation. Bitten Sie das Büro, das Sie eingeladen hat, sie dort zu entfernen.',
  'api-key-invalid':
    'Dieser Schlüssel öffnet nichts: Er ist unbekannt, entzogen oder abgelaufen. Bitten Sie einen Verwalter Ihrer Organisation um einen neuen.',
  'assignee-invalid': 'Wählen Sie jemanden aus Ihrer Organisation, der mit Aufforderungen arbeitet.',
  'too-many-keys':
    'Ihre Organisation hat die größte Anzahl von Schlüsseln. Entziehen Sie zuerst einen, der nicht mehr benutzt wird.',
  'nothing-beside-statement':
    'Sie haben bereits eine Anmeldung begonnen. Ziehen Sie diese zuerst zurück, wenn Sie nichts zu fordern haben.',
  'nothing-too-often':
    'Mit diesem Code wurde schon oft geantwortet und die Antwort zurückgenommen. Rufen Sie die Amtsstube an.',
  'balance-beside-statement':
    'Sie haben bereits eine neue Anmeldung begonnen. Ziehen Sie diese zuerst zurück, wenn sich nichts geändert hat.',
  'no-balance-asked':
    'Mit diesem Code ist kein Saldo zu bestätigen. Fragen Sie die Amtsstube, was von Ihnen erwartet wird.',
  'not-a-run':
    'Salden werden nur in einer folgenden Verteilung einer Akte mit wiederkehrenden Einkünften erfragt.',
  'letter-already-sent':
    'Dieser Brief wurde bereits verschickt. Geben Sie ausdrücklich an, dass er noch einmal abgehen soll.',
  'duplicate-invitation': 'Dieser Gläubiger hat in dieser Akte bereits eine offene Aufforderung.',
  'dossier-not-ready-to-invite':
    'Tragen Sie zuerst den verantwortlichen Gerichtsvollzieher, den Schuldner und den Verkauf oder die Pfändung ein: Diese Angaben stehen in der Aufforderung.',
  'invitations-past-stage':
    'Die Phase der Aufforderungen ist abgeschlossen: Es können keine mehr versandt werden.',
  'creditor-numbers-decide':
    'Die Nummern dieser Gläubiger widersprechen dieser Antwort. Wählen Sie die andere Antwort oder berichtigen Sie die Nummer in der Anmeldung.',
  'statement-not-found': 'Die Anmeldung wurde nicht gefunden. Vielleicht wurde sie inzwischen gelöscht.',
  'statement-incomplete': 'Die Anmeldung ist noch nicht vollständig. Ergänzen Sie, was fehlt.',
  'statement-already-validated': 'Diese Anmeldung ist bereits validiert.',
  'statement-invalid':
    'Diese Anmeldung ist ungültig: Der geforderte Betrag ist 0. Ändern Sie zuerst den Betrag.',
  'statement-full':
    'Mehr als {{maximum}} Forderungen oder Dokumente passen nicht in eine Anmeldung. Fassen Sie zusammen, was zusammengehört.',

  'dossier-invalid': 'Die Akte enthält noch Fehler. Beheben Sie sie und berechnen Sie dann erneut.',
  'priorities-in-circle':
    'Das Gesetz gibt hier keine schlüssige Rangfolge vor. Legen Sie die Reihenfolge selbst fest und begründen Sie sie.',
  'law-gap':
    'Das Rechtsregister hat keinen Wert für den {{date}}. Prüfen Sie das Datum des Verkaufs oder der Pfändung.',
  'tariff-gap':
    'Der Tarif hat keinen Preis für „{{cost}}“ am {{date}}. Bitten Sie einen Plattformverwalter, die Aktenkosten zu ergänzen.',
  'dossier-changed-meanwhile':
    'Die Akte wurde während der Berechnung geändert. Prüfen Sie die Änderung und berechnen Sie neu.',
  'calculation-failed':
    'Bei der Berechnung ist ein Fehler aufgetreten. Versuchen Sie es erneut oder wenden Sie sich an den Support.',
  'calculation-not-begun':
    'Die Berechnung hat nicht begonnen, weil der Server zu sehr beschäftigt ist oder neu startet. Nichts wurde geändert: Versuchen Sie es in einer halben Minute erneut.',
  'result-outdated':
    'Diese Berechnung ist veraltet. Berechnen Sie neu oder lassen Sie ältere Berechnungen ausdrücklich zu.',
  'scale-not-confirmed':
    'Diese Akte beruht auf Beträgen von Artikel 1409 GGB für den {{date}}, die noch niemand bestätigt hat. Unterzeichnen können Sie erst, wenn ein Plattformverwalter sie bestätigt.',
  'scale-not-after-last':
    'Neue Beträge gelten nach den letzten bekannten, also nach dem {{date}}. Wählen Sie einen späteren Tag.',
  'scale-leaves-year-out': 'Die Beträge von {{year}} fehlen noch. Übernehmen Sie zuerst diese.',
  'scale-own':
    'Wer die Beträge übernimmt, bestätigt sie nicht. Bitten Sie einen anderen Plattformverwalter darum.',
  'scale-followed':
    'Ab dem {{date}} wurden bereits weitere Beträge übernommen. Ziehen Sie zuerst diese zurück.',
  'scale-confirmed': 'Diese Beträge sind bereits bestätigt und bleiben stehen.',
  'tariff-not-confirmed':
    'Der Tarif enthält Preise, die nicht bestätigt oder nicht indexiert sind. Kreuzen Sie an, dass Sie sie geprüft haben, und unterzeichnen Sie dann.',
  'points-not-signed-off':
    'Nicht alles wurde geprüft oder ist vorhanden. Lesen Sie die Punkte, haken Sie sie ab und unterzeichnen Sie dann.',
  'result-signed': 'Diese Berechnung ist unterzeichnet und kann nicht mehr gelöscht oder geändert werden.',
  'result-kept-as-evidence':
    'Was für diese Berechnung unterzeichnet zurückkam, wurde nicht angenommen. Es zählt nicht, wird aber als Beweis aufbewahrt: Die Berechnung kann nicht gelöscht werden.',
  'result-not-signed': 'Diese Berechnung ist noch nicht unterzeichnet. Unterzeichnen Sie sie zuerst.',
  'signing-not-finished':
    'Die Unterzeichnung ist noch nicht abgeschlossen. Schließen Sie sie beim Signaturdienst ab.',
  'signing-cancelled': 'Unterzeichnung abgebrochen.',
  'signing-expired': 'Die Zeit zum Unterzeichnen ist abgelaufen. Beginnen Sie von vorn.',
  'signing-refused':
    'Der Signaturdienst lehnt diese Unterzeichnung ab: {{reason}}. Ein neuer Versuch hilft nicht; wenden Sie sich an den Support.',
  'signature-invalid':
    'Das zurückgesandte Dokument trägt keine gültige Signatur und wurde nicht gespeichert. Unterzeichnen Sie erneut.',
  'recipients-unreachable':
    'Nicht versandt. Empfänger ohne brauchbare Adresse: {{count}}. Ergänzen Sie die Adressen.',

  'payout-lines-open': 'Noch nicht jede Zeile ist gezahlt, hinterlegt oder mit einem Grund gestrichen.',
  'payout-account-missing':
    'Die Amtsstube hat kein Anderkonto. Tragen Sie es bei den Angaben der Amtsstube ein.',
  'payout-nothing-to-pay': 'Es gibt keine Zeile mit einem Konto, die noch zu zahlen ist.',
  'payout-line-moved': 'Der Stand dieser Zeile lässt dies nicht zu. Laden Sie die Seite neu.',
  'payout-own-preparation':
    'Wer die Datei vorbereitet, gibt sie nicht frei. Bitten Sie eine Kollegin oder einen Kollegen.',
  'payout-sign-in-again':
    'Sie sind die einzige Person, die freigeben darf. Melden Sie sich dafür erneut an und geben Sie die Datei innerhalb von fünf Minuten frei.',
  'payout-not-approved': 'Die Datei ist noch nicht freigegeben.',
  'payout-file-moved': 'Diese Datei wurde inzwischen erstellt oder zurückgezogen. Laden Sie die Seite neu.',
  'bank-statement-unreadable':
    'Der Kontoauszug konnte nicht gelesen werden: Zeile {{line}} ist nicht in Ordnung. Es wurde nichts eingelesen.',
  'bank-statement-other-account':
    'Dieser Auszug gehört zu einem anderen Konto ({{account}}). Es wurde nichts eingelesen.',
  'bank-movement-answered': 'Inzwischen ist angegeben, wofür diese Buchung ist. Laden Sie die Seite neu.',
  'bank-statement-too-much':
    'Eine Bewegung kann nicht mehr zahlen, als auf der Zeile offen ist, und nicht mehr zurückbringen, als gezahlt wurde.',
  'cost-in-use':
    'Dieser Kostenposten wurde schon berechnet: Was damals galt, bleibt. Beenden Sie den laufenden Zeitraum und fügen Sie einen neuen hinzu.',
  'no-price-in-force':
    'Für „{{event}}“ gilt am {{date}} kein Preis. Bitten Sie einen Plattformverwalter, die Plattformkosten zu ergänzen.',
  'template-invalid': 'Die Vorlage enthält einen Fehler. Berichtigen Sie die markierte Zeile.',
  'no-transactions': 'Keine Transaktionen für die gewählten Filter.',
  'month-not-over': 'Der Monat läuft noch. Schließen Sie ihn ab, sobald er vorbei ist.',
  'month-closed': 'Dieser Monat ist bereits abgeschlossen.',
  'earlier-month-open': 'Ein früherer Monat ist noch nicht abgeschlossen. Schließen Sie zuerst diesen ab.',
  'operator-incomplete':
    'Auf eine Rechnung gehören Name, Adresse, Unternehmensnummer und Konto des Betreibers. Geben Sie sie in den Parametern ein.',
  'already-credited': 'Diese Transaktion wurde bereits gutgeschrieben oder ist selbst eine Gutschriftzeile.',
  'organization-number-missing':
    'Die Amtsstube hat keine Unternehmensnummer. Ergänzen Sie diese bei den Angaben zur Amtsstube.',
  'e-invoice-not-refused': 'Diese E-Rechnung wurde nicht abgelehnt und muss nicht erneut gesendet werden.',

  'fetch-error': 'Etwas ist schiefgegangen. Bitte wenden Sie sich an den Support.',
  offline: 'Sie sind offline. Versuchen Sie es erneut, sobald Sie wieder verbunden sind.',
  'network-error':
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung; wenn es dann noch nicht geht, wenden Sie sich an den Support.',
  'login-error':
    'Sie konnten nicht angemeldet werden. Versuchen Sie es erneut oder wenden Sie sich an den Support.',
};

export const fieldErrors: Texts<typeof source.fieldErrors> = {
  required: 'Dieses Feld muss ausgefüllt werden.',
  'wrong-type': 'Dieser Wert hat nicht die richtige Form.',
  'unknown-field': 'Dieses Feld gibt es nicht.',
  invalid: 'Dieser Wert ist ungültig.',
  'choice-invalid': 'Wählen Sie einen Wert aus der Liste.',
  'not-accepted': 'Sie müssen dies annehmen, um fortzufahren.',
  'characters-invalid': 'Der Text enthält unzulässige Zeichen.',
  unprintable:
    'Diese Zeichen können nicht auf einen Brief gedruckt werden: {{characters}}. Schreiben Sie den Namen in lateinischen Buchstaben.',
  'digits-only': 'Nur Ziffern sind erlaubt.',
  'exact-length': 'Muss genau {{length}} Zeichen lang sein.',
  'too-short': 'Geben Sie mindestens {{minimum}} Zeichen ein.',
  'too-long': 'Geben Sie höchstens {{maximum}} Zeichen ein.',
  'too-few': 'Es müssen mindestens {{minimum}} sein.',
  'too-many': 'Es dürfen höchstens {{maximum}} sein.',
  duplicate: 'Dieser Wert kommt mehr als einmal vor.',
  taken: 'Dieser Wert wird bereits verwendet.',
  'whole-number': 'Geben Sie eine ganze Zahl ein.',
  'too-many-decimals': 'Höchstens {{maximum}} Nachkommastellen.',
  'larger-than-0': 'Der Wert muss größer als 0 sein.',
  'not-negative': 'Der Wert darf nicht negativ sein.',
  'too-small': 'Der Wert muss mindestens {{minimum}} betragen.',
  'too-large': 'Der Wert darf höchstens {{maximum}} betragen.',
  'date-invalid': 'Kein gültiges Datum.',
  'month-invalid': 'Kein gültiger Monat.',
  'instant-invalid': 'Kein gültiger Zeitpunkt.',
  'date-order': 'Das Enddatum darf nicht vor dem Anfangsdatum liegen.',
  'moment-future': 'Dieser Zeitpunkt liegt noch in der Zukunft.',
  'day-too-early': 'Das kann an diesem Tag noch nicht geschehen sein.',
  'identifier-invalid': 'Dieser Verweis ist ungültig.',
  'kbo-length': 'Die Unternehmensnummer hat {{length}} Ziffern.',
  'kbo-invalid': 'Diese Unternehmensnummer stimmt nicht. Prüfen Sie die Ziffern.',
  'foreign-number-invalid':
    'Diese Nummer hat nicht die Form einer Nummer aus dem Land der Adresse. Prüfen Sie sie auf einer Rechnung oder im Register.',
  'national-number-invalid': 'Diese Nationalregisternummer stimmt nicht. Prüfen Sie die Ziffern.',
  'iban-invalid': 'Diese Kontonummer stimmt nicht. Prüfen Sie die Ziffern.',
  'email-invalid': 'Keine gültige E-Mail-Adresse.',
  'email-n-invalid': 'E-Mail-Adresse {{n}} ist ungültig.',
  'website-invalid': 'Keine gültige Internetadresse.',
  'postal-code-invalid': 'Keine gültige Postleitzahl.',
  'invitation-code-invalid':
    'Kein gültiger Code. Übernehmen Sie den Code so, wie er im Brief oder in der E-Mail steht.',
  'defendant-missing':
    'Gegen wen läuft die Akte? Geben Sie den Namen eines Unternehmens oder einen Nachnamen an.',
  'statement-too-large':
    'Zusammen mit dem Rest dieser Forderungsanmeldung ist dies mehr als der höchste Gesamtbetrag von {{maximum}}.',
  'claims-exceed-total':
    'Die bevorrechtigten Forderungen übersteigen zusammen den insgesamt geforderten Betrag.',
  'more-than-declared': 'Es kann nicht mehr zugelassen und vorbehalten werden, als angemeldet ist.',
  'parts-differ': 'Die Bestandteile ergeben zusammen nicht den Betrag der Forderung.',
  'shares-differ': 'Die Anteile ergeben zusammen nicht 100\u00a0%.',
  'own-debtor':
    'Eine eigene Schuld hat einen einzigen Schuldner. Wählen Sie „anteilig“ oder „gesamtschuldnerisch“ für mehrere Schuldner.',
  'periods-overlap': 'Die Zeiträume überschneiden sich. Jeder Tag darf nur in einen Zeitraum fallen.',
  'layers-unordered': 'Die Obergrenze jeder Stufe muss höher sein als die der vorigen.',
  'last-layer-open': 'Die letzte Stufe hat keine Obergrenze. Lassen Sie dieses Feld leer.',
  'rates-invalid':
    'Schreiben Sie jeden Zinssatz als Datum und Prozentsatz, getrennt durch ein Semikolon: 2027-01-01 4,75; 2028-01-01 5. Jeder beginnt am 1. Januar oder 1. Juli, der älteste zuerst.',
};
