import type { Page } from 'playwright-core';

/**
 * Texts of the page that nobody can read whole: cut off by the edge of what they stand in, or beyond the window where
 * nothing scrolls, or hints in an empty field that is too narrow for them. A name that ends in an ellipsis was shortened on
 * purpose and is none of them.
 */
export function listCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && isCut(node)) cut.add(text.slice(0, 60));
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(
      'input[role="combobox"], input[readonly]',
    )) {
      if (input.offsetParent !== null && input.scrollWidth > input.clientWidth + SLACK) cut.add(input.value);
    }
    const paper = document.createElement('canvas').getContext('2d');
    for (const input of document.querySelectorAll('input')) {
      if (input.value === '' && input.offsetParent !== null && isHintCut(input)) cut.add(input.placeholder);
    }
    return [...cut];

    function isHintCut(input: HTMLInputElement): boolean {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      if (paper === null) return false;
      paper.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return paper.measureText(input.placeholder).width > room + SLACK;
    }

    function isCut(node: Node): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((box) => box.width > 0 && isBoxCut(box, node.parentElement));
    }

    function isBoxCut(box: DOMRect, inside: Element | null): boolean {
      for (let element = inside; element !== null; element = element.parentElement) {
        const style = getComputedStyle(element);
        const frame = element.getBoundingClientRect();
        // Words for screen readers alone stand in a box of one pixel.
        if (style.visibility === 'hidden' || style.opacity === '0' || frame.width <= 2) return false;
        if (style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX)) return false;
        const isClipping = ['hidden', 'clip'].includes(style.overflowX);
        if (isClipping && (box.right > frame.right + SLACK || box.left < frame.left - SLACK)) return true;
        if (style.position === 'fixed') break;
      }
      // Not the window: a phone zooms out until all of a page that is too wide fits in it.
      return box.right > document.documentElement.clientWidth + SLACK || box.left < -SLACK;
    }
  });
}
