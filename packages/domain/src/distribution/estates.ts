/** The id of the defendant who comes first, beside the others whom a dossier numbers itself. */
export const MAIN_DEFENDANT = 'main';
