/**
 * Trees of hashes as in RFC 6962 (2.1) and RFC 9162: one hash stands for a list, and a few more prove that something is in
 * it. What stands before a leaf and before a node keeps the one from being passed off as the other.
 */
export type Hash = (bytes: Uint8Array) => Uint8Array;

const LEAF = 0;
const NODE = 1;

export interface FoldedTree {
  readonly size: number;
  readonly root: Uint8Array;
  /** From the leaf that was asked for up to the root: what it must be joined with. Empty when none was asked for. */
  readonly path: readonly Uint8Array[];
}

export interface TreeFold {
  add(leaf: Uint8Array): void;
  finish(): FoldedTree;
}

interface Subtree {
  readonly size: number;
  readonly hash: Uint8Array;
  /** Whether the leaf is in it of which the path is wanted. */
  readonly hasLeaf: boolean;
}

/** Takes the leaves one by one, in order, and remembers no more than one hash for each doubling of them. */
export function foldTree(hash: Hash, position: number | null = null): TreeFold {
  const subtrees: Subtree[] = [];
  const path: Uint8Array[] = [];
  let size = 0;

  function join(): void {
    const [right, left] = [subtrees.pop(), subtrees.pop()];
    if (left === undefined || right === undefined) throw new Error('There are no two trees to join.');
    if (left.hasLeaf) path.push(right.hash);
    if (right.hasLeaf) path.push(left.hash);
    subtrees.push({
      size: left.size + right.size,
      hash: nodeHash(hash, left.hash, right.hash),
      hasLeaf: left.hasLeaf || right.hasLeaf,
    });
  }

  return {
    add(leaf) {
      subtrees.push({ size: 1, hash: leafHash(hash, leaf), hasLeaf: size === position });
      size += 1;
      while (subtrees.length > 1 && subtrees.at(-1)?.size === subtrees.at(-2)?.size) join();
    },
    finish() {
      while (subtrees.length > 1) join();
      return { size, root: subtrees[0]?.hash ?? hash(new Uint8Array()), path };
    },
  };
}

export interface Inclusion {
  readonly leaf: Uint8Array;
  /** Counts from 0. */
  readonly position: number;
  readonly size: number;
  readonly path: readonly Uint8Array[];
  readonly root: Uint8Array;
}

/** Whether a leaf is at its place among so many others under a root (RFC 9162, 2.1.3.2). */
export function isIncluded(hash: Hash, { leaf, position, size, path, root }: Inclusion): boolean {
  if (!Number.isSafeInteger(position) || position < 0 || position >= size) return false;
  let [place, last] = [position, size - 1];
  let reached = leafHash(hash, leaf);
  for (const step of path) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      reached = nodeHash(hash, step, reached);
      // On the right edge a tree has no brother at some heights.
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      reached = nodeHash(hash, reached, step);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSame(reached, root);
}

function leafHash(hash: Hash, leaf: Uint8Array): Uint8Array {
  return hash(Uint8Array.of(LEAF, ...leaf));
}

function nodeHash(hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array {
  return hash(Uint8Array.of(NODE, ...left, ...right));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
