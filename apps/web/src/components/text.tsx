import { Group, type GroupProps, Text, type TextProps, Title, type TitleProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface HintProps extends TextProps {
  readonly id?: string;
  /** `div` when it holds more than a line; `span`, a prop of its own, inside a line of text. */
  readonly component?: 'div' | 'p' | 'dt' | 'dd' | 'li';
  readonly children?: ReactNode;
}

/** Help and remarks: smaller and grey. */
export function Hint(props: HintProps) {
  return <Text size="sm" c="dimmed" {...props} />;
}

interface SectionTitleProps extends TitleProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** The title of a part of a screen: a second heading in the size of the text. */
export function SectionTitle(props: SectionTitleProps) {
  return <Title order={2} size="h3" {...props} />;
}

interface ActsProps extends GroupProps {
  readonly children: ReactNode;
}

/** Buttons at the foot of a form, a card or a dialog; the one that goes on stands last. */
export function Acts(props: ActsProps) {
  return <Group justify="flex-end" mt="lg" {...props} />;
}
