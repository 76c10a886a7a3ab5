/** Questions about single words, asked of the database together. */

/**
 * `readMany` for one question at a time: what is asked in the same turn goes in one statement, as a statement costs more than what it
 * says of one word. Answers come in the order of the questions.
 */
export function batched<Question, Answer>(
  readMany: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Question[] = [];
  let answers: Promise<readonly Answer[]> | undefined;
  return async (question) => {
    const place = waiting.push(question) - 1;
    answers ??= Promise.resolve().then(() => {
      const asked = waiting;
      [waiting, answers] = [[], undefined];
      return readMany(asked);
    });
    const answer = (await answers)[place];
    if (answer === undefined) throw new Error('the vocabulary did not answer');
    return answer;
  };
}
