import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { createContext, useContext } from 'react';

/** The invitation that the code in the address opens. */
export interface Invited {
  readonly invitationCode: string;
  readonly dossier: InvitedDossier;
}

const InvitedContext = createContext<Invited | undefined>(undefined);

export const InvitedProvider = InvitedContext.Provider;

export function useInvited(): Invited {
  const invited = useContext(InvitedContext);
  if (invited === undefined) throw new Error('This page stands outside an invitation.');
  return invited;
}
