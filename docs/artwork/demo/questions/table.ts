/** Name, question, answer, day and hour of the question (`2026-03-02 14:20`), hours until the shop answered. */
export type QuestionRow = readonly [
  nome: string,
  pergunta: string,
  resposta: string,
  quando: string,
  horas: number,
];

export type QuestionTable = readonly (readonly [slug: string, rows: readonly QuestionRow[]])[];
