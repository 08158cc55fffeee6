import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTree, type Hash, type Inclusion, isIncluded } from './merkle.ts';

const sha256: Hash = (bytes) => createHash('sha256').update(bytes).digest();

function fold(leaves: readonly Uint8Array[], position: number | null = null) {
  const tree = foldTree(sha256, position);
  for (const leaf of leaves) tree.add(leaf);
  return tree.finish();
}

/** The definition of RFC 6962 word for word, which is slower and plainer. */
function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [first] = leaves;
  if (first === undefined) return sha256(new Uint8Array());
  if (leaves.length === 1) return sha256(Uint8Array.of(0, ...first));
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha256(Uint8Array.of(1, ...rootOf(leaves.slice(0, half)), ...rootOf(leaves.slice(half))));
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

/** The leaves that the makers of certificate transparency test their own trees with. */
const KNOWN = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];

describe('a tree of hashes', () => {
  it('has the roots that certificate transparency gives the same leaves', () => {
    expect(hex(fold([]).root)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const roots = KNOWN.map((_, last) => hex(fold(KNOWN.slice(0, last + 1).map(bytes)).root));
    expect(roots[0]).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
    expect(roots[1]).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125');
    expect(roots[7]).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
  });

  it('is the tree of the definition, however many leaves come one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 8 }), { maxLength: 70 }), (leaves) => {
        expect(hex(fold(leaves).root)).toBe(hex(rootOf(leaves)));
      }),
    );
  });
});

/** A tree with one of its leaves, and the proof that it is in it. */
const proofs = fc
  .array(fc.uint8Array({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 70 })
  .chain((leaves) => fc.record({ leaves: fc.constant(leaves), position: fc.nat(leaves.length - 1) }))
  .map(({ leaves, position }): Inclusion => {
    const leaf = leaves[position] ?? new Uint8Array();
    return { leaf, position, ...fold(leaves, position) };
  });

describe('a proof', () => {
  it('holds for every leaf of every tree', () => {
    fc.assert(fc.property(proofs, (proof) => isIncluded(sha256, proof)));
  });

  it('holds for no other leaf, place, root or path', () => {
    fc.assert(
      fc.property(proofs, fc.nat(), (proof, pick) => {
        const flip = (whole: Uint8Array) => {
          const changed = Uint8Array.from(whole);
          const place = pick % changed.length;
          changed[place] = (changed[place] ?? 0) ^ 1;
          return changed;
        };
        const { path, size } = proof;
        const step = path.length === 0 ? undefined : pick % path.length;
        const wrong: Inclusion[] = [
          { ...proof, leaf: flip(proof.leaf) },
          { ...proof, root: flip(proof.root) },
          { ...proof, path: [...path, proof.root] },
          { ...proof, position: size },
          { ...proof, position: -1 },
          ...(step === undefined
            ? []
            : [
                { ...proof, path: path.with(step, flip(path[step] ?? new Uint8Array(1))) },
                { ...proof, path: path.toSpliced(step, 1) },
              ]),
        ];
        for (const one of wrong) expect(isIncluded(sha256, one)).toBe(false);
      }),
    );
  });

  it('does not take a node for a leaf', () => {
    const leaves = [bytes('01'), bytes('02'), bytes('03'), bytes('04')];
    const { root, path } = fold(leaves, 0);
    const [, right = new Uint8Array()] = path;
    const left = fold(leaves.slice(0, 2));
    const inner = fold([bytes('01')]).root;
    const disguised = Uint8Array.of(...inner, ...fold([bytes('02')]).root);
    expect(isIncluded(sha256, { leaf: disguised, position: 0, size: 2, path: [right], root })).toBe(false);
    expect(hex(left.root)).not.toBe(hex(sha256(Uint8Array.of(0, ...disguised))));
  });
});
