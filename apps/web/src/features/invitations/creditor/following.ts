import { followingCalls } from '@prorata/contract/following/calls';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/client/request.ts';
import { invitedKey } from './invited.ts';

export function followingStatusQuery(invitationCode: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'status'],
    queryFn: ({ signal }) => request(followingCalls.readStatus, { params: { invitationCode }, signal }),
  });
}

export function sendingsQuery(invitationCode: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'sendings'],
    queryFn: ({ signal }) => request(followingCalls.listSendings, { params: { invitationCode }, signal }),
  });
}

export function sentMailQuery(invitationCode: string, sendingId: string) {
  return queryOptions({
    queryKey: [...invitedKey(invitationCode), 'sendings', sendingId],
    queryFn: ({ signal }) =>
      request(followingCalls.readMail, { params: { invitationCode, sendingId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
