// Builds all that a start would build first: for an image, or a machine that serves and does not build.
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

await buildServer();
await buildWeb();
