import type { Language } from '@prorata/domain/vocabulary';
import { formatDecimal } from '../../platform/language/format.ts';

const KILO = 1_000;

/** The size of a file as people read it: `840 kB`, `1,2 MB`. */
export function formatSize(bytes: number, language: Language): string {
  if (bytes < KILO * KILO)
    return `${formatDecimal(Math.max(1, Math.round(bytes / KILO)), language, 0, 0)} kB`;
  return `${formatDecimal(bytes / KILO / KILO, language, 1, 1)} MB`;
}
