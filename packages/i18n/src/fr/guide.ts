import type { guide as source } from '../nl/guide.ts';
import type { Texts } from '../texts.ts';

export const guide: Texts<typeof source> = {
  title: 'Guide\u00a0: votre premier dossier',
  card: {
    title: 'Votre premier dossier, pas à pas',
    text: 'Un guide vous accompagne de l’ouverture d’un dossier jusqu’à la facture. Il reste dans un coin de l’écran, ne bloque rien et coche ce qui a réellement été fait.',
    practise: 'Ouvrir un dossier d’exercice',
    practiseHint:
      'Rien ne sort du dossier d’exercice\u00a0: sur cette installation, poste, e-mail, signature et banque sont simulés.',
    real: 'Sur cette installation, tout est réel\u00a0: ce que vous envoyez part et coûte de l’argent. Le guide vous accompagne donc dans un dossier de votre étude.',
    own: 'M’accompagner dans mon prochain dossier',
    readerHint: 'Vous pouvez lire des dossiers, pas en ouvrir. Ouvrez un dossier et choisissez-y le guide.',
    dismiss: 'Ne plus afficher',
  },
  practice: { title: 'Dossier d’exercice', badge: 'Exercice', note: 'Rien ne sort d’ici.' },
  realNote: 'Ceci est un vrai dossier\u00a0: ce que vous envoyez part et coûte de l’argent.',
  panel: {
    progress: '{{done}} sur {{total}} faits',
    fold: 'Replier le guide',
    unfold: 'Ouvrir le guide, {{done}} sur {{total}} faits',
    menu: 'Plus sur le guide',
    again: 'Recommencer dans un dossier d’exercice',
    next: 'Recommencer avec mon prochain dossier',
    here: 'M’accompagner dans ce dossier',
    stop: 'Arrêter le guide',
    stopped: 'Le guide est arrêté',
    stoppedHint: 'Vous le relancez sous votre nom dans le menu ou dans l’aide de chaque écran.',
    done: 'fait',
    open: 'à faire',
    failed: 'Le guide n’a pas pu le faire',
    cancelled: 'Ce dossier est annulé. Recommencez dans un autre dossier.',
    finished: 'Vous avez parcouru tout le chemin, de l’ouverture à la facture.',
  },
  steps: {
    open: {
      title: 'Ouvrir un dossier',
      text: 'Joignez l’extrait du fichier des avis\u00a0: créanciers et montants y figurent aussitôt. Ou complétez le dossier vous-même.',
      extract: 'À partir d’un extrait',
      show: 'Nouveau dossier',
    },
    creditors: {
      title: 'Faire venir les créanciers',
      text: 'Invitez les créanciers à déclarer eux-mêmes leur créance, ou ajoutez leurs déclarations\u00a0: à la main, collées ou depuis un fichier.',
      show: 'Aller aux invitations',
    },
    review: {
      title: 'Vérifier les déclarations',
      text: 'Placez chaque déclaration à côté de ses pièces et dites ce que vous admettez. Le privilège détermine le rang dans lequel elle est payée.',
      show: 'Aller aux déclarations',
    },
    money: {
      title: 'Dire ce qui est à répartir',
      text: 'Indiquez ce que chaque lot a rapporté et les frais à en déduire. Ce qui reste est le solde que les créanciers se partagent.',
      show: 'Aller au solde',
    },
    calculation: {
      title: 'Faire le calcul',
      text: 'Prorata contrôle le dossier, répartit selon l’ordre légal et dresse le procès-verbal. De chaque euro, vous pouvez demander la raison.',
      show: 'Aller au calcul',
    },
    signing: {
      title: 'Signer',
      text: 'Relisez le procès-verbal et signez-le. Seul l’huissier de justice qui signe pour le dossier peut le faire.',
      show: 'Aller au procès-verbal',
    },
    sending: {
      title: 'Envoyer le projet',
      text: 'Envoyez le projet de répartition au débiteur et à chaque créancier. Chacun a ensuite quinze jours pour contredire (art. 1629 C. jud.).',
      show: 'Aller à l’envoi',
    },
    payment: {
      title: 'Payer',
      text: 'Après le dernier jour sans contredit, vous établissez le fichier de paiement pour la banque. Quand chaque ligne est payée, le dossier l’est aussi.',
      waiting:
        'Le délai de contredit court maintenant. Le guide attend avec vous\u00a0; regardez entre-temps un dossier qui peut déjà être payé.',
      show: 'Aller au paiement',
      look: 'Dossiers en attente de paiement',
    },
    invoice: {
      title: 'Consulter la facture',
      text: 'Ce que la plateforme porte en compte pour ce dossier figure sous les frais. À la clôture du mois, cela vient sur la facture de votre étude.',
      show: 'Aller aux frais',
    },
  },
};
