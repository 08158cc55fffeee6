/** The letter to who pays an income, and the form for the dependent children. */
export const letters = {
  title: 'Brieven over het inkomen',
  to: 'Aan {{name}}',
  preview: 'Brief bekijken (pdf)',
  way: 'Hoe versturen?',
  mail: 'E-mail',
  post: 'Aangetekende brief',
  email: 'E-mailadres',
  price: 'Het platform rekent hiervoor {{price}} aan.',
  noPrice: 'Hiervoor is geen prijs ingesteld: versturen kan nu niet.',
  send: 'Versturen',
  again: 'Deze brief nog eens versturen',
  sent: 'Al verstuurd',
  done: 'De brief is klaargezet om te vertrekken',
  comm: 'Mededeling bij elke betaling: {{communication}}',
  none: 'Nog niets verstuurd.',
} as const;
