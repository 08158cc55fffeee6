import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('pictures/take-screenshots.ts');
