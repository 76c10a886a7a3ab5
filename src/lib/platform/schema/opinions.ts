/** What visitors write about products and the shop, and what is answered. */
import type { Generated } from 'kysely';
import type { JsonDefault, OptionalTime, Time, TimeDefault } from './columns.ts';

export type OpinionTables = {
  reviews: ReviewsTable;
  store_review_keys: StoreReviewKeysTable;
  store_reviews: StoreReviewsTable;
  questions: QuestionsTable;
  answers: AnswersTable;
};

/** What is approved before anybody sees it, neither of the two as long as it waits (migration 0023). */
type Moderated = {
  recusado: Generated<boolean>;
  decided_at: OptionalTime;
  /** Name of who decided. */
  decided_by: Generated<string>;
};

export type ReviewsTable = Moderated & {
  id: Generated<number>;
  product_id: number | null;
  list_id: number | null;
  nome: string;
  email: string;
  nota: number;
  comentario: string;
  recomenda: boolean;
  anexos: JsonDefault<string[]>;
  aprovado: boolean;
  created_at: Time;
};

export type StoreReviewKeysTable = {
  chave: string;
  pedido: string;
  used_at: OptionalTime;
  created_at: TimeDefault;
};

export type StoreReviewsTable = Moderated & {
  id: Generated<number>;
  chave: string;
  nome: string;
  experiencia: number;
  atendimento: number;
  satisfacao: boolean;
  autorizacao: boolean;
  mensagem: string;
  aprovado: boolean;
  created_at: TimeDefault;
};

export type QuestionsTable = Moderated & {
  id: Generated<number>;
  nivel: 'produto' | 'categoria' | 'marca' | 'landingPage';
  nivel_id: number;
  nome: string;
  email: string;
  contato: Generated<string>;
  pergunta: string;
  aprovado: boolean;
  created_at: Time;
};

export type AnswersTable = Moderated & {
  id: Generated<number>;
  question_id: number;
  nome: string;
  email: string;
  contato: Generated<string>;
  administrador: boolean;
  resposta: string;
  aprovado: boolean;
  created_at: Time;
};
