/**
 * Products and categories whose address is one of the shop's own pages were never reached there. They move aside; the triggers
 * of 0024 note each old address, so that the panel lists them and whoever opens one is sent on (301) where no page answers.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** Those of the day of this migration; later ones need a migration of their own. */
const RESERVED = [
  '404 500 api avaliar busca c checkout comparar comprar comprar-junto comprar-lista contato encerrar-venda entrar favoritos feed',
  'frete health imagem interesse ligar lista listagem manutencao marcas metrics minha-conta newsletter og pagina painel pedido',
  'perguntar relatos-csp responder upload vistos',
].flatMap((line) => line.split(' '));
const names = sql.join(RESERVED);

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`update products p
    set slug = p.slug || case
      when exists (select 1 from products o where o.slug = p.slug || '-produto') then '-' || p.id else '-produto' end
    where p.slug in (${names})`,
  sql`with moving as (
      select c.slug as old, c.slug || case
        when exists (select 1 from categories o where o.caminho = '/' || c.slug || '-categoria') then '-' || c.id
        else '-categoria' end as new
      from categories c
      where c.pai_id is null and c.slug in (${names})
    )
    update categories c
    set caminho = '/' || m.new || substr(c.caminho, length(m.old) + 2),
        slug = case when c.pai_id is null then m.new else c.slug end
    from moving m
    where split_part(c.caminho, '/', 2) = m.old`,
];
