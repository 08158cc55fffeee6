import type { Extract } from '@prorata/contract/extracts/extract';
import { describe, expect, test } from 'vitest';
import { type Box, frameOf, numbersOf, piecesOf, sourcesOf, sourcesOfDossier } from './sources.ts';

function box(page: number, left: number, top: number, width = 0.2): Box {
  return { page, left, top, width, height: 0.02 };
}

describe('where something was read', () => {
  test('what was not found has no source', () => {
    const found = {
      name: { value: 'Scheldebank', printed: 'SCHELDEBANK', places: [box(3, 0.4, 0.2)] },
      email: { value: null, printed: null, places: [] },
      notices: [],
      key: 'scheldebank',
    };
    expect(sourcesOf(found, 'notices.1.')).toEqual([{ name: 'notices.1.name', places: [box(3, 0.4, 0.2)] }]);
  });

  test('notices about no creditor are found by the names under which they are shown', () => {
    const nothing = { value: null, printed: null, places: [] };
    const noticeOn = (page: number) => ({
      noticeType: { value: 'insolvency', printed: 'Faillissement', places: [box(page, 0.1, 0.2)] },
      receivedAt: nothing,
    });
    const sources = sourcesOfDossier({
      consultedAt: nothing,
      extractReference: nothing,
      defendant: { firstName: nothing },
      stoppingNotices: [noticeOn(2)],
      otherNotices: [noticeOn(5), noticeOn(6)],
    } as unknown as Extract);
    const pageOf = (name: string) => sources.find((source) => source.name === name)?.places[0];
    expect(pageOf('stop.0')).toEqual(box(2, 0.1, 0.2));
    expect(pageOf('other.1')).toEqual(box(6, 0.1, 0.2));
  });

  test('pages and lines come once and in order', () => {
    expect(numbersOf([box(4, 0, 0), box(2, 0, 0), box(4, 0, 0.5)])).toEqual([2, 4]);
    expect(numbersOf([{ line: 7, from: 0, to: 3 }])).toEqual([7]);
  });

  test('a frame holds the values of its page with the labels to their left', () => {
    const frame = frameOf([box(3, 0.4, 0.2), box(3, 0.4, 0.5, 0.3), box(4, 0.4, 0.9)], 3);
    expect(frame?.left).toBe(0.05);
    expect(frame && frame.left + frame.width).toBeCloseTo(0.95);
    expect(frame?.top).toBeLessThan(0.2);
    expect(frame && frame.top + frame.height).toBeGreaterThan(0.52);
  });

  test('a frame stays within its column', () => {
    const left = frameOf([box(1, 0.2, 0.2)], 1);
    const right = frameOf([box(1, 0.6, 0.2)], 1);
    expect(left && left.left + left.width).toBe(0.5);
    expect(right?.left).toBe(0.5);
  });

  test('a page without any has no frame', () => {
    expect(frameOf([box(1, 0.2, 0.2)], 2)).toBeUndefined();
  });
});

describe('a line of text', () => {
  const sources = [
    { name: 'amount', places: [{ line: 2, from: 12, to: 19 }] },
    { name: 'name', places: [{ line: 2, from: 0, to: 11 }] },
    { name: 'elsewhere', places: [{ line: 3, from: 0, to: 4 }] },
  ];

  test('is cut where something was read, in its order', () => {
    expect(piecesOf('Scheldebank;1250,00;x', 2, sources)).toEqual([
      { text: 'Scheldebank', from: 0, name: 'name' },
      { text: ';', from: 11 },
      { text: '1250,00', from: 12, name: 'amount' },
      { text: ';x', from: 19 },
    ]);
  });

  test('stays whole where nothing was read', () => {
    expect(piecesOf('kop', 1, sources)).toEqual([{ text: 'kop', from: 0 }]);
    expect(piecesOf('', 1, sources)).toEqual([{ text: '', from: 0 }]);
  });
});
