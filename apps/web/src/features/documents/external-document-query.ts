import { documentsCalls } from '@prorata/contract/statements/document-calls';
import { queryOptions } from '@tanstack/react-query';
import { ProblemError } from '../../app/client/problem-error.ts';
import { request } from '../../app/client/request.ts';

export function externalDocumentQuery(documentViewCode: string) {
  return queryOptions({
    queryKey: ['documents', 'external', documentViewCode],
    queryFn: ({ signal }) => {
      // A link that was cut off on its way has no code to ask about.
      if (documentViewCode === '') throw new ProblemError({ code: 'document-view-code-invalid' });
      return request(documentsCalls.viewExternal, { params: { documentViewCode }, signal });
    },
    // A file does not change; asking again would only download it again.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
