/** What a person is told of, in the bell, in a mail and among the settings. */
export const notifications = {
  title: 'Meldingen',
  open: 'Meldingen',
  openUnread: 'Meldingen, {{count}} ongelezen',
  none: 'Geen meldingen',
  noneHint:
    'Hier komt wat er in uw dossiers gebeurt: een schuldeiser die indient, een brief die terugkomt, een termijn die eindigt.',
  allRead: 'Alles gelezen',
  unread: 'ongelezen',
  older: 'Oudere tonen',
  failed: 'De meldingen konden niet bijgewerkt worden',
  /** The same sentence in the product and in the mail. */
  lines: {
    filed: '{{about}} diende een aangifte in',
    returned: 'Zending aan {{about}} is niet aangekomen',
    termEnds: '{{term}}: laatste dag {{date}}',
    taskEnds: 'Taak tegen {{date}}: {{about}}',
    mentioned: '{{actor}} vermeldde u in een nota',
    assigned: '{{actor}} gaf u een taak: {{about}}',
    dossierAssigned: '{{actor}} wees u dit dossier toe',
    reminder: 'Herinnering: {{about}}',
    infected: 'Virus gevonden in {{about}}',
  },
  mail: {
    one: '{{dossier}}: {{line}}',
    several: '{{count}} meldingen over uw dossiers',
  },
  settings: {
    title: 'Meldingen',
    hint: 'Kies waarvan u op de hoogte blijft. Meldingen over een dossier gaan naar wie het behandelt, anders naar de gerechtsdeurwaarder die ervoor instaat, en naar wie het volgt.',
    kind: 'Waarover',
    inProduct: 'In Prorata',
    byMail: 'Per e-mail',
    morning: 'in de e-mail van de ochtend',
    atOnce: 'meteen',
    failed: 'De keuze kon niet bewaard worden',
    label: '{{kind}}: {{where}}',
  },
} as const;
