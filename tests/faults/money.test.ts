/** `kill -9` in the midst of payments, on the embedded database. */
import { testKills } from '../support/payments/killed/killed-schedules.ts';

testKills(() => undefined);
