/** Words of the demo store's trade, which no shop that has not chosen it may read of itself. */

const TRADE =
  /(?<![\p{L}\d])(?:cabos?|cabe(?:amento|ar)|hdmi|displayport|conector(?:es)?|plugues?|usb(?:-c)?|rj-?45|ethernet|toslink|xlr|p10|sdi|bnc|cat ?[568]a?|patch cords?|fibra óptica|áudio e vídeo|home theater|bitola|metragem|mbps|gb\/s|fio & sinal|fio &amp; sinal)(?![\p{L}\d])/giu;

/** Those of a text, each with what stands around it. */
export function tradeWords(text: string): readonly string[] {
  return [...text.matchAll(TRADE)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 40), index + word.length + 40).replaceAll(/\s+/g, ' '),
  );
}
