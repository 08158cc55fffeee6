import { dossierParams } from '../dossier-params.ts';
import { identifierSchema } from '../identifier.ts';

export const statementParams = dossierParams.extend({ statementId: identifierSchema });
export const thirdPartyStatementParams = dossierParams.extend({ tpStatementId: identifierSchema });
