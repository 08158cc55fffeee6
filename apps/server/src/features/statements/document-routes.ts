import { documentsCalls } from '@prorata/contract/statements/document-calls';
import type { Clock } from '../../adapters/clock.ts';
import { actOf } from '../../http/calls/act.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { type ExternalViewParts, viewExternalDocument } from '../results/view-external-document.ts';
import { downloadDocument } from './download-document.ts';
import { removeOwnDocument, removeThirdPartyDocument } from './remove-document.ts';
import { type UploadParts, uploadToOwnStatement, uploadToThirdPartyStatement } from './upload-document.ts';

interface DocumentsParts extends UploadParts, ExternalViewParts {
  readonly clock: Clock;
  /** As administrators have set it at the moment. */
  readonly readMaxDocumentBytes: () => Promise<number>;
}

export function documentsRoutes(parts: DocumentsParts): Route[] {
  return [
    ...ownRoutes(parts),
    ...thirdPartyRoutes(parts),
    route(documentsCalls.viewExternal, ({ params, actor, isHead }) =>
      viewExternalDocument(parts, params.documentViewCode, {
        visitor: isHead ? undefined : actor,
        at: parts.clock(),
      }),
    ),
  ];
}

function ownRoutes(parts: DocumentsParts): Route[] {
  const { db, clock, readMaxDocumentBytes } = parts;
  return [
    route(
      documentsCalls.upload,
      (input) => uploadToOwnStatement(parts, actOf(input, clock), input.params, input),
      readMaxDocumentBytes,
    ),
    route(documentsCalls.download, ({ actor, params }) =>
      downloadDocument(parts, actor.user, { ...params, origin: 'bailiff' }),
    ),
    route(documentsCalls.remove, (input) => removeOwnDocument(db, actOf(input, clock), input.params)),
  ];
}

function thirdPartyRoutes(parts: DocumentsParts): Route[] {
  const { db, clock, readMaxDocumentBytes } = parts;
  return [
    route(
      documentsCalls.uploadToThirdPartyStatement,
      (input) => uploadToThirdPartyStatement(parts, actOf(input, clock), input.params, input),
      readMaxDocumentBytes,
    ),
    route(documentsCalls.downloadOfThirdPartyStatement, ({ actor, params: { tpStatementId, ...params } }) =>
      downloadDocument(parts, actor.user, { ...params, statementId: tpStatementId, origin: 'thirdParty' }),
    ),
    route(documentsCalls.removeOfThirdPartyStatement, (input) =>
      removeThirdPartyDocument(db, actOf(input, clock), input.params),
    ),
  ];
}
