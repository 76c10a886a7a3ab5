/** What an operator sees while the shop starts; events after that go to the log. */

export type Progress = (label: string, done: number, total: number) => void;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One line that counts up on a terminal; elsewhere its beginning and its end. */
export const showProgress: Progress = (label, done, total) => {
  const line = `${label}: ${done}/${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done < total ? '' : '\n'}`);
  else if (done === 0 || done === total) say(line);
};
