/** The package brings no types. Of its options, those that we give. */
declare module 'pino-roll' {
  import type { Writable } from 'node:stream';

  export default function build(options: {
    readonly file: string;
    readonly frequency: 'daily';
    readonly dateFormat: string;
    readonly limit: { readonly count: number; readonly removeOtherLogFiles: boolean };
    /** Of the file, as `open(2)` takes it. */
    readonly mode: number;
  }): Promise<Writable>;
}
