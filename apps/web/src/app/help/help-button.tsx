import { ActionIcon, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconHelp } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { loadTopics } from '../../platform/language/i18n.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useScreen } from '../screens.ts';
import { chapterOf } from './screen-chapters.ts';
import { keysOf } from './screen-keys.ts';

/** Comes when somebody asks for it: no page waits for its help. */
const HelpDrawer = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/help/help-drawer.tsx'),
    loadTopics('manual', 'keys', 'states', 'problems'),
  ]);
  return { default: module.HelpDrawer };
});

interface HelpButtonProps {
  /** Whether the reader can also open the whole manual. */
  readonly hasManual?: boolean;
  /** Whether the key `?` does the same: of two buttons on a screen, only one may listen. */
  readonly hasKey?: boolean;
}

/** Opens the chapter of the screen beside it. */
export function HelpButton({ hasManual = false, hasKey = true }: HelpButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const screen = useScreen();
  const search = useSearch({ strict: false });
  const chapter = chapterOf(screen, search);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  // Most keyboards have the sign above another one, some have a key for it.
  useHotkeys(
    hasKey
      ? [
          ['shift+?', open],
          ['?', open],
        ]
      : [],
  );
  return (
    <>
      <Tooltip label={t('help')}>
        <ActionIcon size="lg" aria-label={t('help')} aria-keyshortcuts="?" onClick={open}>
          <IconHelp size={20} />
        </ActionIcon>
      </Tooltip>
      {wasOpen && (
        <Suspense>
          <HelpDrawer
            chapter={chapter}
            keys={keysOf(screen, search)}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            hasManual={hasManual}
          />
        </Suspense>
      )}
    </>
  );
}
