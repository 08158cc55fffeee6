import { ActionIcon, Button, Flex, Group, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import classes from './docked-panel.module.css';
import type { RowAct } from './row-menu.tsx';

interface DockedPanelProps {
  /** The id of what it shows. */
  readonly subject: string;
  readonly label: string;
  /** In a line above the title, what the panel is about. */
  readonly topic?: string;
  readonly title: string | undefined;
  /** Under the title, before the line. */
  readonly head?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** How wide the page must be for it to stand beside the list; otherwise it lies over it. */
  readonly besideFrom: 'desk' | 'wide';
  readonly children: ReactNode;
}

/** One thing of a list, beside the list: its head, which takes the focus, and what is known of it. */
export function DockedPanel(props: DockedPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useTellTop(panel);
  return (
    <aside
      ref={panel}
      className={classes.panel}
      data-beside-from={props.besideFrom}
      aria-label={props.label}
      onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
    >
      <PanelContent {...props} />
    </aside>
  );
}

/** The same as a part of something that is docked already. */
export function InnerPanel(props: DockedPanelProps) {
  return (
    <aside
      className={classes.inner}
      aria-label={props.label}
      onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
    >
      <PanelContent {...props} />
    </aside>
  );
}

function PanelContent({ subject, topic, title, head, closeLabel, onClose, children }: DockedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is read from its heading again.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [subject]);
  return (
    <>
      <header className={classes.head}>
        <Flex align="flex-start" justify="space-between" gap="sm">
          <div>
            {topic && (
              <Text fw={500} c="primary.8" mb="xs">
                {topic}
              </Text>
            )}
            <Title order={2} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
              {title}
            </Title>
          </div>
          <ActionIcon aria-label={closeLabel} onClick={onClose}>
            <IconX />
          </ActionIcon>
        </Flex>
        {head}
      </header>
      {children}
    </>
  );
}

/**
 * Tells the styles where the panel begins in the window. What stands above it, such as notices that go and come, would
 * otherwise push its foot out of sight until the page is scrolled.
 */
function useTellTop(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const tell = () => current.style.setProperty('--panel-top', `${current.getBoundingClientRect().top}px`);
    // The page shrinks when something above a long list goes; beside a short list the place of the panel grows.
    const sizes = new ResizeObserver(tell);
    sizes.observe(document.body);
    if (current.parentElement) sizes.observe(current.parentElement);
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', tell);
    };
  }, [panel]);
}

/** At the foot of the panel, however long it is. */
export function DockedPanelFoot({ children }: { readonly children: ReactNode }) {
  return <footer className={classes.foot}>{children}</footer>;
}

/** What can be done with what it shows, at its foot. */
export function DockedPanelActs({ acts }: { readonly acts: readonly RowAct[] }) {
  if (acts.length === 0) return null;
  return (
    <DockedPanelFoot>
      <Group gap="sm">
        {acts.map(({ key, label, icon: ActIcon, act }) => (
          <Button key={key} variant="default" leftSection={<ActIcon />} onClick={act}>
            {label}
          </Button>
        ))}
      </Group>
    </DockedPanelFoot>
  );
}
