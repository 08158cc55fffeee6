/** What follows the signature: to whom the report goes, who contests it, and the payout. */
export const sending = {
  parts: {
    label: 'Wat na de ondertekening komt',
    sending: 'Verzending',
    contestation: 'Tegenspraak',
    payout: 'Uitbetaling',
  },
  progress_one: '{{handedOver}} van {{count}} geadresseerde heeft het proces-verbaal.',
  progress_other: '{{handedOver}} van {{count}} geadresseerden hebben het proces-verbaal.',
  setAside_one: '{{count}} is opzijgezet.',
  setAside_other: '{{count}} zijn opzijgezet.',
  failed_one:
    'Bij {{count}} geadresseerde kwam het niet aan: verstuur opnieuw, verbeter het adres of zet de geadresseerde opzij.',
  failed_other:
    'Bij {{count}} geadresseerden kwam het niet aan: verstuur opnieuw, verbeter het adres of zet hen opzij.',
  wait: 'Zodra de e-mail- of postdienst alles heeft aangenomen, is het proces-verbaal verstuurd en loopt de termijn van tegenspraak.',
  contestUntil: 'Tegenspraak is mogelijk tot en met {{date}}.',
  unsent: 'Nog niet verstuurd.',
  again: 'Niet aangekomen. Verstuur opnieuw, verbeter het adres of zet deze geadresseerde opzij.',
  lacking_one:
    '{{count}} geadresseerde kreeg het alleen per e-mail en tekende nog niet voor ontvangst: die termijn loopt nog niet.',
  lacking_other:
    '{{count}} geadresseerden kregen het alleen per e-mail en tekenden nog niet voor ontvangst: hun termijn loopt nog niet.',
  receiptLacking:
    'Alleen per e-mail ontvangen: de termijn loopt vanaf een ontvangstbewijs of een aangetekende brief.',
  receivedOn: 'Ontvangst ondertekend op {{date}}.',
  payableFrom: 'Uitbetalen kan vanaf {{date}}, als niemand tegenspraak doet.',
  reading: '{{name}} liet op {{date}} e-mails tellen vanaf de verzending: {{reason}}',
  receipt: {
    open: 'Ontvangst noteren…',
    title: 'Ontvangst door {{name}}',
    text: 'De termijn van tegenspraak loopt vanaf de dag na deze datum (art. 53bis Ger.W.). Voeg daarna het ondertekende bewijs toe: het blijft bij het dossier.',
    done: 'Ontvangst genoteerd',
    attach: 'Ontvangstbewijs toevoegen…',
    paper: 'Ontvangstbewijs',
    kept: 'Ontvangstbewijs bewaard',
  },
  countEmails: {
    open: 'E-mail laten tellen…',
    title: 'E-mail laten tellen vanaf de verzending?',
    text: 'Dit is de eigen lezing van het kantoor: de wet noemt geen e-mail. Ze geldt voor iedereen die dit proces-verbaal alleen per e-mail krijgt, en blijft met de reden in het logboek staan.',
    verb: 'Laten tellen',
    done: 'E-mails tellen vanaf de verzending',
  },
  recipients: { silentCreditor: 'zonder aangifte', defendant: 'schuldenaar' },
  decisions: {
    correct: 'Verbeterd door {{name}} op {{date}}: {{reason}}',
    setAside: 'Opzijgezet door {{name}} op {{date}}: {{reason}}',
  },
  correct: {
    open: 'Adres verbeteren…',
    title: 'Verzending aan {{name}} verbeteren',
    text: 'Het dossier zelf ligt vast. Wat al vertrok naar het vorige adres, telt niet meer: verstuur daarna opnieuw.',
    name: 'Leeg: {{name}}',
    done: 'Verbeterd. Verstuur het proces-verbaal nu opnieuw.',
  },
  aside: {
    open: 'Opzijzetten…',
    title: '{{name}} opzijzetten?',
    text: 'Op deze geadresseerde wordt niet meer gewacht. De reden blijft in het logboek staan.',
    verb: 'Opzijzetten',
    done: 'Opzijgezet',
  },
};
