/** Letters that have no accent to lose. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  _: '-',
};

/**
 * A text in the signs that every bank of SEPA takes: Latin letters without accents, digits and a few signs. Neither may
 * it begin or end with a slash, nor hold two of them.
 */
export function toSepaText(text: string, maximum: number): string {
  const plain = Array.from(text, (sign) => LETTERS[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ +/g, ' ');
  return trimSigns(trimSigns(plain).slice(0, maximum));
}

function trimSigns(text: string): string {
  return text.replace(/^[ /]+/, '').replace(/(?<![ /])[ /]+$/, '');
}
