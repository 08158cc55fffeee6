import type { pages as source } from '../nl/pages.ts';
import type { Texts } from '../texts.ts';

export const pages: Texts<typeof source> = {
  toStart: 'Zur Startseite',
  toHome: 'Zu Ihrem Startbildschirm',
  legal: {
    inForceSince: 'In Kraft seit dem {{date}}',
    version: 'Fassung {{version}}',
    print: 'Drucken',
    others: 'Weitere Texte',
  },
  document: {
    opening: 'Das Dokument wird geladen.',
    ready: 'Ihr Dokument steht bereit',
    open: 'Öffnen',
    download: 'Herunterladen',
    notOpened: 'Das Dokument konnte nicht geöffnet werden',
    invalidTitle: 'Dieser Link funktioniert nicht',
    invalidHint:
      'Öffnen Sie das Dokument über den Link in Ihrer E-Mail oder bitten Sie die Amtsstube um einen neuen.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse stimmt nicht ganz, oder die Seite wurde verschoben.',
  },
  closed: {
    title: 'Sie haben hier keinen Zugang',
    text: 'Diese Seite ist Plattformverwaltern vorbehalten.',
    office:
      'Diese Seite ist Amtsstuben vorbehalten. Ihre Organisation meldet Forderungen an: Diese finden Sie im Arbeitsbereich.',
    workspace:
      'Der Arbeitsbereich ist für Organisationen, die Forderungen anmelden. Dafür müssen Ihre Organisation und Sie selbst das Recht „Forderungsanmeldungen“ haben. Ein Plattformverwalter erteilt es der Organisation, Ihr Verwalter Ihnen.',
    toWorkspace: 'Zum Arbeitsbereich',
  },
  failed: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Diese Seite konnte nicht angezeigt werden. Was Sie zuvor gespeichert haben, ist nicht verloren.',
  },
};
