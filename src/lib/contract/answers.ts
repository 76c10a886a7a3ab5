/**
 * Every answer of the front API under the name its schema has in the OpenAPI document. `docs/api/openapi.json` is made
 * from these types and from what the endpoints declare.
 */
import type { Menu } from './struct.ts';

export type Answers = {
  readonly Menu: Menu;
};
