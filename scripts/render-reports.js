import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('render-reports.ts');
