/** `question/*`: questions and answers of visitors (platform contract 4.9). Both wait for approval. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, id, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { createWriting } from '#lib/platform/kernel/limits/writing.ts';
import { insertAnswer, insertQuestion, isShown, isShownQuestion } from '../queries/opinions.ts';

const WRITER = { nome: requiredText(200), email, contato: text(200) };
const QUESTION = z.object({
  ...WRITER,
  nivel: z.enum(['produto', 'categoria', 'marca', 'landingPage']),
  idNivel: id,
  pergunta: requiredText(2000),
});
const ANSWER = z.object({ ...WRITER, idPergunta: id, resposta: requiredText(5000) });

export function questionEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const write = createWriting(deps);
  return [
    endpoint(
      {
        method: 'post',
        path: '/question',
        summary: 'Asks about a product, a category, a brand or a landing page',
        body: QUESTION,
        answer: 'Sucesso',
      },
      async ({ context, body: { idNivel, ...question } }) => {
        if (!(await isShown(db, question.nivel, idNivel, now()))) throw notFound(message.unknownSubject);
        await write(context, ['question', idNivel, question], (trx) =>
          insertQuestion(trx, { ...question, nivel_id: idNivel, aprovado: false, created_at: now() }),
        );
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/question/answer',
        summary: 'Answers a question of another visitor',
        body: ANSWER,
        answer: 'Sucesso',
      },
      async ({ context, body: { idPergunta, ...answer } }) => {
        if (!(await isShownQuestion(db, idPergunta))) throw notFound(message.unknownQuestion);
        await write(context, ['answer', idPergunta, answer], (trx) =>
          insertAnswer(trx, {
            ...answer,
            question_id: idPergunta,
            administrador: false,
            aprovado: false,
            created_at: now(),
          }),
        );
        return { sucesso: true };
      },
    ),
  ];
}
