import { AUDIO } from './audio.ts';
import type { Case } from './case.ts';
import { COMPUTER } from './computer.ts';
import { FIFTH_JUDGE } from './fifth-judge.ts';
import { HDMI } from './hdmi.ts';
import { LIMITS } from './limits.ts';
import { NETWORK } from './network.ts';
import { SIXTH_JUDGE } from './sixth-judge.ts';
import { STRANGERS } from './strangers.ts';
import { STRANGERS_AGAIN } from './strangers-again.ts';
import { STRANGERS_EIGHTEENTH } from './strangers-eighteenth.ts';
import { STRANGERS_EIGHTH } from './strangers-eighth.ts';
import { STRANGERS_ELEVENTH } from './strangers-eleventh.ts';
import { STRANGERS_FIFTEENTH } from './strangers-fifteenth.ts';
import { STRANGERS_FIFTH } from './strangers-fifth.ts';
import { STRANGERS_FOURTEENTH } from './strangers-fourteenth.ts';
import { STRANGERS_FOURTH } from './strangers-fourth.ts';
import { STRANGERS_NINETEENTH } from './strangers-nineteenth.ts';
import { STRANGERS_NINTH } from './strangers-ninth.ts';
import { STRANGERS_SEVENTEENTH } from './strangers-seventeenth.ts';
import { STRANGERS_SEVENTH } from './strangers-seventh.ts';
import { STRANGERS_SIXTEENTH } from './strangers-sixteenth.ts';
import { STRANGERS_SIXTH } from './strangers-sixth.ts';
import { STRANGERS_TENTH } from './strangers-tenth.ts';
import { STRANGERS_THIRD } from './strangers-third.ts';
import { STRANGERS_THIRTEENTH } from './strangers-thirteenth.ts';
import { STRANGERS_TWELFTH } from './strangers-twelfth.ts';
import { STRANGERS_TWENTIETH } from './strangers-twentieth.ts';
import { STRANGERS_TWENTY_FIFTH } from './strangers-twenty-fifth.ts';
import { STRANGERS_TWENTY_FIRST } from './strangers-twenty-first.ts';
import { STRANGERS_TWENTY_FOURTH } from './strangers-twenty-fourth.ts';
import { STRANGERS_TWENTY_SECOND } from './strangers-twenty-second.ts';
import { STRANGERS_TWENTY_SEVENTH } from './strangers-twenty-seventh.ts';
import { STRANGERS_TWENTY_SIXTH } from './strangers-twenty-sixth.ts';
import { STRANGERS_TWENTY_THIRD } from './strangers-twenty-third.ts';
import { TRAPS } from './traps.ts';
import { VIDEO } from './video.ts';

export const CASES: readonly Case[] = [
  ...HDMI,
  ...COMPUTER,
  ...VIDEO,
  ...AUDIO,
  ...NETWORK,
  ...TRAPS,
  ...LIMITS,
  ...FIFTH_JUDGE,
  ...SIXTH_JUDGE,
  ...STRANGERS,
  ...STRANGERS_AGAIN,
  ...STRANGERS_THIRD,
  ...STRANGERS_FOURTH,
  ...STRANGERS_FIFTH,
  ...STRANGERS_SIXTH,
  ...STRANGERS_SEVENTH,
  ...STRANGERS_EIGHTH,
  ...STRANGERS_NINTH,
  ...STRANGERS_TENTH,
  ...STRANGERS_ELEVENTH,
  ...STRANGERS_TWELFTH,
  ...STRANGERS_THIRTEENTH,
  ...STRANGERS_FOURTEENTH,
  ...STRANGERS_FIFTEENTH,
  ...STRANGERS_SIXTEENTH,
  ...STRANGERS_SEVENTEENTH,
  ...STRANGERS_EIGHTEENTH,
  ...STRANGERS_NINETEENTH,
  ...STRANGERS_TWENTIETH,
  ...STRANGERS_TWENTY_FIRST,
  ...STRANGERS_TWENTY_SECOND,
  ...STRANGERS_TWENTY_THIRD,
  ...STRANGERS_TWENTY_FIFTH,
  ...STRANGERS_TWENTY_FOURTH,
  ...STRANGERS_TWENTY_SIXTH,
  ...STRANGERS_TWENTY_SEVENTH,
];
