import type { Line } from './composed-report.ts';

type Values = Readonly<Record<string, string>>;

/** Fills the gaps of a phrase. What is filled in is never read as a phrase itself. */
export function fill(phrase: string, values: Values): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing was given for {${name}} in "${phrase}".`);
    return value;
  });
}

/** The same, with what stands between two stars of the phrase in bold. */
export function fillLine(phrase: string, values: Values = {}): Line {
  return phrase
    .split('*')
    .map((text, place) => ({ text: keepCitations(fill(text, values)), isStrong: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** An article, its number and its code stay on one line. */
export function keepCitations(text: string): string {
  return text
    .replaceAll(/(§|art\.|[Aa]rtikel(?:en)?|[Aa]rticles?|lid|al\.|para\.) (?=\d)/g, '$1\u00a0')
    .replaceAll(/(?<=[\d°]|bis|ter) (?=Ger\.W\.|Hyp\.W\.|C\. jud\.|L\. hyp\.|BW|WMGI|Pandwet)/g, '\u00a0')
    .replaceAll(/(?<=\b[CL]\.) (?=jud\.|hyp\.|civ\.)/g, '\u00a0')
    .replaceAll(/(?<=\d) %/g, '\u00a0%');
}
