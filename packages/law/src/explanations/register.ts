import type { PrivilegeId } from '../privileges/catalogue.ts';
import { type Explanation, explain, named } from './explanation.ts';
import { GENERAL } from './general.ts';
import { SPECIAL } from './special.ts';

/** What people are told about each privilege: the law on the screen. */
export const EXPLANATIONS: Readonly<Record<PrivilegeId, Explanation>> = {
  ...SPECIAL,
  ...GENERAL,
  chirographic: explain({
    who: named(
      'Elke schuldeiser zonder voorrecht.',
      'Tout créancier sans privilège.',
      'Jeder Gläubiger ohne Vorzugsrecht.',
      'Every creditor without a privilege.',
    ),
    what: named(
      'Wat overblijft na de voorrechten.',
      'Ce qui reste après les privilèges.',
      'Was nach den Vorzugsrechten bleibt.',
      'What remains after the privileges.',
    ),
    when: named(
      'Zodra de schuldvordering niet betwist is of uit een titel blijkt, ook een onderhandse (art. 1628 Ger.W.).',
      'Dès que la créance n’est pas contestée ou résulte d’un titre, même privé (art. 1628 C. jud.).',
      'Sobald die Forderung nicht bestritten ist oder aus einem Titel hervorgeht, auch einem privaten (Art. 1628 GGB).',
      'As soon as the claim is not contested or rests on a title, even a private one (Judicial Code, art. 1628).',
    ),
    conflict: named(
      'Deelt naar evenredigheid met de andere, ook met wat van bevoorrechte schuldvorderingen overblijft.',
      'Partage au marc le franc avec les autres, y compris avec le solde des créances privilégiées.',
      'Teilt anteilmäßig mit den anderen, auch mit dem Rest bevorrechtigter Forderungen.',
      'Shares in proportion with the others, and with what is left of privileged claims.',
    ),
  }),
  subordinated: explain({
    who: named(
      'De schuldeiser die bij overeenkomst afstand deed van zijn rang.',
      'Le créancier qui a renoncé à son rang par convention.',
      'Der Gläubiger, der vertraglich auf seinen Rang verzichtet hat.',
      'The creditor who gave up his rank by contract.',
    ),
    what: named(
      'Wat overblijft na de gewone schuldvorderingen.',
      'Ce qui reste après les créances ordinaires.',
      'Was nach den gewöhnlichen Forderungen bleibt.',
      'What remains after the ordinary claims.',
    ),
    when: named(
      'Na een afspraak met de schuldenaar, tegenover sommige of alle schuldeisers.',
      'Après un accord avec le débiteur, à l’égard de certains ou de tous les créanciers.',
      'Nach einer Absprache mit dem Schuldner, gegenüber einigen oder allen Gläubigern.',
      'After an agreement with the debtor, towards some or all creditors.',
    ),
    proof: named(
      'De overeenkomst van achterstelling.',
      'La convention de subordination.',
      'Die Nachrangvereinbarung.',
      'The subordination agreement.',
    ),
  }),
};
