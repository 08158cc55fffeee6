import type { fieldHelp as source } from '../nl/field-help.ts';
import type { Texts } from '../texts.ts';

export const fieldHelp: Texts<typeof source> = {
  law: 'Grundlage',
  more: 'Mehr im Handbuch',
  newTab: 'öffnet in einem neuen Tab',
  topics: {
    centralFile: {
      title: 'Zentrale Datei eingesehen',
      text: 'Bevor Sie die Verteilung beginnen, sehen Sie die zentrale Datei der Meldungen ein: Sie nennt, wer einen Zahlungsbefehl erließ, pfändete oder Einspruch erhob. Das Protokoll vermerkt Tag und Uhrzeit.',
      law: 'Art. 1391 § 2 GGB',
    },
    origin: {
      title: 'Herkunft des Geldes',
      text: 'Das Geld stammt aus dem Verkauf beweglicher Güter, aus einer Drittpfändung oder aus beidem. Sobald es da ist, fordern Sie binnen fünfzehn Tagen die pfändenden und die Einspruch erhebenden Gläubiger auf.',
      law: 'Art. 1627 GGB',
    },
    saleDate: {
      title: 'Datum des Verkaufs',
      text: 'Der Tag, an dem die Güter verkauft wurden. Ab dem folgenden Tag läuft die Frist von fünfzehn Tagen, um die Gläubiger aufzufordern.',
      law: 'Art. 1627 GGB',
    },
    dateSeizure: {
      title: 'Datum der Pfändung',
      text: 'Bei einer Drittpfändung läuft die Frist für die Aufforderungen, sobald das Geld in Ihren Händen ist. Der Dritte zahlt frühestens zwei Tage nach der Frist von fünfzehn Tagen, die mit der Anzeige beginnt.',
      law: 'Art. 1543 und 1627 GGB',
    },
    distributionType: {
      title: 'Art der Verteilung',
      text: 'Der Erlös beweglicher Güter und Geld werden vom Gerichtsvollzieher anteilmäßig verteilt. Der Preis unbeweglicher Güter führt zu einem Rangverfahren, das der Notar durchführt.',
      law: 'Art. 1627-1637 und 1639-1654 GGB',
    },
    recurring: {
      title: 'Einmalige oder wiederkehrende Zahlung',
      text: 'Lohn oder eine Leistung geht Monat für Monat ein. Jede Verteilung erhält einen eigenen Entwurf und eine eigene Widerspruchsfrist von fünfzehn Tagen.',
      law: 'Art. 1409-1412 und 1629 GGB',
    },
    electedDomicile: {
      title: 'Gewähltes Domizil',
      text: 'Ein Gläubiger kann auch mit einem gewöhnlichen Brief an das gewählte Domizil aufgefordert werden, wenn die Partei oder ihr Bevollmächtigter den Empfang datiert und unterzeichnet.',
      law: 'Art. 1627 Abs. 3 GGB',
    },
    poolKind: {
      title: 'Art des Gutes',
      text: 'Ein Gut oder eine Summe ist für alle Gläubiger da. Von einem Einkommen ist nur der pfändbare Teil für alle; aus dem geschützten Teil darf nur Unterhalt gezahlt werden.',
      law: 'Art. 1409-1412 GGB',
    },
    letPremises: {
      title: 'In den Mieträumen',
      text: 'Der Vermieter hat ein Vorzugsrecht auf das, was die Mieträume ausstattet. Ohne diese Angabe weiß die Berechnung nicht, ob ihm dieses Los dient.',
      law: 'Art. 20 Nr. 1 Hypothekengesetz',
    },
    costBearer: {
      title: 'Wer die Kosten trägt',
      text: 'Gerichtskosten gehen allem vor, aber nur gegenüber denen, denen sie nützen. Kosten eines Loses gehen von diesem Los ab; gemeinsame Kosten von allen, im Verhältnis.',
      law: 'Art. 17 und 21 Hypothekengesetz, Art. 1631 GGB',
    },
    claimType: {
      title: 'Besonders, allgemein oder gewöhnlich',
      text: 'Ein besonderes Vorzugsrecht ruht auf bestimmten Gütern, ein allgemeines auf allen beweglichen Gütern. Wer keines hat, teilt den Rest anteilmäßig mit den anderen gewöhnlichen Gläubigern.',
      law: 'Art. 19-26 Hypothekengesetz, Art. 3.36 ZGB',
    },
    privilege: {
      title: 'Vorzugsrecht',
      text: 'Das Vorzugsrecht bestimmt den Rang. Es folgt aus der Art der Schuld, nicht aus der Person des Gläubigers, und muss aus den Dokumenten hervorgehen. Gleicher Rang teilt anteilmäßig.',
      law: 'Art. 12-14 und 19-26 Hypothekengesetz',
    },
    since: {
      title: 'Tag, an dem das Recht entstand',
      text: 'Zwischen manchen Rechten entscheidet der Tag. Ein Pfand geht jüngeren Rechten vor; unter Pfandgläubigern zählt der Tag der Registrierung oder des Besitzes.',
      law: 'Art. 57 Pfandgesetz, Art. 21-26 Hypothekengesetz',
    },
    limit: {
      title: 'Höchstbetrag',
      text: 'Manche Vorzugsrechte gelten nur bis zu einem Betrag, wie Lohn und Unterhalt. Was darüber liegt, ist gewöhnlich. Ein Pfand sichert bis zum vereinbarten Höchstbetrag.',
      law: 'Art. 19 Nr. 3bis und 3ter Hypothekengesetz, Art. 12 Pfandgesetz',
    },
    lots: {
      title: 'Lose',
      text: 'Ein Los ist, was gesondert verkauft oder gepfändet wurde: ein Fahrzeug, Hausrat, ein Bankkonto. Ein besonderes Vorzugsrecht nimmt nur von den Losen, auf denen es ruht.',
      law: 'Art. 20 Hypothekengesetz',
    },
    titleKind: {
      title: 'Art des Titels',
      text: 'Eine Forderung zählt mit, wenn niemand sie bestreitet oder wenn sie aus einem Titel hervorgeht, auch einem privaten wie einem Vertrag, bis zum belegten Betrag.',
      law: 'Art. 1628 GGB',
    },
    interest: {
      title: 'Letzter Tag der Zinsen',
      text: 'Auf angenommene Beträge laufen nach der Widerspruchsfrist keine Zinsen mehr. Bei Widerspruch enden sie erst mit der Notifizierung des Urteils.',
      law: 'Art. 1637 GGB',
    },
    incomeRight: {
      title: 'Recht am Einkommen',
      text: 'Abtretung, Einzugsermächtigung und Pfändung nehmen vom selben Einkommen. Unterhalt darf auch aus dem geschützten Teil kommen und geht beim pfändbaren Teil vor.',
      law: 'Art. 1409-1412 GGB',
    },
    reserve: {
      title: 'Vorbehaltener Betrag',
      text: 'Was noch nicht feststeht, etwa nach einer Sicherungspfändung, zählt in der Verteilung mit. Der Anteil geht an die Hinterlegungs- und Konsignationskasse und wird später in denselben Formen verteilt.',
      law: 'Art. 1628 GGB',
    },
    rejection: {
      title: 'Nicht angenommen',
      text: 'Sie nehmen an, was unbestritten oder belegt ist. Was Sie nicht annehmen, steht mit dem Grund im Protokoll; der Gläubiger kann dem Entwurf binnen fünfzehn Tagen widersprechen.',
      law: 'Art. 1628 und 1629 GGB',
    },
    validUntil: {
      title: 'Letzter Tag der Anmeldung',
      text: 'Ein Gläubiger hat fünfzehn Tage für seine Anmeldung. Das Gesetz sagt nicht, dass eine späte Anmeldung verfällt: Sie wird gekennzeichnet und Sie entscheiden.',
      law: 'Art. 1627 GGB',
    },
    sendMethod: {
      title: 'Art der Aufforderung',
      text: 'Das Gesetz kennt das Einschreiben und den gewöhnlichen Brief an das gewählte Domizil mit datierter und unterzeichneter Empfangsbestätigung. Eine E-Mail allein ist keines von beiden.',
      law: 'Art. 1627 Abs. 3 GGB',
    },
  },
};
