// The virus scanner alone, in a process of its own that a test can kill; it takes streams as long as its second word says.
import { startScanService } from '../virus-scanner/scan-service.ts';

const [port = '0', maxStreamBytes = '1000000'] = process.argv.slice(2);
const service = await startScanService({ port: Number(port), maxStreamBytes: Number(maxStreamBytes) });
process.send?.({ port: service.port });
process.once('disconnect', () => process.exit());
