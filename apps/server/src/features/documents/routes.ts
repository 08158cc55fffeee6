import { documentsCalls } from '@prorata/contract/documents/calls';
import type { Clock } from '../../adapters/clock.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { type ExternalViewParts, viewExternalDocument } from './view-external-document.ts';

export function documentsRoutes(parts: ExternalViewParts & { readonly clock: Clock }): Route[] {
  return [
    route(documentsCalls.viewExternal, ({ params }) =>
      viewExternalDocument(parts, params.documentViewCode, parts.clock()),
    ),
  ];
}
