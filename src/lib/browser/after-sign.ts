/** What runs on every page once somebody has begun to use it, and what they may open then. */
import './main-menu.ts';
import { openLogin as open } from './login-popup.ts';
import { watchReturn } from './restored.ts';
import { drawArrows } from './showcase-arrows.ts';
import { followTogether } from './together.ts';

watchReturn();
drawArrows();
followTogether();

export const openLogin = open;
