import * as z from 'zod';
import { call } from '../call.ts';
import { queryBooleanSchema } from '../fields.ts';
import { officeFiguresSchema, platformFiguresSchema } from './figures.ts';

export const figuresCalls = {
  readOffice: call({
    method: 'GET',
    path: '/api/Figures/office',
    summary:
      'Reads what was distributed per month, how many dossiers stand in each status and how long they take, of the own dossiers or those of the office.',
    who: ['dossierReader'],
    query: z.strictObject({ isMine: queryBooleanSchema.default(false) }),
    status: 200,
    answer: officeFiguresSchema,
  }),
  readPlatform: call({
    method: 'GET',
    path: '/api/Figures/platform',
    summary: 'Reads the figures of the whole platform, which name nobody.',
    who: ['platformAdministrator'],
    status: 200,
    answer: platformFiguresSchema,
  }),
};
