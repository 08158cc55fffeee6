import { rename, writeFile } from 'node:fs/promises';

/** A reader, and the next start after a crash, sees the old content or the new one, never a half. */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content, { flush: true, mode: 0o600 });
  await rename(unfinished, file);
}
