import { describe, expect, it } from 'vitest';
import { proposeTypes } from './propose-types.ts';

describe('what a paper is', () => {
  it.each([
    ['eindafrekening.pdf', ['settlement']],
    ['Décompte Delvaux.pdf', ['settlement']],
    ['Endabrechnung_2026.pdf', ['settlement']],
    ['statement of account.pdf', ['settlement']],
    ['Verstekvonnis-26-05-2026.pdf', ['title']],
    ['dwangbevel_btw.pdf', ['title']],
    ['kohier-venb-2024.pdf', ['title']],
    ['Arrêt de la cour.pdf', ['title']],
    ['Beschluss AG Eupen.pdf', ['title']],
    ['judgment.pdf', ['title']],
    ['huurfactuur 12.pdf', ['other']],
    ['FACTURE-2026-118.pdf', ['other']],
    ['Rechnung.pdf', ['other']],
    ['Mietverträge.pdf', ['other']],
    ['Lohnabrechnung März.pdf', ['other']],
    ['lease agreement.pdf', ['other']],
    ['IMG_2041.jpg', []],
    ['arrestatie.pdf', []],
  ])('is told by its name: %s', (fileName, types) => {
    expect(proposeTypes(fileName, '')).toEqual(types);
  });

  it('may be more than one thing at once', () => {
    expect(proposeTypes('VonnisEnAfrekening + facturen.pdf', '')).toEqual(['settlement', 'title', 'other']);
  });

  it('is told by the head of its text where the name is silent, and not by what it mentions further down', () => {
    const text = `VREDEGERECHT\nVonnis van 26 mei 2026\n${'- overwegende dat '.repeat(40)} de factuur en de afrekening`;
    expect(proposeTypes('scan0012.pdf', text)).toEqual(['title']);
    expect(proposeTypes('factuur.pdf', text)).toEqual(['other']);
  });
});
