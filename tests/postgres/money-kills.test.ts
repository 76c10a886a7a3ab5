/** `kill -9` in the midst of payments, on PostgreSQL. */
import { testKills } from '../support/payments/killed/killed-schedules.ts';
import { givenPostgres } from '../support/postgres.ts';

testKills(givenPostgres);
