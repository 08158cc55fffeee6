import { call } from '../call.ts';
import { guideSchema, guideStartSchema } from './guide.ts';

export const guideCalls = {
  read: call({
    method: 'GET',
    path: '/api/Guide/firstDossier',
    summary: 'Reads how far the signed-in person came with the guided first dossier.',
    who: ['dossierReader'],
    status: 200,
    answer: guideSchema,
  }),
  practise: call({
    method: 'POST',
    path: '/api/Guide/firstDossier/practice',
    summary: 'Opens a dossier to practise in, with an invented defendant, and begins the guide in it.',
    who: ['dossierWriter'],
    status: 201,
    answer: guideSchema,
  }),
  start: call({
    method: 'POST',
    path: '/api/Guide/firstDossier/start',
    summary:
      'Begins the guide, or begins it again, in a dossier of the office or in the next that the person opens.',
    who: ['dossierReader'],
    body: guideStartSchema,
    status: 200,
    answer: guideSchema,
  }),
  end: call({
    method: 'POST',
    path: '/api/Guide/firstDossier/end',
    summary: 'Ends the guide: it is finished, or not wanted.',
    who: ['dossierReader'],
    status: 200,
    answer: guideSchema,
  }),
};
