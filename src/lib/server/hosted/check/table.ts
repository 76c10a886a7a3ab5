/** What was found, as lines to read. */
import type { Asked } from './asking.ts';
import type { Difference } from './compare.ts';

/** Of one call; more of them say no more. */
const MOST = 40;

export function table(asked: readonly Asked[]): readonly string[] {
  const width = Math.max(...asked.map(({ call }) => call.length));
  const head = row(['call', 'status', 'missing', 'type', 'unknown', ''], width);
  return [
    head,
    '-'.repeat(head.length),
    ...asked.flatMap((one) => [row([one.call, ...numbersOf(one)], width), ...linesOf(one)]),
    '',
    summary(asked),
    ...advice(asked),
    ...(asked.some(({ refused, differences }) => refused.length + differences.length > 0) ? LEGEND : []),
  ];
}

const LEGEND = [
  '',
  'missing  has a default here; the page goes without it',
  'type     is read all the same',
  'unknown  is left out here',
  'refused  needed, so that the answer counts as failed: send us this table',
];

/** What to do before anything else, where one cause lies below many lines. */
function advice(asked: readonly Asked[]): readonly string[] {
  const elsewhere = asked.find(({ said }) => said?.startsWith('leads to '))?.said?.slice('leads to '.length);
  const shut = asked.filter(({ status }) => status === 401 || status === 403).length;
  return [
    ...(elsewhere === undefined
      ? []
      : [`Ask ${elsewhere} instead: PLATFORM_URL has to be the address that answers by itself.`]),
    ...(shut > asked.length / 2 ? ['The platform refuses most calls (401, 403): is --token its own?'] : []),
  ];
}

/** Whether a shop could not stand on what this call said. */
export function isFailure({ status, needed, refused }: Asked): boolean {
  return refused.length > 0 || (needed && status !== 200);
}

function numbersOf({
  call,
  status,
  ours,
  needed,
  refused,
  differences,
  said: given = '',
}: Asked): readonly string[] {
  const count = (kind: Difference['kind']): string =>
    status === 200 ? String(differences.filter((one) => one.kind === kind).length) : '';
  const came = needed && status !== 200 ? `FAILED ${given}`.trim() : given;
  const none = status === 404 && /^(?:struct|showcase)\//.test(call) ? 'normal: the shop has none' : came;
  const said = refused.length > 0 ? 'REFUSED' : ours && status !== 200 ? 'normal: our own call' : none;
  return [status === 0 ? 'none' : String(status), count('missing'), count('type'), count('unknown'), said];
}

function linesOf({ refused, differences }: Asked): readonly string[] {
  const needed = refused.map((field) => `    refused  ${field}`);
  const others = differences
    .slice(0, MOST)
    .map(
      ({ kind, field, detail, times }) =>
        `    ${kind.padEnd(8)} ${field || '(the answer)'}${detail && ` (${detail})`}${times > 1 ? ` ×${times}` : ''}`,
    );
  const more = differences.length > MOST ? [`    and ${differences.length - MOST} more`] : [];
  return [...needed, ...others, ...more];
}

function summary(asked: readonly Asked[]): string {
  const answered = asked.filter(({ status }) => status === 200).length;
  const refused = asked.filter((one) => one.refused.length > 0).length;
  return `${asked.length} calls, ${answered} answered, ${refused} of them refused.`;
}

function row([call = '', ...others]: readonly string[], width: number): string {
  return [call.padEnd(width), ...others.map((other) => other.padStart(7))].join('  ').trimEnd();
}
