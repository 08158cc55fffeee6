import { templatesCalls } from '@prorata/contract/templates/calls';
import type { Template } from '@prorata/contract/templates/template';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** What an administrator writes. */
export interface Draft {
  readonly subject: string | null;
  readonly body: string;
}

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async ({ signal }) => (await request(templatesCalls.list, { signal })).items,
});

export function saveTemplate({ id, version }: Template, draft: Draft): Promise<Template> {
  return request(templatesCalls.update, { params: { templateId: id }, body: { ...draft, version } });
}

/** Puts what the server answered in the place of what was there. */
export function keepSaved(client: QueryClient, saved: Template): void {
  client.setQueryData(templatesQuery.queryKey, (templates) =>
    templates?.map((template) => (template.id === saved.id ? saved : template)),
  );
}
