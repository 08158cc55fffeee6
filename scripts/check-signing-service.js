import { runOnProjectNode } from './project-node.js';

await runOnProjectNode('../apps/server/src/check-signing-service.ts');
