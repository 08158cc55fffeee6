import type { MantineThemeComponents } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import classes from './theme.module.css';

const overlay = { color: 'var(--mantine-color-slate-9)', backgroundOpacity: 0.4 };
const choice = { root: classes.choice, label: classes.choiceLabel };

/**
 * How Mantine's components look and behave here. Plain objects rather than `Button.extend`: naming a component would
 * bring it into the first load of every page.
 */
export const componentDefaults = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'slate' },
    classNames: { root: classes.actionIcon },
  },
  Anchor: { defaultProps: { underline: 'hover' }, classNames: { root: classes.anchor } },
  Button: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.button, section: classes.buttonSection },
  },
  // A frame around something: Mantine's own Paper has to stay bare, dialogs are made of it.
  Card: { classNames: { root: classes.card } },
  Checkbox: {
    defaultProps: { size: 'md' },
    classNames: { ...choice, input: `${classes.choiceInput} ${classes.checkboxInput}` },
  },
  Divider: { defaultProps: { color: 'var(--prorata-line)' } },
  Drawer: {
    defaultProps: { overlayProps: overlay, transitionProps: { duration: 160, timingFunction: 'ease-out' } },
  },
  Group: { defaultProps: { gap: 'sm' } },
  Input: { defaultProps: { size: 'md' }, classNames: { wrapper: classes.input, input: classes.inputField } },
  InputWrapper: {
    defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      label: classes.label,
      required: classes.required,
      description: classes.description,
      error: classes.error,
    },
  },
  Menu: {
    defaultProps: {
      transitionProps: { duration: 120 },
      position: 'bottom-end',
      offset: 4,
      // The placeholder is focusable but no menu item, which a screen reader cannot place: the first item it is.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: classes.floating,
      item: classes.menuItem,
      label: classes.menuLabel,
      divider: classes.menuDivider,
    },
  },
  Modal: {
    defaultProps: {
      centered: true,
      overlayProps: overlay,
      transitionProps: { duration: 160, transition: 'fade' },
    },
    classNames: {
      content: classes.dialog,
      header: classes.dialogHeader,
      title: classes.dialogTitle,
      body: classes.dialogBody,
    },
  },
  Notification: {
    classNames: {
      root: classes.notification,
      title: classes.notificationTitle,
      description: classes.notificationDescription,
    },
  },
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  Radio: { defaultProps: { size: 'md' }, classNames: { ...choice, radio: classes.choiceInput } },
  SegmentedControl: { classNames: { root: classes.segmented, label: classes.segmentedLabel } },
  Select: {
    defaultProps: {
      rightSection: createElement(IconChevronDown),
      checkIconPosition: 'right',
      // The list scrolls by itself: a box within it that scrolls is one that no key seems to reach.
      withScrollArea: false,
    },
    classNames: { dropdown: classes.floating, options: classes.choices, option: classes.menuItem },
  },
  Switch: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.switch, track: classes.switchTrack, label: classes.choiceLabel },
  },
  Table: {
    defaultProps: { highlightOnHover: true },
    classNames: {
      table: classes.table,
      th: classes.tableHeadCell,
      td: classes.tableCell,
      tr: classes.tableRow,
      tfoot: classes.tableFoot,
    },
  },
  Tabs: { classNames: { root: classes.tabs, list: classes.tabList, tab: classes.tab } },
  Tooltip: {
    defaultProps: { openDelay: 300, transitionProps: { duration: 120 } },
    classNames: { tooltip: classes.tooltip },
  },
} satisfies MantineThemeComponents;
