/** Nobody knows whether it was done. A message holds nothing of what was sent. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}
