/** What the nights bring: the check of the files, and what is erased. */
export const maintenance = {
  files: {
    title: 'Bewaarde bestanden',
    text: 'Elke nacht wordt elk bewaard bestand vergeleken met de vingerafdruk die het bij het bewaren kreeg. Een beschadigd bestand wordt niet getoond, ondertekend of verstuurd.',
    never: 'Er is nog niet vergeleken. Dat gebeurt in de komende nacht.',
    checked: 'Vergeleken op {{moment}}. Aantal bestanden: {{files}}.',
    whole: 'Alle bestanden zijn zoals ze bewaard werden.',
    damagedTitle_one: '{{count}} beschadigd bestand',
    damagedTitle_other: '{{count}} beschadigde bestanden',
    damagedText:
      'Zet de juiste bestanden uit een reservekopie terug. De volgende vergelijking haalt ze dan uit deze lijst.',
    columns: {
      kind: 'Wat',
      dossier: 'Dossier',
      organization: 'Kantoor',
      fault: 'Wat er mis is',
      id: 'Kenmerk',
    },
    kinds: {
      report: 'Proces-verbaal',
      document: 'Stuk bij een aangifte',
      receipt: 'Ontvangstbewijs',
      letter: 'Brief of afgiftebewijs',
      logo: 'Logo',
      other: 'Ander bestand',
    },
    faults: {
      missing: 'Ontbreekt',
      altered: 'Gewijzigd of afgebroken',
      unreadable: 'Onleesbaar',
    },
  },
  due: {
    title: 'Wordt binnenkort gewist',
    text: 'Betaalde en geannuleerde dossiers worden gewist na {{dossiers}}, teksten van e-mails en brieven na {{mails}}. Nummer, datums, bedragen, het ondertekende proces-verbaal en het bewijs dat het logboek klopt, blijven. Een gewijzigde termijn geldt pas na {{settling}} dagen.',
    none: 'In de komende {{days}} dagen wordt geen dossier gewist.',
    mails_one: 'In de komende {{days}} dagen wordt de tekst van {{count}} bericht gewist.',
    mails_other: 'In de komende {{days}} dagen wordt de tekst van {{count}} berichten gewist.',
    more: 'Getoond: {{shown}} van {{total}}.',
    columns: {
      dossier: 'Dossier',
      organization: 'Kantoor',
      status: 'Status',
      endedOn: 'Beëindigd op',
      erasedOn: 'Wordt gewist op',
    },
  },
  erased: {
    title: 'Gewist',
    none: 'Er is nog niets gewist.',
    mailTexts: 'Teksten van berichten',
    parties_one: '{{count}} partij uit het partijenboek',
    parties_other: '{{count}} partijen uit het partijenboek',
    columns: {
      moment: 'Wanneer',
      what: 'Wat',
      organization: 'Kantoor',
      documents: 'Stukken',
      statements: 'Aangiften',
      deliveries: 'Berichten',
    },
  },
} as const;
