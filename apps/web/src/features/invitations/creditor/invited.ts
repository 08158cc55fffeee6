import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import type { Language } from '@prorata/domain/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { untilJudged } from '../../../components/documents/document-facts.ts';
import { request } from '../../../platform/client/request.ts';

/** Everything that a code opens stands under this key: an act of the creditor makes all of it be read again. */
export function invitedKey(invitationCode: string) {
  return ['invited', invitationCode] as const;
}

export function invitedDossierQuery(invitationCode: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'dossier'],
    queryFn: ({ signal }) => request(invitedCalls.readDossier, { params: { invitationCode }, signal }),
  });
}

export function myStatementsQuery(invitationCode: string, page = 1) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'statements', page],
    queryFn: ({ signal }) =>
      request(invitedCalls.listMyStatements, { params: { invitationCode }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function statementQuery(invitationCode: string, tpStatementId: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'statement', tpStatementId],
    queryFn: ({ signal }) =>
      request(invitedCalls.readStatement, { params: { invitationCode, tpStatementId }, signal }),
    refetchInterval: ({ state: { data } }) => untilJudged(data?.documents),
  });
}

export function privilegesQuery(invitationCode: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'privileges'],
    queryFn: ({ signal }) => request(invitedCalls.listPrivileges, { params: { invitationCode }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function countriesQuery(invitationCode: string, lang: Language) {
  return queryOptions({
    queryKey: ['invited', 'countries', lang],
    queryFn: ({ signal }) =>
      request(invitedCalls.listCountries, { params: { invitationCode }, query: { lang }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function officesQuery(invitationCode: string, search: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'offices', search],
    queryFn: ({ signal }) =>
      request(invitedCalls.listBailiffsOffices, { params: { invitationCode }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The invitation that the code in the address opens. */
interface Invited {
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
