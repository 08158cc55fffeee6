import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { renderPage, type StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { JUDGED_LATER, type Scan, startScanService } from './scan-service.ts';

export const VIRUS_SCANNER: StandIn = {
  name: 'Stand-in virus scanner',
  text: 'In place of a clamd, over its protocol. It looks through every file that somebody uploads and knows one virus: the test file of EICAR.',
  links: [{ href: '/virus-scanner', text: 'Look at what it was asked' }],
};

const MAX_SHOWN = 100;

/** Judges files over the protocol of clamd, and shows under /virus-scanner what it was asked. */
export async function registerVirusScanner(app: FastifyInstance, settings: Settings): Promise<void> {
  const scans: Scan[] = [];
  const service = await startScanService({
    port: settings.scannerPort,
    onScan: (scan) => {
      scans.unshift(scan);
      scans.length = Math.min(scans.length, MAX_SHOWN);
    },
  });
  app.addHook('onClose', service.stop);
  app.get('/virus-scanner', (_request, reply) => reply.type('text/html').send(renderScans(scans)));
}

function renderScans(scans: readonly Scan[]): string {
  const content = html`<h1>What the scanner was asked</h1>
<p class="lead">A file that holds the words ${JUDGED_LATER} is judged at the second attempt: at the first the scanner hangs up.</p>
${
  scans.length === 0
    ? html`<p>Nothing yet.</p>`
    : html`<table>
<thead><tr><th>When</th><th>Bytes</th><th>SHA-256</th><th>Verdict</th></tr></thead>
<tbody>${scans.map(
        ({ at, sizeBytes, sha256, outcome }) =>
          html`<tr><td>${at.toISOString()}</td><td>${String(sizeBytes)}</td><td>${sha256}</td><td>${outcome}</td></tr>`,
      )}</tbody></table>`
}`;
  return renderPage({ service: VIRUS_SCANNER.name, title: 'What the scanner was asked', content });
}
