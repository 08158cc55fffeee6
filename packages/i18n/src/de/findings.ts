import type { findings as source } from '../nl/findings.ts';
import type { Texts } from '../texts.ts';

export const findings: Texts<typeof source> = {
  dossier: {
    DOSSIER_NULL: 'Die Akte wurde nicht gefunden.',
    DOSSIER_NO_LANGUAGE: 'Die Akte hat keine Sprache. Wählen Sie eine aus.',
    DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF:
      'Die verantwortliche Person ist kein Gerichtsvollzieher. Wählen Sie einen Gerichtsvollzieher aus.',
    DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'Es gibt keinen zu verteilenden Saldo. Geben Sie den Saldo ein.',
    DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE:
      'Der Erlös der Güter ist zusammen höher als der zu verteilende Saldo. Berichtigen Sie den Saldo oder die Beträge.',
    DOSSIER_INVALID_DEFENDANT: 'Die Angaben zum Beklagten sind ungültig oder unvollständig.',
    DOSSIER_INVALID_DEFENDANT_ADDRESS: 'Die Adresse des Beklagten ist ungültig oder unvollständig.',
    DOSSIER_NO_STATEMENTS: 'Die Akte enthält keine Anmeldungen. Fügen Sie mindestens eine hinzu.',
    DOSSIER_NOT_VALIDATED_STATEMENTS: 'Nicht alle Anmeldungen sind validiert.',
    DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION:
      'Für den verantwortlichen Gerichtsvollzieher fehlt der Immatrikulationstext in der Sprache der Akte.',
    STATEMENT_NULL: 'Die Anmeldung wurde nicht gefunden.',
    STATEMENT_INVALID: 'Die Anmeldung wurde für ungültig erklärt und nimmt an der Verteilung nicht teil.',
    STATEMENT_DELETED: 'Die Anmeldung wurde gelöscht.',
    STATEMENT_CREDITOR_INVALID: 'Die Angaben zum Gläubiger sind ungültig oder unvollständig.',
    STATEMENT_CREDITOR_INVALID_ADDRESS: 'Die Adresse des Gläubigers ist ungültig oder unvollständig.',
    STATEMENT_NO_TITLE_DOCUMENT: 'Der Anmeldung fehlt ein Titel. Laden Sie das Dokument hoch.',
    STATEMENT_NO_SETTLEMENT_DOCUMENT: 'Der Anmeldung fehlt eine Abrechnung. Laden Sie das Dokument hoch.',
    STATEMENT_NO_CLAIMS: 'Die Anmeldung enthält keine Forderungen.',
    STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED: 'Der geforderte Betrag der Anmeldung ist null.',
    PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED: 'Der geforderte Betrag der bevorrechtigten Forderung ist null.',
    PRIVILEGED_CLAIM_NO_PRIVILEGE: 'Für die bevorrechtigte Forderung ist kein Vorzugsrecht gewählt.',
    PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE:
      'Die Art der Forderung stimmt nicht mit der Art des gewählten Vorzugsrechts überein.',
    PRIVILEGED_CLAIM_NO_DOCUMENT: 'Der bevorrechtigten Forderung fehlt ein Beleg.',
    PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM:
      'Die bevorrechtigten Forderungen übersteigen zusammen den insgesamt geforderten Betrag.',
    SPECIFIC_CLAIM_ASSET_ZERO_VALUE:
      'Das Gut, auf dem das besondere Vorzugsrecht ruht, hat keinen Erlös erbracht. Die Forderung zählt als gewöhnliche.',
    SPECIFIC_CLAIM_NO_ASSET:
      'Das besondere Vorzugsrecht ist mit keinem Gut verknüpft. Wählen Sie das Gut aus.',
  },
  calculation: {
    governingDateInvalid:
      'Das Datum, das das anwendbare Recht bestimmt, ist ungültig. Prüfen Sie das Datum des Verkaufs oder der Pfändung.',
    duplicateId: 'Zwei Teile der Berechnung haben dieselbe Kennung. Bitte wenden Sie sich an den Support.',
    amountNegative: 'Ein Betrag ist negativ.',
    amountTooLarge: 'Ein Betrag ist zu groß für die Berechnung.',
    poolUnknown: 'Es wird auf ein Gut verwiesen, das nicht in der Akte steht.',
    poolMissing: 'Das besondere Vorzugsrecht ist mit keinem Gut verknüpft. Wählen Sie das Gut aus.',
    poolNotAllowed: 'Dieser Kostenposten oder diese Forderung kann nicht mit diesem Gut verknüpft werden.',
    privilegeUnknown: 'Dieses Vorzugsrecht gibt es nicht. Wählen Sie ein Vorzugsrecht aus der Liste.',
    privilegeNotInForce:
      'Dieses Vorzugsrecht galt am maßgeblichen Datum nicht. Wählen Sie ein anderes Vorzugsrecht.',
    claimsExceedTotal:
      'Die bevorrechtigten Forderungen übersteigen zusammen den insgesamt geforderten Betrag.',
    dateInvalid: 'Ein Datum ist ungültig.',
    dateNeeded:
      'Der Rang dieses Vorzugsrechts hängt vom Datum ab, an dem das Recht entstand. Geben Sie dieses Datum ein.',
    reasonMissing: 'Eine Entscheidung des Gerichtsvollziehers ist nicht begründet. Geben Sie den Grund an.',
    decisionUnknownClaim: 'Eine Entscheidung nennt eine Forderung, die nicht in der Akte steht.',
    rankNotEditable: 'Der Rang dieses Vorzugsrechts steht fest und kann nicht geändert werden.',
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
    rankingNotCalculated:
      'Ein Rangordnungsverfahren führt der Notar (Art. 1639-1654 GGB); es wird hier nicht berechnet. Die Akte bleibt erhalten; ist es eine anteilmäßige Verteilung, so ändern Sie die Art der Verteilung.',
  },
  signer: {
    signerNotActive:
      '{{name}} soll unterzeichnen, ist aber nicht (mehr) zugelassen. Wählen Sie einen anderen Gerichtsvollzieher oder Unterzeichner.',
    signerNotBailiff:
      '{{name}} soll unterzeichnen, ist aber kein Gerichtsvollzieher. Wählen Sie einen anderen Unterzeichner.',
    signerWithoutImmatriculation:
      '{{name}} soll unterzeichnen, hat aber keine Immatrikulation in der Sprache der Akte. Ergänzen Sie sie beim Benutzer.',
  },
  attention: {
    consultationMissing:
      'Datum und Uhrzeit der Einsichtnahme in die Datei der Meldungen fehlen. Geben Sie sie ein oder fügen Sie dem Protokoll die Bescheinigung bei.',
    consultationOld: 'Die Einsichtnahme in die Datei der Meldungen ist {{days}} Tage alt.',
    statementLate: 'Die Anmeldung kam nach der Frist.',
    amountChanged: 'Der geforderte Betrag wurde von {{before}} auf {{after}} geändert.',
    costsShare: 'Die Kosten nehmen {{percent}} % des zu verteilenden Saldos.',
    smallTransfer: 'Der Gläubiger erhält nur {{amount}}.',
    creditorUnreachable:
      'Das Protokoll kann diesen Gläubiger nicht erreichen: Ergänzen Sie E-Mail-Adresse oder belgische Postanschrift, bevor Sie unterzeichnen.',
    costNameMissing:
      'Der Kostenposten „{{cost}}“ hat keinen Namen in der Sprache der Akte. Das Protokoll zeigt den niederländischen: Bitten Sie die Verwaltung, ihn zu ergänzen.',
    nobodyInvited:
      'Niemand wurde aufgefordert, seine Forderung anzumelden, obwohl Art. 1627 GGB es verlangt. Das Protokoll erwähnt es.',
    invitationsEndedEarly:
      'Die Amtsstube hat Aufforderungen ({{count}}) vor dem gesetzlichen letzten Tag, dem {{date}}, beendet (Art. 1627 GGB). Das Protokoll erwähnt es.',
    accountMissing: 'Es gibt keine Kontonummer. Erfragen Sie sie, bevor Sie zahlen.',
    accountShared:
      'Das Konto {{account}} steht bei {{count}} verschiedenen Gläubigern: {{names}}. Prüfen Sie, ob das stimmt.',
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
      'Nicht im Text des Tarifs bestätigt: {{names}}. Der Gerichtsvollzieher bestätigt es, bevor er unterzeichnet.',
    tariffOld:
      'Preise von vor der Indexierung am {{date}}: {{names}}. Der Gerichtsvollzieher bestätigt es, bevor er unterzeichnet.',
  },
};
