import type { Language } from '@prorata/domain/vocabulary';

const nl = {
  service: 'Nagemaakte diensten',
  strip: 'Proefomgeving: deze dienst is nagemaakt en alle personen zijn verzonnen',
  languages: 'Taal',
  overviewTitle: 'De buitenwereld, nagemaakt',
  overviewLead:
    'Prorata werkt samen met diensten van anderen. Hier draaien nagemaakte versies ervan, met dezelfde protocollen, zodat u alles kunt proberen zonder iets echts te raken.',
  toOverview: 'Naar het overzicht',
  toProduct: 'Naar Prorata',
  notFound: { title: 'Deze pagina bestaat niet', text: 'Op dit adres is niets te vinden.' },
  wrongHost: { title: 'Verkeerd adres', text: 'De nagemaakte diensten antwoorden alleen op dit adres.' },
  failed: {
    title: 'Er ging iets mis',
    text: 'De nagemaakte dienst kon dit niet afhandelen. Het venster waarin Prorata draait, zegt waarom.',
  },
};

const fr: typeof nl = {
  service: 'Services simulés',
  strip: 'Environnement d’essai : ce service est simulé et toutes les personnes sont inventées',
  languages: 'Langue',
  overviewTitle: 'Le monde extérieur, simulé',
  overviewLead:
    'Prorata travaille avec des services tiers. En voici des versions simulées, qui parlent les mêmes protocoles : vous pouvez tout essayer sans rien toucher de réel.',
  toOverview: 'Vers l’aperçu',
  toProduct: 'Vers Prorata',
  notFound: { title: 'Cette page n’existe pas', text: 'Il n’y a rien à cette adresse.' },
  wrongHost: { title: 'Mauvaise adresse', text: 'Les services simulés ne répondent qu’à cette adresse.' },
  failed: {
    title: 'Une erreur s’est produite',
    text: 'Le service simulé n’a pas pu traiter cette demande. La fenêtre où tourne Prorata en donne la raison.',
  },
};

const de: typeof nl = {
  service: 'Nachgebildete Dienste',
  strip: 'Testumgebung: Dieser Dienst ist nachgebildet, alle Personen sind erfunden',
  languages: 'Sprache',
  overviewTitle: 'Die Außenwelt, nachgebildet',
  overviewLead:
    'Prorata arbeitet mit Diensten anderer zusammen. Hier laufen Nachbildungen davon, mit denselben Protokollen: Sie können alles ausprobieren, ohne etwas Echtes zu berühren.',
  toOverview: 'Zur Übersicht',
  toProduct: 'Zu Prorata',
  notFound: { title: 'Diese Seite gibt es nicht', text: 'Unter dieser Adresse ist nichts zu finden.' },
  wrongHost: {
    title: 'Falsche Adresse',
    text: 'Die nachgebildeten Dienste antworten nur unter dieser Adresse.',
  },
  failed: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Der nachgebildete Dienst konnte dies nicht erledigen. Das Fenster, in dem Prorata läuft, nennt den Grund.',
  },
};

const en: typeof nl = {
  service: 'Stand-in services',
  strip: 'Trial environment: this service is a stand-in and all people are invented',
  languages: 'Language',
  overviewTitle: 'Stand-ins for the outside world',
  overviewLead:
    'Prorata works with services of others. Here run stand-ins for them that speak the same protocols, so that you can try everything without touching anything real.',
  toOverview: 'To the overview',
  toProduct: 'To Prorata',
  notFound: { title: 'This page does not exist', text: 'There is nothing at this address.' },
  wrongHost: { title: 'Wrong address', text: 'The stand-ins answer at this address only.' },
  failed: {
    title: 'Something went wrong',
    text: 'The stand-in could not handle this. The window in which Prorata runs says why.',
  },
};

export const pageTexts: Readonly<Record<Language, typeof nl>> = { nl, fr, de, en };
