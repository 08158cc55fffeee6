import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Line, TwoLines } from './two-lines.ts';

export interface PdfRendererOptions {
  /** After this, the process is killed and the document given up. */
  readonly timeLimitMilliseconds?: number;
  /** After this many, a new process takes over. */
  readonly documentsPerProcess?: number;
}

export interface PdfRenderer {
  /**
   * Goes before what is made in the background, unless it is told to be that itself.
   * @throws PdfError when the document cannot be made.
   */
  render(job: PdfJob, line?: Line): Promise<Uint8Array>;
  close(): void;
}

/**
 * A document that could not be made, with Typst's reason.
 * @public
 */
export class PdfError extends Error {
  override readonly name: string = 'PdfError';
}

/**
 * Somebody else killed the process that was to make it, as a system does that runs out of memory: the same may succeed later.
 * @public
 */
export class PdfProcessLostError extends PdfError {
  override readonly name = 'PdfProcessLostError';
}

const PROCESS = fileURLToPath(new URL('./typst-process.ts', import.meta.url));
const TIME_LIMIT_MILLISECONDS = 60_000;
const DOCUMENTS_PER_PROCESS = 200;

/** Typst takes memory in millions of small pieces: in large pages, where Linux has them, that takes a sixth off its time. */
const MEMORY = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };

/** Where Typst is WebAssembly: to translate it a second time, for speed, takes more than a process gains by it. */
const TRANSLATED_ONCE = ['--liftoff-only'];

/** Makes PDFs one after the other in a process that starts with the first, and ends whenever it must. */
export function openPdfRenderer(options: PdfRendererOptions = {}): PdfRenderer {
  const limit = options.timeLimitMilliseconds ?? TIME_LIMIT_MILLISECONDS;
  const most = options.documentsPerProcess ?? DOCUMENTS_PER_PROCESS;
  let typst: TypstProcess | undefined;
  const lines = new TwoLines();
  let isClosed = false;

  async function renderNow(job: PdfJob): Promise<Uint8Array> {
    // Who closes it stops: the same may succeed once it has started again.
    if (isClosed) throw new PdfProcessLostError('The renderer is closed.');
    if (typst === undefined || typst.hasEnded || typst.documents >= most) {
      typst?.end();
      typst = new TypstProcess();
    }
    return typst.make(job, limit);
  }

  /** Once more when the process was killed while it worked, which says nothing about the document. */
  async function renderInSpite(job: PdfJob): Promise<Uint8Array> {
    try {
      return await renderNow(job);
    } catch (error) {
      if (error instanceof PdfProcessLostError) return renderNow(job);
      throw error;
    }
  }

  return {
    render: (job, line = 'awaited') => lines.do(line, () => renderInSpite(job)),
    close: () => {
      isClosed = true;
      typst?.end();
    },
  };
}

/** What became of a document: what the process answered, or that it was killed. */
type Ending = PdfAnswer | { readonly kind: 'lost' };

/** A third of what others get while the machine is full: with less, somebody who waits for a report would wait for ever. */
const GIVES_WAY = 5;

/** Whoever waits for an answer of the server goes before a document that takes its time. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, GIVES_WAY);
  } catch {
    // It has ended already, or the system does not let us.
  }
}

/** The child that runs Typst. While it has nothing to do, it keeps nobody from ending. */
class TypstProcess {
  documents = 0;
  hasEnded = false;
  readonly #child: ChildProcess;
  #settle: ((answer: Ending) => void) | undefined;

  constructor() {
    this.#child = fork(PROCESS, {
      env: { ...MEMORY, ...process.env },
      execArgv: TRANSLATED_ONCE,
      serialization: 'advanced',
    });
    this.#child.on('message', (answer: PdfAnswer) => this.#hear(answer));
    this.#child.on('error', () => this.#lose());
    this.#child.on('exit', (_, signal) =>
      signal === 'SIGKILL' || signal === 'SIGTERM'
        ? this.#lose()
        : this.#fail('The process that makes PDFs ended.'),
    );
    yieldToOthers(this.#child);
    this.#rest();
  }

  async make(job: PdfJob, limitMilliseconds: number): Promise<Uint8Array> {
    this.documents += 1;
    this.#child.ref();
    this.#child.channel?.ref();
    const answer = await this.#ask(job, limitMilliseconds);
    this.#rest();
    if (answer.kind === 'made') return answer.pdf;
    if (answer.kind === 'lost') throw new PdfProcessLostError('The process that makes PDFs was killed.');
    throw new PdfError(answer.kind === 'failed' ? answer.message : 'Typst answered something else.');
  }

  end(): void {
    this.hasEnded = true;
    this.#child.kill('SIGKILL');
  }

  #ask(job: PdfJob, limitMilliseconds: number): Promise<Ending> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#fail(`The document took longer than ${limitMilliseconds} ms.`);
        this.end();
      }, limitMilliseconds);
      this.#settle = (answer) => {
        clearTimeout(timer);
        this.#settle = undefined;
        resolve(answer);
      };
      const { data, ...rest } = job;
      const sent: SentJob = { ...rest, json: JSON.stringify(data) };
      // One that was killed while it had nothing to do: the pipe to it breaks before it is known to be gone.
      this.#child.send(sent, (error) => error && this.#lose());
    });
  }

  /** Only an answer counts: under a watching Node the first messages are the watcher's. */
  #hear(answer: PdfAnswer): void {
    if (answer?.kind === 'made' || answer?.kind === 'failed') this.#settle?.(answer);
  }

  #fail(message: string): void {
    this.hasEnded = true;
    this.#settle?.({ kind: 'failed', message });
  }

  /** Somebody else killed it: what it made has nothing to do with that. */
  #lose(): void {
    this.hasEnded = true;
    this.#settle?.({ kind: 'lost' });
  }

  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

/** A document to make: which of our Typst files sets it, with what. */
export interface PdfJob {
  /** The name of a file in `typst/`, without its ending. */
  readonly layout: string;
  /** Read by the layout as JSON. */
  readonly data: unknown;
  /** Pictures that the layout may show, by the name that it knows them by. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** A job on its way to the process: as one text, which is passed on many times sooner than the objects of a long report. */
export interface SentJob extends Omit<PdfJob, 'data'> {
  readonly json: string;
}

/** What the process that makes PDFs answers. */
export type PdfAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string };
