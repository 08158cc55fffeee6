import type { MantineThemeComponents } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import controls from './controls.module.css';
import data from './data.module.css';
import fields from './fields.module.css';
import surfaces from './surfaces.module.css';

const overlay = { color: 'var(--mantine-color-slate-9)', backgroundOpacity: 0.4 };
const choice = { root: fields.choice, label: fields.choiceLabel };

/**
 * How Mantine's components look and behave here. Plain objects rather than `Button.extend`: naming a component would
 * bring it into the first load of every page.
 */
export const componentDefaults = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'slate' },
    classNames: { root: controls.actionIcon },
  },
  Anchor: { defaultProps: { underline: 'hover' }, classNames: { root: controls.anchor } },
  Button: {
    defaultProps: { size: 'md' },
    classNames: { root: controls.button, section: controls.buttonSection },
  },
  // A frame around something: Mantine's own Paper has to stay bare, dialogs are made of it.
  Card: { classNames: { root: surfaces.card } },
  Checkbox: {
    defaultProps: { size: 'md' },
    classNames: { ...choice, input: `${fields.choiceInput} ${fields.checkboxInput}` },
  },
  Divider: { defaultProps: { color: 'var(--prorata-line)' } },
  Drawer: {
    defaultProps: { overlayProps: overlay, transitionProps: { duration: 160, timingFunction: 'ease-out' } },
  },
  Group: { defaultProps: { gap: 'sm' } },
  Input: { defaultProps: { size: 'md' }, classNames: { wrapper: fields.input, input: fields.inputField } },
  InputWrapper: {
    defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      label: fields.label,
      required: fields.required,
      description: fields.description,
      error: fields.error,
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
      dropdown: surfaces.floating,
      item: surfaces.menuItem,
      label: surfaces.menuLabel,
      divider: surfaces.menuDivider,
    },
  },
  Modal: {
    defaultProps: {
      centered: true,
      overlayProps: overlay,
      transitionProps: { duration: 160, transition: 'fade' },
    },
    classNames: {
      content: surfaces.dialog,
      header: surfaces.dialogHeader,
      title: surfaces.dialogTitle,
      body: surfaces.dialogBody,
    },
  },
  Notification: {
    classNames: {
      root: surfaces.notification,
      title: surfaces.notificationTitle,
      description: surfaces.notificationDescription,
    },
  },
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  Radio: { defaultProps: { size: 'md' }, classNames: { ...choice, radio: fields.choiceInput } },
  SegmentedControl: { classNames: { root: fields.segmented, label: fields.segmentedLabel } },
  Select: {
    defaultProps: {
      rightSection: createElement(IconChevronDown),
      checkIconPosition: 'right',
    },
    classNames: { dropdown: surfaces.floating, option: surfaces.menuItem },
  },
  Switch: {
    defaultProps: { size: 'md' },
    classNames: { root: fields.switch, track: fields.switchTrack, label: fields.choiceLabel },
  },
  Table: {
    defaultProps: { highlightOnHover: true },
    classNames: {
      table: data.table,
      th: data.tableHeadCell,
      td: data.tableCell,
      tr: data.tableRow,
      tfoot: data.tableFoot,
    },
  },
  Tabs: { classNames: { root: data.tabs, list: data.tabList, tab: data.tab } },
  Tooltip: {
    defaultProps: { openDelay: 300, transitionProps: { duration: 120 } },
    classNames: { tooltip: surfaces.tooltip },
  },
} satisfies MantineThemeComponents;
