import type { findings as source } from '../nl/findings.ts';
import type { Texts } from '../texts.ts';

export const findings: Texts<typeof source> = {
  dossier: {
    DOSSIER_NULL: 'Die Akte wurde nicht gefunden.',
    DOSSIER_NO_LANGUAGE: 'Die Akte hat keine Sprache. Wählen Sie eine aus.',
    DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF:
      'Die für die Akte verantwortliche Person übt nicht das Amt des Gerichtsvollziehers aus. Wählen Sie jemand anderen.',
    DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'Es gibt keinen zu verteilenden Saldo. Geben Sie den Saldo ein.',
    DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE:
      'Der Erlös der Güter ist zusammen höher als der zu verteilende Saldo. Berichtigen Sie den Saldo oder die Beträge.',
    DOSSIER_INVALID_DEFENDANT:
      'Die Angaben zum Schuldner sind ungültig oder unvollständig. Ergänzen Sie sie unter „Allgemein“.',
    DOSSIER_INVALID_DEFENDANT_ADDRESS:
      'Die Adresse des Schuldners ist ungültig oder unvollständig. Ergänzen Sie sie unter „Allgemein“.',
    DOSSIER_NO_STATEMENTS: 'Die Akte enthält keine Anmeldungen. Fügen Sie mindestens eine hinzu.',
    DOSSIER_NOT_VALIDATED_STATEMENTS:
      'Diese Anmeldung ist noch nicht validiert. Prüfen und validieren Sie sie.',
    DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION:
      'Für den verantwortlichen Gerichtsvollzieher fehlt die Amtsbezeichnung in der Sprache der Akte. Tragen Sie sie in seinem Benutzerkonto ein.',
    STATEMENT_NULL: 'Die Anmeldung wurde nicht gefunden.',
    STATEMENT_INVALID: 'Die Anmeldung wurde für ungültig erklärt und nimmt an der Verteilung nicht teil.',
    STATEMENT_DELETED: 'Die Anmeldung wurde gelöscht.',
    STATEMENT_CREDITOR_INVALID:
      'Die Angaben zum Gläubiger sind ungültig oder unvollständig. Berichtigen Sie sie in der Anmeldung.',
    STATEMENT_CREDITOR_INVALID_ADDRESS:
      'Die Adresse des Gläubigers ist ungültig oder unvollständig. Berichtigen Sie sie in der Anmeldung.',
    STATEMENT_NO_TITLE_DOCUMENT: 'Der Anmeldung fehlt ein Titel. Laden Sie das Dokument hoch.',
    STATEMENT_NO_SETTLEMENT_DOCUMENT: 'Der Anmeldung fehlt eine Abrechnung. Laden Sie das Dokument hoch.',
    STATEMENT_NO_CLAIMS: 'Die Anmeldung enthält keine Forderungen. Fügen Sie mindestens eine hinzu.',
    STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED:
      'Der geforderte Betrag der Anmeldung ist null. Geben Sie den Betrag ein.',
    PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED:
      'Der geforderte Betrag der bevorrechtigten Forderung ist null. Geben Sie den Betrag ein.',
    PRIVILEGED_CLAIM_NO_PRIVILEGE:
      'Für die bevorrechtigte Forderung ist kein Vorzugsrecht gewählt. Wählen Sie es aus.',
    PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE:
      'Die Art der Forderung stimmt nicht mit der Art des gewählten Vorzugsrechts überein. Ändern Sie eines von beiden.',
    PRIVILEGED_CLAIM_NO_DOCUMENT: 'Der bevorrechtigten Forderung fehlt ein Beleg. Laden Sie ihn hoch.',
    PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM:
      'Die bevorrechtigten Forderungen übersteigen zusammen den insgesamt geforderten Betrag. Senken Sie eine Forderung oder erhöhen Sie den Gesamtbetrag.',
    SPECIFIC_CLAIM_ASSET_ZERO_VALUE:
      'Das Gut, auf dem das besondere Vorzugsrecht ruht, hat keinen Erlös erbracht. Die Forderung zählt als gewöhnliche.',
    SPECIFIC_CLAIM_NO_ASSET:
      'Das besondere Vorzugsrecht ist mit keinem Gut verknüpft. Wählen Sie das Gut aus.',
  },
  calculation: {
    governingDateInvalid:
      'Das Datum, das das anwendbare Recht bestimmt, ist ungültig. Prüfen Sie das Datum des Verkaufs oder der Pfändung.',
    duplicateId: 'Zwei Teile der Berechnung haben dieselbe Kennung. Bitte wenden Sie sich an den Support.',
    amountNegative:
      'Der Betrag eines Gutes, eines Kostenpostens oder einer Forderung ist negativ. Berichtigen Sie ihn.',
    amountTooLarge:
      'Der Betrag eines Gutes, eines Kostenpostens oder einer Forderung ist zu groß für die Berechnung. Berichtigen Sie ihn.',
    poolUnknown:
      'Ein Kostenposten oder eine Forderung verweist auf ein Gut, das nicht in der Akte steht. Wählen Sie ein anderes Gut.',
    poolMissing: 'Das besondere Vorzugsrecht ist mit keinem Gut verknüpft. Wählen Sie das Gut aus.',
    poolNotAllowed:
      'Dieser Kostenposten oder diese Forderung kann nicht mit diesem Gut verknüpft werden. Wählen Sie ein anderes Gut.',
    privilegeUnknown: 'Dieses Vorzugsrecht gibt es nicht. Wählen Sie ein Vorzugsrecht aus der Liste.',
    privilegeNotInForce:
      'Dieses Vorzugsrecht galt am maßgeblichen Datum nicht. Wählen Sie ein anderes Vorzugsrecht.',
    claimsExceedTotal:
      'Die bevorrechtigten Forderungen übersteigen zusammen den insgesamt geforderten Betrag. Senken Sie eine Forderung oder erhöhen Sie den Gesamtbetrag.',
    partsExceedClaim:
      'Ein Teil einer Forderung (vorbehalten, ohne Vorzugsrecht oder für ein einzelnes Gut) übersteigt die Forderung. Senken Sie ihn.',
    creditorUnknown:
      'Ein Kostenposten geht zulasten eines Gläubigers, der nicht an der Verteilung teilnimmt. Wählen Sie einen anderen Gläubiger.',
    dateInvalid:
      'Das Datum eines Gutes, eines Kostenpostens oder einer Forderung ist ungültig. Berichtigen Sie es.',
    dateNeeded:
      'Welches Recht in dieser Akte vorgeht, hängt vom Datum ab, an dem dieses Recht entstand ({{rule}}). Geben Sie dieses Datum ein.',
    assignmentTimeNeeded:
      'Von einer Abtretung des Einkommens ist nicht bekannt, an welchem Tag und zu welcher Stunde die zentrale Datei die Mitteilung erhielt. Geben Sie Tag und Uhrzeit ein: Davon hängt ab, ob die Abtretung der Pfändung vorgeht.',
    seizureTimeNeeded:
      'Das Einkommen wurde abgetreten, aber Tag und Uhrzeit der Pfändung sind nicht bekannt. Geben Sie sie bei der zahlenden Stelle ein, oder geben Sie das Datum der Pfändung ein.',
    reasonMissing: 'Eine Entscheidung des Gerichtsvollziehers ist nicht begründet. Geben Sie den Grund an.',
    decisionUnknownClaim:
      'Eine Entscheidung nennt eine Forderung, die nicht in der Akte steht. Legen Sie die Reihenfolge neu fest.',
    rankNotEditable: 'Der Rang dieses Vorzugsrechts steht fest und kann nicht geändert werden.',
    estateUnknown: 'Ein Anteil oder ein Schuldner gehört zu keinem Vermögen dieser Akte.',
    solidaryUnsettled:
      'Die gesamtschuldnerischen Forderungen hängen so voneinander ab, dass die Verteilung über die Vermögen nicht zur Ruhe kommt. Entscheiden Sie selbst, was jedes Vermögen gibt: Geben Sie die anderen Beträge als Zahlungen an.',
  },
  creditors: {
    creditorNameShared:
      'Ein anderer Gläubiger trägt denselben Namen und keine Nummer unterscheidet sie. Geben Sie an, ob es derselbe Gläubiger ist: Höchstbeträge und Kosten je Gläubiger hängen davon ab.',
    creditorNumberShared:
      'Sie haben angegeben, dass dies ein anderer Gläubiger ist, doch beide haben dieselbe Nummer. Antworten Sie erneut oder berichtigen Sie die Nummer.',
    creditorNumbersDiffer:
      'Sie haben angegeben, dass dies derselbe Gläubiger wie ein anderer ist, doch ihre Nummern sind verschieden. Antworten Sie erneut oder berichtigen Sie die Nummer.',
  },
  gaps: {
    governingDateMissing: 'Das Datum des Verkaufs oder der Pfändung fehlt. Geben Sie es ein.',
    priceMissing:
      'Der Tarif hat keinen Preis für „{{cost}}“ am {{date}}. Bitten Sie den Plattformverwalter, die Aktenkosten zu ergänzen.',
    lawMissing:
      'Das Rechtsregister hat keinen Wert für den {{date}}. Prüfen Sie das Datum des Verkaufs oder der Pfändung.',
    rateMissing:
      'Für den {{date}} ist nicht bekannt: {{rate}}. Die Plattformverwaltung trägt ihn unter Parameter ein, sobald er veröffentlicht ist. Wollen Sie nicht warten, so lassen Sie die Zinsen dieser Forderung nicht weiterlaufen und geben Sie an, was bis zu diesem Tag geschuldet ist.',
    massChanged:
      'Diese Folgeakte verteilt dieselbe Masse mit denselben Kosten neu, und sie wurde geändert. Stellen Sie Saldo, Güter und Kosten wie in der vorigen Akte wieder her.',
    costsExceedReleased:
      'Die Kosten dieser ergänzenden Verteilung sind höher als das frei gewordene Geld. Annullieren Sie diese Akte und eröffnen Sie die Folge mit den richtigen Kosten.',
    receivedMore:
      'Dieser Gläubiger hat bereits mehr erhalten, als ihm jetzt zufällt. Außer der Entscheidung darf an der Akte nichts geändert sein, und die Entscheidungen des Gerichtsvollziehers sind dieselben wie in der vorigen Akte.',
    rankingNotCalculated:
      'Ein Rangordnungsverfahren führt der Notar (Art. 1639–1654 des Gerichtsgesetzbuches); es wird hier nicht berechnet. Die Akte bleibt erhalten; ist es eine anteilmäßige Verteilung, so ändern Sie die Art der Verteilung.',
  },
  signer: {
    signerNotActive:
      '{{name}} soll unterzeichnen, ist aber nicht (mehr) zugelassen. Wählen Sie jemand anderen.',
    signerNotBailiff:
      '{{name}} soll unterzeichnen, übt aber nicht das Amt des Gerichtsvollziehers aus. Wählen Sie jemand anderen.',
    signerWithoutImmatriculation:
      '{{name}} soll unterzeichnen, hat aber keine Amtsbezeichnung in der Sprache der Akte. Tragen Sie sie im Benutzerkonto ein.',
  },
  titles: {
    titleMissing:
      'Es ist nicht angegeben, auf welchem Titel dies beruht. Geben Sie den Titel an oder halten Sie fest, dass die Forderung unbestritten ist (Art. 1628 des Gerichtsgesetzbuches).',
    titleIncomplete:
      'Ein Titel ist noch nicht erkennbar: Es fehlen Angaben wie das Datum oder das Gericht. Ergänzen Sie diese.',
  },
  attention: {
    dossierStopped:
      'Die Verteilung wird seit dem {{date}} angehalten ({{name}}). Das Protokoll kann nicht unterzeichnet, versandt oder ausgeführt werden, solange dies gilt.',
    debtorDeceased:
      '{{name}} ist verstorben ({{date}}). Die Verteilung geht gegen den Nachlass weiter: Richten Sie, was für den Schuldner bestimmt ist, an die Erben oder den Notar.',
    sumCantoned:
      'Seit dem {{date}} besteht ein Kantonnement ({{name}}). Der kantonnierte Betrag ist für den pfändenden Gläubiger bestimmt: Prüfen Sie, ob er in der zu verteilenden Masse enthalten ist.',
    claimUnderPlan:
      'Seit dem {{date}} läuft ein Tilgungsplan ({{name}}). Solange er eingehalten wird, wird diese Forderung nicht vollstreckt: Prüfen Sie, ob sie zählt.',
    consultationMissing:
      'Datum und Uhrzeit der Einsichtnahme in die zentrale Datei der Meldungen fehlen. Geben Sie sie ein oder fügen Sie dem Protokoll die Bescheinigung bei.',
    consultationOld: 'Die Einsichtnahme in die zentrale Datei der Meldungen ist {{days}} Tage alt.',
    statementLate: 'Die Anmeldung ging nach Ablauf der Frist ein.',
    amountChanged: 'Der geforderte Betrag wurde von {{before}} auf {{after}} geändert.',
    costsShare: 'Die Kosten machen {{percent}}\u00a0% des zu verteilenden Saldos aus.',
    pledgeWorthTooMuch:
      'Die verpfändeten Güter haben {{value}} erbracht, mehr als das Doppelte dessen, was das Pfand sichert ({{secured}}). Mehr darf nicht wert sein, was ein Verbraucher zum Pfand gibt (Art. 7 des Pfandgesetzes): Prüfen Sie, ob das Pfand gilt.',
    smallTransfer: 'Der Gläubiger erhält nur {{amount}}.',
    scaleUnconfirmed:
      'Die Beträge von Artikel 1409 GGB für Zahlungen am {{date}} sind noch nicht bestätigt. Unterzeichnen können Sie erst, wenn ein Plattformverwalter sie bestätigt.',
    assignmentOnSeizureDay:
      'Eine Abtretung des Einkommens wurde am {{date}} mitgeteilt, dem Tag der Pfändung, deren Uhrzeit nicht bekannt ist. Sie gilt als später. Ging sie der Pfändung voraus, geben Sie bei der zahlenden Stelle die Uhrzeit der Pfändung ein.',
    delegationWithoutMaintenance:
      'Eine Forderung mit einer Delegation hat nicht das Vorzugsrecht für Unterhalt. Eine Delegation gibt es nur für Unterhalt: Wählen Sie dieses Vorzugsrecht oder ein anderes Recht am Einkommen.',
    quotaPaidLess:
      '{{payer}} zahlte am {{date}} {{paid}}: {{difference}} weniger als der pfändbare Teil von {{quota}}, den die Amtsstube berechnet.',
    quotaPaidMore:
      '{{payer}} zahlte am {{date}} {{paid}}: {{difference}} mehr als der pfändbare Teil von {{quota}}, den die Amtsstube berechnet.',
    quotaDifferenceExplained:
      '{{payer}} zahlte am {{date}} {{paid}}, die Amtsstube berechnet {{quota}}. Erklärung: {{note}}',
    creditorUnreachable:
      'Das Protokoll kann diesen Gläubiger nicht erreichen: Ergänzen Sie E-Mail-Adresse oder belgische Postadresse, bevor Sie unterzeichnen.',
    defendantUnreachable:
      'Schuldner {{name}} kann das Protokoll nicht erhalten: Die Adresse ist unvollständig, oder Einschreiben gehen nicht dorthin. Nach der Unterzeichnung kann die Akte nicht mehr geändert werden.',
    creditorUnprintable:
      'Der Name dieses Gläubigers enthält Zeichen, die das Protokoll nicht zeigen kann: {{characters}}. An ihrer Stelle steht ein Fragezeichen: Schreiben Sie den Namen in lateinischen Buchstaben.',
    defendantUnprintable:
      'Der Name von Schuldner {{name}} enthält Zeichen, die das Protokoll nicht zeigen kann: {{characters}}. An ihrer Stelle steht ein Fragezeichen: Schreiben Sie den Namen in lateinischen Buchstaben.',
    emailAlone:
      'Gläubiger, die das Protokoll nur per E-Mail erhalten: {{count}}. Eine E-Mail genügt nicht (Art. 1629 GGB): Deren Frist läuft erst ab einer datierten Empfangsbestätigung oder einem Einschreiben, sofern Sie beim Versand nicht anders entscheiden.',
    defendantSituation:
      'Schuldner {{name}} in der ZDU: {{situation}}, laut dem Auszug vom {{date}}. Prüfen Sie, was das für die Verteilung bedeutet.',
    defendantGone:
      'Schuldner {{name}} steht seit Auszug {{extract}} nicht mehr in der ZDU. Das Register sagt nicht, warum: Prüfen Sie es.',
    creditorSituation:
      'Gläubiger in der ZDU: {{situation}}, laut dem Auszug vom {{date}}. Prüfen Sie, an wen Sie zahlen.',
    creditorGone:
      'Der Gläubiger steht seit Auszug {{extract}} nicht mehr in der ZDU. Das Register sagt nicht, warum: Prüfen Sie, an wen Sie zahlen.',
    costNameMissing:
      'Der Kostenposten „{{cost}}“ hat keinen Namen in der Sprache der Akte. Das Protokoll zeigt den niederländischen: Bitten Sie einen Plattformverwalter, ihn zu ergänzen.',
    introductionMissing:
      'Die Einleitung der Amtsstube fehlt in der Sprache der Akte. Das Protokoll lässt sie weg; ein Verwalter der Amtsstube kann sie unter Vorlagen ergänzen.',
    remarksMissing:
      'Die Bemerkungen der Amtsstube fehlen in der Sprache der Akte. Das Protokoll lässt sie weg; ein Verwalter der Amtsstube kann sie unter Vorlagen ergänzen.',
    nobodyInvited:
      'Niemand wurde aufgefordert, seine Forderung anzumelden, obwohl Art. 1627 des Gerichtsgesetzbuches es verlangt. Das Protokoll erwähnt es.',
    invitationsEndedEarly:
      'Die Amtsstube hat Aufforderungen ({{count}}) vor dem gesetzlichen letzten Tag, dem {{date}}, beendet (Art. 1627 des Gerichtsgesetzbuches). Das Protokoll erwähnt es.',
    accountMissing: 'Es gibt keine Kontonummer. Erfragen Sie sie, bevor Sie zahlen.',
    accountShared:
      'Das Konto {{account}} gehört zu {{count}} verschiedenen Gläubigern: {{names}}. Prüfen Sie, ob das stimmt.',
    creditorRepeated:
      'Dieser Gläubiger hat {{count}} Anmeldungen. Prüfen Sie, dass dieselbe Schuld nicht zweimal zählt.',
    communicationWrong:
      'Die strukturierte Mitteilung {{reference}} stimmt nicht: Die Kontrollziffern sind falsch.',
    postcodeElsewhere: 'Die Postleitzahl {{postcode}} ist nicht die von {{city}}. Prüfen Sie die Adresse.',
    costsExceedMoney:
      'Die Kosten ({{costs}}) sind höher als der zu verteilende Saldo ({{balance}}): Kein Gläubiger erhält etwas.',
    feeOfOtherClass:
      '„{{cost}}“ berechnet {{fee}}; bei einem Saldo von {{balance}} sieht der Tarif {{classFee}} vor.',
    tariffUnverified:
      'Nicht im Text des Tarifs bestätigt: {{names}}. Der Gerichtsvollzieher bestätigt es vor der Unterzeichnung.',
    seizingCreditorMissing:
      'Kein pfändender Gläubiger ist angegeben. Das Protokoll nennt dann nicht, auf wessen Betreiben gepfändet wurde.',
    seizureTitleMissing: 'Der Titel der Pfändung ist nicht angegeben. Fügen Sie ihn bei den Urkunden hinzu.',
    seizureDeedMissing: 'Die Pfändungsurkunde fehlt bei den Urkunden oder hat kein Datum.',
    saleReportMissing: 'Das Verkaufsprotokoll fehlt bei den Urkunden oder hat kein Datum.',
    thirdPartyMissing: 'Der Drittgepfändete ist nicht angegeben.',
    thirdPartyDatesMissing: 'Bei einem Drittgepfändeten fehlt das Datum der Erklärung oder des Geldeingangs.',
    tariffOld:
      'Preise von vor der Indexierung am {{date}}: {{names}}. Der Gerichtsvollzieher bestätigt es vor der Unterzeichnung.',
  },
};
