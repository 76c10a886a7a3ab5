/** `kill -9` while web hooks are sent, on the embedded database. */
import { testHookKills } from '../support/killed-hooks.ts';

testHookKills(() => undefined);
