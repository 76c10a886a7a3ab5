import type { APIRoute } from 'astro';
import { subscribersFile } from '#lib/server/panel/newsletter-file.ts';

export const GET: APIRoute = ({ locals }) => subscribersFile(locals.sessionApi());
