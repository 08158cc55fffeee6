import type { DemoAccessState } from '@prorata/demo/people';
import type { Language, UserType } from '@prorata/domain/vocabulary';

interface Notice {
  readonly title: string;
  readonly text: string;
}

export interface IdentityTexts {
  readonly service: string;
  readonly description: string;
  readonly discovery: string;
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  readonly searchHint: string;
  readonly nobodyFound: string;
  readonly people: { readonly one: string; readonly many: string };
  readonly newcomers: string;
  readonly newcomersHint: string;
  readonly cancel: string;
  readonly roles: Readonly<Record<UserType, string>>;
  readonly platformAdministrator: string;
  readonly officeAdministrator: string;
  readonly readsOnly: string;
  readonly states: Readonly<Record<DemoAccessState, string>>;
  readonly spoken: Readonly<Record<Language, string>>;
  readonly toProduct: string;
  readonly signingOut: string;
  readonly signOut: string;
  readonly signedOut: Notice;
  readonly ended: Notice;
  readonly unknownPerson: Notice;
  readonly wrongReturn: Notice;
  readonly unknownClient: Notice;
  readonly refused: Notice;
}

const nl: IdentityTexts = {
  service: 'Nagemaakte identiteitsdienst',
  description:
    'In plaats van de digitale identiteit waarmee gerechtsdeurwaarders en hun medewerkers zich aanmelden (OpenID Connect). U kiest wie u bent; een wachtwoord is er niet.',
  discovery: 'Technische gegevens',
  title: 'Wie bent u vandaag?',
  lead: 'Kies een persoon en u bent aangemeld bij Prorata. Er is geen wachtwoord.',
  search: 'Zoek op naam, kantoor, rol of toestand',
  searchHint: 'Enter kiest de eerste',
  nobodyFound: 'Niemand gevonden. Probeer een ander woord.',
  people: { one: '1 persoon', many: '{count} personen' },
  newcomers: 'Nog zonder kantoor',
  newcomersHint: 'Prorata kent hen niet: zij beginnen met de registratie',
  cancel: 'Niet aanmelden, terug naar Prorata',
  roles: {
    Bailiff: 'Gerechtsdeurwaarder',
    CandidateBailiff: 'Kandidaat-gerechtsdeurwaarder',
    Employee: 'Medewerker',
  },
  platformAdministrator: 'Platformbeheerder',
  officeAdministrator: 'beheert het kantoor',
  readsOnly: 'leest alleen',
  states: {
    new: 'Nieuw',
    pending: 'Wacht op goedkeuring',
    disapproved: 'Geweigerd',
    organizationIncomplete: 'Kantoor onvolledig',
    licenceNotAccepted: 'Licentie niet aanvaard',
    full: 'Goedgekeurd',
  },
  spoken: { nl: 'Nederlands', fr: 'Frans', de: 'Duits', en: 'Engels' },
  toProduct: 'Naar Prorata',
  signingOut: 'U wordt afgemeld',
  signOut: 'Afmelden',
  signedOut: { title: 'U bent afgemeld', text: 'De nagemaakte identiteitsdienst kent u niet meer.' },
  ended: {
    title: 'Deze aanmelding is afgelopen',
    text: 'U hebt ze al gebruikt, of ze heeft te lang opengestaan. Begin opnieuw vanuit Prorata.',
  },
  unknownPerson: {
    title: 'Die persoon bestaat niet',
    text: 'De gekozen persoon staat niet op de lijst. Begin opnieuw vanuit Prorata.',
  },
  wrongReturn: {
    title: 'Onbekend adres om naar terug te keren',
    text: 'De vraag om aan te melden wil u daarna naar een adres sturen dat niet van Prorata is. Daarom stopt het hier.',
  },
  unknownClient: {
    title: 'Onbekende toepassing',
    text: 'Een toepassing die hier niet bekend is, vroeg om u aan te melden. Daarom stopt het hier.',
  },
  refused: {
    title: 'Deze vraag klopt niet',
    text: 'De vraag om aan of af te melden is onvolledig of fout. Begin opnieuw vanuit Prorata.',
  },
};

const fr: IdentityTexts = {
  service: 'Service d’identité simulé',
  description:
    'À la place de l’identité numérique avec laquelle les huissiers de justice et leurs collaborateurs se connectent (OpenID Connect). Vous choisissez qui vous êtes, sans mot de passe.',
  discovery: 'Données techniques',
  title: 'Qui êtes-vous aujourd’hui ?',
  lead: 'Choisissez une personne et vous êtes connecté à Prorata. Il n’y a pas de mot de passe.',
  search: 'Chercher par nom, étude, rôle ou situation',
  searchHint: 'Entrée choisit la première',
  nobodyFound: 'Personne ne correspond. Essayez un autre mot.',
  people: { one: '1 personne', many: '{count} personnes' },
  newcomers: 'Encore sans étude',
  newcomersHint: 'Prorata ne les connaît pas : elles commencent par l’inscription',
  cancel: 'Ne pas se connecter, retour à Prorata',
  roles: {
    Bailiff: 'Huissier de justice',
    CandidateBailiff: 'Candidat-huissier de justice',
    Employee: 'Collaborateur',
  },
  platformAdministrator: 'Administrateur de la plateforme',
  officeAdministrator: 'gère l’étude',
  readsOnly: 'lecture seule',
  states: {
    new: 'Nouveau',
    pending: 'En attente d’approbation',
    disapproved: 'Refusé',
    organizationIncomplete: 'Étude incomplète',
    licenceNotAccepted: 'Licence non acceptée',
    full: 'Approuvé',
  },
  spoken: { nl: 'Néerlandais', fr: 'Français', de: 'Allemand', en: 'Anglais' },
  toProduct: 'Vers Prorata',
  signingOut: 'Déconnexion en cours',
  signOut: 'Se déconnecter',
  signedOut: { title: 'Vous êtes déconnecté', text: 'Le service d’identité simulé ne vous connaît plus.' },
  ended: {
    title: 'Cette connexion est terminée',
    text: 'Vous l’avez déjà utilisée, ou elle est restée ouverte trop longtemps. Recommencez depuis Prorata.',
  },
  unknownPerson: {
    title: 'Cette personne n’existe pas',
    text: 'La personne choisie n’est pas dans la liste. Recommencez depuis Prorata.',
  },
  wrongReturn: {
    title: 'Adresse de retour inconnue',
    text: 'La demande de connexion veut ensuite vous envoyer à une adresse qui n’est pas celle de Prorata. Elle s’arrête donc ici.',
  },
  unknownClient: {
    title: 'Application inconnue',
    text: 'Une application inconnue ici a demandé de vous connecter. La demande s’arrête donc ici.',
  },
  refused: {
    title: 'Cette demande est incorrecte',
    text: 'La demande de connexion ou de déconnexion est incomplète ou fausse. Recommencez depuis Prorata.',
  },
};

const de: IdentityTexts = {
  service: 'Nachgebildeter Identitätsdienst',
  description:
    'Anstelle der digitalen Identität, mit der sich Gerichtsvollzieher und ihre Mitarbeiter anmelden (OpenID Connect). Sie wählen, wer Sie sind, ohne Passwort.',
  discovery: 'Technische Angaben',
  title: 'Wer sind Sie heute?',
  lead: 'Wählen Sie eine Person und Sie sind bei Prorata angemeldet. Ein Passwort gibt es nicht.',
  search: 'Nach Name, Amtsstube, Rolle oder Stand suchen',
  searchHint: 'Enter wählt die erste Person',
  nobodyFound: 'Niemand gefunden. Versuchen Sie ein anderes Wort.',
  people: { one: '1 Person', many: '{count} Personen' },
  newcomers: 'Noch ohne Amtsstube',
  newcomersHint: 'Prorata kennt sie nicht: Sie beginnen mit der Registrierung',
  cancel: 'Nicht anmelden, zurück zu Prorata',
  roles: {
    Bailiff: 'Gerichtsvollzieher',
    CandidateBailiff: 'Gerichtsvollzieheranwärter',
    Employee: 'Mitarbeiter',
  },
  platformAdministrator: 'Plattformverwaltung',
  officeAdministrator: 'verwaltet die Amtsstube',
  readsOnly: 'nur lesen',
  states: {
    new: 'Neu',
    pending: 'Wartet auf Genehmigung',
    disapproved: 'Abgelehnt',
    organizationIncomplete: 'Amtsstube unvollständig',
    licenceNotAccepted: 'Lizenz nicht angenommen',
    full: 'Genehmigt',
  },
  spoken: { nl: 'Niederländisch', fr: 'Französisch', de: 'Deutsch', en: 'Englisch' },
  toProduct: 'Zu Prorata',
  signingOut: 'Sie werden abgemeldet',
  signOut: 'Abmelden',
  signedOut: {
    title: 'Sie sind abgemeldet',
    text: 'Der nachgebildete Identitätsdienst kennt Sie nicht mehr.',
  },
  ended: {
    title: 'Diese Anmeldung ist beendet',
    text: 'Sie wurde schon benutzt oder stand zu lange offen. Beginnen Sie bei Prorata von vorn.',
  },
  unknownPerson: {
    title: 'Diese Person gibt es nicht',
    text: 'Die gewählte Person steht nicht auf der Liste. Beginnen Sie bei Prorata von vorn.',
  },
  wrongReturn: {
    title: 'Unbekannte Rückkehradresse',
    text: 'Die Anmeldung will Sie danach zu einer Adresse schicken, die nicht zu Prorata gehört. Deshalb endet sie hier.',
  },
  unknownClient: {
    title: 'Unbekannte Anwendung',
    text: 'Eine hier unbekannte Anwendung wollte Sie anmelden. Deshalb endet es hier.',
  },
  refused: {
    title: 'Diese Anfrage stimmt nicht',
    text: 'Die An- oder Abmeldung ist unvollständig oder fehlerhaft. Beginnen Sie bei Prorata von vorn.',
  },
};

const en: IdentityTexts = {
  service: 'Stand-in identity service',
  description:
    'In place of the digital identity with which bailiffs and their employees sign in (OpenID Connect). You choose who you are; there is no password.',
  discovery: 'Technical data',
  title: 'Who are you today?',
  lead: 'Choose a person and you are signed in to Prorata. There is no password.',
  search: 'Search by name, office, role or state',
  searchHint: 'Enter chooses the first',
  nobodyFound: 'Nobody found. Try another word.',
  people: { one: '1 person', many: '{count} people' },
  newcomers: 'Not in an office yet',
  newcomersHint: 'Prorata does not know them: they begin with the registration',
  cancel: 'Do not sign in, back to Prorata',
  roles: { Bailiff: 'Bailiff', CandidateBailiff: 'Candidate bailiff', Employee: 'Employee' },
  platformAdministrator: 'Platform administrator',
  officeAdministrator: 'manages the office',
  readsOnly: 'reads only',
  states: {
    new: 'New',
    pending: 'Pending approval',
    disapproved: 'Disapproved',
    organizationIncomplete: 'Office incomplete',
    licenceNotAccepted: 'Licence not accepted',
    full: 'Approved',
  },
  spoken: { nl: 'Dutch', fr: 'French', de: 'German', en: 'English' },
  toProduct: 'To Prorata',
  signingOut: 'You are being signed out',
  signOut: 'Sign out',
  signedOut: { title: 'You are signed out', text: 'The stand-in identity service no longer knows you.' },
  ended: {
    title: 'This sign-in has ended',
    text: 'You have used it already, or it stood open for too long. Start again from Prorata.',
  },
  unknownPerson: {
    title: 'That person does not exist',
    text: 'The person you chose is not on the list. Start again from Prorata.',
  },
  wrongReturn: {
    title: 'Unknown address to return to',
    text: 'The sign-in wants to send you on to an address that is not Prorata’s. That is why it stops here.',
  },
  unknownClient: {
    title: 'Unknown application',
    text: 'An application that is not known here asked to sign you in. That is why it stops here.',
  },
  refused: {
    title: 'This request is not right',
    text: 'The request to sign in or out is incomplete or wrong. Start again from Prorata.',
  },
};

export const identityTexts: Readonly<Record<Language, IdentityTexts>> = { nl, fr, de, en };
