/** Names in rules that lead nowhere, and codes that two things have. */
import { needWords, type Rules } from '#lib/domain/finder/rules.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import type { RulesFault } from './read-rules.ts';

export function looseEnds(rules: Rules): readonly RulesFault[] {
  const { connectors, kinds, ports, devices, signals, traps, clashes, pairs, uses, needs, versions } = rules;
  const known = {
    connectors: idsOf(connectors),
    ports: idsOf(ports),
    devices: idsOf(devices),
    signals: idsOf(signals),
    needs: idsOf(needWords(needs)),
  };
  const faults: RulesFault[] = [];
  const check = (where: string, among: ReadonlySet<string>, names: readonly (string | undefined)[] = []) => {
    for (const name of names) {
      if (name !== undefined && !among.has(name)) faults.push({ kind: 'unknown', where, name });
    }
  };
  const lists = { connectors, kinds, ports, devices, signals, traps, 'needs.*': needWords(needs) };
  for (const [where, list] of Object.entries(lists)) faults.push(...doubles(where, list));
  for (const { id, signals: carried, fits, loses } of connectors) {
    check(`connectors ${id}`, known.signals, carried);
    check(`connectors ${id}`, known.connectors, fits);
    check(`connectors ${id}`, known.needs, loses);
  }
  for (const { id, carries, from, to, oneWay, link } of kinds) {
    check(`kinds ${id}`, known.signals, [
      ...(carries ?? []),
      ...(from ?? []),
      ...(to ?? []),
      ...(oneWay ?? []),
    ]);
    check(`kinds ${id}`, known.signals, [link]);
  }
  for (const { id, socket, also, out, in: into } of ports) {
    check(`ports ${id}`, known.ports, also);
    check(`ports ${id}`, known.connectors, [socket]);
    check(`ports ${id}`, known.signals, [...out, ...into]);
  }
  for (const { id, out, in: into, rare, alias, says, asks, asksIn, charge, never, refuses } of devices) {
    check(`devices ${id}`, known.ports, [...out, ...into, ...(rare ?? []), ...Object.values(alias ?? {})]);
    for (const { ports: named, instead } of never ?? [])
      check(`devices ${id}`, known.ports, [...named, instead]);
    check(`devices ${id}`, known.ports, Object.values(says ?? {}));
    check(`devices ${id}`, new Set([...known.ports, ...known.signals]), Object.keys(asks ?? {}));
    check(`devices ${id}`, known.ports, [...Object.keys(asksIn ?? {}), charge]);
    check(`devices ${id}`, known.signals, refuses);
  }
  const signalsOrAll = new Set([...known.signals, '*']);
  for (const { id, from, to } of traps) check(`traps ${id}`, signalsOrAll, [...from, ...to]);
  faults.push(...looseMeetings(rules, known));
  for (const { one, other } of clashes) check('clashes', known.signals, [one, other]);
  check(
    'words plugs',
    known.connectors,
    Object.values(rules.words.plugs ?? {}).flatMap((sockets) => sockets ?? []),
  );
  for (const { signal } of versions) check('versions', known.signals, [signal]);
  for (const [where, from, to] of [
    ...pairs.map((pair) => [`pairs ${pair.from} ${pair.to}`, pair.from, pair.to] as const),
    ...uses.map(([from = '', to = '']) => [`pairs ${from} ${to}`, from, to] as const),
    ...clashes.map((clash) => [`clashes ${clash.one} ${clash.other}`, clash.from, clash.to] as const),
  ]) {
    for (const end of [from, to]) {
      if (end !== undefined && !isEnd(end, known)) faults.push({ kind: 'unknown', where, name: end });
    }
  }
  return faults;
}

type Known = Parameters<typeof isEnd>[1] & { readonly signals: ReadonlySet<string> };

/** Those that come with the shop name its own devices, which an owner's list may do without. */
function looseMeetings({ meetings }: Rules, known: Known): readonly RulesFault[] {
  if (meetings === SHIPPED_RULES.meetings) return [];
  return [
    ...doubles('meetings', meetings),
    ...meetings.flatMap(({ id, from, to, over }) => {
      const lost = [...from, ...to].filter((end) => end !== '*' && !isEnd(end, known));
      const names = over === undefined || known.signals.has(over) ? lost : [...lost, over];
      return names.map((name) => ({ kind: 'unknown', where: `meetings ${id}`, name }) as const);
    }),
  ];
}

type Named = { readonly id: string };

const idsOf = (list: readonly Named[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

function doubles(where: string, list: readonly Named[]): readonly RulesFault[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }) => {
    if (seen.has(id)) return [{ kind: 'twice', where, name: id } as const];
    seen.add(id);
    return [];
  });
}

/** `ps5`, `hdmi` or `tv~hdmi-arc`. */
function isEnd(
  end: string,
  { ports, devices }: { readonly ports: ReadonlySet<string>; readonly devices: ReadonlySet<string> },
): boolean {
  const [first = '', second] = end.split('~');
  return second === undefined
    ? ports.has(first) || devices.has(first)
    : devices.has(first) && ports.has(second);
}
