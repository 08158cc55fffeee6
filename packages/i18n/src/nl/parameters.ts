/** The parameters of the product and the figures of the law beside them. */
export const parameters = {
  intro: 'Wat platformbeheerders zelf instellen. Elke wijziging geldt meteen en wordt bewaard.',
  columns: { name: 'Parameter', value: 'Waarde', state: 'Status' },
  state: { default: 'Standaard', changed: 'Gewijzigd' },
  changedBy: 'Gewijzigd door {{name}} op {{moment}}',
  default: 'Standaard: {{value}}',
  bounds: 'Van {{minimum}} tot {{maximum}}',
  edit: 'Parameter wijzigen',
  value: 'Waarde',
  reset: 'Standaard terugzetten',
  resetDone: '{{name}} staat weer op de standaard',
  history: 'Geschiedenis',
  noHistory: 'Nog nooit gewijzigd.',
  defaultWord: 'standaard',
  empty: 'niet ingevuld',
  amounts: {
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
    workingDays_one: '{{count}} werkdag',
    workingDays_other: '{{count}} werkdagen',
    years_one: '{{count}} jaar',
    years_other: '{{count}} jaar',
    megabytes_one: '{{count}} MB',
    megabytes_other: '{{count}} MB',
    percent_one: '{{count}}\u00a0%',
    percent_other: '{{count}}\u00a0%',
    euro_one: '€ {{count}}',
    euro_other: '€ {{count}}',
  },
  units: { days: 'dagen', years: 'jaar', megabytes: 'MB', percent: '%', euro: '€' },
  groups: {
    operator: 'Exploitant',
    access: 'Toegang',
    uploads: 'Bestanden',
    invitations: 'Uitnodigingen',
    externalProvider: 'Externe dienstverlener',
    retention: 'Bewaring',
    calculation: 'Berekening',
  },
  names: {
    operator: {
      name: {
        name: 'Naam',
        text: 'Wie het platform exploiteert. Staat in de juridische teksten en in de uitnodigingen.',
      },
      address: { name: 'Adres', text: 'Zetel van de exploitant.' },
      'enterprise-number': { name: 'Ondernemingsnummer', text: 'Staat in de juridische teksten.' },
      account: { name: 'Rekeningnummer', text: 'Waarop de facturen van het platform betaald worden.' },
      'helpdesk-email': {
        name: 'E-mail van de helpdesk',
        text: 'Elke melding die naar de helpdesk verwijst, noemt dit adres.',
      },
      'helpdesk-phone': {
        name: 'Telefoon van de helpdesk',
        text: 'Staat bij het e-mailadres van de helpdesk.',
      },
      'data-protection': {
        name: 'Contactpunt gegevensbescherming',
        text: 'E-mailadres voor vragen over persoonsgegevens.',
      },
    },
    access: {
      registration: {
        name: 'Registratie open',
        text: 'Nieuwe mensen kunnen zich registreren. Wie al een account heeft, merkt er niets van.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Grootste stuk',
        text: 'Zo groot mag een titel, afrekening of ander stuk zijn.',
      },
      'largest-extract': {
        name: 'Grootste uittreksel',
        text: 'Zo groot mag een uittreksel uit het CBB zijn.',
      },
    },
    invitations: {
      validity: {
        name: 'Geldigheid van een uitnodiging',
        text: 'Zo lang kan een kantoor een schuldeiser ten hoogste geven om met zijn code aangifte te doen. Zonder eigen datum geldt de wettelijke termijn.',
      },
      reminder: {
        name: 'Herinnering',
        text: 'Zoveel dagen vóór het einde krijgt wie nog niet reageerde een herinnering. Bij 0 is er geen herinnering.',
      },
      'document-view-validity': {
        name: 'Geldigheid van een documentcode',
        text: 'Zo lang kan een ontvanger een verstuurd document met zijn code bekijken.',
      },
      'opening-is-receipt': {
        name: 'Openen is tekenen voor ontvangst',
        text: 'Wie het ontwerp opent met de link en een tweede bewijs, tekent daarmee voor de ontvangst: de termijn van tegenspraak loopt vanaf de dag erna. Zet dit uit als u vindt dat de wet een ander bewijs vraagt; openingen worden dan alleen genoteerd.',
      },
    },
    'external-provider': {
      name: { name: 'Naam', text: 'Wie de schuldeisers buiten het platform uitnodigt.' },
      email: { name: 'E-mailadres', text: 'Naar dit adres gaat de opdracht om uit te nodigen.' },
      url: {
        name: 'Webadres',
        text: 'Waar de dienstverlener zijn werk doet. Het menu van een dossier leidt erheen.',
      },
    },
    retention: {
      dossiers: {
        name: 'Afgesloten dossiers',
        text: 'Zo lang blijft een betaald of geannuleerd dossier bewaard. Daarna worden de persoonsgegevens gewist; zie Onderhoud.',
      },
      'mail-texts': {
        name: 'Teksten van e-mails',
        text: 'Zo lang blijft de tekst van een verstuurde e-mail of brief bewaard; dat hij verstuurd is, blijft bekend.',
      },
      extracts: {
        name: 'Uittreksels',
        text: 'Zo lang blijft een ingelezen uittreksel bewaard. Wat eruit overgenomen is, blijft in het dossier.',
      },
      readings: {
        name: 'Wie wat geopend heeft',
        text: 'Zo lang blijft bewaard wie welk document van een dossier geopend heeft, en wat iemand over de eigen gegevens gevraagd heeft.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Ouderdom van de CBB-raadpleging',
        text: 'Is de raadpleging ouder, dan waarschuwt de berekening.',
      },
      'costs-share': {
        name: 'Aandeel van de kosten',
        text: 'Nemen de kosten een groter deel van het saldo in, dan waarschuwt de berekening.',
      },
      'leap-years': {
        name: 'Schrikkeljaren',
        text: 'Of een schrikkeljaar bij het berekenen van interest 366 dagen telt. Gewoonlijk telt elk jaar er 365.',
      },
      'rate-civil': {
        name: 'Rentevoet in burgerlijke zaken',
        text: 'Nieuwe rentevoeten die het rechtsregister nog niet kent, uit het Belgisch Staatsblad: 2027-01-01 4,75. Elke geldt tot het einde van zijn jaar; wat het rechtsregister kent, gaat voor.',
      },
      'rate-commercial': {
        name: 'Rentevoet tussen ondernemingen',
        text: 'Nieuwe rentevoeten die het rechtsregister nog niet kent, uit het Belgisch Staatsblad: 2027-01-01 4,75. Elke geldt tot het einde van zijn halfjaar; wat het rechtsregister kent, gaat voor.',
      },
      'rate-tax': {
        name: 'Rentevoet van belastingen',
        text: 'Nieuwe jaarlijkse rentevoeten van de FOD Financiën, geschreven zoals die in burgerlijke zaken.',
      },
      'rate-vat': {
        name: 'Rentevoet van btw',
        text: 'Nieuwe jaarlijkse rentevoeten voor achterstallige btw, geschreven zoals die in burgerlijke zaken.',
      },
      'small-transfer': {
        name: 'Kleine uitbetaling',
        text: 'Krijgt een schuldeiser minder, dan wijst de berekening daarop.',
      },
    },
  },
  law: {
    title: 'Cijfers van de wet',
    hint: 'Ze staan in het rechtsregister en zijn hier niet te wijzigen. Een berekening neemt de waarde van haar eigen datum.',
    figure: 'Cijfer',
    today: 'Vandaag',
    since: 'Sinds',
    basis: 'Wettelijke grondslag',
    confidence: 'Betrouwbaarheid',
    brackets: '{{count}} schijven',
    unknown: 'niet bekend',
    confidences: { source: 'uit de bron', practice: 'praktijk', unverified: 'niet nagekeken' },
    reportedBy: 'volgens {{who}}',
  },
} as const;
