import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** The own office, whose habits a new dossier starts with. */
export function officeQuery(organizationId: string | undefined) {
  return queryOptions({
    queryKey: ['organizations', 'one', organizationId],
    queryFn:
      organizationId === undefined
        ? skipToken
        : ({ signal }) => request(organizationsCalls.read, { params: { organizationId }, signal }),
  });
}
