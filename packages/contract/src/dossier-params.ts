import * as z from 'zod';
import { identifierSchema } from './identifier.ts';

/** What stands in the path of every call about one dossier. */
export const dossierParams = z.object({ dossierId: identifierSchema });
