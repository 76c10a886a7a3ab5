/** Astro's middleware: while the shop is closed every page is the wait page. */
import { defineMiddleware } from 'astro:middleware';
import { maintenancePath } from '#lib/paths.ts';
import { isClosed } from '#lib/server/maintenance.ts';

export const onRequest = defineMiddleware(async ({ isPrerendered, locals }, next) =>
  !isPrerendered && (await isClosed(locals)) ? next(maintenancePath) : next(),
);
