import type { APIRoute } from 'astro';
import { unbilledFile } from '#lib/server/panel/unbilled-file.ts';

export const GET: APIRoute = ({ locals }) => unbilledFile(locals.sessionApi());
