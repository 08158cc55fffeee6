import { remainderBy97, remainderCheckDigits } from './modulo-97.ts';

/** The IBAN in capitals without spaces, as it is stored, or `undefined` when it is none (ISO 13616). */
export function parseIban(text: string): string | undefined {
  const iban = text
    .replace(/[\s\p{P}]/gu, '')
    .toUpperCase()
    .replace(/^IBAN/, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return undefined;
  if (IBAN_LENGTHS.get(iban.slice(0, 2)) !== iban.length) return undefined;
  if (remainderBy97(digitsOf(iban)) !== 1) return undefined;
  return iban.startsWith('BE') && !hasBelgianCheck(iban) ? undefined : iban;
}

/** In groups of four, as it is printed: BE68 5390 0754 7034. Text that is no IBAN is shown as it is. */
export function formatIban(text: string): string {
  return parseIban(text)?.replace(/(.{4})(?=.)/g, '$1 ') ?? text;
}

/** Country and check digits go to the end and letters become numbers, A as 10 to Z as 35. */
function digitsOf(iban: string): string {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  return rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}

/** Belgian accounts carry the check digits of the old national number inside: a second net against typing errors. */
function hasBelgianCheck(iban: string): boolean {
  const account = iban.slice(4);
  return /^\d{12}$/.test(account) && account.endsWith(remainderCheckDigits(account.slice(0, 10)));
}

/**
 * The length of an IBAN per country: the SWIFT registry, its French and Finnish territories, and the countries
 * that use IBANs without standing in the registry.
 */
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  [
    'AD24 AE23 AL28 AO25 AT20 AX18 AZ28 BA20 BE16 BF28 BG22 BH22 BI27 BJ28 BL27 BR29 BY28 CF27 CG27 CH21',
    'CI28 CM27 CR22 CV25 CY28 CZ24 DE22 DJ27 DK18 DO28 DZ26 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GA27 GB22',
    'GE22 GF27 GI23 GL18 GP27 GQ27 GR27 GT28 GW25 HN28 HR21 HU28 IE22 IL23 IQ23 IR26 IS26 IT27 JO30 KM27',
    'KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MA28 MC27 MD24 ME22 MF27 MG27 MK19 ML28 MN20 MQ27 MR27',
    'MT31 MU30 MZ25 NC27 NE28 NI28 NL18 NO15 OM23 PF27 PK24 PL28 PM27 PS29 PT25 QA29 RE27 RO24 RS22 RU33',
    'SA24 SC31 SD18 SE24 SI19 SK24 SM27 SN28 SO23 ST25 SV28 TD27 TF27 TG28 TL23 TN24 TR26 UA29 VA22 VG24',
    'WF27 XK20 YE30 YT27',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
