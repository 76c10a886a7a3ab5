/** Of a page that shows what is not published: kept nowhere, found by nobody, and framed by the panel alone. */
import { OWN_POLICY, type OwnPolicy } from '../http/headers.ts';

export function setPreviewHeaders(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  headers.set(OWN_POLICY, 'previa' satisfies OwnPolicy);
}
