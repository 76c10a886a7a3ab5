import type { APIRoute } from 'astro';
import { googleFeed } from '#lib/server/feeds/feed.ts';

export const GET: APIRoute = ({ locals, request }) => googleFeed(request, locals);
