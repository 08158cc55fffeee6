import type { findings as source } from '../nl/findings.ts';
import type { Texts } from '../texts.ts';

export const findings: Texts<typeof source> = {
  dossier: {
    DOSSIER_NULL: 'Le dossier est introuvable.',
    DOSSIER_NO_LANGUAGE: 'Le dossier n’a pas de langue. Choisissez-en une.',
    DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF:
      'Le responsable n’est pas huissier de justice. Choisissez un huissier de justice.',
    DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'Il n’y a pas de solde à répartir. Indiquez le solde.',
    DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE:
      'Le produit total des biens dépasse le solde à répartir. Corrigez le solde ou les montants.',
    DOSSIER_INVALID_DEFENDANT:
      'Les données du débiteur sont incorrectes ou incomplètes. Complétez-les sous Général.',
    DOSSIER_INVALID_DEFENDANT_ADDRESS:
      'L’adresse du débiteur est incorrecte ou incomplète. Complétez-la sous Général.',
    DOSSIER_NO_STATEMENTS: 'Le dossier ne contient aucune déclaration. Ajoutez-en au moins une.',
    DOSSIER_NOT_VALIDATED_STATEMENTS: 'Cette déclaration n’est pas encore validée. Vérifiez-la.',
    DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION:
      'L’huissier de justice responsable n’a pas de texte d’immatriculation dans la langue du dossier. Complétez-le auprès de l’utilisateur.',
    STATEMENT_NULL: 'La déclaration est introuvable.',
    STATEMENT_INVALID: 'La déclaration a été rejetée et n’est pas prise en compte dans la répartition.',
    STATEMENT_DELETED: 'La déclaration a été supprimée.',
    STATEMENT_CREDITOR_INVALID: 'Les données du créancier sont incorrectes ou incomplètes. Complétez-les.',
    STATEMENT_CREDITOR_INVALID_ADDRESS: 'L’adresse du créancier est incorrecte ou incomplète. Complétez-la.',
    STATEMENT_NO_TITLE_DOCUMENT: 'Il manque un titre à la déclaration. Joignez la pièce.',
    STATEMENT_NO_SETTLEMENT_DOCUMENT: 'Il manque un décompte à la déclaration. Joignez la pièce.',
    STATEMENT_NO_CLAIMS: 'La déclaration ne contient aucune créance.',
    STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED:
      'Le montant réclamé dans la déclaration est de 0,00\u00a0€. Indiquez le montant.',
    PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED:
      'Le montant réclamé de la créance privilégiée est de 0,00\u00a0€. Indiquez le montant.',
    PRIVILEGED_CLAIM_NO_PRIVILEGE: 'Aucun privilège n’est choisi pour la créance privilégiée.',
    PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE:
      'Le type de créance ne correspond pas au type du privilège choisi.',
    PRIVILEGED_CLAIM_NO_DOCUMENT: 'Il manque une pièce justificative à la créance privilégiée.',
    PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM:
      'Les créances privilégiées dépassent ensemble le montant total réclamé.',
    SPECIFIC_CLAIM_ASSET_ZERO_VALUE:
      'Le bien grevé du privilège spécial n’a rien rapporté. La créance est prise en compte comme créance ordinaire.',
    SPECIFIC_CLAIM_NO_ASSET: 'Le privilège spécial n’est lié à aucun bien. Choisissez le bien.',
  },
  calculation: {
    governingDateInvalid:
      'La date qui détermine le droit applicable n’est pas valable. Vérifiez la date de la vente ou de la saisie.',
    duplicateId: 'Deux éléments du calcul portent le même identifiant. Contactez l’assistance.',
    amountNegative: 'Un montant est négatif. Corrigez-le.',
    amountTooLarge: 'Un montant est trop élevé pour être calculé.',
    poolUnknown: 'Il est fait référence à un bien qui ne figure pas au dossier.',
    poolMissing: 'Le privilège spécial n’est lié à aucun bien. Choisissez le bien.',
    poolNotAllowed: 'Ce poste de frais ou cette créance ne peut pas être lié à ce bien.',
    privilegeUnknown: 'Ce privilège n’existe pas. Choisissez un privilège de la liste.',
    privilegeNotInForce:
      'Ce privilège n’était pas en vigueur à la date applicable. Choisissez un autre privilège.',
    claimsExceedTotal: 'Les créances privilégiées dépassent ensemble le montant total réclamé.',
    partsExceedClaim:
      'Une partie d’une créance (réservée, sans privilège ou sur un seul bien) dépasse la créance.',
    creditorUnknown:
      'Un poste de frais est à charge d’un créancier qui ne figure pas dans la répartition. Choisissez un autre créancier.',
    dateInvalid: 'Une date n’existe pas. Vérifiez-la.',
    dateNeeded:
      'L’ordre entre ce droit et un autre du dossier dépend de la date à laquelle il est né ({{rule}}). Indiquez cette date.',
    assignmentTimeNeeded:
      'Le jour et l’heure auxquels le fichier central a reçu l’avis d’une cession du revenu ne sont pas connus. Indiquez-les\u00a0: ils décident si la cession prime la saisie.',
    seizureTimeNeeded:
      'Le revenu a été cédé, mais le jour et l’heure de la saisie ne sont pas connus. Indiquez-les auprès de celui qui paie le revenu, ou indiquez la date de la saisie.',
    reasonMissing: 'Une décision de l’huissier de justice n’est pas motivée. Indiquez le motif.',
    decisionUnknownClaim: 'Une décision cite une créance qui ne figure pas au dossier.',
    rankNotEditable: 'Le rang de ce privilège est fixé et ne peut pas être modifié.',
    estateUnknown: 'Une part ou un débiteur ne correspond à aucun patrimoine de ce dossier.',
    solidaryUnsettled:
      'Les créances solidaires dépendent tellement les unes des autres que la répartition entre les patrimoines ne se stabilise pas. Décidez vous-même de ce que donne chaque patrimoine\u00a0: indiquez les autres montants comme paiements.',
  },
  creditors: {
    creditorNameShared:
      'Un autre créancier porte le même nom et aucun numéro ne les distingue. Indiquez s’il s’agit du même créancier\u00a0: les plafonds et les frais par créancier en dépendent.',
    creditorNumberShared:
      'Vous avez indiqué qu’il s’agit d’un autre créancier, mais les deux ont le même numéro. Répondez à nouveau ou corrigez le numéro.',
    creditorNumbersDiffer:
      'Vous avez indiqué qu’il s’agit du même créancier qu’un autre, mais leurs numéros diffèrent. Répondez à nouveau ou corrigez le numéro.',
  },
  gaps: {
    governingDateMissing: 'La date de la vente ou de la saisie manque. Indiquez cette date.',
    priceMissing:
      'Le tarif n’a pas de prix pour «\u00a0{{cost}}\u00a0» au {{date}}. Demandez à l’administrateur de la plateforme de compléter les frais de dossier.',
    lawMissing:
      'Le registre du droit n’a pas de valeur au {{date}}. Vérifiez la date de la vente ou de la saisie.',
    rateMissing:
      'Le taux suivant n’est pas connu au {{date}}\u00a0: {{rate}}. L’administrateur de la plateforme l’introduit sous Paramètres dès sa publication. Pour ne pas attendre, arrêtez les intérêts de cette créance et indiquez ce qui est dû jusqu’à ce jour.',
    massChanged:
      'Ce dossier de suite répartit à nouveau la même masse avec les mêmes frais, et elle a été modifiée. Rétablissez le solde, les biens et les frais comme dans le dossier précédent.',
    costsExceedReleased:
      'Les frais de cette répartition complémentaire dépassent le montant libéré. Annulez ce dossier et ouvrez la suite avec les frais exacts.',
    receivedMore:
      'Ce créancier a déjà reçu plus que ce qui lui revient à présent. Hormis la décision, rien ne peut être modifié dans le dossier, et les choix de l’huissier de justice sont les mêmes que dans le dossier précédent.',
    rankingNotCalculated:
      'Un ordre est la procédure du notaire (art. 1639-1654 C. jud.) et n’est pas calculé ici. Le dossier est conservé\u00a0; s’il s’agit d’une distribution par contribution, changez le type de répartition.',
  },
  signer: {
    signerNotActive:
      '{{name}} doit signer, mais n’est pas ou plus admis. Choisissez un autre huissier de justice ou signataire.',
    signerNotBailiff:
      '{{name}} doit signer, mais n’est pas huissier de justice. Choisissez un autre signataire.',
    signerWithoutImmatriculation:
      '{{name}} doit signer, mais n’a pas d’immatriculation dans la langue du dossier. Complétez-la auprès de l’utilisateur.',
  },
  titles: {
    titleMissing:
      'Le titre sur lequel ceci repose n’est pas indiqué. Indiquez le titre, ou actez que la créance n’est pas contestée (art. 1628 C. jud.).',
    titleIncomplete:
      'Un titre n’est pas encore identifiable\u00a0: il manque des données, comme la date ou la juridiction. Complétez-les.',
  },
  attention: {
    dossierStopped:
      'La répartition est arrêtée depuis le {{date}} ({{name}}). Le procès-verbal ne peut être ni signé, ni envoyé, ni exécuté tant que cela vaut.',
    debtorDeceased:
      'Décès le {{date}} ({{name}}). La répartition se poursuit contre la succession\u00a0: adressez aux héritiers ou au notaire ce qui est destiné au débiteur.',
    sumCantoned:
      'Un cantonnement a eu lieu le {{date}} ({{name}}). La somme cantonnée est affectée au créancier saisissant\u00a0: vérifiez si elle figure dans la masse à répartir.',
    claimUnderPlan:
      'Un plan d’apurement court depuis le {{date}} ({{name}}). L’exécution de cette créance est suspendue tant qu’il est respecté\u00a0: vérifiez si elle doit compter.',
    consultationMissing:
      'La date et l’heure de la consultation du FCA manquent. Indiquez-les ou joignez l’attestation au procès-verbal.',
    consultationOld: 'La consultation du FCA remonte à {{days}} jours.',
    statementLate: 'La déclaration est arrivée après le délai.',
    amountChanged: 'Le montant réclamé a été modifié de {{before}} à {{after}}.',
    costsShare: 'Les frais absorbent {{percent}}\u00a0% du solde à répartir.',
    pledgeWorthTooMuch:
      'Les biens gagés ont rapporté {{value}}, plus du double de ce que le gage garantit ({{secured}}). Ce qu’un consommateur donne en gage ne peut valoir davantage (art. 7 de la loi sur le gage)\u00a0: vérifiez si le gage tient.',
    smallTransfer: 'Le créancier ne reçoit que {{amount}}.',
    scaleUnconfirmed:
      'Les montants de l’article 1409 C. jud. pour les paiements du {{date}} ne sont pas encore confirmés. La signature n’est possible qu’après la confirmation par un administrateur de la plateforme.',
    assignmentOnSeizureDay:
      'Une cession du revenu a été notifiée le {{date}}, le jour de la saisie, dont l’heure n’est pas connue. Elle est tenue pour postérieure à la saisie. Si elle l’a précédée, indiquez l’heure de la saisie auprès de celui qui paie le revenu.',
    delegationWithoutMaintenance:
      'Une créance assortie d’une délégation n’a pas le privilège alimentaire. Une délégation n’existe que pour des aliments\u00a0: choisissez ce privilège, ou un autre droit sur le revenu.',
    quotaPaidLess:
      '{{payer}} a payé {{paid}} le {{date}}\u00a0: {{difference}} de moins que la partie saisissable de {{quota}} que l’étude calcule.',
    quotaPaidMore:
      '{{payer}} a payé {{paid}} le {{date}}\u00a0: {{difference}} de plus que la partie saisissable de {{quota}} que l’étude calcule.',
    quotaDifferenceExplained:
      '{{payer}} a payé {{paid}} le {{date}}, l’étude calcule {{quota}}. Explication\u00a0: {{note}}',
    creditorUnreachable:
      'Le procès-verbal ne peut pas atteindre ce créancier\u00a0: complétez son adresse e-mail ou son adresse postale belge avant de signer.',
    defendantUnreachable:
      'Le débiteur {{name}} ne peut pas recevoir le procès-verbal\u00a0: l’adresse est incomplète, ou les envois recommandés n’y sont pas possibles. Après la signature, le dossier ne peut plus être modifié.',
    creditorUnprintable:
      'Le nom de ce créancier contient des signes que le procès-verbal ne peut pas montrer\u00a0: {{characters}}. Un point d’interrogation les remplace\u00a0: écrivez le nom en lettres latines.',
    defendantUnprintable:
      'Le nom du débiteur {{name}} contient des signes que le procès-verbal ne peut pas montrer\u00a0: {{characters}}. Un point d’interrogation les remplace\u00a0: écrivez le nom en lettres latines.',
    emailAlone:
      'Créanciers qui ne reçoivent le procès-verbal que par e-mail : {{count}}. Un e-mail ne suffit pas (art. 1629 C. jud.) : leur délai ne court qu’à partir d’un accusé de réception daté ou d’une lettre recommandée, sauf si vous en décidez autrement lors de l’envoi.',
    defendantSituation:
      'Débiteur {{name}} à la BCE\u00a0: {{situation}}, selon l’extrait du {{date}}. Vérifiez ce que cela signifie pour la répartition.',
    defendantGone:
      'Le débiteur {{name}} ne figure plus à la BCE depuis l’extrait {{extract}}. Le registre ne dit pas pourquoi\u00a0: vérifiez-le.',
    creditorSituation:
      'Créancier à la BCE\u00a0: {{situation}}, selon l’extrait du {{date}}. Vérifiez à qui vous payez.',
    creditorGone:
      'Le créancier ne figure plus à la BCE depuis l’extrait {{extract}}. Le registre ne dit pas pourquoi\u00a0: vérifiez à qui vous payez.',
    costNameMissing:
      'Le poste de frais «\u00a0{{cost}}\u00a0» n’a pas de nom dans la langue du dossier. Le procès-verbal montre le nom néerlandais\u00a0: demandez à l’administrateur de la plateforme de le compléter.',
    introductionMissing:
      'L’introduction de l’étude n’existe pas dans la langue du dossier. Le procès-verbal ne la reprend pas\u00a0; un administrateur de l’étude peut l’ajouter sous Modèles.',
    remarksMissing:
      'Les remarques de l’étude n’existent pas dans la langue du dossier. Le procès-verbal ne les reprend pas\u00a0; un administrateur de l’étude peut les ajouter sous Modèles.',
    nobodyInvited:
      'Personne n’a été invité à déclarer sa créance, alors que l’art. 1627 C. jud. le demande. Le procès-verbal le mentionne.',
    invitationsEndedEarly:
      'L’étude a mis fin à des invitations ({{count}}) avant le dernier jour légal, le {{date}} (art. 1627 C. jud.). Le procès-verbal le mentionne.',
    accountMissing: 'Il n’y a pas de numéro de compte. Demandez-le avant de payer.',
    accountShared:
      'Le compte {{account}} figure chez {{count}} créanciers différents\u00a0: {{names}}. Vérifiez si c’est exact.',
    creditorRepeated:
      'Ce créancier a {{count}} déclarations. Vérifiez que la même dette ne compte pas deux fois.',
    communicationWrong:
      'La communication structurée {{reference}} est inexacte\u00a0: les chiffres de contrôle sont faux.',
    postcodeElsewhere:
      'Le code postal {{postcode}} ne correspond pas à la commune {{city}}. Vérifiez l’adresse.',
    costsExceedMoney:
      'Les frais ({{costs}}) dépassent le solde à répartir ({{balance}})\u00a0: aucun créancier ne reçoit quoi que ce soit.',
    feeOfOtherClass:
      '«\u00a0{{cost}}\u00a0» compte {{fee}}\u00a0; pour un solde de {{balance}}, le tarif prévoit {{classFee}}.',
    tariffUnverified:
      'Non confirmés dans le texte du tarif\u00a0: {{names}}. L’huissier de justice l’atteste avant de signer.',
    seizingCreditorMissing:
      'Aucun créancier saisissant n’est indiqué. Le procès-verbal ne nomme alors pas la partie à la requête de laquelle la saisie a été pratiquée.',
    seizureTitleMissing: 'Le titre sur lequel repose la saisie n’est pas indiqué. Ajoutez-le aux actes.',
    seizureDeedMissing: 'L’acte de saisie manque parmi les actes ou n’a pas de date.',
    saleReportMissing: 'Le procès-verbal de vente manque parmi les actes ou n’a pas de date.',
    thirdPartyMissing: 'Le tiers saisi n’est pas indiqué.',
    thirdPartyDatesMissing:
      'Pour un tiers saisi, la date de la déclaration ou de la réception des deniers manque.',
    tariffOld:
      'Prix antérieurs à l’indexation du {{date}}\u00a0: {{names}}. L’huissier de justice l’atteste avant de signer.',
  },
};
