import type { APIRoute } from 'astro';
import { orderChoice } from '#lib/server/panel/order-choice.ts';
import { ordersFile } from '#lib/server/panel/orders-file.ts';

export const GET: APIRoute = ({ locals, url }) => ordersFile(locals.sessionApi(), orderChoice(url).asked);
