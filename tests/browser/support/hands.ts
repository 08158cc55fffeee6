import type { Locator, Page } from 'playwright-core';

/** What a person does at a page, whatever they do it with. */
export interface Hands {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Ticks a box or takes one of several choices, unless it was so already. */
  take(choice: Locator): Promise<void>;
  /** Opens a tab. */
  turnTo(tab: Locator): Promise<void>;
  /** Takes an act from the menu behind a button. */
  pick(button: Locator, item: Locator): Promise<void>;
  /** Takes one of a list that opens under a field. */
  choose(field: Locator, option: Locator): Promise<void>;
}

export const POINTER: Hands = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  take: (choice) => choice.check(),
  turnTo: (tab) => tab.click(),
  pick: async (button, item) => {
    await button.click();
    await item.click();
  },
  choose: async (field, option) => {
    await field.click();
    await option.click();
  },
};

/** No screen has more stops than that between two things that somebody does after each other. */
const MOST_STOPS = 150;

/** Walks with Tab, as somebody who has no mouse, until the target has the focus. */
async function reach(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await keyboard.press(key);
  }
  throw new Error(`The key ${key} does not lead to ${target}.`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Among its own kind one walks with the arrows; Tab leads to the one that is taken, or to the first. */
async function reachAmong(target: Locator, key: string): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await keyboard.press((await isBesideFocus(target)) ? key : 'Tab');
  }
  throw new Error(`The keys do not lead to ${target}.`);
}

function isBesideFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const kind = (one: Element | null) => one?.getAttribute('role') ?? one?.getAttribute('type');
    const group = element.closest('[role=tablist], [role=radiogroup], fieldset');
    const { activeElement } = document;
    return kind(activeElement) === kind(element) && group !== null && group.contains(activeElement);
  });
}

export const KEYS: Hands = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  type: async (field, text) => {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
  take: async (choice) => {
    await choice.waitFor();
    const isRadio = await choice.evaluate((element) => element.matches('[type=radio], [role=radio]'));
    await (isRadio ? reachAmong(choice, 'ArrowDown') : reach(choice));
    if (!(await choice.isChecked())) await choice.page().keyboard.press('Space');
  },
  turnTo: async (tab) => {
    await reachAmong(tab, 'ArrowRight');
  },
  pick: async (button, item) => {
    await reach(button);
    await button.page().keyboard.press('Enter');
    await reach(item, 'ArrowDown');
    await item.page().keyboard.press('Enter');
  },
  choose: async (field, option) => {
    await reach(field);
    const { keyboard } = field.page();
    await keyboard.press('Enter');
    await option.waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if ((await option.getAttribute('data-combobox-selected')) !== null) return keyboard.press('Enter');
      await keyboard.press('ArrowDown');
    }
    throw new Error(`The arrows do not lead to ${option}.`);
  },
};

/** How often a mouse or a finger came down since this was called, over all pages that come. */
export async function watchPointer(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('tellPointer', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const tell = () => (window as unknown as { tellPointer: () => void }).tellPointer();
    window.addEventListener('pointerdown', tell, { capture: true });
  });
  return () => presses;
}
