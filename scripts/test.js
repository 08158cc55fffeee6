import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('run-checks.ts');
