/**
 * What a product looks like: all that the drawing generator needs to know. It is stored with the product
 * (`products.drawing`), so a picture can be drawn again at any time and in any size.
 */

/** Connector kinds the generator can draw. P2, P3 and P10 are the Brazilian names of 3.5 mm TRS, 3.5 mm TRRS and 6.35 mm. */
export type ConnectorKind =
  | 'hdmi'
  | 'mini-hdmi'
  | 'micro-hdmi'
  | 'displayport'
  | 'mini-displayport'
  | 'usb-c'
  | 'usb-a'
  | 'bnc'
  | 'micro-bnc'
  | 'din-1.0-2.3'
  | 'f'
  | 'vga'
  | 'dvi'
  | 'rca'
  | 'p2'
  | 'p3'
  | 'p10-ts'
  | 'p10-trs'
  | 'xlr'
  | 'speakon'
  | 'banana'
  | 'bare-wire'
  | 'toslink'
  | 'mini-toslink'
  | 'lc'
  | 'sc'
  | 'rj45'
  | 'keystone-hdmi'
  | 'iec-c13';

export type ConnectorEnd = {
  readonly kind: ConnectorKind;
  readonly gender: 'male' | 'female';
  /** One entry a plug: two RCA plugs are `['#b5202a', '#f2f2ee']`. The entry is the colour of its ring, boot or body accent (`#rrggbb`). */
  readonly accents: readonly string[];
  /** The plug leaves the cable at a right angle. */
  readonly angled?: boolean;
  /** Colour and finish of the shell. */
  readonly shell?: 'black' | 'nickel' | 'gold' | 'white' | 'blue' | 'green' | 'aqua' | 'beige';
};

/** The inside of a cable, for the cross-section view. */
export type CrossSection =
  | { readonly kind: 'hdmi'; readonly optical?: boolean }
  | { readonly kind: 'displayport' }
  | { readonly kind: 'usb-c' }
  | { readonly kind: 'coax'; readonly braids: 1 | 2 | 3 }
  | {
      readonly kind: 'twisted-pairs';
      readonly pairs: number;
      readonly shield: 'U/UTP' | 'F/UTP' | 'U/FTP' | 'S/FTP';
    }
  | { readonly kind: 'balanced'; readonly channels: number }
  | { readonly kind: 'unbalanced'; readonly channels: number }
  | { readonly kind: 'speaker'; readonly conductors: number; readonly material: 'OFC' | 'CCA' }
  | { readonly kind: 'fibre'; readonly fibres: 1 | 2; readonly mode: 'OM3' | 'OM4' | 'OM5' | 'OS2' }
  | { readonly kind: 'toslink' }
  | { readonly kind: 'vga' }
  | { readonly kind: 'dvi' };

export type Jacket = {
  /** `#rrggbb` */
  readonly colour: string;
  readonly finish: 'smooth' | 'braided' | 'flat' | 'transparent';
  /** Outer diameter (or the wide side of a flat cable), millimetres. */
  readonly diameter: number;
};

export type Port = { readonly kind: ConnectorKind | 'dc' | 'led' | 'button' | 'ir'; readonly label: string };

export type DrawingSpec =
  | {
      readonly form: 'cable';
      readonly a: ConnectorEnd;
      readonly b: ConnectorEnd;
      readonly jacket: Jacket;
      /** Metres; decides how many turns the coil has and is written on the drawing. */
      readonly metres: number;
      readonly inside: CrossSection;
      /** Source → display arrow: active and optical cables work one way only. */
      readonly directional?: boolean;
    }
  | {
      /** Cable without plugs, sold by the roll. */
      readonly form: 'roll';
      readonly packaging: 'drum' | 'coil' | 'box';
      readonly jacket: Jacket;
      readonly metres: number;
      readonly inside: CrossSection;
    }
  | {
      readonly form: 'adapter';
      readonly a: ConnectorEnd;
      readonly b: ConnectorEnd;
      readonly pigtail: boolean;
      readonly colour: string;
    }
  | {
      /** A desktop box: splitter, switch, matrix, extender, converter, tester. */
      readonly form: 'box';
      readonly front: readonly Port[];
      readonly rear: readonly Port[];
      readonly colour: string;
      /** Extender pairs come as two boxes. */
      readonly units: 1 | 2;
      readonly caption: string;
    }
  | { readonly form: 'plug'; readonly end: ConnectorEnd; readonly units: number }
  | {
      readonly form: 'keystone';
      readonly kind: ConnectorKind;
      readonly colour: string;
      readonly units: number;
    }
  | {
      readonly form: 'panel';
      readonly ports: number;
      readonly rackUnits: 1 | 2;
      /** Metal modules that touch the panel's earth, instead of plastic openings. */
      readonly shielded?: boolean;
    }
  | { readonly form: 'wall-plate'; readonly ports: readonly ConnectorKind[]; readonly colour: string }
  | {
      readonly form: 'tool';
      readonly tool:
        | 'crimper'
        | 'stripper'
        | 'cable-tester'
        | 'hook-and-loop'
        | 'cable-duct'
        | 'cable-ties'
        | 'cleaner-pen'
        | 'label-kit';
      readonly colour: string;
      readonly units: number;
    };

/** The pictures of a product, in gallery order. The first is what cards show. */
export type DrawingView = 'whole' | 'end-a' | 'end-b' | 'inside' | 'scale' | 'pack';
