/** `npm run openapi`: writes the OpenAPI document of what is declared now. */
import { writeFileSync } from 'node:fs';
import { DOCUMENT_FILE, makeDocument } from './make.ts';

writeFileSync(DOCUMENT_FILE, makeDocument());
