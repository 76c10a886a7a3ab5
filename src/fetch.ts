import { astro } from 'astro/hono';
import { Hono } from 'hono';
const app = new Hono();
app.get('/health', (c) => c.text('ok'));
app.use(astro());
export default app;
