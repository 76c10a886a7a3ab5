/** What runs on every page once somebody has begun to use it. */
import './main-menu.ts';
import { watchLoginLink } from './login-link.ts';
import { watchReturn } from './restored.ts';

watchLoginLink();
watchReturn();
