/** What the network or Node calls it, without anything that was sent. */
export function faultWord(error: unknown): string {
  const { code = '', name = '', message = '' } = error as NodeJS.ErrnoException;
  if (name === 'Unanswered') return message;
  return code || name;
}
