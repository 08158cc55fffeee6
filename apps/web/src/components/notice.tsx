import { Box, Group, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './states.module.css';

interface NoticeProps {
  /** Amber: someone must look or act. Red: it failed. Blue: good to know. Green: it is done. Grey: a plain remark. */
  readonly tone?: 'warning' | 'negative' | 'info' | 'positive' | 'slate';
  readonly icon?: Icon;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, under the words. */
  readonly acts?: ReactNode;
  /** `alert` for what appears in answer to an act, `status` for what just changed; nothing for what was always there. */
  readonly role?: 'alert' | 'status';
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in a box of its colour, in the place that it is about. */
export function Notice({
  tone = 'warning',
  icon: NoticeIcon,
  title,
  children,
  acts,
  role,
  ref,
}: NoticeProps) {
  return (
    <Group
      className={classes.notice ?? ''}
      data-tone={tone}
      gap="md"
      align="flex-start"
      wrap="nowrap"
      {...(role && { role })}
      {...(ref && { ref, tabIndex: -1 })}
    >
      {NoticeIcon && <NoticeIcon size={20} aria-hidden />}
      <Box flex={1} miw={0}>
        {title && <p className={classes.noticeTitle}>{title}</p>}
        {children && (
          <Text component="div" size="sm">
            {children}
          </Text>
        )}
        {acts && <Group mt="sm">{acts}</Group>}
      </Box>
    </Group>
  );
}
