import { digest, toHex } from '@prorata/proof/signature/bytes';

export async function sha256(content: Uint8Array | string): Promise<string> {
  return toHex(
    await digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content),
  );
}
