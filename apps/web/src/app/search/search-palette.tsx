import { Modal, Switch, UnstyledButton } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { MAX_SEARCH_LENGTH } from '@prorata/contract/search/calls';
import type { Me } from '@prorata/contract/users/user';
import { IconSearch, IconSearchOff, IconX } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Empty, LoadError } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { ChosenPane, useCopyAccount } from './chosen-pane.tsx';
import { FoundList } from './found-list.tsx';
import type { Item } from './item.ts';
import { Key } from './key.tsx';
import classes from './palette.module.css';
import { type GroupKey, readTypedText, wordsOf } from './typed-text.ts';
import { type Group, useItems } from './use-items.ts';

/** Long enough to type the next letter, short enough to seem at once. */
const PAUSE_MS = 120;
/** Above every dialog: it is asked for from there, too. */
const ABOVE_ALL = 500;

interface SearchPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Finds anything of the office from anywhere, and what can be done. What was typed is forgotten when it closes. */
export function SearchPalette({ isOpen, onClose }: SearchPaletteProps) {
  const { t } = useTranslation('search');
  const isPhone = useMediaQuery('(max-width: 640px)') ?? false;
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="65rem"
      yOffset="6dvh"
      zIndex={ABOVE_ALL}
      fullScreen={isPhone}
      // A dialog behind would close with it: the palette leaves by itself.
      closeOnEscape={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')} className={classes.dialog ?? ''}>
        <Palette onClose={onClose} isPhone={isPhone} />
      </Modal.Content>
    </Modal.Root>
  );
}

interface PaletteProps {
  readonly onClose: () => void;
  readonly isPhone: boolean;
}

function Palette({ onClose, isPhone }: PaletteProps) {
  const { t } = useTranslation(['search', 'shell']);
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const palette = usePalette(me, onClose);
  const { items, chosen, words, box, error } = palette;
  const inWords = useProblem();
  const isBeside = (useMediaQuery('(min-width: 900px)') ?? true) && !isPhone;
  const [isShown, setShown] = useState(false);
  const open = (item: Item) => {
    // A finger has no keys for what a creditor offers besides: it is shown first.
    if (!isBeside && item.details?.kind === 'creditor') {
      palette.choose(item);
      setShown(true);
    } else palette.open(item);
  };
  const pane = chosen && <ChosenPane item={chosen} onOpen={palette.go} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the box wherever the focus is in the dialog.
    <div className={classes.palette} onKeyDown={palette.press}>
      <div className={classes.head}>
        <IconSearch size={20} aria-hidden />
        <input
          ref={box}
          className={classes.box}
          // The dialog behind does not hear Escape from here.
          data-mantine-stop-propagation="true"
          data-autofocus
          role="combobox"
          aria-label={t('title')}
          aria-expanded={items.length > 0}
          aria-controls={palette.listId}
          aria-activedescendant={chosen && palette.idOf(chosen)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={me.canReadDossiers ? t('placeholder') : t('placeholderPlain')}
          value={palette.typed}
          onChange={({ currentTarget }) => {
            setShown(false);
            palette.type(currentTarget.value);
          }}
        />
        <span className={classes.status} role="status">
          {palette.status}
        </span>
        <UnstyledButton
          className={classes.leave ?? ''}
          aria-label={isPhone ? t('shell:close') : `${t('shell:close')} Esc`}
          onClick={onClose}
          data-mantine-stop-propagation="true"
        >
          {isPhone ? <IconX size={20} /> : <Key>Esc</Key>}
        </UnstyledButton>
      </div>
      {isShown && !isBeside && pane ? (
        <div className={classes.shown}>
          <UnstyledButton className={classes.back ?? ''} onClick={() => setShown(false)}>
            {t('acts.back')}
          </UnstyledButton>
          {pane}
        </div>
      ) : (
        <>
          <Filters palette={palette} canReadDossiers={me.canReadDossiers} />
          <div className={classes.body} data-beside={isBeside || undefined}>
            <div className={classes.list}>
              {error !== null && (
                <LoadError title={t('failed')} {...inWords(error)} onRetry={palette.retry} />
              )}
              {error === null && items.length === 0 && palette.isDone && (
                <Empty icon={IconSearchOff} title={t('nothing')}>
                  {t('nothingText')}
                </Empty>
              )}
              <FoundList
                id={palette.listId}
                groups={palette.shown}
                words={words}
                chosen={chosen}
                dossier={palette.dossier}
                idOf={palette.idOf}
                onOpen={open}
                onChoose={palette.choose}
              />
            </div>
            {isBeside && <div className={classes.pane}>{pane}</div>}
          </div>
        </>
      )}
      <Foot canReadDossiers={me.canReadDossiers} />
    </div>
  );
}

type Filter = GroupKey | 'all';

function usePalette(me: Me, onClose: () => void) {
  const { t } = useTranslation('search');
  const router = useRouter();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [ended, setEnded] = useState(true);
  const [filter, setFilter] = useState<Filter>('all');
  const [chosenId, setChosenId] = useState<string>();
  const [settled] = useDebouncedValue(typed, PAUSE_MS);
  const { groups, dossier, error, isWaiting, milliseconds, retry } = useItems(
    me,
    readTypedText(settled),
    ended,
  );
  const copyAccount = useCopyAccount();
  const kept = groups.some(({ key }) => key === filter) ? filter : 'all';
  const shown = kept === 'all' ? groups : groups.filter(({ key }) => key === kept);
  const items = shown.flatMap((group) => group.items);
  const idOf = ({ group, id }: Item) => `${listId}-${group}-${id}`;
  const chosen = items.find((item) => idOf(item) === chosenId) ?? items[0];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isDone = !isWaiting && typed === settled;
  const go = (href: string) => {
    onClose();
    router.history.push(href);
  };
  const open = (item: Item) => {
    if (item.impossibleBecause === undefined) go(item.href);
  };
  const move = (by: number) => {
    const place = chosen === undefined ? -1 : items.indexOf(chosen);
    const next = items.at((place + by + items.length) % Math.max(items.length, 1));
    if (next) setChosenId(idOf(next));
  };
  const turn = (by: number) => {
    const filters: Filter[] = ['all', ...groups.map(({ key }) => key)];
    const place = (filters.indexOf(kept) + by + filters.length) % filters.length;
    setFilter(filters[place] ?? 'all');
    setChosenId(undefined);
  };
  const press = (event: KeyboardEvent) => {
    // Nothing on the page behind takes a key that was meant for here.
    event.stopPropagation();
    const isMod = event.ctrlKey || event.metaKey;
    const isOnButton = event.target !== box.current;
    const act = actOf();
    if (act === undefined) return;
    event.preventDefault();
    act();

    function actOf(): (() => void) | undefined {
      if (event.nativeEvent.isComposing) return undefined;
      if (event.key === 'Escape') return onClose;
      if (isMod && event.key.toLowerCase() === 'k') return () => box.current?.select();
      if (event.key === 'ArrowDown') return () => move(1);
      if (event.key === 'ArrowUp') return () => move(-1);
      if (isOnButton) return undefined;
      if (event.key === 'Tab') return () => turn(event.shiftKey ? -1 : 1);
      if (event.key === 'Enter' && chosen !== undefined && isDone) {
        return isMod ? () => openBeside(chosen) : () => open(chosen);
      }
      const account = chosen?.details?.kind === 'creditor' ? chosen.details.creditor.account : null;
      const isSelected = box.current?.selectionStart !== box.current?.selectionEnd;
      if (isMod && event.key.toLowerCase() === 'c' && account && !isSelected)
        return () => copyAccount(account);
      return undefined;
    }
  };
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return {
    ...{
      typed,
      ended,
      setEnded,
      box,
      listId,
      groups,
      shown,
      items,
      chosen,
      dossier,
      error,
      retry,
      press,
      go,
      open,
    },
    ...{ idOf, total, isDone },
    filter: kept,
    words: wordsOf(readTypedText(settled).text),
    status: isDone ? said() : t('searching'),
    type: (text: string) => {
      setTyped(text);
      setChosenId(undefined);
    },
    choose: (item: Item) => setChosenId(idOf(item)),
    filterBy: (next: Filter) => {
      setFilter(next);
      setChosenId(undefined);
      box.current?.focus();
    },
  };

  function said(): string {
    if (milliseconds === undefined) return '';
    if (total === 0) return items.length === 0 ? t('nothing') : '';
    return t('found', { count: total, time: milliseconds });
  }
}

/** Beside what is open: the own window stays as it is. */
function openBeside({ href, impossibleBecause }: Item): void {
  if (impossibleBecause === undefined) window.open(href, '_blank', 'noopener');
}

interface FiltersProps {
  readonly palette: ReturnType<typeof usePalette>;
  readonly canReadDossiers: boolean;
}

function Filters({ palette, canReadDossiers }: FiltersProps) {
  const { t } = useTranslation('search');
  const { groups, filter, total, filterBy, ended, setEnded } = palette;
  const chips: { readonly key: Filter; readonly total: number }[] = [
    { key: 'all', total },
    ...groups.map(({ key, total: ofGroup }: Group) => ({ key, total: ofGroup })),
  ];
  return (
    <div className={classes.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name it with a legend that nobody needs to see. */}
      <div role="group" aria-label={t('filter')} className={classes.chips}>
        {chips.map((chip) => (
          <UnstyledButton
            key={chip.key}
            className={classes.chip ?? ''}
            aria-pressed={filter === chip.key}
            data-mantine-stop-propagation="true"
            onClick={() => filterBy(chip.key)}
          >
            {t(`groups.${chip.key}`)} <span className={classes.count}>{chip.total}</span>
          </UnstyledButton>
        ))}
      </div>
      {canReadDossiers && (
        <Switch
          className={classes.ended ?? ''}
          label={t('ended')}
          labelPosition="left"
          data-mantine-stop-propagation="true"
          checked={ended}
          onChange={({ currentTarget }) => setEnded(currentTarget.checked)}
        />
      )}
    </div>
  );
}

/** The keys, for who has them. */
function Foot({ canReadDossiers }: { readonly canReadDossiers: boolean }) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.foot}>
      <span>
        <Key>↑</Key> <Key>↓</Key> {t('hints.choose')}
      </span>
      <span>
        <Key>Tab</Key> {t('hints.group')}
      </span>
      <span>
        <Key>&gt;</Key> {t('hints.act')}
      </span>
      {canReadDossiers && (
        <>
          <span>
            <Key>@</Key> {t('hints.creditor')}
          </span>
          <span>
            <Key>#</Key> {t('hints.reference')}
          </span>
        </>
      )}
      <span>
        <Key>?</Key> {t('hints.manual')}
      </span>
      <span className={classes.everywhere}>
        <Key mod>K</Key> {t('hints.everywhere')}
      </span>
    </div>
  );
}
