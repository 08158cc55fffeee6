import { Anchor, Drawer, Title } from '@mantine/core';
import type { ChapterKey } from '@prorata/documents/manual/chapters';
import type { Topics } from '@prorata/i18n/topics';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { QueryState } from '../../components/states.tsx';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { MODIFIER_KEY } from '../../platform/modifier-key.ts';
import { GuideLink } from './guide-link.tsx';
import classes from './manual.module.css';
import { chaptersOf, manualQuery } from './manual-query.ts';
import { ManualText } from './manual-text.tsx';

export interface ScreenKey {
  /** `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: readonly string[];
  readonly act: Exclude<keyof Topics['keys'], 'title'>;
}

interface HelpDrawerProps {
  readonly chapter: ChapterKey;
  /** The keys of the screen, and what each does. */
  readonly keys: readonly ScreenKey[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the reader can also open the whole manual. */
  readonly hasManual: boolean;
}

/** The chapter of a screen beside it: what is being filled in stays as it is. */
export function HelpDrawer({ chapter: wanted, keys, isOpen, onClose, hasManual }: HelpDrawerProps) {
  const { t } = useTranslation(['manual', 'shell']);
  const manual = useQuery({ ...manualQuery(useLanguage()), enabled: isOpen });
  const [key, setKey] = useState<string>(wanted);
  // Another screen, or opening it again, is another question.
  useEffect(() => setKey(isOpen ? wanted : ''), [wanted, isOpen]);
  const chapter =
    manual.data && chaptersOf(manual.data).find((candidate) => candidate.key === (key || wanted));
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={chapter?.title ?? t('shell:menu.manual')}
      position="right"
      size="min(32rem, 100vw)"
      closeButtonProps={{ 'aria-label': t('shell:close'), size: 'lg' }}
    >
      <QueryState query={manual} rows={5} />
      {chapter && <ManualText key={chapter.key} chapter={chapter} onChapter={setKey} />}
      {chapter && hasManual && (
        <Anchor
          fw={500}
          onClick={onClose}
          renderRoot={(props) => (
            <Link to="/app/manual/$chapter" params={{ chapter: chapter.key }} {...props} />
          )}
        >
          {t('manual:openWhole')}
        </Anchor>
      )}
      {hasManual && <GuideLink onClick={onClose} />}
      <Keys keys={keys} />
    </Drawer>
  );
}

/** Whoever has a keyboard finds its keys under the text. */
function Keys({ keys }: { readonly keys: readonly ScreenKey[] }) {
  const { t } = useTranslation('keys');
  return (
    <section className={classes.keys} aria-label={t('title')}>
      <Title order={3} fz="md" mb="xs">
        {t('title')}
      </Title>
      <dl>
        {keys.map(({ keys: pressed, act }) => (
          <div key={act}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key.replace('Mod', MODIFIER_KEY)}</kbd>
              ))}
            </dt>
            <dd>{t(act)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
