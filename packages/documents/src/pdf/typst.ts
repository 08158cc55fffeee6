import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the layouts are. */
export const LAYOUTS = path.resolve(import.meta.dirname, '../../typst');

const FONTS = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
  '@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
];

/** Typst with our layouts and fonts. */
export interface Typst {
  /**
   * The PDF/A-2b that a layout makes of these files.
   * @throws with Typst's reason, and for whatever it warns of: a font that is missing is one, and another would take its place unseen.
   */
  compile(layout: string, files: Readonly<Record<string, Uint8Array>>): Uint8Array;
  /** Gives back what the documents so far have left in memory. */
  forget(): void;
}

export function readFonts(): Buffer[] {
  return FONTS.map((font) => readFileSync(fileURLToPath(import.meta.resolve(font))));
}

/** What Typst tells of a document, as one sentence. */
export function tellAll(diagnostics: readonly unknown[]): string {
  return diagnostics.map(messageOf).join('; ');
}

function messageOf(diagnostic: unknown): string {
  return typeof diagnostic === 'object' && diagnostic !== null && 'message' in diagnostic
    ? String(diagnostic.message)
    : String(diagnostic);
}
