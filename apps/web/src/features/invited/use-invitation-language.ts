import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { useEffect } from 'react';
import { changeLanguage } from '../../app/language/i18n.ts';
import { readStoredLanguage } from '../../app/language/stored-language.ts';

/** Shows the language in which the creditor was written to, until they choose another; a choice is never overruled. */
export function useInvitationLanguage(dossier: InvitedDossier | undefined): void {
  const language = dossier?.invitation.language ?? dossier?.language;
  useEffect(() => {
    if (language && readStoredLanguage() === null) changeLanguage(language).catch(console.warn);
  }, [language]);
}
