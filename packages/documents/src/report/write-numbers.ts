import type { DossierLanguage } from '@prorata/domain/vocabulary';

/** Above this a number is written in figures. */
const MAX_IN_WORDS = 99;

const DUTCH =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  );
const DUTCH_TENS = [
  '',
  '',
  'twintig',
  'dertig',
  'veertig',
  'vijftig',
  'zestig',
  'zeventig',
  'tachtig',
  'negentig',
];
const FRENCH =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
/** As in Belgium: septante and nonante. */
const FRENCH_TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'septante',
  'quatre-vingt',
  'nonante',
];
const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const GERMAN =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const GERMAN_TENS = [
  '',
  '',
  'zwanzig',
  'dreißig',
  'vierzig',
  'fünfzig',
  'sechzig',
  'siebzig',
  'achtzig',
  'neunzig',
];

/**
 * A number up to 99 in words, a larger one in figures. What is counted has a gender in French, `vingt et une`, and in
 * German where it is one.
 */
export function writeNumber(
  number: number,
  language: DossierLanguage,
  gender: 'masculine' | 'feminine' = 'masculine',
): string {
  if (!Number.isInteger(number) || number < 0 || number > MAX_IN_WORDS) return String(number);
  if (language === 'nl') return writeDutch(number);
  if (language === 'en') return writeEnglish(number);
  if (language === 'de') return gender === 'feminine' && number === 1 ? 'eine' : writeGerman(number);
  return gender === 'feminine' ? writeFrench(number).replace(/\bun$/, 'une') : writeFrench(number);
}

/** Alone it is `één`, for `een` reads as the article. */
function writeDutch(number: number): string {
  const [tens, units] = [Math.floor(number / 10), number % 10];
  if (number === 1) return 'één';
  if (number < 20) return DUTCH[number] ?? '';
  if (units === 0) return DUTCH_TENS[tens] ?? '';
  const unit = DUTCH[units] ?? '';
  return `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${DUTCH_TENS[tens]}`;
}

function writeFrench(number: number): string {
  const [tens, units] = [Math.floor(number / 10), number % 10];
  if (number < 20) return FRENCH[number] ?? '';
  if (units === 0) return tens === 8 ? 'quatre-vingts' : (FRENCH_TENS[tens] ?? '');
  const link = units === 1 && tens !== 8 ? ' et ' : '-';
  return `${FRENCH_TENS[tens]}${link}${FRENCH[units]}`;
}

function writeGerman(number: number): string {
  const [tens, units] = [Math.floor(number / 10), number % 10];
  if (number < 20) return GERMAN[number] ?? '';
  return `${units === 0 ? '' : `${GERMAN[units]}und`}${GERMAN_TENS[tens]}`;
}

const IRREGULAR_DAYS: Readonly<Record<number, string>> = {
  1: 'ersten',
  3: 'dritten',
  7: 'siebten',
  8: 'achten',
};

/** A day of the month after `am`: `siebzehnten`. */
export function writeDayInGerman(day: number): string {
  return IRREGULAR_DAYS[day] ?? `${writeGerman(day)}${day < 20 ? 'ten' : 'sten'}`;
}

function writeEnglish(number: number): string {
  const [tens, units] = [Math.floor(number / 10), number % 10];
  if (number < 20) return ENGLISH[number] ?? '';
  return units === 0 ? (ENGLISH_TENS[tens] ?? '') : `${ENGLISH_TENS[tens]}-${ENGLISH[units]}`;
}

/** Dutch leaves the first accent of `één` off a capital. */
export function capitalised(text: string): string {
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace(/^Éé/, 'Eé');
}
