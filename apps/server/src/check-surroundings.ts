import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { failIfNearlyFull, type Places } from './adapters/disk-space.ts';
import type { IdentityKeys } from './adapters/identity-keys.ts';
import type { Logger } from './http/log/create-logger.ts';
import type { Settings } from './settings.ts';

/**
 * What must be there before a copy that others reach is started; a person's machine builds and starts it all by itself.
 * @throws Error with what is wrong, in a sentence.
 */
export function refuseMissing(
  { environment, bounceFolder }: Pick<Settings, 'environment' | 'bounceFolder'>,
  webFolder: string,
): void {
  if (environment === 'local') return;
  if (!existsSync(path.join(webFolder, 'index.html'))) {
    throw new Error('The interface is not built: run npm run build first.');
  }
  if (bounceFolder !== undefined && !statSync(bounceFolder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`BOUNCE_FOLDER must name a folder that is there; ${bounceFolder} is not.`);
  }
}

interface WarningParts {
  readonly identityKeys: Pick<IdentityKeys, 'authority' | 'getIssuer'>;
  readonly places: Places;
  readonly minFreeDiskBytes: number;
  readonly scannerUrl: string | undefined;
  readonly logger: Pick<Logger, 'warn'>;
}

/** What may come right while the product runs: it starts all the same, and the log says in a sentence what is not right yet. */
export async function warnOfSurroundings(parts: WarningParts): Promise<void> {
  const { identityKeys, places, minFreeDiskBytes, scannerUrl, logger } = parts;
  if (scannerUrl === undefined) {
    logger.warn('CLAMD_URL is not set: uploads are taken without being looked through for viruses');
  }
  const warn = (sentence: string) => (err: unknown) => logger.warn({ err }, sentence);
  await failIfNearlyFull(places, minFreeDiskBytes).catch(
    warn('a disk has less room than MIN_FREE_DISK_MB: this copy is not ready until it has more'),
  );
  await identityKeys
    .getIssuer()
    .catch(
      warn(
        `the identity service at ${identityKeys.authority} does not answer: nobody can sign in until it does`,
      ),
    );
}
