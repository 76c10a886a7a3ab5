import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    /** JSON: id and seconds of the popup. */
    'client:popup'?: string;
  }
}
