/** What happened in a dossier, one phrase for each type of event: `dossier.created` is `events.dossier.created`. */
export const audit = {
  events: {
    statement: {
      created: 'Aangifte toegevoegd',
      changed: 'Aangifte gewijzigd',
      removed: 'Aangifte verwijderd',
      validated: 'Aangifte gevalideerd',
      validationWithdrawn: 'Validatie van de aangifte vervallen',
      explained: 'Uitleg bij de wijziging gegeven',
    },
    claim: {
      added: 'Vordering toegevoegd',
      changed: 'Vordering gewijzigd',
      removed: 'Vordering verwijderd',
      linkedToAsset: 'Vordering aan een goed gekoppeld',
    },
    document: {
      added: 'Document toegevoegd',
      removed: 'Document verwijderd',
    },
    invitation: {
      finished: 'Uitnodiging afgehandeld: elke aangifte is nagekeken',
    },
    result: {
      calculated: 'Proces-verbaal opgemaakt',
      removed: 'Berekening en proces-verbaal verwijderd',
    },
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
