import type { onboarding as source } from '../nl/onboarding.ts';
import type { Texts } from '../texts.ts';

export const onboarding: Texts<typeof source> = {
  progress: 'Schritte der Registrierung',
  position: 'Schritt {{position}} von {{count}}',
  start: 'Beginnen',
  next: 'Weiter',
  back: 'Zurück',
  send: 'Registrierung absenden',
  notSent: 'Die Registrierung wurde nicht abgesendet',
  steps: {
    welcome: {
      name: 'Willkommen',
      title: 'Willkommen bei Prorata',
      intro:
        'In wenigen Minuten registrieren Sie sich und Ihre Amtsstube. Konten sind Gerichtsvollziehern und ihren Mitarbeitern vorbehalten.',
    },
    profile: {
      name: 'Ihre Angaben',
      title: 'Wer sind Sie?',
      intro:
        'So kennen Ihre Kollegen und die Plattform Sie. Sie können dies später unter „Mein Konto“ ändern.',
    },
    organization: {
      name: 'Ihre Amtsstube',
      title: 'In welcher Amtsstube arbeiten Sie?',
      intro: 'Wählen Sie Ihre Amtsstube, oder registrieren Sie eine, die Prorata noch nicht nutzt.',
    },
    documents: {
      name: 'Bedingungen',
      title: 'Lesen und annehmen',
      intro:
        'Diese Texte gelten für alle, die Prorata nutzen. Wir halten fest, welche Fassung Sie wann annehmen.',
    },
    review: {
      name: 'Prüfen',
      title: 'Prüfen Sie Ihre Registrierung',
      intro: 'Stimmt alles? Dann senden Sie Ihre Registrierung ab. Ein Plattformverwalter wird sie prüfen.',
    },
  },
  welcome: {
    profile: 'Ihre eigenen Angaben',
    profileText: 'Name, E-Mail-Adresse und Funktion.',
    organization: 'Ihre Amtsstube',
    organizationText:
      'Sie schließen sich einer bestehenden Amtsstube an oder registrieren eine neue mit ihrer Unternehmensnummer.',
    documents: 'Die Bedingungen',
    documentsText: 'Nutzungsbedingungen, Datenschutzerklärung und Lizenzvertrag.',
    afterwards:
      'Danach prüft ein Plattformverwalter Ihren Antrag. Sie erhalten eine E-Mail, sobald entschieden ist.',
    signedInAs: 'Sie sind angemeldet als {{name}} ({{email}}).',
  },
  fields: {
    organization: {
      kind: 'Ihre Amtsstube',
      organizationId: 'Wählen Sie Ihre Amtsstube',
      details: {
        email: 'E-Mail der Amtsstube',
        phone: 'Telefon der Amtsstube',
      },
    },
    acceptsTermsOfUse: 'Ich nehme die Nutzungsbedingungen an',
    acceptsPrivacyPolicy: 'Ich habe die Datenschutzerklärung gelesen',
    acceptsEula: 'Ich nehme den Lizenzvertrag an',
    confirmsBailiffOrEmployee:
      'Ich bestätige, dass ich das Amt des Gerichtsvollziehers ausübe, dafür Anwärter/-in bin oder in einer Amtsstube arbeite',
  },
  hints: {
    email: 'An diese Adresse schreiben wir Ihnen zu Ihrem Antrag.',
    nationalNumber: 'Freiwillig. Nötig, um Dokumente zu unterzeichnen.',
  },
  userTypes: {
    Employee: 'Sie arbeiten in der Amtsstube eines Gerichtsvollziehers.',
    CandidateBailiff: 'Sie sind für das Amt des Gerichtsvollziehers als Anwärter/-in ernannt.',
    Bailiff: 'Sie üben das Amt aus und unterzeichnen Protokolle.',
  },
  office: {
    existing: 'Meine Amtsstube nutzt Prorata bereits',
    existingText: 'Sie schließen sich den Kollegen an, die schon da sind.',
    new: 'Meine Amtsstube ist neu bei Prorata',
    newText: 'Sie registrieren die Amtsstube und verwalten sie. Fehlende Angaben ergänzen Sie später.',
    awaited: 'Die Amtsstube {{name}} hat Sie bereits hinzugefügt. Sie brauchen es nur zu bestätigen.',
    search: 'Name oder Gemeinde',
    notFound: 'Keine Amtsstube gefunden',
    notFoundText:
      'Suchen Sie nach einem anderen Teil des Namens, oder registrieren Sie sie als neue Amtsstube.',
    more_one: 'Noch {{count}} Amtsstube. Suchen Sie nach Name oder Gemeinde.',
    more_other: 'Noch {{count}} Amtsstuben. Suchen Sie nach Name oder Gemeinde.',
  },
  creditor: {
    intro: 'In wenigen Minuten registrieren Sie sich als Mitarbeiter von {{name}}.',
    profileText: 'Name und E-Mail-Adresse.',
    organization: 'Ihre Organisation',
    organizationText: '{{name}} hat Sie bereits hinzugefügt.',
    title: 'Für welche Organisation arbeiten Sie?',
    awaited: 'Ein Verwalter hat Sie bereits bei {{name}} hinzugefügt. Sie brauchen nichts zu wählen.',
    wrong: 'Stimmt das nicht? Wenden Sie sich an einen Verwalter dieser Organisation.',
    confirms: 'Ich bestätige, dass ich für {{name}} arbeite und dafür Forderungen anmelden darf',
    missing: 'Bestätigen Sie, dass Sie für {{name}} arbeiten.',
    joining: 'Sie schließen sich dieser Organisation an',
  },
  documents: {
    acceptsTermsOfUse: 'Nutzungsbedingungen',
    acceptsPrivacyPolicy: 'Datenschutzerklärung',
    acceptsEula: 'Lizenzvertrag',
  },
  missing: {
    acceptsTermsOfUse: 'Sie müssen die Nutzungsbedingungen annehmen, um sich zu registrieren.',
    acceptsPrivacyPolicy:
      'Bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben, um sich zu registrieren.',
    acceptsEula: 'Sie müssen den Lizenzvertrag annehmen, um sich zu registrieren.',
    confirmsBailiffOrEmployee:
      'Konten sind Gerichtsvollziehern und ihren Mitarbeitern vorbehalten. Bestätigen Sie, dass Sie dazugehören.',
  },
  review: {
    name: 'Name',
    edit: 'Ändern',
    way: 'Registrierung',
    newOffice: 'Neue Amtsstube, die Sie verwalten',
    existingOffice: 'Sie schließen sich dieser Amtsstube an',
    accepted: 'Angenommen',
    after:
      'Nach dem Absenden wartet Ihr Konto auf Zulassung. Sie erhalten eine E-Mail, sobald entschieden ist.',
  },
  closed: {
    title: 'Registrieren ist zurzeit nicht möglich',
    text: 'Prorata nimmt derzeit keine neuen Benutzer auf. Versuchen Sie es später erneut, oder fragen Sie Ihre Amtsstube.',
    invited:
      'Sind Sie als Gläubiger aufgefordert? Dann brauchen Sie kein Konto: Nutzen Sie den Code aus Ihrer Aufforderung.',
  },
  list: {
    organizations: 'Amtsstuben',
    users: 'Benutzer',
    counts: 'Amtsstuben: {{organizations}}, Benutzer: {{users}}',
    registered: 'Beantragt am {{date}}',
    incomplete: 'Angaben unvollständig',
    usersOf_one: '{{count}} Benutzer',
    usersOf_other: '{{count}} Benutzer',
    noOrganizations: 'Keine wartenden Amtsstuben',
    noUsers: 'Keine wartenden Benutzer',
    nobody: 'Niemand wartet auf Zulassung',
    nobodyText: 'Neue Anträge erscheinen hier. Sie erhalten auch eine E-Mail.',
    more: 'Weitere Anträge: {{count}}. Entscheiden Sie zuerst über diese.',
  },
};
