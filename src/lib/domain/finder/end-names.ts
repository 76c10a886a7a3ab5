/** What an end and a need are called within a sentence. */
import { deviceNoun, phrase, portNoun } from './nouns.ts';
import type { Place } from './question.ts';
import { needWords, type Rules } from './rules.ts';

/** 'HDMI do PlayStation 5': a sentence puts the article before it. */
export const nameOf = (place: Place): string =>
  place.device
    ? `${portNoun(place.port.name)} ${phrase('do', deviceNoun(place.device.name))}`
    : portNoun(place.port.name);

/** The device, or the socket where no device was named. */
export const endName = ({ device, port }: Place): string =>
  device ? deviceNoun(device.name) : portNoun(port.name);

export function needName(rules: Rules, id: string): string {
  return needWords(rules.needs).find((need) => need.id === id)?.name ?? id;
}
