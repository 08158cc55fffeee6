import type { start as source } from '../nl/start.ts';
import type { Texts } from '../texts.ts';

export const start: Texts<typeof source> = {
  headlineFirst: 'Anteilmäßige Verteilung,',
  headlineSecond: 'auf den Cent genau erklärt.',
  audience: 'Für Gerichtsvollzieher und ihre Mitarbeiter.',
  signIn: 'Mit digitaler Identität anmelden',
  signInHint: 'Sie werden zum Identitätsdienst weitergeleitet und kehren danach hierher zurück.',
  or: 'oder',
  invited: 'Haben Sie eine Aufforderung erhalten?',
  invitedText:
    'Mit dem Code aus Ihrem Brief oder Ihrer E-Mail melden Sie Ihre Forderung als Gläubiger an. Sie brauchen dafür kein Konto.',
  code: 'Code der Aufforderung',
  codeExample: 'z. B. K7QM-4XRD-92TF',
  codeMissing: 'Geben Sie den Code aus Ihrer Aufforderung ein.',
  codeInvalid: 'Dieser Code stimmt nicht. Ein Code hat zwölf Buchstaben und Ziffern.',
  continue: 'Weiter',
  withoutCode: 'Ohne Code fortfahren',
  inDevelopment: 'Prorata ist in Entwicklung und noch nicht für alle zugänglich.',
  signedOut: 'Sie sind abgemeldet.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um weiterzuarbeiten.',
  signInToContinue: 'Melden Sie sich an, um die gewünschte Seite zu öffnen.',
  legal: {
    termsOfUse: 'Nutzungsbedingungen',
    privacyPolicy: 'Datenschutz',
    termsAndConditions: 'Allgemeine Geschäftsbedingungen',
  },
  illustration: {
    description: 'Beispiel einer Verteilung',
    balance: 'Zu verteilender Saldo',
    costs: 'Kosten',
    special: 'Besondere Vorzugsrechte',
    general: 'Allgemeine Vorzugsrechte',
    ordinary: 'Gewöhnliche Gläubiger',
    caption: 'Jeder Betrag erzählt seine Geschichte: Rang, Artikel, Los, Quote und Rundung.',
  },
  codeHelp: {
    title: 'Wo finden Sie Ihren Code?',
    intro:
      'Der Gerichtsvollzieher hat Ihnen eine Aufforderung mit einem persönlichen Code geschickt. Ohne diesen Code können wir nicht wissen, um welche Akte es geht.',
    letter: 'Im Brief',
    letterText:
      'Im Kasten unter der Liste der verlangten Belege. Mit dem QR-Code daneben brauchen Sie nichts abzutippen.',
    email: 'In der E-Mail',
    emailText: 'In der Nachricht der Amtsstube. Der Link darin öffnet Ihre Aufforderung unmittelbar.',
    lost: 'Code verloren?',
    lostText:
      'Geben Sie die E-Mail-Adresse an, an die Ihre Aufforderung ging. Kam sie als Brief, rufen Sie die Amtsstube an, die Sie aufgefordert hat: Ihre Nummer steht oben.',
    ownEmail: 'Ihre E-Mail-Adresse',
    sendAgain: 'Code erneut senden',
    sendAgainDone:
      'Gibt es für diese Adresse eine offene Aufforderung, kommt der Code in wenigen Minuten an. Sehen Sie auch im Spam-Ordner nach.',
    requestFailed: 'Ihre Bitte wurde nicht gesendet',
    letterHeading: 'Melden Sie Ihre Forderung online an',
  },
};
