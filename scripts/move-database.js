import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('../apps/server/src/move-database.ts');
