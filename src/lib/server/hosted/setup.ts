/** What every request to a hosted platform needs. */
import type { Boundary } from './boundary.ts';
import type { OwnHosts } from './hosts.ts';
import type { Presence } from './presence.ts';

export type Setup = {
  readonly platformUrl: string;
  readonly siteUrl: string;
  readonly hosts: OwnHosts;
  readonly boundary: Boundary;
  readonly presence: Presence;
};
