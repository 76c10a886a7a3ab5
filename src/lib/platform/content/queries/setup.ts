/** What a new shop has already. */
import { type Kysely, sql } from 'kysely';
import { versionJoin } from '#lib/platform/kernel/queries/versions.ts';
import { isVisible } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Has = Readonly<Record<'administrador' | 'produtos' | 'frete' | 'paginas' | 'said', boolean>>;

const NOTHING: Has = { administrador: false, produtos: false, frete: false, paginas: false, said: false };

/** Pages that forms, footer and the question about cookies lead to in every shop. */
const LINKED = ['privacidade', 'acessibilidade', 'central-de-atendimento'];

export async function shopHas(db: Kysely<Schema>, now: Date): Promise<Has> {
  const { rows } = await sql<Has>`select
    exists (select 1 from users where administrador and ativo) as administrador,
    exists (select 1 from products p where ${isVisible(now)}) as produtos,
    exists (select 1 from shipping_rates r join shipping_services s on s.id = r.service_id and s.ativo) as frete,
    exists (select 1 from panel_changes where secao = 'pagamentos' and alvo = 'formas') as said,
    (select count(*) = ${LINKED.length} from pages p ${versionJoin('page_id', now)}
      where p.ativo and p.slug in (${sql.join(LINKED)})) as paginas`.execute(db);
  const [has = NOTHING] = rows;
  return has;
}
