/** What a picture of a product most likely shows, for whoever does not see it: a beginning to be made better. */

/** @param part What of the product it shows, '' for all of it. @param place From 1. */
export function suggestedAlt(nome: string, part: string, place: number): string {
  if (nome === '') return '';
  const whole = part === '' ? nome : `${nome}, ${part}`;
  return (place > 1 ? `${whole}, imagem ${place}` : whole).slice(0, 300);
}
