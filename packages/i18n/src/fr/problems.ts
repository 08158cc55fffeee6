import type * as source from '../nl/problems.ts';
import type { Texts } from '../texts.ts';

export const problems: Texts<typeof source.problems> = {
  validation: 'Certains champs ne sont pas correctement complétés. Vérifiez les champs indiqués.',
  'malformed-json': 'La demande n’a pas pu être lue. Rechargez la page et réessayez.',
  'malformed-form':
    'Le formulaire avec le fichier n’a pas pu être lu. Rechargez la page et choisissez à nouveau le fichier.',
  'token-missing': 'Votre session n’est pas ouverte. Connectez-vous pour continuer.',
  'token-expired': 'Votre session a expiré. Connectez-vous à nouveau.',
  'token-invalid': 'Votre connexion n’est pas valable. Connectez-vous à nouveau.',
  'session-ended': 'Vous êtes déconnecté. Connectez-vous à nouveau pour continuer.',
  unauthorized: 'Il faut vous connecter pour faire cela. Connectez-vous à nouveau.',
  'insufficient-permissions':
    'Vos droits sont insuffisants pour cette opération. Adressez-vous à un administrateur de votre étude.',
  'access-denied': 'Vous n’avez pas accès à ceci. Adressez-vous à un administrateur de votre étude.',
  'not-found': 'Élément introuvable. Il a peut-être été supprimé, ou le lien est erroné.',
  'route-not-found': 'Cette adresse n’existe pas.',
  'method-not-allowed': 'Cette adresse n’accepte pas cette opération.',
  conflict: 'Ce n’est plus possible\u00a0: quelque chose a changé entre-temps. Rechargez la page.',
  stale:
    'Une autre personne a modifié ceci entre-temps. Chargez la dernière version et refaites votre modification.',
  'too-large': 'La demande est trop volumineuse. Envoyez moins d’éléments à la fois.',
  'address-too-long': 'Cette adresse est trop longue. Vérifiez le lien.',
  'unsupported-media-type': 'Ce type de contenu n’est pas accepté ici.',
  'headers-too-large': 'L’adresse ou les en-têtes de cette demande sont trop longs. Vérifiez le lien.',
  unprocessable: 'Cela ne peut pas être exécuté tel quel. Vérifiez ce que vous avez indiqué.',
  'idempotency-key-invalid':
    'La demande porte une clé qui ne peut pas être lue. Rechargez la page et réessayez.',
  'idempotency-key-reused':
    'Ceci a déjà été effectué, avec d’autres données. Rechargez la page et vérifiez ce qui est enregistré.',
  'already-carried-out':
    'Ceci a déjà été effectué, mais la réponse s’est perdue. Rechargez la page pour voir ce qui est enregistré.',
  'confirmation-wrong': 'Le nom n’est pas celui de la demande. Tapez-le comme il figure à l’écran.',
  'erasure-plan-changed': 'Ce qui peut être effacé a changé entre-temps. Regardez à nouveau la liste.',
  'too-many-requests': 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
  internal: 'Une erreur s’est produite. Contactez l’assistance.',
  'not-built': 'Cette partie de Prorata n’est pas encore disponible.',
  'bad-gateway': 'Un service externe n’a pas donné de réponse utilisable. Réessayez plus tard.',
  'service-unavailable': 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  'gateway-timeout': 'La réponse s’est fait attendre trop longtemps. Vérifiez votre connexion et réessayez.',
  'storage-full':
    'Rien ne peut être enregistré pour le moment, car l’espace de stockage est plein. Réessayez plus tard ou contactez l’assistance.',

  'upload-no-files': 'Aucun fichier n’a été joint. Choisissez d’abord un fichier.',
  'upload-empty': 'Le fichier joint est vide. Choisissez un autre fichier.',
  'upload-too-large': 'Le fichier est trop volumineux. Choisissez un fichier plus léger.',
  'upload-type-refused': 'Ce type de fichier n’est pas accepté. Choisissez un autre fichier.',
  'upload-tiff':
    'Un fichier TIFF ne peut pas être affiché ici. Enregistrez le scan en PDF, PNG ou JPEG et choisissez ce fichier.',
  'upload-photo-too-large':
    'Cette photo est trop grande pour être convertie. Reprenez-la en taille normale ou enregistrez-la en JPEG ou PDF.',
  'upload-photo-unreadable':
    'Cette photo est endommagée ou incomplète et ne peut pas être ouverte. Reprenez-la ou enregistrez-la en JPEG ou PDF.',
  'upload-infected':
    'Le fichier a été refusé parce qu’il semble contenir un virus. Choisissez un autre fichier ou faites vérifier votre appareil.',
  'upload-unsafe':
    'Le fichier contient des scripts, des macros ou des liens qui lancent des programmes. Enregistrez-le comme simple PDF et réessayez.',
  'upload-protected':
    'Le fichier est protégé ou chiffré et ne peut pas être vérifié. Enregistrez-le sans protection.',
  'upload-unreadable': 'Le fichier est endommagé ou incomplet. Choisissez un autre fichier.',
  'upload-macros':
    'Le fichier contient des macros ou des contrôles. Enregistrez-le sans macros, ou en PDF, et réessayez.',
  'upload-remote-content':
    'Le fichier va chercher un modèle ou un autre contenu ailleurs dès son ouverture. Enregistrez-le en PDF et réessayez.',
  'upload-embedded-object':
    'Le fichier contient un objet incorporé d’un autre programme. Enregistrez-le en PDF et réessayez.',
  'upload-too-complex':
    'Le fichier n’a pas pu être vérifié dans un délai raisonnable. Imprimez-le vers un nouveau PDF, ou divisez-le, et réessayez.',
  'upload-unknown':
    'Le fichier n’a pas pu être joint. Réessayez\u00a0; si cela échoue encore, contactez l’assistance.',
  'scanner-away':
    'Le fichier ne peut pas être vérifié contre les virus en ce moment. Réessayez dans quelques minutes.',
  'document-quarantined':
    'Ce fichier est encore en cours de vérification antivirus. Il pourra être utilisé dès que ce sera fait, en général dans les minutes qui suivent.',
  'document-unjudgeable':
    'Ce fichier ne peut pas être vérifié contre les virus, le plus souvent parce qu’il est trop volumineux, et personne ne l’ouvre. Supprimez-le et demandez un exemplaire plus léger.',
  'document-infected':
    'Un virus a été trouvé dans ce fichier. Il reste scellé et personne ne l’ouvre. Supprimez-le et demandez un autre exemplaire.',
  'document-without-original':
    'Aucun original scellé n’est conservé pour cette pièce\u00a0: elle est affichée telle qu’elle a été envoyée.',
  'document-in-use':
    'Cette pièce est la pièce justificative d’une créance. Choisissez d’abord une autre pièce justificative pour cette créance.',
  'duplicate-document': 'Ce fichier est déjà joint à cette déclaration, sous le nom {{fileName}}.',
  'tray-full': '{{maximum}} fichiers attendent déjà dans ce dossier. Classez-en d’abord une partie.',
  'loose-document-not-found': 'Ce fichier n’attend plus\u00a0: un collègue l’a déjà classé ou supprimé.',
  'document-view-code-invalid':
    'Ce lien ne fonctionne plus ou est inexact. Demandez-en un nouveau à l’étude.',
  'opening-code-wrong':
    'Ce code n’est pas exact. Nombre d’essais restants\u00a0: {{left}}. Ensuite, un nouveau code est nécessaire.',
  'opening-code-over':
    'Ce code ne fonctionne plus\u00a0: il a expiré, a déjà servi, ou trop de codes inexacts ont été saisis. Demandez un nouveau code.',
  'opening-invitation-code-wrong':
    'Ce n’est pas le code de l’invitation liée à ce lien. Il figure sur la lettre ou dans l’e-mail par lequel l’étude vous a invité.',
  'opening-over': 'Le temps pour lire le projet est écoulé. Prouvez à nouveau que c’est bien vous.',
  'opening-email-unknown':
    'Aucune adresse e-mail n’est plus connue pour ce lien. Utilisez le code de votre invitation, ou demandez le projet par lettre.',
  'evidence-too-large': 'Le recueil de preuves de ce dossier serait trop volumineux. Contactez l’assistance.',
  'download-too-large':
    'Ces fichiers sont ensemble trop volumineux pour un seul téléchargement. Contactez l’assistance.',
  'paper-quarantined':
    '«\u00a0{{name}}\u00a0» est encore en cours de vérification antivirus. Vous pourrez tout télécharger dès que ce sera fait, en général dans les minutes qui suivent.',
  'paper-unjudgeable':
    '«\u00a0{{name}}\u00a0» ne peut pas être vérifié contre les virus, le plus souvent parce qu’il est trop volumineux. Remplacez-le par un exemplaire plus léger et réessayez.',
  'paper-infected':
    'Un virus a été trouvé dans «\u00a0{{name}}\u00a0». Remplacez-le par un autre exemplaire et réessayez.',
  'paper-damaged':
    '«\u00a0{{name}}\u00a0» n’est plus ce qu’il était lors de sa conservation. Contactez l’assistance.',
  'file-damaged':
    'Le fichier conservé n’est plus ce qu’il était. Pour éviter toute erreur, il n’est ni affiché, ni signé, ni envoyé. Contactez l’assistance.',

  'not-onboarded': 'Complétez d’abord votre profil pour utiliser Prorata.',
  'user-pending':
    'Votre compte est encore en attente d’approbation. Vous recevrez un e-mail dès qu’une décision sera prise.',
  'user-disapproved': 'Votre compte a été refusé. Contactez l’assistance.',
  'organization-incomplete':
    'Les données de votre étude sont incomplètes. Un administrateur de votre étude doit les compléter.',
  'organization-not-approved': 'L’étude n’est pas encore approuvée. Approuvez d’abord l’étude.',
  'eula-not-accepted':
    'Le contrat de licence n’est pas encore accepté. Un administrateur de votre étude doit l’accepter.',
  'onboarding-disabled': 'Les nouvelles inscriptions ne sont pas possibles pour le moment.',
  'already-onboarded': 'Votre inscription est déjà faite.',
  'duplicate-user': 'Il existe déjà un utilisateur avec ces données.',
  'duplicate-organization': 'Il existe déjà une étude avec ce numéro d’entreprise.',
  'user-in-use':
    'Cet utilisateur est encore responsable ou suppléant dans des dossiers ouverts ({{dossiers}}). Transmettez-les d’abord à quelqu’un d’autre.',
  'last-administrator':
    'C’est le dernier administrateur de l’étude. Désignez d’abord un autre administrateur.',
  'organization-in-use':
    'Cette étude a encore des utilisateurs ou des dossiers et ne peut pas être supprimée.',
  'logo-unreadable': 'Le logo ne peut pas être lu. Choisissez une autre image.',
  'logo-unsafe':
    'Le SVG contient des scripts ou renvoie à d’autres fichiers. Enregistrez le logo en SVG simple, ou choisissez PNG ou JPEG.',
  'logo-wrong-ratio': 'Le logo doit respecter le rapport 85 × 36.',
  'account-edit-failed': 'Votre compte n’a pas pu être modifié. Réessayez.',

  'kbo-not-found': 'Ce numéro d’entreprise est introuvable à la BCE',
  'kbo-search-unavailable': 'La recherche dans la BCE est momentanément indisponible',

  'dossier-read-only':
    'Ce dossier est en lecture seule. Il est signé ou clôturé, ou vous n’avez pas le droit de le modifier.',
  'dossier-not-deletable':
    'Ce dossier ne peut plus être supprimé, car des opérations y ont déjà eu lieu. Annulez-le plutôt.',
  'dossier-status':
    'Le statut actuel du dossier ne le permet pas. Rechargez la page et vérifiez quelle étape est en cours.',
  'dossier-stopped':
    'La répartition est arrêtée, par exemple par la faillite ou la liquidation d’un débiteur. Signer, envoyer et payer est impossible tant que cela vaut. La raison figure en haut du dossier.',
  'stop-withdrawn': 'Cet enregistrement est déjà retiré ou levé. Rechargez la page.',
  'result-voided': 'Ce procès-verbal est sans effet. Continuez avec celui qui le remplace.',
  'result-handed-over':
    'Ce procès-verbal a déjà été remis à quelqu’un et ne peut plus être annulé. Remplacez-le\u00a0: chacun reçoit alors un nouveau projet.',
  'result-handed-to-nobody': 'Ce procès-verbal n’a encore été remis à personne. Annulez-le.',
  'result-underway': 'Le procès-verbal est en cours de remise à quelqu’un. Réessayez dans quelques minutes.',
  'result-before-correction': 'Ce calcul a été fait avant le projet devenu sans effet. Calculez à nouveau.',
  'consents-missing':
    'Le délai de contredit du projet précédent était écoulé. Ceux qui reçoivent moins par le nouveau calcul doivent donner leur accord par écrit.',
  'document-without-effect':
    'Ce projet de répartition est sans effet depuis le {{date}}. Il est remplacé par un nouveau projet, que vous recevez séparément.',
  'payout-begun':
    'Le paiement a commencé\u00a0: quelque chose est déjà payé, ou un fichier de paiement est préparé. Un projet déjà payé ne peut plus être remplacé.',
  'report-followed':
    'Un dossier de suite s’appuie sur ce projet. Annulez d’abord ce dossier\u00a0; vous pourrez ensuite remplacer le projet.',
  'consultation-missing':
    'Il n’a pas encore été vérifié aujourd’hui si quelque chose arrête la répartition. Consultez les registres et confirmez-le.',
  'dossier-contested':
    'Le projet de répartition est contredit. Rien n’est payé tant que le contredit n’est pas réglé.',
  'dossier-consigned':
    'L’argent se trouve à la Caisse des dépôts et consignations. La Caisse paie selon le tableau du juge des saisies.',
  'dossier-replaced':
    'Ce projet de répartition est remplacé. Le paiement n’est possible qu’après le délai de contredit du nouveau projet.',
  'inbox-item-changed':
    'Entre-temps c’est fait, ou quelque chose s’y est ajouté. La liste a été relue\u00a0: vérifiez-la.',
  'inbox-not-tickable': 'Ceci ne peut pas être coché\u00a0: cela disparaît une fois fait dans le dossier.',
  'inbox-not-put-off':
    'Ceci ne peut pas être reporté\u00a0: le délai légal est écoulé, ou c’est à quelqu’un d’autre d’agir.',
  'handler-changed':
    'Quelqu’un d’autre a entre-temps confié ce dossier. Vérifiez qui le traite et choisissez à nouveau.',
  'practice-not-here':
    'Sur cette installation, tout est réel\u00a0: ce que vous envoyez part et coûte de l’argent. Suivez le guide dans un dossier de votre étude.',
  'practice-without-bailiff':
    'Votre étude n’a pas encore d’huissier de justice approuvé qui puisse répondre d’un dossier. Ajoutez-en d’abord un parmi les utilisateurs de votre étude.',
  'too-many-tasks':
    'Trop de tâches ou de rappels sont déjà ouverts dans ce dossier. Terminez-en d’abord quelques-uns.',
  'views-full': 'Il y a déjà trop de vues de cette liste. Supprimez-en d’abord une que vous n’utilisez plus.',
  'export-too-long':
    'Cela fait trop de lignes pour un seul fichier. Filtrez la liste et exportez ce qui reste.',
  'closing-task-done': 'Cette tâche est déjà accomplie. Rechargez la page pour voir par qui.',
  'closing-letter-sent': 'La lettre de cette tâche est envoyée. Ce qui est envoyé ne peut être repris.',
  'dossier-followed': 'Ce dossier a déjà un dossier de suite. Ouvrez ce dossier, ou annulez-le d’abord.',
  'no-reserves': 'Dans ce dossier, aucun montant réservé n’attend de décision.',
  'reserves-undecided':
    'Une décision sur un montant réservé est encore attendue. Répartissez d’abord ce qui est consigné à ce titre.',
  'dossier-not-recurring':
    'Ce dossier ne répartit pas de revenus encaissés mois après mois. Choisissez des paiements récurrents dans les données du dossier.',
  'duplicate-receipt':
    'Le même montant de ce tiers est déjà inscrit pour ce mois, à ce jour. S’il s’agit d’un autre encaissement, indiquez-le.',
  'receipt-distributed':
    'Cet encaissement fait partie d’une répartition déjà signée. Il ne peut plus être modifié.',
  'receipt-on-statement':
    'Le jour et le montant de cet encaissement viennent de l’extrait de compte et ne peuvent pas être modifiés.',
  'receipt-waits': 'Cet encaissement ne fait partie d’aucune répartition\u00a0: il attend la suivante.',
  'payer-in-use': 'De l’argent de ce tiers a déjà été reçu. Supprimez d’abord les encaissements.',
  'nothing-received': 'Aucune somme reçue jusqu’à ce jour n’attend.',
  'contestation-status':
    'Ce n’est plus possible\u00a0: le contredit a évolué entre-temps. Rechargez la page.',
  'contestation-piece-missing': 'Ajoutez d’abord la pièce signée qui le prouve.',
  'nothing-contested':
    'Il n’y a pas de contredit en cours formé dans le délai. Consigner n’est pas nécessaire.',
  'trial-impossible':
    'Ceci ne peut pas être calculé\u00a0: le privilège demandé ne convient pas à cette créance, il manque un lot ou une date, ou la loi ne donne pas d’ordre. Demandez-le autrement.',
  'bundle-incomplete':
    'Le dossier pour le greffe n’est pas complet. Conservez d’abord les actes de contredit et le certificat de la Caisse des dépôts et consignations.',
  'asset-in-use': 'Une créance est liée à ce bien. Détachez-la d’abord.',
  'defendant-in-use':
    '{{name}} a encore une part dans un bien, est encore débiteur d’une créance ou est concerné par ce qui arrête la répartition. Modifiez d’abord cela.',
  'estate-in-use': 'Un bien appartient encore à {{name}}. Modifiez d’abord les parts de ce bien.',
  'claim-calculated-automatically':
    'Cette créance est calculée automatiquement et ne peut être ni modifiée ni supprimée.',
  'external-provider-not-set':
    'Aucun prestataire externe n’est configuré. Un administrateur de la plateforme le configure sous Paramètres.',
  'external-provider-no-transaction-type':
    'La mission ne peut pas être envoyée au prestataire externe\u00a0: l’origine des fonds n’est pas choisie. Choisissez vente ou saisie-arrêt.',
  'external-provider-organization-incomplete':
    'La mission ne peut pas être envoyée au prestataire externe\u00a0: les données de votre étude sont incorrectes ou incomplètes. Complétez-les sous Mon étude.',
  'extract-without-text':
    'Cet extrait ne contient que des images, comme un scan. Utilisez le fichier tel que vous l’avez téléchargé.',
  'extract-encrypted':
    'L’extrait est protégé par un mot de passe. Enregistrez-le sans protection et choisissez ce fichier.',
  'extract-damaged': 'L’extrait est endommagé ou incomplet. Téléchargez-le à nouveau.',
  'extract-too-large':
    'L’extrait est trop volumineux pour être lu. Demandez un extrait sur ce seul débiteur.',
  'extract-too-many-pages': 'L’extrait compte trop de pages. Demandez un extrait sur ce seul débiteur.',
  'extract-of-another-kind':
    'Ce fichier n’est pas un extrait du type choisi. Choisissez le bon type ou un autre fichier.',
  'extract-took-too-long':
    'La lecture de l’extrait a duré trop longtemps et a été arrêtée. Téléchargez l’extrait à nouveau, ou ouvrez le dossier à la main.',
  'extract-already-used':
    'Cet extrait a déjà servi pour le dossier {{fileNumber}}. Ouvrez ce dossier ou choisissez un autre fichier.',
  'import-unreadable':
    'Le fichier n’a pas été lu. Choisissez un fichier Excel (xlsx) ou CSV, sans mot de passe, ou collez les lignes.',
  'import-empty': 'Le fichier est vide. Choisissez un fichier avec au moins une ligne, ou collez les lignes.',
  'import-too-many-lines':
    'La liste est trop grande. Elle peut avoir {{lines}} lignes et {{columns}} colonnes au plus\u00a0: divisez-la.',
  'import-lines-taken':
    'Des lignes de cette liste sont déjà reprises. Rechargez la page pour voir lesquelles.',

  'invitation-code-invalid':
    'Le code d’invitation {{code}} est inexact. Vérifiez-le sur votre lettre ou dans votre e-mail.',
  'invitation-not-found':
    'Aucune invitation trouvée avec le code {{code}}. Vérifiez-le sur votre lettre, ou appelez l’étude.',
  'invitation-closed': 'Cette invitation est clôturée. Rien ne peut plus y être ajouté ni modifié.',
  'invitation-still-open':
    'L’invitation est encore ouverte. Attendez que le créancier dépose ou que le délai soit écoulé.',
  'invitation-already-sent': 'Cette invitation a déjà été envoyée.',
  'sending-changed':
    'Depuis que vous avez consulté cet envoi, quelque chose y a changé. Rien n’est parti\u00a0: consultez-le à nouveau, puis envoyez-le.',
  'invitation-claimed-elsewhere':
    'Cette invitation se trouve déjà dans l’espace de travail d’une autre organisation. Demandez à l’étude qui vous a invité de l’en retirer.',
  'api-key-invalid':
    'Cette clé n’ouvre rien\u00a0: elle est inconnue, retirée ou expirée. Demandez-en une nouvelle à un administrateur de votre organisation.',
  'assignee-invalid': 'Choisissez un collègue de votre organisation qui travaille avec les invitations.',
  'too-many-keys':
    'Votre organisation a le plus grand nombre de clés. Retirez d’abord une clé qui n’est plus utilisée.',
  'nothing-beside-statement':
    'Vous avez déjà commencé une déclaration. Retirez-la d’abord si vous n’avez rien à réclamer.',
  'nothing-too-often':
    'Ce code a déjà servi plusieurs fois à répondre puis à revenir sur la réponse. Appelez l’étude.',
  'balance-beside-statement':
    'Vous avez déjà commencé une nouvelle déclaration. Retirez-la d’abord si rien n’a changé.',
  'no-balance-asked':
    'Ce code ne permet de confirmer aucun solde. Demandez à l’étude ce qu’elle attend de vous.',
  'not-a-run':
    'Les soldes ne sont demandés que dans une répartition suivante d’un dossier de revenus périodiques.',
  'letter-already-sent':
    'Cette lettre a déjà été envoyée. Indiquez expressément qu’elle doit partir une nouvelle fois.',
  'duplicate-invitation': 'Ce créancier a déjà une invitation ouverte dans ce dossier.',
  'dossier-not-ready-to-invite':
    'Indiquez d’abord l’huissier de justice responsable, le débiteur et la vente ou la saisie\u00a0: ils figurent dans l’invitation.',
  'invitations-past-stage':
    'Le dossier a dépassé le stade des invitations\u00a0: il n’est plus possible d’en envoyer.',
  'creditor-numbers-decide':
    'Les numéros de ces créanciers contredisent cette réponse. Choisissez l’autre réponse ou corrigez le numéro dans la déclaration.',
  'statement-not-found':
    'Cette déclaration est introuvable. Elle a peut-être été supprimée\u00a0; rechargez la page.',
  'statement-incomplete': 'La déclaration n’est pas encore complète. Ajoutez ce qui manque.',
  'statement-already-validated': 'Cette déclaration est déjà validée.',
  'statement-invalid':
    'Cette déclaration est rejetée\u00a0: le montant admis est de 0,00\u00a0€. Indiquez d’abord un montant.',
  'statement-full':
    'Le maximum de {{maximum}} créances ou pièces par déclaration est atteint. Regroupez ce qui va ensemble.',

  'dossier-invalid': 'Le dossier contient encore des erreurs. Corrigez-les, puis recommencez le calcul.',
  'priorities-in-circle':
    'La loi ne donne pas ici d’ordre de préférence cohérent. Fixez vous-même l’ordre et indiquez-en le motif.',
  'law-gap':
    'Le registre du droit n’a pas de valeur au {{date}}. Vérifiez la date de la vente ou de la saisie.',
  'tariff-gap':
    'Le tarif n’a pas de prix pour «\u00a0{{cost}}\u00a0» au {{date}}. Demandez à l’administrateur de la plateforme de compléter les frais de dossier.',
  'dossier-changed-meanwhile':
    'Le dossier a été modifié pendant le calcul. Vérifiez la modification et calculez à nouveau.',
  'calculation-failed':
    'La répartition n’a pas pu être calculée. Réessayez\u00a0; si cela échoue encore, contactez l’assistance.',
  'calculation-not-begun':
    'Le calcul n’a pas commencé, car le serveur est trop occupé ou redémarre. Rien n’a été modifié\u00a0: réessayez dans une demi-minute.',
  'result-outdated':
    'Ce calcul n’est plus à jour. Recalculez, ou autorisez expressément l’utilisation d’anciens calculs.',
  'scale-not-confirmed':
    'Ce dossier s’appuie sur des montants de l’article 1409 C. jud. pour le {{date}} que personne n’a encore confirmés. La signature n’est possible qu’après la confirmation par un administrateur de la plateforme.',
  'scale-not-after-last':
    'De nouveaux montants commencent après les derniers connus, donc après le {{date}}. Choisissez un jour ultérieur.',
  'scale-leaves-year-out': 'Les montants de {{year}} manquent encore. Reprenez-les d’abord.',
  'scale-own':
    'Qui reprend les montants ne les confirme pas. Demandez à un autre administrateur de la plateforme.',
  'scale-followed': 'D’autres montants ont déjà été repris à partir du {{date}}. Retirez d’abord ceux-là.',
  'scale-confirmed': 'Ces montants sont déjà confirmés et restent en place.',
  'tariff-not-confirmed':
    'Le tarif contient des prix non confirmés ou non indexés. Cochez que vous les avez vérifiés, puis signez.',
  'points-not-signed-off':
    'Tout n’a pas été vérifié ou n’est pas présent. Lisez les points, cochez-les puis signez.',
  'result-signed': 'Ce calcul est signé et ne peut plus être supprimé ni modifié.',
  'result-kept-as-evidence':
    'Ce qui est revenu signé pour ce calcul a été refusé. Cela ne compte pas, mais est conservé comme preuve\u00a0: le calcul ne peut pas être supprimé.',
  'result-not-signed': 'Ce calcul n’est pas encore signé. Signez-le d’abord.',
  'signing-not-finished':
    'La signature n’est pas encore terminée. Terminez-la au guichet de signature, puis vérifiez à nouveau.',
  'signing-cancelled': 'La signature a été annulée. Vous pouvez la recommencer.',
  'signing-expired': 'Le délai pour signer est écoulé. Recommencez.',
  'signing-refused':
    'Le service de signature refuse cette signature\u00a0: {{reason}}. Réessayer ne sert à rien\u00a0; contactez l’assistance.',
  'signature-invalid':
    'Le fichier reçu en retour ne porte pas de signature valable et n’a pas été accepté. Signez à nouveau.',
  'recipients-unreachable':
    'Échec de l’envoi. Destinataires sans adresse utilisable\u00a0: {{count}}. Complétez leur adresse.',

  'payout-lines-open': 'Toutes les lignes ne sont pas encore payées, consignées ou supprimées avec un motif.',
  'payout-account-missing': 'L’étude n’a pas de compte de tiers. Indiquez-le dans les données de l’étude.',
  'payout-nothing-to-pay': 'Il n’y a aucune ligne avec un compte qui doive encore être payée.',
  'payout-line-moved': 'L’état de cette ligne ne le permet pas. Rechargez la page.',
  'payout-own-preparation': 'Qui prépare le fichier ne l’approuve pas. Demandez à un collègue.',
  'payout-sign-in-again':
    'Vous êtes la seule personne qui peut approuver. Identifiez-vous à nouveau et approuvez dans les cinq minutes.',
  'payout-not-approved': 'Le fichier n’est pas encore approuvé.',
  'payout-file-moved': 'Ce fichier a entre-temps été établi ou retiré. Rechargez la page.',
  'bank-statement-unreadable':
    'L’extrait de compte n’a pas pu être lu : la ligne {{line}} est incorrecte. Rien n’a été importé.',
  'bank-statement-other-account':
    'Cet extrait est celui d’un autre compte ({{account}}). Rien n’a été importé.',
  'bank-movement-answered':
    'La destination de cette opération a été indiquée entre-temps. Rechargez la page.',
  'bank-statement-too-much':
    'Un mouvement ne peut pas payer plus que ce qui est ouvert sur la ligne, ni rendre plus que ce qui a été payé.',
  'cost-in-use':
    'Ce poste de frais a déjà été appliqué\u00a0: ce qui valait alors reste inchangé. Clôturez la période en cours et ajoutez-en une nouvelle.',
  'no-price-in-force':
    'Aucun prix n’est prévu pour «\u00a0{{event}}\u00a0» au {{date}}. Demandez à l’administrateur de la plateforme de compléter les frais de plateforme.',
  'template-invalid': 'Le modèle contient une erreur. Corrigez la ligne indiquée.',
  'no-transactions': 'Aucune transaction pour les filtres choisis.',
  'month-not-over': 'Le mois est encore en cours. Clôturez-le dès qu’il est terminé.',
  'month-closed': 'Ce mois est déjà clôturé.',
  'earlier-month-open': 'Un mois précédent n’est pas encore clôturé. Clôturez-le d’abord.',
  'operator-incomplete':
    'Une facture porte le nom, l’adresse, le numéro d’entreprise et le compte de l’exploitant. Indiquez-les dans les paramètres.',
  'already-credited': 'Cette transaction a déjà été créditée, ou est elle-même une ligne de crédit.',
  'organization-number-missing':
    'L’étude n’a pas de numéro d’entreprise. Complétez-le dans les données de l’étude.',
  'e-invoice-not-refused': 'Cette facture électronique n’a pas été refusée et ne doit pas être renvoyée.',

  'fetch-error': 'La réponse n’a pas pu être lue. Réessayez ou contactez l’assistance.',
  offline: 'Vous êtes hors ligne. Réessayez dès que la connexion est rétablie.',
  'network-error':
    'Le serveur ne répond pas. Vérifiez votre connexion et réessayez\u00a0; si cela échoue encore, contactez l’assistance.',
  'login-error': 'La connexion a échoué. Réessayez ou contactez l’assistance.',
};

export const fieldErrors: Texts<typeof source.fieldErrors> = {
  required: 'Ce champ est obligatoire.',
  'wrong-type': 'Cette valeur n’a pas la bonne forme.',
  'unknown-field': 'Ce champ n’existe pas.',
  invalid: 'Cette valeur n’est pas valable.',
  'choice-invalid': 'Choisissez une valeur de la liste.',
  'not-accepted': 'Vous devez accepter ceci pour continuer.',
  'characters-invalid': 'Le texte contient des caractères non autorisés.',
  unprintable:
    'Ces caractères ne peuvent pas être imprimés sur une lettre\u00a0: {{characters}}. Écrivez le nom en lettres latines.',
  'digits-only': 'Seuls les chiffres sont autorisés.',
  'exact-length': 'Doit compter exactement {{length}} caractères.',
  'too-short': 'Indiquez au moins {{minimum}} caractères.',
  'too-long': 'Indiquez au plus {{maximum}} caractères.',
  'too-few': 'Pas assez d’éléments\u00a0: le minimum est de {{minimum}}.',
  'too-many': 'Trop d’éléments\u00a0: le maximum est de {{maximum}}.',
  duplicate: 'Cette valeur figure plus d’une fois.',
  taken: 'Cette valeur est déjà utilisée.',
  'whole-number': 'Indiquez un nombre entier.',
  'too-many-decimals': 'Au plus {{maximum}} chiffres après la virgule.',
  'larger-than-0': 'La valeur doit être supérieure à 0.',
  'not-negative': 'La valeur ne peut pas être négative.',
  'too-small': 'La valeur doit être d’au moins {{minimum}}.',
  'too-large': 'La valeur ne peut pas dépasser {{maximum}}.',
  'date-invalid': 'Cette date n’existe pas. Vérifiez-la.',
  'month-invalid': 'Ce mois n’existe pas. Vérifiez-le.',
  'instant-invalid': 'Cette date ou cette heure n’existe pas. Vérifiez-la.',
  'date-order': 'La date de fin ne peut pas précéder la date de début.',
  'moment-future': 'Ce moment est encore à venir.',
  'day-too-early': 'Cela n’a pas pu avoir lieu si tôt\u00a0: vérifiez la date.',
  'identifier-invalid': 'Cette référence n’est pas valable.',
  'kbo-length': 'Un numéro d’entreprise compte {{length}} chiffres.',
  'kbo-invalid': 'Ce numéro d’entreprise est inexact. Vérifiez les chiffres.',
  'foreign-number-invalid':
    'Ce numéro n’a pas la forme d’un numéro du pays de l’adresse. Vérifiez-le sur une facture ou au registre.',
  'national-number-invalid': 'Ce numéro de registre national est inexact. Vérifiez les chiffres.',
  'iban-invalid': 'Ce numéro de compte est inexact. Vérifiez les chiffres.',
  'email-invalid': 'Cette adresse e-mail est inexacte. Vérifiez-la.',
  'email-n-invalid': 'L’adresse e-mail {{n}} est inexacte. Vérifiez-la.',
  'website-invalid': 'Cette adresse web est inexacte. Vérifiez-la.',
  'postal-code-invalid': 'Ce code postal n’existe pas. Vérifiez-le.',
  'invitation-code-invalid':
    'Ce code d’invitation est inexact. Recopiez le code tel qu’il figure dans la lettre ou l’e-mail.',
  'defendant-missing':
    'À charge de qui est le dossier\u00a0? Indiquez le nom d’une entreprise ou un nom de famille.',
  'statement-too-large': 'Avec le reste de cette déclaration, cela dépasse le total maximal de {{maximum}}.',
  'claims-exceed-total': 'Les créances privilégiées dépassent ensemble le montant total réclamé.',
  'more-than-declared': 'Le montant admis et réservé ne peut pas dépasser le montant déclaré.',
  'parts-differ': 'Les éléments n’égalent pas, ensemble, le montant de la créance.',
  'shares-differ': 'Les parts ne font pas 100\u00a0% ensemble.',
  'own-debtor':
    'Une dette propre a un seul débiteur. Choisissez «\u00a0conjointe\u00a0» ou «\u00a0solidaire\u00a0» pour plusieurs débiteurs.',
  'periods-overlap': 'Les périodes se chevauchent. Chaque jour ne peut appartenir qu’à une seule période.',
  'layers-unordered': 'La limite supérieure de chaque tranche doit dépasser celle de la précédente.',
  'last-layer-open': 'La dernière tranche n’a pas de limite supérieure. Laissez ce champ vide.',
  'rates-invalid':
    'Écrivez chaque taux comme une date et un pourcentage, séparés par un point-virgule\u00a0: 2027-01-01 4,75\u00a0; 2028-01-01 5. Chacun commence un 1er janvier ou un 1er juillet, le plus ancien en premier.',
};
