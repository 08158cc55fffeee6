/** The guided first dossier: the card on the start page, the panel beside the screens, and its steps. */
export const guide = {
  title: 'Gids: uw eerste dossier',
  card: {
    title: 'Uw eerste dossier, stap voor stap',
    text: 'Een gids loopt met u mee van het openen van een dossier tot de factuur. Hij blijft in een hoek van het scherm, houdt niets tegen en vinkt af wat echt gebeurd is.',
    practise: 'Oefendossier openen',
    practiseHint:
      'In het oefendossier gaat niets naar buiten: post, e-mail, handtekening en bank zijn op deze installatie nagebootst.',
    real: 'Op deze installatie is alles echt: wat u verstuurt, vertrekt en wordt aangerekend. De gids loopt daarom mee in een dossier van uw kantoor.',
    own: 'Meelopen met mijn volgende dossier',
    readerHint: 'U mag dossiers lezen, niet openen. Open een dossier en kies daar de gids.',
    dismiss: 'Niet meer tonen',
  },
  practice: { title: 'Oefendossier', badge: 'Oefenen', note: 'Hier gaat niets naar buiten.' },
  realNote: 'Dit is een echt dossier: wat u verstuurt, vertrekt en wordt aangerekend.',
  panel: {
    progress: '{{done}} van {{total}} gedaan',
    fold: 'Gids inklappen',
    unfold: 'Gids openen, {{done}} van {{total}} gedaan',
    menu: 'Meer over de gids',
    again: 'Opnieuw beginnen in een oefendossier',
    next: 'Opnieuw beginnen met mijn volgende dossier',
    here: 'Meelopen met dit dossier',
    stop: 'Gids stoppen',
    stopped: 'De gids is gestopt',
    stoppedHint: 'U start hem opnieuw onder uw naam in het menu of bij de hulp van elk scherm.',
    done: 'gedaan',
    open: 'nog te doen',
    failed: 'De gids kon dit niet doen',
    cancelled: 'Dit dossier is geannuleerd. Begin opnieuw in een ander dossier.',
    finished: 'U hebt de hele weg afgelegd, van opening tot factuur.',
  },
  steps: {
    open: {
      title: 'Een dossier openen',
      text: 'Voeg het uittreksel van het bestand van berichten toe: schuldeisers en bedragen staan er dan meteen in. Of vul het dossier zelf in.',
      extract: 'Van een uittreksel',
      show: 'Nieuw dossier',
    },
    creditors: {
      title: 'Schuldeisers binnenbrengen',
      text: 'Nodig de schuldeisers uit om zelf aangifte te doen, of voeg hun aangiften toe: met de hand, geplakt of uit een bestand.',
      show: 'Naar de uitnodigingen',
    },
    review: {
      title: 'Aangiften nakijken',
      text: 'Leg elke aangifte naast haar stukken en zeg wat u aanvaardt. Het voorrecht bepaalt in welke rang ze betaald wordt.',
      show: 'Naar de aangiften',
    },
    money: {
      title: 'Zeggen wat te verdelen is',
      text: 'Vul in wat elk kavel opbracht en welke kosten eraf gaan. Wat overblijft, is het saldo dat de schuldeisers delen.',
      show: 'Naar het saldo',
    },
    calculation: {
      title: 'Laten berekenen',
      text: 'Prorata controleert het dossier, verdeelt volgens de wettelijke rangorde en maakt het proces-verbaal op. Van elke euro kunt u vragen waarom.',
      show: 'Naar de berekening',
    },
    signing: {
      title: 'Ondertekenen',
      text: 'Lees het proces-verbaal na en onderteken het. Dat kan alleen de gerechtsdeurwaarder die voor het dossier tekent.',
      show: 'Naar het proces-verbaal',
    },
    sending: {
      title: 'Het ontwerp versturen',
      text: 'Verstuur het ontwerp van verdeling aan de schuldenaar en aan elke schuldeiser. Ieder heeft daarna vijftien dagen om het tegen te spreken (art. 1629 Ger.W.).',
      show: 'Naar de verzending',
    },
    payment: {
      title: 'Uitbetalen',
      text: 'Na de laatste dag zonder tegenspraak maakt u het betaalbestand voor de bank. Is elke lijn betaald, dan is het dossier betaald.',
      waiting:
        'De termijn om tegen te spreken loopt nu. De gids wacht mee; bekijk intussen een dossier dat al betaald mag worden.',
      show: 'Naar de uitbetaling',
      look: 'Dossiers die op betaling wachten',
    },
    invoice: {
      title: 'De factuur bekijken',
      text: 'Wat het platform voor dit dossier aanrekent, ziet u bij de kosten. Bij de afsluiting van de maand komt het op de factuur van uw kantoor.',
      show: 'Naar de kosten',
    },
  },
} as const;
