import type { Certificate } from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const SERIAL_NUMBER = '2.5.4.5';

/** Whom a certificate names. Belgian certificates for people carry their national number as serial number. */
export interface Signer {
  readonly name: string;
  readonly nationalNumber: string | null;
}

export function signerOf(certificate: Certificate): Signer {
  const read = (type: string) =>
    certificate.subject.typesAndValues.find((attribute) => attribute.type === type)?.value.valueBlock.value;
  return {
    name: String(read(COMMON_NAME) ?? ''),
    // Qualified certificates may write it as PNOBE-85010199742 (EN 319 412-1, 5.1.3).
    nationalNumber: /(?:^|^PNOBE-)(\d{11})$/.exec(String(read(SERIAL_NUMBER) ?? ''))?.[1] ?? null,
  };
}

/** By national number where we know the bailiff's, else by name, whatever follows it in the certificate. */
export function isSameSigner(
  signer: Signer,
  bailiff: { readonly fullName: string; readonly nationalNumber: string | null },
): boolean {
  if (bailiff.nationalNumber !== null) return signer.nationalNumber === bailiff.nationalNumber;
  return fold(signer.name.replace(/\s*\([^)]*\)\s*$/, '')) === fold(bailiff.fullName);
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
