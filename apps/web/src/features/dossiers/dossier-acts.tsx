import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RowMenu } from '../../components/row-menu.tsx';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { DossierActDialogs } from './dossier-act-dialogs.tsx';
import { ExternalProviderDialog } from './external-provider-dialog.tsx';
import { useActing } from './use-acting.ts';
import { useActsOn } from './use-acts-on.ts';
import { useDefendantName } from './use-defendant-name.ts';
import { useExternalProvider } from './use-external-provider.ts';
import { useProviderActs } from './use-provider-acts.ts';

/** What can be done with a dossier as a whole. */
export function DossierActs({ dossier }: { readonly dossier: Dossier }) {
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { name } = useDefendantName(dossier.defendant);
  const acting = useActing(() => void navigate({ to: '/app/dossiers', ignoreBlocker: true }));
  const { id, fileNumber, status, canCancel, canMarkAsPaid, canDelete } = dossier;
  const allowed = { cancel: canCancel, markAsPaid: canMarkAsPaid, remove: canDelete };
  const endings = useActsOn({ id, fileNumber, status, name }, allowed, acting.ask);
  const notifying = useExternalProvider(dossier);
  const withProvider = useProviderActs(dossier, me.canWriteDossiers, notifying);
  const acts = me.canWriteDossiers ? [...withProvider, ...endings] : withProvider;
  if (acts.length === 0) return null;
  return (
    <>
      <RowMenu name={fileNumber} acts={acts} />
      <DossierActDialogs acting={acting} />
      <ExternalProviderDialog dossier={dossier} notifying={notifying} />
    </>
  );
}
