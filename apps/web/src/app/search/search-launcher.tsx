import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadTopics } from '../../platform/language/i18n.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { MODIFIER_KEY } from '../../platform/modifier-key.ts';
import classes from '../shell/shell.module.css';

/** Comes when somebody searches: no page waits for it. */
const SearchPalette = lazy(async () => {
  const [module] = await Promise.all([
    import('./search-palette.tsx'),
    loadTopics('search', 'dossiers', 'vocabulary', 'states', 'problems'),
  ]);
  return { default: module.SearchPalette };
});

/** Whether the palette is open, and the key that opens it: on every screen, in fields and in dialogs. */
export function useSearchPalette() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  useWindowEvent(
    'keydown',
    (event) => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.key.toLowerCase() !== 'k' || isOpen) return;
      // Browsers would go to their own search.
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    { capture: true },
  );
  const palette = wasOpen && (
    <Suspense>
      <SearchPalette isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, palette };
}

interface SearchButtonProps {
  readonly onSearch: () => void;
}

/** In the menu: looks like a box, for that is what opens. */
export function SearchButton({ onSearch }: SearchButtonProps) {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.search ?? ''} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
      <IconSearch size={16} aria-hidden />
      <span className={classes.label}>{t('search')}</span>
      <kbd className={classes.searchKey} aria-hidden>
        {MODIFIER_KEY} K
      </kbd>
    </UnstyledButton>
  );
}

/** On the bar of a phone. */
export function SearchIcon({ onSearch }: SearchButtonProps) {
  const { t } = useTranslation();
  return (
    <ActionIcon size="lg" aria-label={t('search')} onClick={onSearch}>
      <IconSearch size={20} />
    </ActionIcon>
  );
}
