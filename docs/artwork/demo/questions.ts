import { AUDIO_QUESTIONS } from './questions/audio.ts';
import { NETWORK_QUESTIONS } from './questions/network.ts';
import { VIDEO_QUESTIONS } from './questions/video.ts';

export type SeedQuestion = {
  readonly slug: string;
  readonly nome: string;
  readonly pergunta: string;
  readonly resposta: string;
  /** ISO 8601 with offset. */
  readonly perguntadoEm: string;
  readonly respondidoEm: string;
};

const HOUR = 3_600_000;

/** ISO 8601 in the time of Brasília, three hours behind UTC. */
function brasilia(time: number): string {
  return `${new Date(time - 3 * HOUR).toISOString().slice(0, 19)}-03:00`;
}

/** Questions asked on product pages, all answered by the shop. */
export const QUESTIONS: readonly SeedQuestion[] = [
  ...VIDEO_QUESTIONS,
  ...AUDIO_QUESTIONS,
  ...NETWORK_QUESTIONS,
].flatMap(([slug, rows]) =>
  rows.map(([nome, pergunta, resposta, quando, horas]) => {
    const asked = Date.parse(`${quando.replace(' ', 'T')}:00-03:00`);
    return {
      slug,
      nome,
      pergunta,
      resposta,
      perguntadoEm: brasilia(asked),
      respondidoEm: brasilia(asked + horas * HOUR),
    };
  }),
);
