import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams } from '../dossier-params.ts';
import { pageOf, pageQuery } from '../page.ts';
import { optionalText } from '../text.ts';
import { auditEventSchema } from './audit-event.ts';

export const auditCalls = {
  list: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/audit',
    summary:
      'Lists what happened in a dossier, newest first, and tells whether the chain of events is whole.',
    who: ['dossierReader'],
    params: dossierParams,
    query: z.strictObject({ search: optionalText(200), ...pageQuery }),
    status: 200,
    answer: pageOf(auditEventSchema).extend({ isChainIntact: z.boolean() }),
  }),
};
