import type { welcome as source } from '../nl/welcome.ts';
import type { Texts } from '../texts.ts';

export const welcome: Texts<typeof source> = {
  greeting: {
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
  },
  toYourWork: 'Wohin möchten Sie?',
  destinations: {
    dossiers: 'Verteilungen eröffnen, verfolgen und abschließen.',
    parties: 'Ihre bekannten Schuldner und Gläubiger.',
    myOrganization: 'Angaben, Mitarbeiter und Standardaufforderungen.',
    workspace: 'Aufforderungen an Ihre Organisation: anmelden, zuweisen und verfolgen.',
    ownOrganization: 'Angaben, Mitarbeiter, Profil und API-Schlüssel.',
    myAccount: 'Ihre Angaben und Ihre Sprache.',
    organizations: 'Alle Amtsstuben und ihre Benutzer.',
    onboarding: 'Anträge neuer Amtsstuben und Benutzer beurteilen.',
    institutions: 'Behörden und Einrichtungen, einmal für alle Amtsstuben.',
    parameters: 'Einstellungen der Anwendung und der Berechnung.',
    dossierCosts: 'Honorare, Auslagen und für den Staat bestimmte Kosten.',
    platformCosts: 'Was die Nutzung der Plattform kostet.',
    invoicing: 'Monatliche Fakturierung je Amtsstube.',
    templates: 'Die Texte der Briefe, E-Mails und Protokolle.',
    privacy: 'Anfragen von Personen zu den eigenen Daten.',
    maintenance: 'Dateiprüfung und Aufbewahrungsfristen.',
  },
  pending: {
    title: 'Ihr Antrag wird geprüft',
    text: 'Ihre Registrierung ist eingegangen. Ein Plattformverwalter prüft Ihre Angaben.',
    next: 'Wie geht es weiter?',
    registered: 'Sie haben sich registriert',
    review: 'Ein Plattformverwalter prüft Ihren Antrag',
    access: 'Danach können Sie beginnen',
    accessText:
      'Sobald entschieden ist, erhalten Sie eine E-Mail, und Sie sehen es auf dieser Seite. Sie brauchen sich nicht erneut zu registrieren.',
    organization: 'Ihre Amtsstube: {{organization}}',
    organizationFirst: 'Auch die Amtsstube {{organization}} muss zuerst zugelassen werden.',
  },
  texts: {
    title: 'Unsere Bedingungen haben sich geändert',
    text: 'Lesen Sie, was sich geändert hat, und nehmen Sie die neue Fassung an, um weiterzuarbeiten. Ihre Akten und Fristen laufen unterdessen weiter.',
    changes: 'Was sich geändert hat',
    consent: 'Ich habe die neue Fassung gelesen und nehme sie an',
    missing: 'Kreuzen Sie an, dass Sie die neue Fassung annehmen.',
    office:
      'In der Verwaltung der Amtsstube nehmen Sie den Lizenzvertrag auch in deren Namen an ({{office}}).',
    accept: 'Annehmen und fortfahren',
    failed: 'Die neue Fassung wurde nicht angenommen',
    comingTitle: 'Neue Bedingungen ab dem {{date}}',
    comingText:
      'Ab diesem Tag bitten wir Sie, sie anzunehmen, wenn Sie sich anmelden. Bis dahin brauchen Sie nichts zu tun.',
  },
  disapproved: {
    title: 'Ihr Antrag wurde abgelehnt',
    text: 'Sie haben keinen Zugang zu den Akten. Halten Sie das für einen Irrtum, wenden Sie sich an einen Verwalter Ihrer Amtsstube oder an einen Plattformverwalter.',
    kept: 'Konten sind Gerichtsvollziehern und ihren Mitarbeitern vorbehalten.',
  },
};
