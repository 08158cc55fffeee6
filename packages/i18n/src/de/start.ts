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
  findCode: 'Meinen Code wiederfinden',
  withoutCode: 'Ich habe keinen Code',
  inDevelopment: 'Prorata ist in Entwicklung und noch nicht für alle zugänglich.',
  signedOut: 'Sie sind abgemeldet.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um weiterzuarbeiten.',
  signInToContinue: 'Melden Sie sich an, um die gewünschte Seite zu öffnen.',
  genuine: 'Ist dieser Brief echt?',
  legal: {
    termsOfUse: 'Nutzungsbedingungen',
    privacyPolicy: 'Datenschutzerklärung',
    termsAndConditions: 'Allgemeine Geschäftsbedingungen',
  },
  illustration: {
    description: 'Beispiel einer Verteilung',
    balance: 'Zu verteilender Saldo',
    costs: 'Kosten',
    special: 'Besondere Vorzugsrechte',
    general: 'Allgemeine Vorzugsrechte',
    ordinary: 'Gewöhnliche Gläubiger',
    caption: 'Zu jedem Betrag: Rang, Artikel, Los, Quote und Rundung.',
  },
  without: {
    title: 'Sie haben keinen Code',
    platform:
      'Prorata ist die Plattform, mit der Gerichtsvollzieher das Geld aus einem Verkauf oder einer Drittpfändung nach dem Gesetz unter den Gläubigern verteilen. Gläubiger reichen hier ihre Forderungsanmeldung ein.',
    invited: 'Sie haben eine Aufforderung erhalten',
    invitedText:
      'Im Brief oder in der E-Mail der Amtsstube steht ein Code aus zwölf Buchstaben und Ziffern. Damit reichen Sie online ein, ohne Konto.',
    enterCode: 'Code eingeben',
    uninvited: 'Sie sind Gläubiger, haben aber keine Aufforderung erhalten',
    uninvitedText:
      'Senden Sie Ihre Anmeldung per Brief oder E-Mail an die Amtsstube, die die Akte bearbeitet. Sie wird dort eingetragen, oder Sie erhalten eine Aufforderung mit einem Code.',
    mention: 'Geben Sie in Ihrer Anmeldung an:',
    particulars: {
      creditor: 'Ihren Namen, Ihre Adresse und Ihre Unternehmens- oder Nationalregisternummer',
      defendant: 'gegen wen Sie die Forderung haben',
      amount: 'den Betrag mit einer Abrechnung: Hauptsumme, Zinsen, Kosten und was bereits bezahlt ist',
      title: 'Ihren Titel und, wenn Sie Vorrang verlangen, das Vorzugsrecht mit einem Beleg',
      account: 'das Konto, auf das gezahlt werden soll',
    },
    soon: 'Warten Sie nicht: Die Frist für eine Anmeldung ist kurz, und wer zu spät kommt, erhält möglicherweise nichts.',
    whichOffice:
      'Wissen Sie nicht, um welche Amtsstube es geht? Sie steht auf der Gerichtsvollzieherurkunde oder in der Ankündigung des Verkaufs. Wir dürfen nicht sagen, wer eine Akte hat.',
    office: 'Sie arbeiten in einer Amtsstube',
    officeText:
      'Melden Sie sich mit Ihrer digitalen Identität an. Beim ersten Mal registrieren Sie sich; ein Plattformverwalter entscheidet über Ihren Antrag.',
  },
  codeHelp: {
    title: 'Wo finden Sie Ihren Code?',
    intro:
      'Der Gerichtsvollzieher hat Ihnen eine Aufforderung mit einem persönlichen Code geschickt. Ohne diesen Code können wir nicht wissen, um welche Akte es geht.',
    letter: 'Im Brief',
    letterText:
      'Im Kasten unter der Liste der verlangten Dokumente. Mit dem QR-Code daneben brauchen Sie nichts abzutippen.',
    email: 'In der E-Mail',
    emailText: 'In der Nachricht der Amtsstube. Der Link darin öffnet Ihre Aufforderung unmittelbar.',
    lost: 'Code verloren?',
    lostText:
      'Geben Sie die E-Mail-Adresse an, an die Ihre Aufforderung ging. Kam sie als Brief, rufen Sie die Amtsstube an, die Sie aufgefordert hat; die Telefonnummer der Amtsstube steht oben im Brief.',
    ownEmail: 'Ihre E-Mail-Adresse',
    sendAgain: 'Code erneut senden',
    sendAgainDone:
      'Gibt es für diese Adresse eine offene Aufforderung, kommt der Code in wenigen Minuten an. Sehen Sie auch im Spam-Ordner nach.',
    requestFailed: 'Ihre Anfrage wurde nicht gesendet',
    letterHeading: 'Melden Sie Ihre Forderung online an',
  },
};
