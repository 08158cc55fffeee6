import type { onboarding as source } from '../nl/onboarding.ts';
import type { Texts } from '../texts.ts';

export const onboarding: Texts<typeof source> = {
  progress: 'Étapes de l’inscription',
  position: 'Étape {{position}} sur {{count}}',
  start: 'Commencer',
  next: 'Suivant',
  back: 'Précédent',
  send: 'Envoyer l’inscription',
  notSent: 'L’inscription n’a pas été envoyée',
  steps: {
    welcome: {
      name: 'Bienvenue',
      title: 'Bienvenue sur Prorata',
      intro:
        'En quelques minutes, vous vous inscrivez avec votre étude. Les comptes sont réservés aux huissiers de justice et à leurs collaborateurs.',
    },
    profile: {
      name: 'Vos données',
      title: 'Qui êtes-vous\u00a0?',
      intro:
        'C’est ainsi que vos collègues et la plateforme vous connaissent. Vous pourrez le modifier dans Mon compte.',
    },
    organization: {
      name: 'Votre étude',
      title: 'Dans quelle étude travaillez-vous\u00a0?',
      intro: 'Choisissez votre étude, ou inscrivez une étude qui n’utilise pas encore Prorata.',
    },
    documents: {
      name: 'Conditions',
      title: 'Lire et accepter',
      intro:
        'Ces textes s’appliquent à toute personne qui utilise Prorata. Nous conservons quelle version vous acceptez, et quand.',
    },
    review: {
      name: 'Vérification',
      title: 'Vérifiez votre inscription',
      intro:
        'Tout est exact\u00a0? Envoyez alors votre inscription. Un administrateur de la plateforme la vérifiera.',
    },
  },
  welcome: {
    profile: 'Vos propres données',
    profileText: 'Nom, adresse e-mail et fonction.',
    organization: 'Votre étude',
    organizationText:
      'Vous rejoignez une étude existante ou en inscrivez une nouvelle avec son numéro d’entreprise.',
    documents: 'Les conditions',
    documentsText: 'Conditions d’utilisation, politique de confidentialité et contrat de licence.',
    afterwards:
      'Ensuite, un administrateur de la plateforme vérifie votre demande. Vous recevrez un e-mail dès qu’une décision sera prise.',
    signedInAs: 'Compte utilisé\u00a0: {{name}} ({{email}}).',
  },
  fields: {
    organization: {
      kind: 'Votre étude',
      organizationId: 'Choisissez votre étude',
      details: {
        email: 'E-mail de l’étude',
        phone: 'Téléphone de l’étude',
      },
    },
    acceptsTermsOfUse: 'J’accepte les conditions d’utilisation',
    acceptsPrivacyPolicy: 'J’ai lu la politique de confidentialité',
    acceptsEula: 'J’accepte le contrat de licence',
    confirmsBailiffOrEmployee:
      'Je confirme être huissier de justice, candidat-huissier de justice ou collaborateur d’une étude d’huissier de justice',
  },
  hints: {
    email: 'Les messages sur votre demande seront envoyés à cette adresse.',
    nationalNumber: 'Facultatif. Nécessaire pour signer des documents.',
  },
  userTypes: {
    Employee: 'Vous travaillez dans l’étude d’un huissier de justice.',
    CandidateBailiff: 'Vous avez été nommé(e) candidat.',
    Bailiff: 'Vous exercez la fonction et signez des procès-verbaux.',
  },
  office: {
    existing: 'Mon étude utilise déjà Prorata',
    existingText: 'Vous rejoignez les collègues qui y sont déjà.',
    new: 'Mon étude est nouvelle sur Prorata',
    newText:
      'Vous inscrivez l’étude et en assurez l’administration. Ce que vous ignorez maintenant, vous le complétez plus tard.',
    awaited: 'Un administrateur de l’étude ({{name}}) vous a déjà ajouté(e). Il vous suffit de confirmer.',
    search: 'Nom ou commune',
    notFound: 'Aucune étude trouvée',
    notFoundText: 'Cherchez une autre partie du nom, ou inscrivez-la comme nouvelle étude.',
    more_one: 'Encore {{count}} étude. Cherchez par nom ou par commune.',
    more_other: 'Encore {{count}} études. Cherchez par nom ou par commune.',
  },
  creditor: {
    intro: 'En quelques minutes, vous vous inscrivez comme collaborateur. Organisation\u00a0: {{name}}.',
    profileText: 'Nom et adresse e-mail.',
    organization: 'Votre organisation',
    organizationText: 'Vous avez déjà été ajouté(e)\u00a0: {{name}}.',
    title: 'Pour quelle organisation travaillez-vous\u00a0?',
    awaited:
      'Un administrateur vous a déjà ajouté(e). Organisation\u00a0: {{name}}. Vous n’avez rien à choisir.',
    wrong: 'Ce n’est pas exact\u00a0? Demandez des explications à un administrateur de cette organisation.',
    confirms:
      'Je confirme travailler pour l’organisation {{name}} et pouvoir déposer des déclarations de créance en son nom',
    missing: 'Confirmez que vous travaillez pour cette organisation\u00a0: {{name}}.',
    joining: 'Vous rejoignez cette organisation',
  },
  documents: {
    acceptsTermsOfUse: 'Conditions d’utilisation',
    acceptsPrivacyPolicy: 'Politique de confidentialité',
    acceptsEula: 'Contrat de licence',
  },
  missing: {
    acceptsTermsOfUse: 'Vous devez accepter les conditions d’utilisation pour vous inscrire.',
    acceptsPrivacyPolicy: 'Confirmez que vous avez lu la politique de confidentialité pour vous inscrire.',
    acceptsEula: 'Vous devez accepter le contrat de licence pour vous inscrire.',
    confirmsBailiffOrEmployee:
      'Les comptes sont réservés aux huissiers de justice et à leurs collaborateurs. Confirmez que c’est votre cas.',
  },
  review: {
    name: 'Nom',
    edit: 'Modifier',
    way: 'Inscription',
    newOffice: 'Nouvelle étude, dont vous assurez l’administration',
    existingOffice: 'Vous rejoignez cette étude',
    accepted: 'Lu et accepté',
    after:
      'Après l’envoi, votre compte attend d’être approuvé. Vous recevrez un e-mail dès qu’une décision sera prise.',
  },
  closed: {
    title: 'Les inscriptions sont fermées',
    text: 'Prorata n’accepte pas de nouveaux utilisateurs pour le moment. Réessayez plus tard, ou renseignez-vous auprès de votre étude.',
    invited:
      'Vous avez reçu une invitation en tant que créancier\u00a0? Vous n’avez pas besoin de compte\u00a0: utilisez le code de votre invitation.',
  },
  list: {
    organizations: 'Études',
    users: 'Utilisateurs',
    counts: 'Études\u00a0: {{organizations}}, utilisateurs\u00a0: {{users}}',
    registered: 'Demandé le {{date}}',
    incomplete: 'Données incomplètes',
    usersOf_one: '{{count}} utilisateur',
    usersOf_other: '{{count}} utilisateurs',
    noOrganizations: 'Aucune étude en attente',
    noUsers: 'Aucun utilisateur en attente',
    nobody: 'Personne n’attend d’approbation',
    nobodyText: 'Les nouvelles demandes apparaissent ici. Vous recevez aussi un e-mail.',
    more: 'Encore {{count}} en attente. Décidez d’abord pour celles-ci.',
  },
};
