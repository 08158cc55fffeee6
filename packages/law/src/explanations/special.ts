import {
  ACCOUNT,
  AFTER_JUDICIAL_COSTS,
  type Explanation,
  explain,
  named,
  OBSOLETE,
  UNTIL_2018,
} from './explanation.ts';

const INVOICES = named(
  'De facturen, met het bewijs van levering van de goederen die verkocht zijn.',
  'Les factures, avec la preuve de la livraison des biens vendus.',
  'Die Rechnungen, mit dem Nachweis der Lieferung der verkauften Güter.',
  'The invoices, with proof that the goods that were sold had been delivered.',
);

const POLICY = named(
  'De polis en de premieafrekeningen per jaar.',
  'La police et les décomptes de prime par année.',
  'Die Police und die Prämienabrechnungen je Jahr.',
  'The policy and the account of premiums per year.',
);

const PRESERVATION = {
  who: named(
    'Wie kosten maakte om de zaak te bewaren: de hersteller, de bewaarder.',
    'Celui qui a fait des frais pour conserver la chose\u00a0: le réparateur, le gardien.',
    'Wer Kosten für die Erhaltung der Sache hatte: Reparateur, Verwahrer.',
    'Whoever spent money to save the thing: the repairer, the keeper.',
  ),
  what: named(
    'De kosten zonder welke de zaak verloren of waardeloos was geworden, op de opbrengst van die zaak.',
    'Les frais sans lesquels la chose aurait péri ou perdu sa valeur, sur le prix de cette chose.',
    'Die Kosten, ohne die die Sache untergegangen oder wertlos geworden wäre, auf den Erlös dieser Sache.',
    'The costs without which the thing would have been lost or worthless, on the proceeds of that thing.',
  ),
  proof: named(
    'Facturen die de zaak en de dag van de werken noemen.',
    'Des factures qui désignent la chose et le jour des travaux.',
    'Rechnungen, die die Sache und den Tag der Arbeiten nennen.',
    'Invoices that name the thing and the day of the work.',
  ),
};

const RETENTION = {
  who: named(
    'Wie de zaak van de schuldenaar onder zich houdt tot hij betaald is.',
    'Celui qui retient la chose du débiteur jusqu’à son paiement.',
    'Wer die Sache des Schuldners bis zur Bezahlung zurückbehält.',
    'Whoever keeps the debtor’s thing until he is paid.',
  ),
  when: named(
    'Zolang hij de zaak onder zich heeft; het eindigt wanneer hij ze vrijwillig afgeeft (art. 74 Pandwet).',
    'Tant qu’il détient la chose\u00a0; il prend fin lorsqu’il s’en dessaisit volontairement (art. 74 L. gage).',
    'Solange er die Sache hat; es endet, wenn er sie freiwillig herausgibt (Art. 74 Pfandgesetz).',
    'While he holds the thing; it ends when he gives it up of his own will (Pledge Act, art. 74).',
  ),
  proof: named(
    'De factuur, en een stuk waaruit blijkt sinds wanneer hij de zaak onder zich heeft.',
    'La facture, et une pièce qui montre depuis quand il détient la chose.',
    'Die Rechnung, und ein Beleg, seit wann er die Sache hat.',
    'The invoice, and a document that shows since when he has held the thing.',
  ),
};

const CARRIER = {
  who: named('De vervoerder.', 'Le voiturier.', 'Der Frachtführer.', 'The carrier.'),
  what: named(
    'De vrachtprijs en de bijkomende kosten, op de vervoerde goederen.',
    'Le prix du transport et les frais accessoires, sur les biens transportés.',
    'Der Frachtlohn und die Nebenkosten, auf die beförderten Güter.',
    'The freight and the accessory costs, on the goods that were carried.',
  ),
  when: named(
    'Zolang hij de goederen onder zich heeft, en nog 24 uur na de afgifte als de eigenaar of geadresseerde ze nog heeft.',
    'Tant qu’il détient les biens, et encore 24 heures après la remise si le propriétaire ou le destinataire les a toujours.',
    'Solange er die Güter hat, und noch 24 Stunden nach der Übergabe, wenn der Eigentümer oder Empfänger sie noch hat.',
    'While he holds the goods, and for 24 hours after handing them over if the owner or addressee still has them.',
  ),
  proof: named(
    'De vrachtbrief en de factuur van het vervoer.',
    'La lettre de voiture et la facture du transport.',
    'Der Frachtbrief und die Rechnung der Beförderung.',
    'The consignment note and the invoice for the carriage.',
  ),
};

const LESSOR = {
  who: named(
    'De verhuurder van een huis of de verpachter van een hoeve.',
    'Le bailleur d’une maison ou d’une ferme.',
    'Der Vermieter eines Hauses oder Verpächter eines Hofes.',
    'The lessor of a house or a farm.',
  ),
  what: named(
    'Huur of pacht, huurherstellingen en alles wat de uitvoering van de huur betreft, op al wat het huis of de hoeve stoffeert en op de oogst van het jaar.',
    'Loyers ou fermages, réparations locatives et tout ce qui concerne l’exécution du bail, sur tout ce qui garnit la maison ou la ferme et sur la récolte de l’année.',
    'Miete oder Pacht, Mieterreparaturen und alles, was die Ausführung des Vertrags betrifft, auf alles, womit das Haus oder der Hof ausgestattet ist, und auf die Ernte des Jahres.',
    'Rent, tenant’s repairs and all that concerns the performance of the lease, on all that furnishes the house or farm and on the harvest of the year.',
  ),
  when: named(
    'De goederen moeten in het gehuurde pand zijn geweest. Weggevoerde goederen kan hij terugeisen binnen 15 dagen (huis) of 40 dagen (hoeve).',
    'Les biens doivent avoir garni les lieux loués. Les biens déplacés peuvent être revendiqués dans les 15 jours (maison) ou 40 jours (ferme).',
    'Die Güter müssen in den gemieteten Räumen gewesen sein. Weggeschaffte Güter kann er binnen 15 Tagen (Haus) oder 40 Tagen (Hof) zurückfordern.',
    'The goods must have been in the let premises. Goods that were removed can be reclaimed within 15 days (house) or 40 days (farm).',
  ),
  proof: named(
    'De huur- of pachtovereenkomst, met de datum van registratie, en een afrekening per maand.',
    'Le bail, avec la date d’enregistrement, et un décompte mois par mois.',
    'Der Miet- oder Pachtvertrag, mit dem Datum der Registrierung, und eine Abrechnung je Monat.',
    'The lease, with the date of its registration, and an account month by month.',
  ),
  window: named(
    'Huis: de twee vervallen jaren, het lopende en het volgende jaar, en heel de toekomst als de huur authentiek is of een vaste dagtekening heeft. Hoeve: één vervallen jaar en het lopende.',
    'Maison\u00a0: les deux années échues, l’année courante et la suivante, et tout l’avenir si le bail est authentique ou a date certaine. Ferme\u00a0: une année échue et l’année courante.',
    'Haus: die zwei abgelaufenen Jahre, das laufende und das folgende Jahr, und die ganze Zukunft, wenn der Vertrag authentisch ist oder ein sicheres Datum hat. Hof: ein abgelaufenes Jahr und das laufende.',
    'House: the two years that have expired, the current one and the next, and all the future if the lease is authentic or has a certain date. Farm: one expired year and the current one.',
  ),
};

const PLEDGE_NAMES = {
  who: named(
    'De pandhouder: wie een zaak in pand heeft gekregen.',
    'Le créancier gagiste\u00a0: celui qui a reçu une chose en gage.',
    'Der Pfandgläubiger: wer eine Sache zum Pfand erhalten hat.',
    'The pledgee: whoever was given a thing as security.',
  ),
  limit: named(
    'Het overeengekomen of geregistreerde maximum. Gaf een consument het pand, dan tellen de bijkomende bedragen mee tot de helft van de hoofdsom op het ogenblik van de verdeling (art. 12).',
    'Le maximum convenu ou enregistré. Si un consommateur a donné le gage, les accessoires comptent jusqu’à la moitié du principal au moment de la répartition (art. 12).',
    'Der vereinbarte oder registrierte Höchstbetrag. Hat ein Verbraucher das Pfand gegeben, zählen die Nebenbeträge bis zur Hälfte der Hauptsumme zum Zeitpunkt der Verteilung (Art. 12).',
    'The maximum that was agreed or registered. Where a consumer gave the pledge, the accessories count for at most half of the principal at the time of the distribution (art. 12).',
  ),
};

const SELLER = {
  who: named(
    'De verkoper die de prijs nog niet kreeg.',
    'Le vendeur qui n’a pas encore reçu le prix.',
    'Der Verkäufer, der den Preis noch nicht erhalten hat.',
    'The seller who has not been paid the price yet.',
  ),
  what: named(
    'De prijs van de verkochte roerende goederen, op die goederen.',
    'Le prix des effets mobiliers vendus, sur ces effets.',
    'Der Preis der verkauften beweglichen Güter, auf diese Güter.',
    'The price of the movables that were sold, on those movables.',
  ),
  proof: INVOICES,
};

const POSSESSION = named(
  'Zolang de goederen in het bezit van de schuldenaar zijn. Voor bedrijfsuitrusting die onroerend werd: vijf jaar vanaf de levering.',
  'Tant que les biens sont en possession du débiteur. Pour le matériel professionnel devenu immeuble\u00a0: cinq ans dès la livraison.',
  'Solange die Güter im Besitz des Schuldners sind. Für Betriebsausrüstung, die unbeweglich wurde: fünf Jahre ab der Lieferung.',
  'While the goods are in the debtor’s possession. For professional equipment that became immovable: five years from delivery.',
);

/** The privileges on one thing. */
export const SPECIAL = {
  'judicial-costs-asset': explain({
    who: named(
      'Wie de kosten van beslag en verkoop van dit goed voorschoot.',
      'Celui qui a avancé les frais de saisie et de vente de ce bien.',
      'Wer die Kosten der Pfändung und des Verkaufs dieses Gutes vorgestreckt hat.',
      'Whoever advanced the costs of seizing and selling this asset.',
    ),
    what: named(
      'De kosten die dit ene goed te gelde maakten.',
      'Les frais qui ont permis de réaliser ce seul bien.',
      'Die Kosten, durch die dieses eine Gut zu Geld wurde.',
      'The costs that turned this one asset into money.',
    ),
    proof: named(
      'De akten met hun kostenstaat.',
      'Les actes avec leur état de frais.',
      'Die Urkunden mit ihrer Kostenaufstellung.',
      'The acts with their statement of costs.',
    ),
    conflict: named(
      'Gaan vóór elke schuldvordering op dit goed, ook de bijzonder bevoorrechte (art. 17 en 21).',
      'Priment toute créance sur ce bien, même privilégiée (art. 17 et 21).',
      'Gehen jeder Forderung auf dieses Gut vor, auch einer bevorrechtigten (Art. 17 und 21).',
      'Come before every claim on this asset, privileged ones included (art. 17 and 21).',
    ),
    notes: named(
      'Gewoonlijk ingevoerd als eigen kosten van het goed.',
      'Habituellement encodés comme frais propres au bien.',
      'Gewöhnlich als eigene Kosten des Gutes erfasst.',
      'Usually entered as the asset’s own costs.',
    ),
  }),
  'customs-bonded-warehouse': explain({
    who: named(
      'De administratie van douane en accijnzen.',
      'L’administration des douanes et accises.',
      'Die Zoll- und Akzisenverwaltung.',
      'The customs and excise administration.',
    ),
    what: named(
      'Rechten en accijnzen, op de goederen die op naam van de schuldenaar in entrepot liggen.',
      'Droits et accises, sur les marchandises en entrepôt au nom du débiteur.',
      'Zölle und Akzisen, auf die im Namen des Schuldners eingelagerten Waren.',
      'Duties and excise, on goods in warehouse in the debtor’s name.',
    ),
    conflict: named(
      'De administratie gaat op die goederen voor alle andere schuldeisers.',
      'L’administration est préférée sur ces marchandises à tous les autres créanciers.',
      'Die Verwaltung geht auf diese Waren allen anderen Gläubigern vor.',
      'The administration comes before all other creditors on those goods.',
    ),
    notes: named(
      'Zeldzaam. De plaats tegenover de verzekeringspremie staat niet in de tekst.',
      'Rare. La place par rapport à la prime d’assurance n’est pas réglée par le texte.',
      'Selten. Der Platz gegenüber der Versicherungsprämie steht nicht im Text.',
      'Rare. Its place beside the insurance premium is not settled by the text.',
    ),
  }),
  'insurance-premium': explain({
    who: named('De verzekeraar.', 'L’assureur.', 'Der Versicherer.', 'The insurer.'),
    what: named(
      'De premie, op de verzekerde zaak.',
      'La prime, sur la chose assurée.',
      'Die Prämie, auf die versicherte Sache.',
      'The premium, on the insured thing.',
    ),
    when: named(
      'Alleen voor de tijd waarin de verzekeraar het risico werkelijk dekte; inschrijving is niet nodig.',
      'Uniquement pour le temps où l’assureur a réellement couvert le risque\u00a0; aucune inscription n’est nécessaire.',
      'Nur für die Zeit, in der der Versicherer das Risiko tatsächlich gedeckt hat; eine Eintragung ist nicht nötig.',
      'Only for the time in which the insurer actually covered the risk; registration is not needed.',
    ),
    proof: POLICY,
    limit: named(
      'Twee jaarpremies, hoe de premie ook betaald wordt.',
      'Deux primes annuelles, quel que soit le mode de paiement.',
      'Zwei Jahresprämien, gleich wie die Prämie gezahlt wird.',
      'Two annual premiums, however the premium is paid.',
    ),
    window: named(
      'De laatste twee jaren waarover premie verschuldigd is.',
      'Les deux dernières années pour lesquelles la prime est due.',
      'Die letzten zwei Jahre, für die Prämie geschuldet wird.',
      'The last two years for which premium is owed.',
    ),
    conflict: AFTER_JUDICIAL_COSTS,
  }),
  'insurance-premium-marine': explain({
    who: named(
      'De verzekeraar van zee-, binnenvaart- of andere verzekeringen buiten de landverzekering.',
      'L’assureur maritime, fluvial ou autre, hors assurance terrestre.',
      'Der See-, Binnenschifffahrts- oder sonstige Versicherer außerhalb der Landversicherung.',
      'The insurer of marine, inland navigation or other risks outside land insurance.',
    ),
    what: named(
      'De premie, op de verzekerde zaak.',
      'La prime, sur la chose assurée.',
      'Die Prämie, auf die versicherte Sache.',
      'The premium, on the insured thing.',
    ),
    proof: POLICY,
    limit: named('Twee jaarpremies.', 'Deux annuités.', 'Zwei Jahresprämien.', 'Two annual premiums.'),
    window: named(
      'De laatste twee jaren waarover premie verschuldigd is.',
      'Les deux dernières années pour lesquelles la prime est due.',
      'Die letzten zwei Jahre, für die Prämie geschuldet wird.',
      'The last two years for which premium is owed.',
    ),
    conflict: AFTER_JUDICIAL_COSTS,
  }),
  'preservation-costs-later': explain({
    ...PRESERVATION,
    when: named(
      'De kosten zijn gemaakt nadat de andere rechten op de zaak ontstonden: vul de dag in waarop ze gemaakt zijn.',
      'Les frais ont été faits après la naissance des autres droits sur la chose\u00a0: indiquez le jour où ils ont été faits.',
      'Die Kosten entstanden nach den anderen Rechten an der Sache: Geben Sie den Tag an, an dem sie entstanden.',
      'The costs were made after the other rights on the thing arose: enter the day on which they were made.',
    ),
    conflict: named(
      'Gaan vóór de oudere voorrechten (art. 22) en, als ze na de begrafenis gemaakt zijn, ook vóór de begrafeniskosten (art. 25). Onder elkaar gaan de jongste voor.',
      'Priment les privilèges antérieurs (art. 22) et, s’ils sont postérieurs aux funérailles, également les frais funéraires (art. 25). Entre eux, les plus récents passent d’abord.',
      'Gehen älteren Vorzugsrechten vor (Art. 22) und, wenn sie nach der Bestattung entstanden, auch den Bestattungskosten (Art. 25). Untereinander gehen die jüngsten vor.',
      'Come before older privileges (art. 22) and, if made after the funeral, also before the funeral costs (art. 25). Among themselves the most recent go first.',
    ),
    notes: named(
      'Vergelijk de data per mededingende schuldvordering. Gaat verloren als de zaak onroerend werd, behalve voor bedrijfsuitrusting: vijf jaar vanaf de levering.',
      'Comparez les dates pour chaque créance en concours. Se perd si la chose est devenue immeuble, sauf pour le matériel professionnel\u00a0: cinq ans dès la livraison.',
      'Vergleichen Sie die Daten je konkurrierender Forderung. Geht verloren, wenn die Sache unbeweglich wurde, außer bei Betriebsausrüstung: fünf Jahre ab der Lieferung.',
      'Compare the dates for each competing claim. Lost when the thing became immovable, except professional equipment: five years from delivery.',
    ),
  }),
  'preservation-costs-earlier': explain({
    ...PRESERVATION,
    when: named(
      'De kosten zijn gemaakt voordat het andere recht op de zaak ontstond: vul de dag in waarop ze gemaakt zijn.',
      'Les frais ont été faits avant la naissance de l’autre droit sur la chose\u00a0: indiquez le jour où ils ont été faits.',
      'Die Kosten entstanden vor dem anderen Recht an der Sache: Geben Sie den Tag an, an dem sie entstanden.',
      'The costs were made before the other right on the thing arose: enter the day on which they were made.',
    ),
    conflict: named(
      'Komen na jongere bijzondere voorrechten (art. 22 a contrario) en vóór alle algemene (art. 26).',
      'Viennent après les privilèges spéciaux plus récents (art. 22 a contrario) et avant tous les généraux (art. 26).',
      'Kommen nach jüngeren besonderen Vorzugsrechten (Art. 22 im Umkehrschluss) und vor allen allgemeinen (Art. 26).',
      'Come after later special privileges (art. 22, read in reverse) and before all general ones (art. 26).',
    ),
  }),
  'retention-right-preservation': explain({
    ...RETENTION,
    what: named(
      'De kosten tot behoud van de zaak, op die zaak.',
      'Les frais de conservation de la chose, sur cette chose.',
      'Die Kosten der Erhaltung der Sache, auf diese Sache.',
      'The costs of saving the thing, on that thing.',
    ),
    conflict: named(
      'Gaat vóór alle pandhouders (art. 58 Pandwet). Tegenover de begrafeniskosten alleen als de kosten na de begrafenis gemaakt zijn (art. 25 Hyp.W.).',
      'Prime tous les créanciers gagistes (art. 58 L. gage). Face aux frais funéraires, seulement si les frais sont postérieurs aux funérailles (art. 25 L. hyp.).',
      'Geht allen Pfandgläubigern vor (Art. 58 Pfandgesetz). Gegenüber den Bestattungskosten nur, wenn die Kosten nach der Bestattung entstanden (Art. 25 Hyp.G.).',
      'Comes before all pledgees (Pledge Act, art. 58). Against the funeral costs only if the costs were made after the funeral (Mortgage Act, art. 25).',
    ),
  }),
  'retention-right-other': explain({
    ...RETENTION,
    what: named(
      'De schuldvordering die met de zaak samenhangt en geen kosten tot behoud betreft, op die zaak.',
      'La créance liée à la chose, autre que des frais de conservation, sur cette chose.',
      'Die mit der Sache zusammenhängende Forderung, die keine Erhaltungskosten betrifft, auf diese Sache.',
      'The claim connected with the thing, other than the costs of saving it, on that thing.',
    ),
    conflict: named(
      'Heeft de voorrang van een pandhouder (art. 76), vanaf de dag waarop hij de zaak onder zich kreeg. Geldt tegenover latere rechten en, te goeder trouw, tegenover oudere (art. 75).',
      'A la préférence d’un créancier gagiste (art. 76), à partir du jour où il a reçu la chose. Opposable aux droits postérieurs et, de bonne foi, aux droits antérieurs (art. 75).',
      'Hat den Vorrang eines Pfandgläubigers (Art. 76), ab dem Tag, an dem er die Sache erhielt. Gilt gegenüber späteren Rechten und, in gutem Glauben, gegenüber älteren (Art. 75).',
      'Has the preference of a pledgee (art. 76), from the day on which he received the thing. Holds against later rights and, in good faith, against older ones (art. 75).',
    ),
    notes: named(
      'Of artikel 75 ook de rang boven een ouder pand tilt, zegt de tekst niet.',
      'Le texte ne dit pas si l’article 75 élève aussi son rang au-dessus d’un gage antérieur.',
      'Ob Artikel 75 auch den Rang über ein älteres Pfandrecht hebt, sagt der Text nicht.',
      'Whether article 75 also lifts its rank above an older pledge is not said in the text.',
    ),
  }),
  carrier: explain({
    ...CARRIER,
    conflict: named(
      'Gaat vóór de verkoper, tenzij hij bij ontvangst wist dat de prijs onbetaald was (art. 23), en vóór de begrafeniskosten (art. 25). Een pand gaat alleen voor als het ouder is (art. 57 Pandwet).',
      'Prime le vendeur, sauf s’il savait à la réception que le prix était impayé (art. 23), et les frais funéraires (art. 25). Un gage ne le prime que s’il est antérieur (art. 57 L. gage).',
      'Geht dem Verkäufer vor, außer wenn er beim Empfang wusste, dass der Preis nicht bezahlt war (Art. 23), und den Bestattungskosten (Art. 25). Ein Pfandrecht geht nur vor, wenn es älter ist (Art. 57 Pfandgesetz).',
      'Comes before the seller, unless he knew on receipt that the price was unpaid (art. 23), and before the funeral costs (art. 25). A pledge comes first only if it is older (Pledge Act, art. 57).',
    ),
    notes: named(
      'Is hij jonger dan het pand en zijn er ook begrafeniskosten, dan vormen de teksten een cirkel en bepaalt de gerechtsdeurwaarder de volgorde.',
      'S’il est postérieur au gage et que des frais funéraires concourent, les textes forment un cercle et l’huissier de justice fixe l’ordre.',
      'Ist er jünger als das Pfandrecht und gibt es auch Bestattungskosten, bilden die Texte einen Kreis und der Gerichtsvollzieher bestimmt die Reihenfolge.',
      'If he is later than the pledge and there are funeral costs too, the texts form a circle and the bailiff fixes the order.',
    ),
  }),
  'carrier-knew-price-unpaid': explain({
    ...CARRIER,
    conflict: named(
      'Komt na de verkoper (art. 23), en dus ook niet vóór de begrafeniskosten (art. 25).',
      'Vient après le vendeur (art. 23), et donc pas avant les frais funéraires (art. 25).',
      'Kommt nach dem Verkäufer (Art. 23), und daher nicht vor den Bestattungskosten (Art. 25).',
      'Comes after the seller (art. 23), and so not before the funeral costs (art. 25).',
    ),
    notes: named(
      'De plaats tegenover een pand staat niet in de wet.',
      'La place par rapport à un gage n’est pas fixée par la loi.',
      'Der Platz gegenüber einem Pfandrecht steht nicht im Gesetz.',
      'Its place beside a pledge is not fixed by law.',
    ),
  }),
  innkeeper: explain({
    who: named('De logementhouder.', 'L’hôtelier.', 'Der Hotelier.', 'The innkeeper.'),
    what: named(
      'Het logies en de leveringen, op de zaken die de reiziger meebracht.',
      'Le logement et les fournitures, sur les effets apportés par le voyageur.',
      'Unterkunft und Lieferungen, auf die mitgebrachten Sachen des Reisenden.',
      'Lodging and supplies, on the effects that the traveller brought.',
    ),
    notes: UNTIL_2018,
  }),
  'harvest-and-tools': explain({
    who: named(
      'Wie zaden of gereedschap leverde of aan de oogst werkte.',
      'Celui qui a fourni semences ou ustensiles ou travaillé à la récolte.',
      'Wer Saatgut oder Geräte geliefert oder bei der Ernte gearbeitet hat.',
      'Whoever supplied seeds or tools or worked on the harvest.',
    ),
    what: named(
      'Zaden en oogstkosten op de oogst, gereedschap op dat gereedschap.',
      'Semences et frais de récolte sur la récolte, ustensiles sur ces ustensiles.',
      'Saatgut und Erntekosten auf die Ernte, Geräte auf diese Geräte.',
      'Seeds and harvest costs on the harvest, tools on those tools.',
    ),
    conflict: named(
      'Gingen vóór de verhuurder (art. 24).',
      'Primaient le bailleur (art. 24).',
      'Gingen dem Vermieter vor (Art. 24).',
      'Came before the lessor (art. 24).',
    ),
    notes: UNTIL_2018,
  }),
  lessor: explain({
    ...LESSOR,
    conflict: named(
      'Na de begrafeniskosten (art. 25) en latere kosten tot behoud (art. 22); vóór de verkoper, tenzij die hem verwittigde (art. 23); tegenover een pand gaat het oudste recht voor (art. 57 Pandwet).',
      'Après les frais funéraires (art. 25) et les frais de conservation postérieurs (art. 22)\u00a0; avant le vendeur, sauf s’il a été averti (art. 23)\u00a0; face à un gage, le droit le plus ancien l’emporte (art. 57 L. gage).',
      'Nach den Bestattungskosten (Art. 25) und späteren Erhaltungskosten (Art. 22); vor dem Verkäufer, außer wenn dieser ihn in Kenntnis setzte (Art. 23); gegenüber einem Pfandrecht geht das ältere Recht vor (Art. 57 Pfandgesetz).',
      'After the funeral costs (art. 25) and later preservation costs (art. 22); before the seller, unless he gave notice (art. 23); against a pledge the older right comes first (Pledge Act, art. 57).',
    ),
    notes: named(
      'Vul in sinds wanneer de goederen in het pand zijn. Verhuurder, verkoper en ouder pand kunnen een cirkel vormen: dan bepaalt de gerechtsdeurwaarder de volgorde.',
      'Indiquez depuis quand les biens garnissent les lieux. Bailleur, vendeur et gage antérieur peuvent former un cercle\u00a0: l’huissier de justice fixe alors l’ordre.',
      'Geben Sie an, seit wann die Güter in den Räumen sind. Vermieter, Verkäufer und älteres Pfandrecht können einen Kreis bilden: Dann bestimmt der Gerichtsvollzieher die Reihenfolge.',
      'Enter since when the goods have been in the premises. Lessor, seller and older pledge can form a circle: the bailiff then fixes the order.',
    ),
  }),
  'lessor-younger-than-pledge': explain({
    ...LESSOR,
    conflict: named(
      'Komt na het oudere pand (art. 57 Pandwet).',
      'Vient après le gage antérieur (art. 57 L. gage).',
      'Kommt nach dem älteren Pfandrecht (Art. 57 Pfandgesetz).',
      'Comes after the older pledge (Pledge Act, art. 57).',
    ),
    notes: named(
      'Zijn recht dateert van de dag waarop de goederen in het pand kwamen: een lezing, geen wettekst.',
      'Son droit date du jour où les biens ont garni les lieux\u00a0: une interprétation, pas un texte.',
      'Sein Recht datiert vom Tag, an dem die Güter in die Räume kamen: eine Auslegung, kein Gesetzestext.',
      'His right dates from the day on which the goods came into the premises: a reading, not in the text.',
    ),
  }),
  'unpaid-seller-lessor-informed': explain({
    ...SELLER,
    when: named(
      'Hij meldde de verhuurder, toen de goederen werden binnengebracht, dat de prijs onbetaald was.',
      'Il a averti le bailleur, lors de l’apport des biens, que le prix était impayé.',
      'Er teilte dem Vermieter beim Einbringen der Güter mit, dass der Preis nicht bezahlt war.',
      'When the goods were brought in, he told the lessor that the price was unpaid.',
    ),
    proof: named(
      'De facturen, het bewijs van levering en de kennisgeving aan de verhuurder.',
      'Les factures, la preuve de la livraison et l’avis donné au bailleur.',
      'Die Rechnungen, der Liefernachweis und die Mitteilung an den Vermieter.',
      'The invoices, the delivery notes and the notice to the lessor.',
    ),
    conflict: named(
      'Gaat vóór de verhuurder (art. 23).',
      'Prime le bailleur (art. 23).',
      'Geht dem Vermieter vor (Art. 23).',
      'Comes before the lessor (art. 23).',
    ),
  }),
  'retention-of-title-seller': explain({
    who: named(
      'De verkoper die eigenaar bleef tot de prijs betaald is.',
      'Le vendeur resté propriétaire jusqu’au paiement du prix.',
      'Der Verkäufer, der bis zur Zahlung des Preises Eigentümer blieb.',
      'The seller who stayed owner until the price is paid.',
    ),
    what: SELLER.what,
    when: named(
      'Het beding staat uiterlijk bij de levering op papier; bij een consument blijkt zijn akkoord uit het geschrift.',
      'La clause est écrite au plus tard à la livraison\u00a0; l’accord d’un consommateur ressort de l’écrit.',
      'Die Klausel steht spätestens bei der Lieferung auf Papier; bei einem Verbraucher geht sein Einverständnis daraus hervor.',
      'The clause is in writing at the latest on delivery; a consumer’s agreement appears from the writing.',
    ),
    proof: named(
      'De overeenkomst met het beding, de facturen en het bewijs van levering.',
      'Le contrat avec la clause, les factures et la preuve de la livraison.',
      'Der Vertrag mit der Klausel, die Rechnungen und der Liefernachweis.',
      'The contract with the clause, the invoices and the delivery notes.',
    ),
    conflict: named(
      'Gaat op die goederen vóór alle pandhouders, behalve een retentierecht voor kosten tot behoud (art. 58). Hij kan de goederen ook als eigenaar opeisen (art. 69).',
      'Prime sur ces biens tous les créanciers gagistes, sauf un droit de rétention pour frais de conservation (art. 58). Il peut aussi revendiquer les biens (art. 69).',
      'Geht auf diese Güter allen Pfandgläubigern vor, außer einem Zurückbehaltungsrecht für Erhaltungskosten (Art. 58). Er kann die Güter auch als Eigentümer herausverlangen (Art. 69).',
      'Comes before all pledgees on those goods, except a retention right for preservation costs (art. 58). He may also claim the goods as owner (art. 69).',
    ),
    notes: named(
      'Gaat bij doorverkoop over op de prijs (art. 70). In een onroerend goed verwerkte zaken: alleen na registratie in het pandregister (art. 71).',
      'Se reporte sur le prix en cas de revente (art. 70). Biens incorporés à un immeuble\u00a0: seulement après enregistrement au registre des gages (art. 71).',
      'Geht beim Weiterverkauf auf den Preis über (Art. 70). In eine Immobilie eingebaute Sachen: nur nach Registrierung im Pfandregister (Art. 71).',
      'Passes to the price on resale (art. 70). Things built into an immovable: only after registration in the pledge register (art. 71).',
    ),
  }),
  'unpaid-seller': explain({
    ...SELLER,
    when: POSSESSION,
    conflict: named(
      'Na de verhuurder, tenzij die verwittigd was, en na de vervoerder, tenzij die het wist (art. 23); na de begrafeniskosten (art. 25); vóór het pand (art. 58 Pandwet).',
      'Après le bailleur, sauf s’il était averti, et après le voiturier, sauf s’il savait (art. 23)\u00a0; après les frais funéraires (art. 25)\u00a0; avant le gage (art. 58 L. gage).',
      'Nach dem Vermieter, außer wenn er Bescheid wusste, und nach dem Frachtführer, außer wenn er es wusste (Art. 23); nach den Bestattungskosten (Art. 25); vor dem Pfandrecht (Art. 58 Pfandgesetz).',
      'After the lessor, unless he had notice, and after the carrier, unless he knew (art. 23); after the funeral costs (art. 25); before the pledge (Pledge Act, art. 58).',
    ),
    notes: named(
      'Bij verkoop zonder termijn kan hij de goederen terugvorderen binnen acht dagen na de levering.',
      'En cas de vente au comptant, il peut revendiquer les biens dans les huit jours de la livraison.',
      'Beim Verkauf ohne Zahlungsziel kann er die Güter binnen acht Tagen nach der Lieferung zurückfordern.',
      'Where the sale gave no time to pay, he may reclaim the goods within eight days of delivery.',
    ),
  }),
  'civil-party-vehicle': explain({
    who: named(
      'De burgerlijke partij in een zaak over vervoer.',
      'La partie civile dans une affaire de transport.',
      'Die Zivilpartei in einer Verkehrssache.',
      'The civil party in a transport case.',
    ),
    what: named(
      'Haar schadevergoeding, op het voertuig waarmee het misdrijf gepleegd is.',
      'Ses dommages-intérêts, sur le véhicule qui a servi à l’infraction.',
      'Ihr Schadenersatz, auf das Fahrzeug, mit dem die Straftat begangen wurde.',
      'Its damages, on the vehicle with which the offence was committed.',
    ),
    proof: named(
      'Het strafvonnis dat de schadevergoeding toekent.',
      'Le jugement pénal qui accorde les dommages-intérêts.',
      'Das Strafurteil, das den Schadenersatz zuspricht.',
      'The criminal judgment that awards the damages.',
    ),
    conflict: named(
      'Komt onmiddellijk na de verkoper (20, 5°).',
      'Vient immédiatement après le vendeur (20, 5°).',
      'Kommt unmittelbar nach dem Verkäufer (20, 5°).',
      'Comes directly after the seller (20, 5°).',
    ),
  }),
  subcontractor: explain({
    who: named('De onderaannemer.', 'Le sous-traitant.', 'Der Subunternehmer.', 'The subcontractor.'),
    what: named(
      'Zijn prijs, op wat de bouwheer de aannemer nog schuldig is voor hetzelfde werk.',
      'Son prix, sur ce que le maître de l’ouvrage doit encore à l’entrepreneur pour le même ouvrage.',
      'Sein Preis, auf das, was der Bauherr dem Unternehmer für dasselbe Werk noch schuldet.',
      'His price, on what the principal still owes the contractor for the same work.',
    ),
    when: named(
      'De rechtstreekse rechtsvordering kan niet meer beginnen zodra er samenloop is.',
      'L’action directe ne peut plus être intentée dès qu’il y a concours.',
      'Die Direktklage kann nicht mehr erhoben werden, sobald ein Zusammentreffen der Gläubiger besteht.',
      'The direct action can no longer be started once the creditors compete.',
    ),
    proof: named(
      'De overeenkomst van onderaanneming en de facturen.',
      'Le contrat de sous-traitance et les factures.',
      'Der Unterauftrag und die Rechnungen.',
      'The subcontract and the invoices.',
    ),
    window: named(
      'Vijf jaar vanaf de factuur.',
      'Cinq ans à partir de la facture.',
      'Fünf Jahre ab der Rechnung.',
      'Five years from the invoice.',
    ),
    conflict: named(
      'Gaat vóór de pandhouders van die schuldvordering (art. 58 Pandwet).',
      'Prime les créanciers gagistes de cette créance (art. 58 L. gage).',
      'Geht den Pfandgläubigern dieser Forderung vor (Art. 58 Pfandgesetz).',
      'Comes before the pledgees of that claim (Pledge Act, art. 58).',
    ),
  }),
  pledge: explain({
    ...PLEDGE_NAMES,
    what: named(
      'Hoofdsom, interest, schadebeding en kosten van uitwinning tot het maximum, op de verpande goederen, elk voor het geheel.',
      'Principal, intérêts, clause pénale et frais de réalisation jusqu’au maximum, sur les biens gagés, chacun pour le tout.',
      'Hauptsumme, Zinsen, Schadenersatzklausel und Verwertungskosten bis zum Höchstbetrag, auf die verpfändeten Güter, jedes für das Ganze.',
      'Principal, interest, penalty clause and costs of realisation up to the maximum, on the pledged goods, each for the whole.',
    ),
    when: named(
      'Geregistreerd in het pandregister of met bezit: die dag bepaalt de rang. De registratie vervalt na tien jaar als ze niet vernieuwd wordt (art. 35).',
      'Enregistré au registre des gages ou avec dépossession\u00a0: ce jour fixe le rang. L’enregistrement expire après dix ans s’il n’est pas renouvelé (art. 35).',
      'Im Pfandregister registriert oder mit Besitz: Dieser Tag bestimmt den Rang. Die Registrierung verfällt nach zehn Jahren, wenn sie nicht erneuert wird (Art. 35).',
      'Registered in the pledge register or held in possession: that day fixes the rank. The registration lapses after ten years unless it is renewed (art. 35).',
    ),
    proof: named(
      'De pandovereenkomst en het uittreksel uit het pandregister.',
      'La convention de gage et l’extrait du registre des gages.',
      'Die Pfandvereinbarung und der Auszug aus dem Pfandregister.',
      'The pledge agreement and the extract of the pledge register.',
    ),
    conflict: named(
      'Gaat vóór alle jongere rechten, onverminderd de artikelen 21 tot 26 van de Hypotheekwet (art. 57). Onder pandhouders beslist de dag; dezelfde dag is dezelfde rang.',
      'Prime tous les droits postérieurs, sans préjudice des articles 21 à 26 de la loi hypothécaire (art. 57). Entre gagistes, la date décide\u00a0; le même jour donne le même rang.',
      'Geht allen jüngeren Rechten vor, unbeschadet der Artikel 21 bis 26 des Hypothekengesetzes (Art. 57). Unter Pfandgläubigern entscheidet der Tag; derselbe Tag ist derselbe Rang.',
      'Comes before all later rights, without prejudice to articles 21 to 26 of the Mortgage Act (art. 57). Among pledgees the day decides; the same day is the same rank.',
    ),
    notes: named(
      'Het pand geldt als een voorrecht (art. 1): de begrafeniskosten gaan voor (art. 25 Hyp.W.).',
      'Le gage vaut privilège (art. 1)\u00a0: les frais funéraires le priment (art. 25 L. hyp.).',
      'Das Pfandrecht gilt als Vorzugsrecht (Art. 1): Die Bestattungskosten gehen vor (Art. 25 Hyp.G.).',
      'A pledge counts as a privilege (art. 1): the funeral costs come before it (Mortgage Act, art. 25).',
    ),
  }),
  'pledge-of-claims': explain({
    ...PLEDGE_NAMES,
    what: named(
      'De gewaarborgde schuld, op wat de derde-schuldenaar schuldig is.',
      'La dette garantie, sur ce que doit le débiteur de la créance gagée.',
      'Die gesicherte Schuld, auf das, was der Drittschuldner schuldet.',
      'The secured debt, on what the third-party debtor owes.',
    ),
    when: named(
      'Vanaf de pandovereenkomst met bevoegdheid tot kennisgeving (art. 60); registratie is niet mogelijk.',
      'Dès la convention de gage avec pouvoir de notification (art. 60)\u00a0; l’enregistrement est impossible.',
      'Ab der Pfandvereinbarung mit der Befugnis zur Mitteilung (Art. 60); eine Registrierung ist nicht möglich.',
      'From the pledge agreement with the power to give notice (art. 60); registration is not possible.',
    ),
    proof: named(
      'De pandovereenkomst en de kennisgeving aan de derde-schuldenaar.',
      'La convention de gage et la notification au débiteur de la créance.',
      'Die Pfandvereinbarung und die Mitteilung an den Drittschuldner.',
      'The pledge agreement and the notice to the third-party debtor.',
    ),
    conflict: named(
      'Onder pandhouders beslist de dag. Wordt de schuldvordering beslagen, dan betaalt de derde aan de gerechtsdeurwaarder, die verdeelt (art. 67).',
      'Entre gagistes, la date décide. Si la créance est saisie, le tiers paie à l’huissier de justice, qui répartit (art. 67).',
      'Unter Pfandgläubigern entscheidet der Tag. Wird die Forderung gepfändet, zahlt der Dritte an den Gerichtsvollzieher, der verteilt (Art. 67).',
      'Among pledgees the day decides. If the claim is seized, the third party pays the bailiff, who distributes (art. 67).',
    ),
    notes: named(
      'Een overdracht tot zekerheid geldt als een pand (art. 62).',
      'Une cession à titre de garantie vaut gage (art. 62).',
      'Eine Sicherungsabtretung gilt als Pfandrecht (Art. 62).',
      'An assignment as security counts as a pledge (art. 62).',
    ),
  }),
  'financial-intermediary-lien': explain({
    who: named(
      'De bank of een andere gekwalificeerde tussenpersoon.',
      'La banque ou un autre intermédiaire qualifié.',
      'Die Bank oder ein anderer qualifizierter Mittler.',
      'The bank or another qualified intermediary.',
    ),
    what: named(
      'Zijn schuldvorderingen uit verrichtingen, op de effecten en gelden die hij voor de cliënt houdt.',
      'Ses créances nées d’opérations, sur les instruments financiers et fonds qu’il détient pour le client.',
      'Seine Forderungen aus Geschäften, auf die Wertpapiere und Gelder, die er für den Kunden hält.',
      'Its claims from transactions, on the securities and money it holds for the client.',
    ),
    conflict: named(
      'Heeft dezelfde rang als het pand.',
      'A le même rang que le gage.',
      'Hat denselben Rang wie das Pfandrecht.',
      'Has the same rank as the pledge.',
    ),
  }),
  'pledge-possessory-historic': explain({
    who: PLEDGE_NAMES.who,
    what: named(
      'De gewaarborgde schuld, op de zaak die hij onder zich had.',
      'La dette garantie, sur la chose qu’il détenait.',
      'Die gesicherte Schuld, auf die Sache, die er hatte.',
      'The secured debt, on the thing he held.',
    ),
    conflict: named(
      'Ging vóór de verkoper, tenzij hij het wist, en vóór de begrafeniskosten (oude art. 23 en 25).',
      'Primait le vendeur, sauf s’il savait, et les frais funéraires (anciens art. 23 et 25).',
      'Ging dem Verkäufer vor, außer bei Kenntnis, und den Bestattungskosten (alte Art. 23 und 25).',
      'Came before the seller, unless he knew, and before the funeral costs (old art. 23 and 25).',
    ),
    notes: UNTIL_2018,
  }),
  'agricultural-privilege': explain({
    who: named(
      'De geldschieter van de landbouwer.',
      'Le prêteur de l’agriculteur.',
      'Der Kreditgeber des Landwirts.',
      'The farmer’s lender.',
    ),
    what: named(
      'De landbouwlening, op wat tot het bedrijf dient en op de oogst.',
      'Le prêt agricole, sur ce qui sert à l’exploitation et sur la récolte.',
      'Das Landwirtschaftsdarlehen, auf das, was dem Betrieb dient, und auf die Ernte.',
      'The agricultural loan, on what serves the farm and on the harvest.',
    ),
    conflict: named(
      'Behield zijn rang als het binnen twaalf maanden na 1 januari 2018 als pand geregistreerd is (art. 107 Pandwet).',
      'A gardé son rang s’il a été enregistré comme gage dans les douze mois du 1er janvier 2018 (art. 107 L. gage).',
      'Behielt seinen Rang, wenn es binnen zwölf Monaten nach dem 1. Januar 2018 als Pfandrecht registriert wurde (Art. 107 Pfandgesetz).',
      'Kept its rank if registered as a pledge within twelve months of 1 January 2018 (Pledge Act, art. 107).',
    ),
    notes: named(
      'De rang is niet geverifieerd.',
      'Le rang n’a pas été vérifié.',
      'Der Rang wurde nicht überprüft.',
      'The rank has not been verified.',
    ),
  }),
  'business-pledge': explain({
    who: named(
      'De kredietgever met een pand op de handelszaak.',
      'Le prêteur ayant un gage sur le fonds de commerce.',
      'Der Kreditgeber mit einem Pfandrecht am Handelsgeschäft.',
      'The lender with a pledge on the business.',
    ),
    what: named(
      'Het krediet, op alles wat de handelszaak uitmaakt.',
      'Le crédit, sur tout ce qui compose le fonds de commerce.',
      'Der Kredit, auf alles, woraus das Handelsgeschäft besteht.',
      'The credit, on all that makes up the business.',
    ),
    conflict: named(
      'Behield zijn rang als het binnen twaalf maanden na 1 januari 2018 geregistreerd is (art. 107 Pandwet).',
      'A gardé son rang s’il a été enregistré dans les douze mois du 1er janvier 2018 (art. 107 L. gage).',
      'Behielt seinen Rang, wenn es binnen zwölf Monaten nach dem 1. Januar 2018 registriert wurde (Art. 107 Pfandgesetz).',
      'Kept its rank if registered within twelve months of 1 January 2018 (Pledge Act, art. 107).',
    ),
    notes: named(
      'De rang is niet geverifieerd.',
      'Le rang n’a pas été vérifié.',
      'Der Rang wurde nicht überprüft.',
      'The rank has not been verified.',
    ),
  }),
  'official-bond': explain({
    who: named(
      'Wie schade leed door misbruik of plichtsverzuim van een openbaar ambtenaar.',
      'La victime d’abus ou de prévarication d’un fonctionnaire public.',
      'Wer durch Amtsmissbrauch eines öffentlichen Beamten geschädigt wurde.',
      'Whoever suffered from abuse or neglect by a public officer.',
    ),
    what: named(
      'De schade, op de borgtocht en de interest ervan.',
      'Le dommage, sur le cautionnement et ses intérêts.',
      'Der Schaden, auf die Kaution und deren Zinsen.',
      'The damage, on the bond and its interest.',
    ),
    notes: named(
      'Rust op een eigen goed en ontmoet dus geen andere voorrechten.',
      'Porte sur un bien propre et ne rencontre donc pas d’autres privilèges.',
      'Ruht auf einem eigenen Gut und trifft daher nicht auf andere Vorzugsrechte.',
      'Rests on an asset of its own and so does not meet other privileges.',
    ),
  }),
  'accident-victim-liability-insurance': explain({
    who: named(
      'Het slachtoffer van een ongeval.',
      'La victime d’un accident.',
      'Das Unfallopfer.',
      'The victim of an accident.',
    ),
    what: named(
      'De schade, op de vergoeding die de aansprakelijkheidsverzekeraar verschuldigd is.',
      'Le dommage, sur l’indemnité due par l’assureur de responsabilité.',
      'Der Schaden, auf die Leistung, die der Haftpflichtversicherer schuldet.',
      'The damage, on the indemnity that the liability insurer owes.',
    ),
    when: named(
      'Alleen voor verzekeringen buiten de landverzekering.',
      'Uniquement pour les assurances autres que terrestres.',
      'Nur für Versicherungen außerhalb der Landversicherung.',
      'Only for insurance other than land insurance.',
    ),
    notes: named(
      'Bij landverzekering komt de vergoeding het slachtoffer zelf toe en valt ze niet in de massa (art. 150 Verzekeringswet).',
      'En assurance terrestre, l’indemnité revient à la victime et n’entre pas dans la masse (art. 150 L. assurances).',
      'Bei der Landversicherung steht die Leistung dem Opfer selbst zu und fällt nicht in die Masse (Art. 150 Versicherungsgesetz).',
      'In land insurance the indemnity belongs to the victim and does not enter the mass (Insurance Act, art. 150).',
    ),
  }),
  'mutuality-members': explain({
    who: named(
      'De leden van het ziekenfonds.',
      'Les membres de la mutualité.',
      'Die Mitglieder der Krankenkasse.',
      'The members of the health insurance fund.',
    ),
    what: named(
      'Wat het ziekenfonds hun schuldig is, op de reservefondsen.',
      'Ce que la mutualité leur doit, sur les fonds de réserve.',
      'Was die Krankenkasse ihnen schuldet, auf die Reservefonds.',
      'What the fund owes them, on the reserve funds.',
    ),
  }),
  'work-accident-reserve-funds': explain({
    who: named(
      'Het slachtoffer van een arbeidsongeval.',
      'La victime d’un accident du travail.',
      'Das Opfer eines Arbeitsunfalls.',
      'The victim of a work accident.',
    ),
    what: named(
      'De vergoedingen, op de reservefondsen en borgtochten.',
      'Les indemnités, sur les fonds de réserve et les cautionnements.',
      'Die Entschädigungen, auf Reservefonds und Kautionen.',
      'The compensation, on reserve funds and bonds.',
    ),
    notes: OBSOLETE,
  }),
  'groundwater-advances': explain({
    who: named(
      'Wie voorschotten gaf voor schade door grondwaterwinning.',
      'Celui qui a avancé l’indemnité pour dommages par prise d’eau souterraine.',
      'Wer Vorschüsse für Grundwasserschäden geleistet hat.',
      'Whoever advanced money for damage by groundwater extraction.',
    ),
    what: named(
      'De voorschotten, op de oogst.',
      'Les avances, sur la récolte.',
      'Die Vorschüsse, auf die Ernte.',
      'The advances, on the harvest.',
    ),
    proof: ACCOUNT,
    conflict: named(
      'Kwam tot eind 2017 na de verhuurder (art. 25bis).',
      'Venait jusque fin 2017 après le bailleur (art. 25bis).',
      'Kam bis Ende 2017 nach dem Vermieter (Art. 25bis).',
      'Came after the lessor until the end of 2017 (art. 25bis).',
    ),
    notes: named(
      'Wet van 10 januari 1977.',
      'Loi du 10 janvier 1977.',
      'Gesetz vom 10. Januar 1977.',
      'Act of 10 January 1977.',
    ),
  }),
} as const satisfies Record<string, Explanation>;
