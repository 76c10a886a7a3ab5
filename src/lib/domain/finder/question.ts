/** A question as it is asked, read into sockets with their signals and limits. */

import { countOf } from './how-many.ts';
import type { Wish } from './judge.ts';
import { devicesNamed, eachPort, socketsOf, withPorts, withPortsAlone } from './named-ends.ts';
import {
  alsoMeant,
  alsoNamed,
  blueOf,
  type Place,
  placeOf,
  type Reader,
  reader,
  readPlace,
} from './place.ts';
import type { Device } from './rules.ts';
import { closest, type Lexicon, suggested, wordsOf } from './words.ts';

export { type Place, type Reader, reader };

export type Asked = {
  readonly deAparelho: string;
  readonly dePorta: string;
  readonly paraAparelho: string;
  readonly paraPorta: string;
  /** Metres between the ports. */
  readonly metros: number | undefined;
  readonly precisa: readonly string[];
  /** Screens or sources, where the words do not say how many. */
  readonly quantos?: number | undefined;
};

export type Read = {
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  readonly metres: number | undefined;
  readonly needs: readonly string[];
  /** The visitor named the port. */
  readonly named: { readonly from: boolean; readonly to: boolean };
  readonly devices: { readonly from?: Device; readonly to?: Device };
  /** Sources and screens, where more than two are named: '4 tvs'. */
  readonly count: Wish['count'];
  /** Other ports that devices of named ports usually have. */
  readonly beside: { readonly from: readonly Place[]; readonly to: readonly Place[] };
};

export type Unknown = {
  readonly field: string;
  readonly text: string;
  readonly like: readonly string[];
  /** The word stands for several devices, all of which the question fits: `like` names them. */
  readonly several?: boolean;
};

export function readQuestion(
  reader: Reader,
  written: Asked,
): { readonly read?: Read; readonly unknown: readonly Unknown[] } {
  const asked = withPorts(reader, withPortsAlone(reader, withAnySource(reader, written)));
  const unknown: Unknown[] = [];
  const meant = devicesOf(reader, asked);
  const side = (out: boolean): readonly Place[] => {
    const [deviceText, portText] = out
      ? [asked.deAparelho, asked.dePorta]
      : [asked.paraAparelho, asked.paraPorta];
    const device = out ? meant.from : meant.to;
    const several = (out ? meant.several?.from : meant.several?.to) ?? [];
    if (several.length > 1) {
      const like = several.map(({ name }) => name);
      unknown.push({ field: out ? 'deAparelho' : 'paraAparelho', text: deviceText, like, several: true });
    }
    if (deviceText.trim() !== '' && !device)
      unknown.push(refusal(reader, out ? 'deAparelho' : 'paraAparelho', deviceText));
    if (portText.trim() === '') {
      const { charge } = device ?? {};
      if (device && charge && !out && meant.from?.power)
        return placeOf(reader, device, charge, out).map(({ wrong: _, ...place }) => place);
      if (device) return socketsOf(reader, device, out).flatMap((id) => placeOf(reader, device, id, out));
      if (deviceText.trim() === '')
        unknown.push({ field: out ? 'dePorta' : 'paraPorta', text: '', like: [] });
      return [];
    }
    const said = saidOf(written, out);
    const read = eachPort(reader, portText).map((text) => placesNamed(reader, device, { text, said }, out));
    if (read.some((places) => places.length === 0))
      unknown.push(refusal(reader, out ? 'dePorta' : 'paraPorta', portText));
    const own = ({ port }: Place) => (out ? device?.out : device?.in)?.includes(port.id) === true;
    const places = read.flat();
    if (read.length < 2) return places;
    // What the device has not comes after what it has.
    return [...places.filter(own), ...places.filter((one) => !own(one))];
  };
  const from = side(true);
  const to = side(false);
  for (const need of asked.precisa) {
    if (reader.needs.has(need)) continue;
    const words: Lexicon = [...reader.needs].map((id) => ({ id, name: [id], text: id }));
    unknown.push({
      field: 'precisa',
      text: need,
      like: closest(words, [need])
        .slice(0, 3)
        .map(({ id }) => id),
    });
  }
  if (unknown.length > 0) return { unknown };
  return {
    unknown,
    read: {
      from,
      to,
      metres: asked.metros,
      needs: [...new Set(asked.precisa)],
      named: { from: asked.dePorta.trim() !== '', to: asked.paraPorta.trim() !== '' },
      devices: { ...(meant.from && { from: meant.from }), ...(meant.to && { to: meant.to }) },
      count: {
        from: Math.max(2, asked.quantos ?? countOf(reader, written.deAparelho)),
        to: Math.max(2, asked.quantos ?? countOf(reader, asked.paraAparelho)),
      },
      beside: {
        from: besideOf(reader, meant.from, asked.dePorta, from, true, asked.paraPorta),
        to: besideOf(reader, meant.to, asked.paraPorta, to, false, asked.dePorta),
      },
    },
  };
}

/** The socket that the words name, with those that are called so as well. */
function placesNamed(
  reader: Reader,
  device: Device | undefined,
  { text, said }: { readonly text: string; readonly said: string },
  out: boolean,
): readonly Place[] {
  const place = readPlace(reader, device, text, out);
  if (!place) return [];
  const blue = blueOf(reader, place, said);
  const [other] = alsoNamed(reader, device, place, text, out);
  const named = other
    ? [
        { ...place, either: other.port },
        { ...other, either: place.port },
      ]
    : [blue ? { ...place, blue } : place];
  return [...alsoMeant(reader, device, place, text, out), ...named];
}

/** Where sources are chosen from, or one goes on several screens, a 'fonte' is anything that sends a picture. */
function withAnySource(reader: Reader, asked: Asked): Asked {
  const [id = ''] = devicesNamed(reader, wordsOf(asked.deAparelho, reader.noise));
  const boxed = asked.precisa.includes('duplicar') || asked.precisa.includes('escolher-fonte');
  if (!boxed || !reader.devices.get(id)?.power) return asked;
  return { ...asked, deAparelho: '', dePorta: asked.dePorta.trim() || ANY_SOURCE };
}

const ANY_SOURCE = 'hdmi';

/** The words for a port as they stand, in its own field or beside the device. */
function saidOf(asked: Asked, out: boolean): string {
  const [device, port] = out ? [asked.deAparelho, asked.dePorta] : [asked.paraAparelho, asked.paraPorta];
  return port.trim() || device;
}

type Meant = {
  readonly from?: Device;
  readonly to?: Device;
  /** What else a word may mean that nobody should guess at. */
  readonly several?: { readonly from: readonly Device[]; readonly to: readonly Device[] };
};

/** The devices that are named; where a word stands for several, the one that the named port or the other end fits. */
function devicesOf(reader: Reader, asked: Asked): Meant {
  const named = (text: string): readonly Device[] =>
    devicesNamed(reader, wordsOf(text, reader.noise)).flatMap((id) => reader.devices.get(id) ?? []);
  const having = (text: string, port: string, out: boolean): readonly Device[] => {
    const all = named(text);
    const own = all.filter((device) => endsOf(reader, device, port, out).length > 0);
    return own.length > 0 ? own : all;
  };
  const sources = having(asked.deAparelho, asked.dePorta, true);
  const sinks = having(asked.paraAparelho, asked.paraPorta, false);
  // A port that the one device usually has not speaks for it all the same.
  const ends = (device: Device | undefined, port: string, out: boolean, isOnly: boolean) => {
    const own = endsOf(reader, device, port, out);
    return own.length > 0 || !isOnly ? own : endsOf(reader, undefined, port, out);
  };
  const outs = (device: Device | undefined) => ends(device, asked.dePorta, true, sources.length === 1);
  const ins = (device: Device | undefined) => ends(device, asked.paraPorta, false, sinks.length === 1);
  const talking: { readonly from: Device | undefined; readonly to: Device | undefined }[] = [];
  for (const from of sources.length > 0 ? sources : [undefined]) {
    for (const to of sinks.length > 0 ? sinks : [undefined]) {
      const into = new Set(ins(to).flatMap(({ signals }) => signals));
      const meet = (signal: string) => into.has(signal) && (signal !== 'eth' || isNetwork(from, to));
      if (outs(from).some(({ signals }) => signals.some(meet))) {
        talking.push({ from, to });
      }
    }
  }
  const { from, to } = talking[0] ?? { from: sources[0], to: sinks[0] };
  const all = (text: string, of: readonly (Device | undefined)[], own: readonly Place[]) =>
    isVague(reader, text) && own.length > 0 ? [...new Set(of)].filter((one) => one !== undefined) : [];
  const several = {
    from: all(asked.deAparelho, talking.length > 0 ? talking.map((one) => one.from) : sources, outs(from)),
    to: all(asked.paraAparelho, talking.length > 0 ? talking.map((one) => one.to) : sinks, ins(to)),
  };
  return { ...(from && { from }), ...(to && { to }), several };
}

/** A camera says nothing to a television through the network sockets that both may have. */
function isNetwork(from: Device | undefined, to: Device | undefined): boolean {
  const kinds = [from, to].map((device) => (device ? device.network : 'hub'));
  return kinds.includes('hub') || kinds.every((kind) => kind === 'host');
}

/** A word that says so little by itself that one has to ask: a 'switch' is a console, or a box for a network or for HDMI. */
const isVague = ({ rules, noise }: Reader, text: string): boolean =>
  rules.words.vague?.includes(wordsOf(text, noise).join(' ')) === true;

/** What an end may be, only to choose among devices: a port that none of its own is named like fits no device. */
function endsOf(reader: Reader, device: Device | undefined, text: string, out: boolean): readonly Place[] {
  const own = device ? socketsOf(reader, device, out) : [];
  if (text.trim() === '') return device ? own.flatMap((id) => placeOf(reader, device, id, out)) : [];
  const place = readPlace(reader, device, text, out);
  const sockets = own.map((id) => reader.ports.get(id)?.socket);
  return place && (!device || sockets.includes(place.port.socket)) ? [place] : [];
}

/** The ports of a device that its named one is not, or all where only the other end is named; those that only old ones have are left out. */
function besideOf(
  reader: Reader,
  device: Device | undefined,
  named: string,
  places: readonly Place[],
  out: boolean,
  other: string,
): readonly Place[] {
  if (!device) return [];
  const isRare = ({ port }: Place) => device.rare?.includes(port.id) === true;
  // Where only the other end is named, any socket of this one may meet another socket there.
  if (named.trim() === '') {
    return other.trim() === '' ? [] : places.filter((one) => !one.wrong && !isRare(one));
  }
  // `lc` is no other port to somebody who said `lc-monomodo`.
  const taken = (other: Place) =>
    places.some(
      ({ port, signals }) =>
        port.socket === other.port.socket &&
        (device.returns !== true || port.back === other.port.back) &&
        signals.some((signal) => other.signals.includes(signal)),
    );
  return (out ? device.out : device.in)
    .flatMap((id) => placeOf(reader, device, id, out))
    .filter((one) => !one.wrong && !isRare(one) && !taken(one));
}

function refusal(reader: Reader, field: string, text: string): Unknown {
  const device = field.endsWith('Aparelho');
  const known = device ? reader.deviceWords : reader.portWords;
  const like = suggested(known, wordsOf(text, reader.noise))
    .slice(0, 3)
    .map((id) => (device ? reader.devices.get(id)?.name : reader.ports.get(id)?.name) ?? id);
  return { field, text, like };
}
