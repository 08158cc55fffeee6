import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('take-screenshots.ts');
