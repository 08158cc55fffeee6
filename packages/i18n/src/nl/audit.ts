/** What happened in a dossier, one phrase for each type of event: `dossier.created` is `events.dossier.created`. */
export const audit = {
  events: {
    dossier: {
      created: 'Dossier aangemaakt',
      updated: 'Dossier gewijzigd',
      removed: 'Dossier verwijderd',
      sendInvitations: 'Uitnodigingen verstuurd',
      moveToProvisioned: 'Klaar gezet voor verdeling',
      allInvitationsClosed: 'Laatste uitnodiging afgesloten, klaar voor verdeling',
      calculate: 'Verdeling berekend',
      deleteResult: 'Berekening verwijderd',
      deleteLastResult: 'Laatste berekening verwijderd',
      sign: 'Proces-verbaal ondertekend, dossier gesloten',
      send: 'Proces-verbaal verstuurd',
      contestationTermOver: 'Termijn van tegenspraak verstreken',
      markAsPaid: 'Als betaald gemarkeerd',
      cancel: 'Dossier geannuleerd',
    },
  },
} as const;
