import type { mails as source } from '../nl/mails.ts';
import type { Texts } from '../texts.ts';

export const mails: Texts<typeof source> = {
  greeting: 'Bonjour {{name}},',
  closing: 'Bien cordialement,',
  signature: 'Prorata',
  reason: 'Motif',
  linkInstead: 'Le bouton ne fonctionne pas\u00a0? Ouvrez cette adresse dans votre navigateur\u00a0:',
  footer:
    'Cet e-mail a été envoyé automatiquement à {{address}}, parce qu’un compte Prorata a été demandé ou créé pour cette adresse. Les réponses ne sont pas lues.',
  'user-awaits-approval': {
    subject: '{{userName}} attend une approbation',
    request: '{{userName}} demande l’accès à Prorata. La demande attend votre décision.',
    requestFor:
      '{{userName}} demande l’accès à Prorata pour {{organizationName}}. La demande attend votre décision.',
    organizationFirst:
      '{{organizationName}} attend aussi une approbation. Décidez d’abord pour l’étude, ensuite pour la personne.',
    button: 'Voir la demande',
  },
  'user-approved': {
    subject: 'Vous avez accès à Prorata',
    decision: 'Votre demande est approuvée.',
    decisionFor: 'Votre demande pour {{organizationName}} est approuvée.',
    next: 'Connectez-vous pour commencer.',
    button: 'Se connecter',
  },
  'user-disapproved': {
    subject: 'Votre demande auprès de Prorata n’est pas approuvée',
    decision: 'Votre demande n’est pas approuvée. Vous n’avez pas accès aux dossiers.',
    decisionFor:
      'Votre demande pour {{organizationName}} n’est pas approuvée. Vous n’avez pas accès aux dossiers.',
    next: 'Vous pensez qu’il s’agit d’une erreur\u00a0? Adressez-vous à un administrateur de votre étude ou de la plateforme.',
    button: 'Vers Prorata',
  },
  'organization-approved': {
    subject: 'Étude approuvée\u00a0: {{organizationName}}',
    decision: 'Prorata a approuvé {{organizationName}}.',
    next: 'Dès que vous avez vous-même accès, vous pouvez accepter le contrat de licence au nom de l’étude et compléter ses données. L’étude peut ensuite traiter des dossiers.',
    button: 'Vers mon étude',
  },
  'organization-disapproved': {
    subject: 'Étude non approuvée\u00a0: {{organizationName}}',
    decision:
      'Prorata n’a pas approuvé {{organizationName}}. Votre propre demande n’est donc pas approuvée non plus et vous n’avez pas accès aux dossiers.',
    next: 'Vous pensez qu’il s’agit d’une erreur\u00a0? Adressez-vous à un administrateur de la plateforme.',
    button: 'Vers Prorata',
  },
};
