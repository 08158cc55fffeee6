const FOLDED = new Map<string, string>();

/**
 * The text in small letters, without accents and with plain signs, so that labels are found however they are set. Every sign stays one sign:
 * where something was found in the folded text, there it stands in the text itself.
 */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldSign(text.charAt(index));
  return folded;
}

function foldSign(sign: string): string {
  const known = FOLDED.get(sign);
  if (known !== undefined) return known;
  const plain = PLAIN[sign] ?? sign.normalize('NFD').charAt(0).toLowerCase();
  const folded = plain.length === 1 ? plain : sign;
  FOLDED.set(sign, folded);
  return folded;
}

const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};
