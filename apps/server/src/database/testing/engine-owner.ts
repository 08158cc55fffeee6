// A process that owns an engine, to be killed by tests. Prints the engine's process id once it serves.
import { startEngine } from '../engine/engine.ts';

const engine = await startEngine({ folder: process.argv[2] ?? '' });
process.stdout.write(`${engine.pid}\n`);
