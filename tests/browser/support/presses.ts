import type { Page } from 'playwright-core';

/**
 * How often whoever is at a page pressed something since this was called: keys and the mouse, over reloads. The
 * characters of what is typed do not count, and neither does a key that only changes another, like Shift.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('tellPressed', () => {
    presses += 1;
  });
  await page.addInitScript(watchPresses);
  await page.evaluate(watchPresses);
  return () => presses;
}

/** Runs in the page. */
function watchPresses(): void {
  const tell = () => (window as unknown as { tellPressed: () => void }).tellPressed();
  const isTyped = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) =>
    key.length === 1 &&
    !ctrlKey &&
    !altKey &&
    !metaKey &&
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable]');
  const isModifier = ({ key }: KeyboardEvent) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
  window.addEventListener('pointerdown', tell, { capture: true });
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isTyped(event) && !isModifier(event)) tell();
    },
    { capture: true },
  );
}
