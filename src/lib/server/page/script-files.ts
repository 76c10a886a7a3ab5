/**
 * Into which files the shop's scripts are cut. Left alone the bundler makes one of each module that two scripts share: a page
 * asked for thirty, most of them under 1 KB.
 */
import type { AstroConfig } from 'astro';

type Vite = AstroConfig['vite'];

/** What the script of every page shares with those of single ones. It runs before anybody does anything: it stays small. */
const AT_ONCE =
  /vite\/preload-helper|\/src\/lib\/browser\/(?:reload-once|share)\.ts$|\/catalogue\/variants\.ts$/;
/** What the islands share with scripts that come at the first sign of a visitor. */
const LATER = /\/src\/lib\/(?:paths|domain\/kernel\/(?:money|cep|plain-text)|domain\/orders\/tracking)\.ts$/;

export const scriptFiles: NonNullable<Vite['environments']> = {
  client: {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
              { name: 'page', test: AT_ONCE, priority: 2 },
              { name: 'shared', test: LATER, priority: 1 },
            ],
          },
        },
      },
    },
  },
};
