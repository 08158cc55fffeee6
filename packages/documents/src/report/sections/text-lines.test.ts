import { describe, expect, it } from 'vitest';
import { linesIn, widthOf } from './text-lines.ts';

describe('the lines of a text', () => {
  it('are counted where narrow and wide signs agree on them', () => {
    expect(linesIn('Telvia NV', 10)).toBe(1);
    expect(linesIn('Immobiliën en Beheer Dijlezicht BV', 12)).toBe(2);
  });

  it('are left to the layout where only setting the text can tell', () => {
    const text = 'Houthandel Lannoy';
    expect(linesIn(text, widthOf(text))).toBe(1);
    expect(linesIn(text, widthOf(text) * 0.95)).toBeNaN();
    expect(linesIn(text, widthOf(text) * 0.85)).toBe(2);
  });

  it('are left to the layout where a long word could be broken at a sign, or runs out of its room', () => {
    expect(linesIn('Lannoy-Peeters-Vandenbroucke', 10)).toBeNaN();
    expect(linesIn('Handelsonderneming', 5)).toBeNaN();
  });

  it('give a figure the room of its own column', () => {
    expect(linesIn('1.234.567,89', widthOf('1.234.567,89'))).toBe(1);
  });

  it('take an accent for nothing, and a sign that nobody listed for the widest', () => {
    expect(widthOf('créancière')).toBe(widthOf('creanciere'));
    expect(widthOf('Ж')).toBeGreaterThan(widthOf('W'));
  });
});
