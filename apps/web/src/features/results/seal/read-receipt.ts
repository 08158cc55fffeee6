import { findSeal, holdsSeal } from '@prorata/proof/seal/receipt-seal';
import { sha256 } from './sha256.ts';

/** What can be read from a receipt alone. */
export interface ReadReceipt {
  /** `unknown` where this browser cannot check such a seal. */
  readonly state: 'good' | 'changed' | 'unknown';
  readonly sha256: string;
}

/** Reads a receipt as anybody has it; nothing for a file without the seal of one. Everything happens on this device. */
export async function readReceipt(bytes: Uint8Array, key: string): Promise<ReadReceipt | undefined> {
  const seal = findSeal(bytes);
  if (seal === undefined) return undefined;
  const fingerprint = await sha256(bytes);
  try {
    const holds = await holdsSeal(seal, key);
    return { state: holds ? 'good' : 'changed', sha256: fingerprint };
  } catch {
    // Ed25519 came to browsers one after the other, and without the key of the platform nothing can be said either.
    return { state: 'unknown', sha256: fingerprint };
  }
}
