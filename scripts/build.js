import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('run-build.ts');
