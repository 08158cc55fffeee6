import type { DossierStatus } from '@prorata/domain/vocabulary';
import { IconBan, IconCash, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowAct } from '../../components/row-menu.tsx';
import type { ActDossier, DossierAct } from './use-acting.ts';

type Allowed = Readonly<Record<DossierAct, boolean>>;

const ICONS = { markAsPaid: IconCash, cancel: IconBan, remove: IconTrash } as const;

/** The acts that end a dossier, for a menu; one that is not possible stays in sight with its reason. */
export function useActsOn(
  dossier: ActDossier & { readonly status: DossierStatus },
  allowed: Allowed,
  ask: (act: DossierAct, dossier: ActDossier) => void,
): RowAct[] {
  const { t } = useTranslation('dossiers');
  const isOver = dossier.status === 'Paid' || dossier.status === 'Cancelled';
  return (['markAsPaid', 'cancel', 'remove'] as const).map((act) => ({
    key: act,
    label: t(`acts.${act}.menu`),
    icon: ICONS[act],
    impossibleBecause: allowed[act]
      ? undefined
      : t(isOver && act !== 'remove' ? 'acts.isOver' : `acts.${act}.impossible`),
    act: () => ask(act, dossier),
  }));
}
