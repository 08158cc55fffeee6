import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('run-nightly.ts');
