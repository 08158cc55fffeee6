import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('try-random-dossiers.ts');
