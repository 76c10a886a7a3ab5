/** `kill -9` while web hooks are sent, on PostgreSQL. */
import { testHookKills } from '../support/killed-hooks.ts';
import { givenPostgres } from '../support/postgres.ts';

testHookKills(givenPostgres);
