import type { start as source } from '../nl/start.ts';
import type { Texts } from '../texts.ts';

export const start: Texts<typeof source> = {
  headlineFirst: 'Distribution par contribution,',
  headlineSecond: 'expliquée au centime près.',
  audience: 'Pour les huissiers de justice et leurs collaborateurs.',
  signIn: 'Se connecter avec votre identité numérique',
  signInHint: 'Vous passez par le service d’identité et revenez ensuite ici.',
  or: 'ou',
  invited: 'Invitation en tant que créancier\u00a0?',
  invitedText:
    'Vous avez reçu une lettre ou un e-mail d’un huissier de justice\u00a0? Déposez votre déclaration à l’aide de votre code. Aucun compte n’est nécessaire.',
  code: 'Code d’invitation',
  codeExample: 'p. ex. K7QM-4XRD-92TF',
  codeMissing: 'Indiquez le code de votre invitation.',
  codeInvalid: 'Ce code n’est pas correct. Un code compte douze lettres et chiffres.',
  continue: 'Continuer',
  findCode: 'Retrouver mon code',
  withoutCode: 'Je n’ai pas de code',
  inDevelopment: 'Prorata est en développement et n’est pas encore ouvert à tous.',
  signedOut: 'Votre session est fermée.',
  sessionExpired: 'Votre session a expiré. Reconnectez-vous pour poursuivre votre travail.',
  signInToContinue: 'Connectez-vous pour ouvrir la page demandée.',
  genuine: 'Cette lettre est-elle authentique\u00a0?',
  legal: {
    termsOfUse: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    termsAndConditions: 'Conditions générales',
  },
  illustration: {
    description: 'Exemple d’une répartition',
    balance: 'Solde à répartir',
    costs: 'Frais',
    special: 'Privilèges spéciaux',
    general: 'Privilèges généraux',
    ordinary: 'Créanciers ordinaires',
    caption: 'Chaque montant est justifié\u00a0: rang, article de loi, bien, quote-part et arrondi.',
  },
  without: {
    title: 'Vous n’avez pas de code\u00a0?',
    platform:
      'Prorata est la plateforme avec laquelle les huissiers de justice répartissent entre les créanciers l’argent d’une vente ou d’une saisie-arrêt, comme la loi le prescrit. Les créanciers y déposent leur déclaration de créance.',
    invited: 'Vous avez reçu une invitation',
    invitedText:
      'La lettre ou l’e-mail de l’étude contient un code de douze lettres et chiffres. Avec ce code, vous déposez en ligne, sans compte.',
    enterCode: 'Indiquer le code',
    uninvited: 'Vous êtes créancier, mais n’avez pas reçu d’invitation',
    uninvitedText:
      'Transmettez votre déclaration par lettre ou par e-mail à l’huissier de justice qui traite le dossier. Il l’encode ou vous envoie une invitation avec un code.',
    mention: 'Indiquez dans votre déclaration\u00a0:',
    particulars: {
      creditor: 'votre nom, votre adresse et votre numéro d’entreprise ou de registre national',
      defendant: 'contre qui vous avez la créance',
      amount: 'le montant, avec un décompte\u00a0: principal, intérêts, frais et ce qui est déjà payé',
      title: 'votre titre et, si vous demandez une préférence, le privilège avec une pièce justificative',
      account: 'le numéro de compte sur lequel le paiement doit être fait',
    },
    soon: 'N’attendez pas\u00a0: le délai pour déposer une déclaration est court, et qui arrive trop tard risque de ne rien recevoir.',
    whichOffice:
      'Vous ne savez pas de quelle étude il s’agit\u00a0? Son nom figure sur l’exploit ou sur l’annonce de la vente. Nous ne pouvons pas dire qui a un dossier.',
    office: 'Vous travaillez dans une étude d’huissier de justice',
    officeText:
      'Connectez-vous avec votre identité numérique. La première fois, vous vous inscrivez\u00a0; un administrateur approuve votre demande.',
  },
  codeHelp: {
    title: 'Où trouver votre code\u00a0?',
    intro:
      'L’huissier de justice vous a envoyé une invitation qui contient un code personnel. Sans ce code, nous ne pouvons pas savoir de quel dossier il s’agit.',
    letter: 'Dans la lettre',
    letterText:
      'Dans le cadre, sous la liste des pièces demandées. Avec le code QR placé à côté, vous n’avez rien à recopier.',
    email: 'Dans l’e-mail',
    emailText:
      'Dans le message de l’étude d’huissiers de justice. Le lien qu’il contient ouvre directement votre invitation.',
    lost: 'Vous avez perdu votre code\u00a0?',
    lostText:
      'Indiquez l’adresse e-mail à laquelle vous avez reçu l’invitation. Si vous avez reçu une lettre, appelez l’étude qui vous l’a envoyée\u00a0: son numéro figure en haut de la lettre.',
    ownEmail: 'Votre adresse e-mail',
    sendAgain: 'Renvoyer mon code',
    sendAgainDone:
      'S’il existe une invitation ouverte pour cette adresse, le code arrive dans quelques minutes. Regardez aussi dans les courriers indésirables.',
    requestFailed: 'Votre demande n’a pas pu être envoyée',
    letterHeading: 'Déposez votre déclaration en ligne',
  },
};
