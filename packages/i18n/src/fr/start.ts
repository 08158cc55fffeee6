import type { start as source } from '../nl/start.ts';
import type { Texts } from '../texts.ts';

export const start: Texts<typeof source> = {
  headlineFirst: 'Distribution par contribution,',
  headlineSecond: 'expliquée au centime près.',
  audience: 'Pour les huissiers de justice et leurs collaborateurs.',
  signIn: 'Se connecter avec son identité numérique',
  signInHint: 'Vous êtes dirigé vers le service d’identité, puis ramené ici.',
  or: 'ou',
  invited: 'Invité en tant que créancier\u00a0?',
  invitedText:
    'Avec le code de votre lettre ou de votre e-mail, vous déposez une déclaration. Aucun compte n’est nécessaire.',
  code: 'Code d’invitation',
  codeExample: 'p. ex. K7QM-4XRD-92TF',
  codeMissing: 'Indiquez le code de votre invitation.',
  codeInvalid: 'Ce code n’est pas correct. Un code compte douze lettres et chiffres.',
  continue: 'Continuer',
  withoutCode: 'Continuer sans code',
  inDevelopment: 'Prorata est en développement et n’est pas encore ouvert à tous.',
  signedOut: 'Vous êtes déconnecté.',
  sessionExpired: 'Votre session a expiré. Reconnectez-vous pour poursuivre votre travail.',
  signInToContinue: 'Connectez-vous pour ouvrir la page demandée.',
  legal: {
    termsOfUse: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    termsAndConditions: 'Conditions générales',
  },
  illustration: {
    description: 'Exemple d’une distribution',
    balance: 'Solde à répartir',
    costs: 'Frais',
    special: 'Privilèges spéciaux',
    general: 'Privilèges généraux',
    ordinary: 'Créanciers ordinaires',
    caption: 'Chaque montant raconte son histoire\u00a0: rang, article, lot, quote-part et arrondi.',
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
      'Dans le message de l’étude d’huissiers. Le lien qu’il contient ouvre directement votre invitation.',
    lost: 'Vous avez perdu votre code\u00a0?',
    lostText:
      'Indiquez l’adresse e-mail à laquelle vous avez reçu l’invitation. Si vous avez reçu une lettre, appelez l’étude qui vous a invité\u00a0: son numéro figure en haut.',
    ownEmail: 'Votre adresse e-mail',
    sendAgain: 'Renvoyer mon code',
    sendAgainDone:
      'S’il existe une invitation ouverte pour cette adresse, le code arrive dans quelques minutes. Regardez aussi dans les courriers indésirables.',
    requestFailed: 'Votre demande n’est pas envoyée',
    letterHeading: 'Déposez votre déclaration en ligne',
  },
};
