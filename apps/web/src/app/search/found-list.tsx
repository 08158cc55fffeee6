import { Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { createElement, Fragment } from 'react';
import { DossierStatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { Item } from './item.ts';
import classes from './palette.module.css';
import { markWords } from './typed-text.ts';
import type { Group } from './use-items.ts';

interface FoundListProps {
  readonly id: string;
  readonly groups: readonly Group[];
  /** By which things were found. */
  readonly words: readonly string[];
  readonly chosen: Item | undefined;
  readonly dossier: Dossier | undefined;
  readonly idOf: (item: Item) => string;
  readonly onOpen: (item: Item) => void;
  readonly onChoose: (item: Item) => void;
}

const SIGNS: Partial<Record<Group['key'], string>> = {
  acts: '>',
  creditors: '@',
  references: '#',
  manual: '?',
};

/** The keys stay with the box above: a line is chosen there and pressed here. */
export function FoundList({ id, groups, dossier, idOf, ...list }: FoundListProps) {
  const { t } = useTranslation('search');
  const headingOf = (key: Group['key']) => {
    if (key === 'acts' && dossier !== undefined) return t('actsIn', { number: dossier.fileNumber });
    if (key === 'creditors') return t('creditorsOfAll');
    return key === 'references' ? t('referencesLong') : t(`groups.${key}`);
  };
  return (
    <div role="listbox" id={id} aria-label={t('title')}>
      {groups.map(({ key, items, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: options stand in groups, which have no element of their own.
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div className={classes.heading} role="presentation">
            <span id={`${id}-${key}`}>{headingOf(key)}</span>
            <span aria-hidden>{SIGNS[key]}</span>
          </div>
          {items.map((item) => (
            <Line key={item.id} item={item} id={idOf(item)} {...list} />
          ))}
          {total > items.length && (
            <Hint className={classes.more ?? ''}>{t('more', { count: total - items.length })}</Hint>
          )}
        </div>
      ))}
    </div>
  );
}

interface LineProps extends Omit<FoundListProps, 'id' | 'groups' | 'dossier' | 'idOf'> {
  readonly item: Item;
  readonly id: string;
}

function Line({ item, id, words, chosen, onOpen, onChoose }: LineProps) {
  const ItemIcon = item.icon;
  const { details, amount, impossibleBecause } = item;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box above has the focus and names the chosen line.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box opens the chosen line.
    <div
      id={id}
      role="option"
      className={classes.line}
      aria-selected={item === chosen}
      aria-disabled={impossibleBecause !== undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => item !== chosen && onChoose(item)}
      onClick={() => onOpen(item)}
    >
      <ItemIcon size={18} aria-hidden className={classes.icon ?? ''} />
      <span className={classes.words}>
        <Text span fw={500} className={classes.name ?? ''}>
          <Marked text={item.title} words={words} />
        </Text>{' '}
        <Hint span>
          <Marked text={impossibleBecause ?? item.hint} words={words} />
        </Hint>
      </span>
      {details?.kind === 'dossier' && <DossierStatusBadge status={details.dossier.place.status} />}
      {amount !== undefined && amount !== null && <Amount euros={amount} />}
    </div>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const parts = markWords(text, words).map(({ text: part, isMatch }) =>
    isMatch ? createElement('mark', { className: classes.mark }, part) : part,
  );
  return createElement(Fragment, null, ...parts);
}
