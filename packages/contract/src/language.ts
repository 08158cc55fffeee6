import { DOSSIER_LANGUAGES, LANGUAGES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import './field-errors.ts';

/** The language of the interface, of a person, an organization or a recipient. */
export const languageSchema = z.enum(LANGUAGES);

/** The language in which a dossier and its official report are kept. */
export const dossierLanguageSchema = z.enum(DOSSIER_LANGUAGES);
