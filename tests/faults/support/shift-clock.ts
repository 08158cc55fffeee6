// Read before the server (`--import`): the clock of its process shows another time than this machine, and jumps when its parent
// says so. Timers go on as they were, as those of the kernel do.
const RealDate = Date;
let aheadMilliseconds = Number(process.env['CLOCK_AHEAD_MILLISECONDS'] ?? 0);

const now = () => RealDate.now() + aheadMilliseconds;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

process.on('message', (message: { readonly clockAheadMilliseconds?: number } | null) => {
  aheadMilliseconds = message?.clockAheadMilliseconds ?? aheadMilliseconds;
});
