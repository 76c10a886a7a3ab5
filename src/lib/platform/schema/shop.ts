/** The shop itself: its settings, who changed what, and old addresses. */
import type { Generated } from 'kysely';
import type { Json, OptionalId, Time, TimeDefault } from './columns.ts';

export type ShopTables = {
  seeds: SeedsTable;
  heartbeats: HeartbeatsTable;
  settings: SettingsTable;
  redirects: RedirectsTable;
  panel_changes: PanelChangesTable;
  recent_writes: RecentWritesTable;
};

/** What has been seeded: a row per seed, written in the seed's own transaction. */
type SeedsTable = { nome: string; seeded_at: Time };

type SettingsTable = { chave: string; valor: Json<object>; updated_at: TimeDefault };

/** An old path and where it leads now (migration 0024). */
type RedirectsTable = {
  id: Generated<number>;
  /** Paths of the shop, as they are asked for; `para` may have a query. */
  de: string;
  para: string;
  /** `painel`: by hand; `endereco`: the address of a product or a category changed. */
  origem: Generated<'painel' | 'endereco'>;
  autor: Generated<string>;
  created_at: TimeDefault;
};

/** What a field held before and after, as a person reads it; '' where there was nothing. */
export type ChangedField = { readonly campo: string; readonly antes: string; readonly depois: string };

/** Who changed what of the shop, and when (migration 0024). */
type PanelChangesTable = {
  id: Generated<number>;
  /** Of the panel: `configuracoes`, `menus`. */
  secao: string;
  /** What of it: a group of settings, the hash of a menu. */
  alvo: string;
  acao: 'mudou' | 'criou' | 'removeu';
  campos: Json<readonly ChangedField[]>;
  /** What changed, whole and as it was before (migration 0630). */
  inteiro: Json<object> | null;
  user_id: OptionalId;
  /** Stays when the account goes. */
  autor: string;
  created_at: Time;
};

/** What was written just now, by a hash of it: a form sent twice is kept once. */
type RecentWritesTable = {
  key: string;
  written_at: Time;
  /** Of what a key of the caller's own came with (migration 0042). */
  body_digest: Generated<string>;
};

/** When a process wrote last (migration 0130). */
type HeartbeatsTable = { process: string; written_at: Time };
