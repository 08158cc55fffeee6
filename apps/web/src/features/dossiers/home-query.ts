import { dossierListQuery } from './dossier-list-query.ts';

/** As many as the API gives at once; the home page says so when there are more. */
const MOST = 200;

/** The running dossiers that changed last, for the home page. */
export function homeQuery(isMine: boolean) {
  return dossierListQuery({
    OnlyShowMyDossiers: isMine,
    sort: 'statusChangedAt',
    direction: 'desc',
    pageSize: MOST,
  });
}
