/**
 * What the finder knows beside the products: sockets, devices, signals, reach, needs and traps. All of it is data,
 * each file with the source of its facts; an import may replace any of them, and nothing here names a product.
 */
import reach from './data/reach.json' with { type: 'json' };
import type { Meeting } from './meeting.ts';

export type Connector = {
  readonly id: string;
  readonly name: string;
  readonly signals: readonly string[];
  /** How one that does not know its name recognises it. */
  readonly look?: string;
  /** Other sockets that a plug of this kind goes into. */
  readonly fits?: readonly string[];
  /** Sockets that such a plug of a device itself goes into besides, though nobody sells a cable with it for them. */
  readonly enters?: readonly string[];
  /** What its lead is called where the contents of a box name one. */
  readonly lead?: string;
  /** Needs that a plug of this kind loses in those. */
  readonly loses?: readonly string[];
};

/** A kind of product: what it carries, what it turns into what, and what it always or never passes. */
export type Kind = {
  readonly id: string;
  readonly carries?: readonly string[];
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly oneWay?: readonly string[];
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
  /** Needs that are met by a socket beside the picture. */
  readonly side?: readonly string[];
  /** A pair of boxes with a network cable between: the signal on that cable. */
  readonly link?: string;
  readonly lossyAt?: readonly string[];
};

export type Port = {
  readonly id: string;
  readonly name: string;
  readonly socket: string;
  readonly out: readonly string[];
  readonly in: readonly string[];
  /** The socket is male where the signal leaves. */
  readonly male?: string;
  /** What runs back from a screen: `arc` or `earc`. */
  readonly back?: string;
  /** A signal that only some devices with this socket send, so that the visitor must look. */
  readonly ask?: string;
  /** Ports by whose name alone people call this one too, where a device has it: the other end tells which is meant. */
  readonly also?: readonly string[];
  /** Gb/s of its pictures in ordinary use, where that is less than the device's. */
  readonly usual?: number;
  /** Carries no sound. */
  readonly silent?: boolean;
  /** How one recognises it among others of the same socket. */
  readonly look?: string;
  readonly words: readonly string[];
};

export type Device = {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly out: readonly string[];
  readonly in: readonly string[];
  /** Ports that only older ones of its kind have: tried, but said second where another port does it too. */
  readonly rare?: readonly string[];
  readonly screen?: boolean;
  /** Brings its own cable, whose plug the socket list names. */
  readonly plugged?: boolean;
  /** By USB it is led by a computer or a telephone, and leads nothing itself. */
  readonly peripheral?: boolean;
  /** Gives power and nothing else. */
  readonly power?: boolean;
  /** Its network sockets give no power. */
  readonly noPoe?: boolean;
  /** Speaks to an ONU by the light of its passive network alone. */
  readonly pon?: boolean;
  /** Refuses pictures that are protected against copies. */
  readonly open?: boolean;
  /** Protects its pictures, as far as its own menu lets it be turned off. */
  readonly guarded?: boolean;
  /** What sends to it, though it has an output: named as its target, they are meant the other way round. */
  readonly fedBy?: readonly string[];
  readonly protected?: boolean;
  /** Gb/s of HDMI in ordinary use, where its sheet sets no ceiling. */
  readonly usual?: number;
  /** Takes the sound that a television sends back. */
  readonly returns?: boolean;
  /** Ports by which two of its kind are linked, and by no other. */
  readonly pair?: readonly string[];
  /** A `hub` takes anybody on its network, a `host` takes other hosts. */
  readonly network?: string;
  /** Signals that its inputs are not made for, though the socket would take the plug. */
  readonly refuses?: readonly string[];
  readonly ask?: string;
  /** The same, only where it sends by this port, or takes this signal, and nobody said so. */
  readonly asks?: Readonly<Record<string, string | undefined>>;
  /** The same, where it takes something by this port. */
  readonly asksIn?: Readonly<Record<string, string | undefined>>;
  /** Metres of the cable that it brings. */
  readonly lead?: number;
  /** The port by which it is charged, where it takes nothing else by that. */
  readonly charge?: string;
  /** Why there is nothing to link: it has no socket of any signal. */
  readonly outside?: string;
  /** Metres between two of its kind, where nobody says how far. */
  readonly near?: number;
  /** Names of it that say the port too: a 'câmera SDI' sends by that. */
  readonly says?: Readonly<Record<string, string | undefined>>;
  /** What the word of a socket means on this device. */
  readonly alias?: Readonly<Record<string, string | undefined>>;
  readonly caps?: { readonly tmds?: number; readonly lines?: number; readonly hz?: number };
  readonly never?: readonly {
    readonly ports: readonly string[];
    readonly text: string;
    /** `origem` where it is left out. */
    readonly reason?: string;
    readonly instead?: string;
  }[];
};

export type Mode = {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hz: number;
  readonly tmds: number;
  readonly dp: number;
  readonly sdi?: number;
  /** Payload that carries it with DSC. */
  readonly dsc?: number;
  /** Gb/s of HDMI that carry it with DSC or 4:2:0. */
  readonly elseTmds?: number;
  readonly analogue?: readonly string[];
};

type Named = { readonly id: string; readonly name: string };

export type Needs = {
  readonly modes: readonly Mode[];
  readonly features: readonly Named[];
  readonly watts: readonly (Named & { readonly least: number })[];
  readonly rates: readonly (Named & { readonly on: readonly string[]; readonly gbps: number })[];
  readonly ohms: readonly (Named & { readonly ohms: number })[];
  readonly layouts: readonly Named[];
  /** The pictures that classes of HDMI are known by, the largest first. */
  readonly known: readonly { readonly tmds: number; readonly name: string }[];
  /** Smaller pictures that a box may pass at a faster rate than its largest. */
  readonly faster?: readonly { readonly tmds: number; readonly width: number; readonly name: string }[];
  readonly payload: readonly { readonly raw: number; readonly name?: string; readonly payload: number }[];
  readonly tolerance: number;
};

export type Reach = Omit<
  typeof reach,
  'medium' | 'certified' | 'active' | 'speaker' | 'tight' | 'pairs' | 'pairShare'
> & {
  readonly tight?: number;
  readonly pairs?: number;
  readonly pairShare?: number;
  readonly active?: readonly string[];
  /** Shares of the power that wire may lose: what is counted with, and the most that a sheet may. */
  readonly speaker: Omit<typeof reach.speaker, 'most'> & { readonly most?: number };
  readonly medium: Readonly<Record<string, number>>;
  /** Gb/s of picture by signal above which only lengths that are sold for it are known to work. */
  readonly certified?: readonly { readonly signal: string; readonly over: number }[];
};

export type Signal = {
  readonly id: string;
  readonly name: string;
  /** Needs that no product can make it carry. */
  readonly never?: readonly string[];
  /** Carries the modes that name it and no other. */
  readonly analogue?: boolean;
};

export type Trap = {
  readonly id: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly reason: string;
  readonly text: string;
};

/** Which value of a characteristic means what; `numbers` are the characteristics whose number counts. */
export type Codes = {
  readonly values: readonly {
    readonly characteristic: string;
    readonly value: string;
    readonly code: string;
  }[];
  readonly numbers: Readonly<Record<string, string>>;
};

export type Rules = {
  readonly connectors: readonly Connector[];
  readonly kinds: readonly Kind[];
  readonly ports: readonly Port[];
  readonly versions: readonly {
    readonly signal: string;
    readonly when: readonly string[];
    readonly gbps: number;
  }[];
  readonly words: {
    readonly out: readonly string[];
    readonly in: readonly string[];
    readonly male: readonly string[];
    readonly female: readonly string[];
    readonly noise: readonly string[];
    /** Names of ports that say nothing of one beside the name of a device: 'microfone sem fio'. */
    readonly loose?: readonly string[];
    /** Names that several devices share and that nobody should guess at where more than one of them fits. */
    readonly vague?: readonly string[];
    /** Names whose number says which device it is: a number that nobody knows names none. */
    readonly numbered?: readonly string[];
    /** Words for a plug, with the sockets that take it: 'entrada de microfone P2' is no XLR. */
    readonly plugs?: Readonly<Record<string, readonly string[] | undefined>>;
  };
  readonly devices: readonly Device[];
  readonly needs: Needs;
  readonly reach: Reach;
  readonly traps: readonly Trap[];
  readonly meetings: readonly Meeting[];
  /** Signals that nobody links to each other without a converter, though both lie in one cart. */
  readonly clashes: readonly {
    readonly one: string;
    readonly other: string;
    readonly text: string;
    /** Ends of the question that tells more. */
    readonly from?: string;
    readonly to?: string;
  }[];
  readonly signals: readonly Signal[];
  readonly sentences: Readonly<Record<string, string>>;
  /** Questions with a text of their own: what is asked often and answered unlike its neighbours. */
  readonly pairs: readonly {
    readonly from: string;
    readonly to: string;
    readonly title: string;
    readonly text: string;
  }[];
  /** Ordinary uses beside those: they show what a product is for, and have no text of their own. */
  readonly uses: readonly (readonly string[])[];
};

/** Every word that `precisa` may hold. */
export function needWords(needs: Needs): readonly Named[] {
  return [...needs.modes, ...needs.features, ...needs.watts, ...needs.rates, ...needs.ohms, ...needs.layouts];
}
