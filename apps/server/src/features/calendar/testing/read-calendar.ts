/** A line of a calendar: its name, what stands behind `;`, and its value as written. */
interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly properties: Property[];
  readonly components: Component[];
}

interface ReadEvent {
  readonly uid: string;
  readonly stamp: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly url: string;
}

interface ReadCalendar {
  readonly name: string;
  readonly events: ReadEvent[];
  readonly root: Component;
}

/**
 * Reads a calendar by the grammar of RFC 5545, knowing nothing of what wrote it, and takes nothing that the grammar does
 * not have: other line ends, lines of more than 75 octets, signs that must be escaped, components that do not close.
 * @throws RangeError at the first of these.
 */
export function readCalendar(file: Buffer): ReadCalendar {
  const root = componentsOf(linesOf(file));
  refuseUnless(root.name === 'VCALENDAR' && root.components.length > 0, 'a calendar has a component');
  refuseUnless(textOf(root, 'VERSION') === '2.0' && textOf(root, 'PRODID') !== '', 'version and product');
  const events = root.components.filter(({ name }) => name === 'VEVENT').map(readEvent);
  refuseUnless(new Set(events.map(({ uid }) => uid)).size === events.length, 'each uid once');
  return { name: textOf(root, 'X-WR-CALNAME'), events, root };
}

function linesOf(file: Buffer): string[] {
  const physical: Buffer[] = [];
  let start = 0;
  for (let index = 0; index < file.length; index += 1) {
    if (file[index] === 0x0a) throw new RangeError('A line feed stands alone.');
    if (file[index] !== 0x0d) continue;
    refuseUnless(file[index + 1] === 0x0a, 'a carriage return has its line feed');
    physical.push(file.subarray(start, index));
    index += 1;
    start = index + 1;
  }
  refuseUnless(start === file.length, 'the last line ends');
  const logical: Buffer[] = [];
  for (const line of physical) {
    refuseUnless(line.length > 0 && line.length <= 75, 'a line has 1 to 75 octets');
    // Each must be whole signs: some programs read line by line.
    new TextDecoder('utf-8', { fatal: true }).decode(line);
    const isFolded = line[0] === 0x20 || line[0] === 0x09;
    const last = logical.pop();
    if (!isFolded) logical.push(...(last ? [last] : []), line);
    else if (last) logical.push(Buffer.concat([last, line.subarray(1)]));
    else throw new RangeError('The first line goes on nothing.');
  }
  return logical.map((line) => line.toString('utf8'));
}

const CONTENT_LINE =
  /^(?<name>[A-Z0-9-]+)(?<parameters>(?:;[A-Z0-9-]+=[^\p{Cc}";:,]+)*):(?<value>[^\p{Cc}]*)$/u;

function propertyOf(line: string): Property {
  const { name = '', parameters = '', value = '' } = CONTENT_LINE.exec(line)?.groups ?? {};
  refuseUnless(name !== '', `${line} is a line`);
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair) => pair.split('=') as [string, string]);
  return { name, parameters: Object.fromEntries(pairs), value };
}

function componentsOf(lines: readonly string[]): Component {
  const open: Component[] = [];
  for (const [index, line] of lines.entries()) {
    const property = propertyOf(line);
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      open.at(-1)?.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      const closed = open.pop();
      refuseUnless(closed?.name === property.value, `${property.value} was open`);
      if (open.length > 0) continue;
      refuseUnless(closed !== undefined && index === lines.length - 1, 'nothing follows the calendar');
      return closed as Component;
    } else {
      refuseUnless(open.length > 0, 'a property stands in a component');
      open.at(-1)?.properties.push(property);
    }
  }
  throw new RangeError('The calendar does not end.');
}

function readEvent(event: Component): ReadEvent {
  const start = find(event, 'DTSTART');
  const end = find(event, 'DTEND');
  for (const day of [start, end]) {
    refuseUnless(day.parameters['VALUE'] === 'DATE' && /^\d{8}$/.test(day.value), 'a whole day');
  }
  const stamp = find(event, 'DTSTAMP').value;
  refuseUnless(/^\d{8}T\d{6}Z$/.test(stamp), 'a stamp in UTC');
  return {
    uid: textOf(event, 'UID'),
    stamp,
    start: start.value,
    end: end.value,
    summary: textOf(event, 'SUMMARY'),
    description: event.properties.some(({ name }) => name === 'DESCRIPTION')
      ? textOf(event, 'DESCRIPTION')
      : undefined,
    url: new URL(find(event, 'URL').value).href,
  };
}

/** There is exactly one. */
function find(component: Component, name: string): Property {
  const [property, ...others] = component.properties.filter((one) => one.name === name);
  refuseUnless(others.length === 0, `${name} once`);
  if (property === undefined) throw new RangeError(`${name} is missing.`);
  return property;
}

/** A value of type TEXT, sign by sign. */
function textOf(component: Component, name: string): string {
  const { value } = find(component, name);
  let text = '';
  for (let index = 0; index < value.length; index += 1) {
    const sign = value[index] ?? '';
    refuseUnless(sign !== ';' && sign !== ',', `${value} escapes ${sign}`);
    if (sign !== '\\') {
      text += sign;
      continue;
    }
    index += 1;
    const escaped = value[index] ?? '';
    refuseUnless(/[\\;,nN]/.test(escaped), `${value} escapes only what it must`);
    text += escaped === 'n' || escaped === 'N' ? '\n' : escaped;
  }
  return text;
}

function refuseUnless(isSo: boolean, rule: string): void {
  if (!isSo) throw new RangeError(`Not so: ${rule}.`);
}
