import { documentsCalls } from '@prorata/contract/statements/document-calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { downloadDocument } from './download-document.ts';
import { readMaxDocumentBytes } from './receive-document.ts';
import { removeOwnDocument, removeThirdPartyDocument } from './remove-document.ts';
import { uploadToOwnStatement, uploadToThirdPartyStatement } from './upload-document.ts';

export function documentsRoutes(tools: Tools): Route[] {
  return [...ownRoutes(tools), ...thirdPartyRoutes(tools)];
}

function ownRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(
      documentsCalls.upload,
      (input) => uploadToOwnStatement(tools, input.action, input.params, input),
      () => readMaxDocumentBytes(db),
    ),
    route(documentsCalls.download, ({ actor, params }) =>
      downloadDocument(tools, actor.user, { ...params, origin: 'bailiff' }),
    ),
    route(documentsCalls.remove, ({ action, params }) => removeOwnDocument(db, action, params)),
  ];
}

function thirdPartyRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(
      documentsCalls.uploadToThirdPartyStatement,
      (input) => uploadToThirdPartyStatement(tools, input.action, input.params, input),
      () => readMaxDocumentBytes(db),
    ),
    route(documentsCalls.downloadOfThirdPartyStatement, ({ actor, params: { tpStatementId, ...params } }) =>
      downloadDocument(tools, actor.user, { ...params, statementId: tpStatementId, origin: 'thirdParty' }),
    ),
    route(documentsCalls.removeOfThirdPartyStatement, ({ action, params }) =>
      removeThirdPartyDocument(db, action, params),
    ),
  ];
}
