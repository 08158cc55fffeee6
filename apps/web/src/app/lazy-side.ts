import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Topic } from '@prorata/i18n/topics';
import { type ComponentType, lazy } from 'react';
import { loadTopics } from '../platform/language/i18n.ts';

export type DossierSide = ComponentType<{ readonly dossier: Dossier }>;

/** A tab of the dossier page, or a part of one, in a chunk of its own, with its words on the way at the same time. */
export function lazySide<Name extends string>(
  load: () => Promise<Readonly<Record<Name, DossierSide>>>,
  name: Name,
  ...topics: readonly Topic[]
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadTopics(...topics)]);
    return { default: module[name] };
  });
}
