// Read before the server by `--import`: cleans its heap whenever that is asked for.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
process.on('message', (order) => {
  if (order === 'collect garbage') collectGarbage();
});
