/** Makes the OpenAPI document of what is declared now. */

import type { RoomDeps } from '#lib/platform/endpoints.ts';
import { createEndpoints } from '#lib/platform/endpoints.ts';
import { answerSchemas } from './answer-schemas.ts';
import { openApiDocument } from './document.ts';

export const DOCUMENT_FILE = 'docs/api/openapi.json';

/** The text of the file. */
export function makeDocument(): string {
  return `${JSON.stringify(openApiDocument(createEndpoints(NOTHING), answerSchemas()), null, 2)}\n`;
}

/** A declaration holds what the call will need, and touches it only when it is called; what is plugged in it reads at once. */
const NOTHING = { shipping: {} } as RoomDeps;
