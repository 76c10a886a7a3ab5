/** Who did what in the panel: all tables that keep it, by person, area and day; and where the own account is open. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endOtherDevices, getDevices } from '#lib/api/own-account.ts';
import { getStaff } from '#lib/api/panel.ts';
import { getPanelHistory } from '#lib/api/panel-audit.ts';
import { writeNote } from '#lib/api/panel-notes.ts';
import { areaName, namedAct } from '#lib/server/panel/audit.ts';
import { ANA, logIn, person } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
  await store.db.deleteFrom('panel_changes').execute();
  const act = (autor: string, secao: string, alvo: string, em: string) => ({
    ...{ autor, secao, alvo, acao: 'mudou' as const, user_id: null, created_at: new Date(em) },
    campos: JSON.stringify([{ campo: 'papeis', antes: '', depois: 'marketing' }]),
  });
  await store.db
    .insertInto('panel_changes')
    .values([
      act('Ana', 'equipe', 'Bia', '2026-03-10T02:59:59Z'),
      act('Ana', 'equipe', 'Caio', '2026-03-10T03:00:00Z'),
      act('Bia', 'menus', 'footer', '2026-03-11T02:59:59Z'),
      act('Bia', 'menus', 'header', '2026-03-11T03:00:00Z'),
    ])
    .execute();
  await store.db
    .insertInto('leads')
    .values({
      ...{ tipo: 'contact' as const, nome: 'Rita', email: 'rita@exemplo.test' },
      ...{ status: 'respondido' as const, status_by: 'Caio', status_at: new Date('2026-03-12T12:00:00Z') },
    })
    .execute();
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const history = async (choice: Parameters<typeof getPanelHistory>[1]) =>
  getPanelHistory((await staff(store, 'administrador')).api, choice);
const targets = async (choice: Parameters<typeof getPanelHistory>[1]) =>
  (await history(choice)).atos.map(({ alvo }) => alvo);

describe('the history of the panel', () => {
  it('is chosen by person, by area and by the day of the shop, and searched', async () => {
    expect(await targets({ pessoa: 'Ana' })).toEqual(['Caio', 'Bia']);
    expect(await targets({ secao: 'menus' })).toEqual(['header', 'footer']);
    expect(await targets({ dia: '2026-03-10' })).toEqual(['footer', 'Caio']);
    expect(await targets({ busca: 'HEAD' })).toEqual(['header']);
    expect(await targets({ pessoa: 'Ana', secao: 'menus' })).toEqual([]);
    expect((await history({ dia: '2026-02-31', secao: 'menus' })).info.total).toBe(2);
  });

  it('has what other tables keep of themselves, and names who and where to choose by', async () => {
    const { atos, pessoas, secoes } = await history({ pessoa: 'Caio' });
    expect(atos).toMatchObject([
      { secao: 'mensagens', campos: [{ campo: 'situacao', depois: 'respondido' }] },
    ]);
    expect(pessoas).toEqual(expect.arrayContaining(['Ana', 'Bia', 'Caio']));
    expect(pessoas).not.toContain('');
    expect(secoes).toEqual(expect.arrayContaining(['equipe', 'mensagens', 'menus']));
    expect(secoes.filter((secao) => areaName(secao) === secao)).toEqual([]);
  });

  it('calls customers and senders by name, and is searched by it', async () => {
    const { id, nome_razao } = await store.db
      .selectFrom('users')
      .select(['id', 'nome_razao'])
      .where('email', '=', person('cliente').email)
      .executeTakeFirstOrThrow();
    const { api } = await staff(store, 'administrador');
    await writeNote(api, `customers/${id}`, 'Prefere falar por mensagem.');
    await store.db
      .insertInto('panel_changes')
      .values({
        ...{ autor: 'Dora', secao: 'clientes', alvo: String(id), acao: 'mudou' as const, user_id: null },
        campos: JSON.stringify([{ campo: 'grupo', antes: '', depois: 'Bandas' }]),
        created_at: new Date('2026-03-09T12:00:00Z'),
      })
      .execute();
    expect(await targets({ secao: 'clientes' })).toEqual([nome_razao, nome_razao]);
    expect(await targets({ busca: nome_razao.toUpperCase(), pessoa: 'Dora' })).toEqual([nome_razao]);
    expect(await targets({ secao: 'mensagens' })).toEqual(['Rita']);
  });

  it('comes in parts that neither repeat nor leave out', async () => {
    const whole = await history({ limit: 100 });
    expect(whole.atos.length).toBe(Math.min(100, whole.info.total));
    const parts = await Promise.all([0, 2, 4].map((offset) => history({ offset, limit: 2 })));
    expect(parts.flatMap(({ atos }) => atos)).toEqual(whole.atos.slice(0, 6));
  });

  it('names roles and fields as people do', async () => {
    const [act] = (await history({ pessoa: 'Ana' })).atos;
    expect(act && namedAct(act).campos).toEqual([{ campo: 'Papéis', antes: '', depois: 'Conteúdo' }]);
    const base = { id: '1', autor: 'Ana', em: '2026-03-10T12:00:00.000Z', acao: 'mudou' } as const;
    const told = (secao: string, alvo: string, campo: string) => {
      const named = namedAct({ ...base, secao, alvo, campos: [{ campo, antes: '', depois: 'x' }] });
      return [named.alvo, named.campos[0]?.campo];
    };
    expect(told('equipe', '', 'fatorExigido')).toEqual([
      'a equipe',
      'Exigir a verificação de quem administra',
    ]);
    expect(told('vitrines', 'vitrine01', 'limite')).toEqual(['Segunda vitrine', 'quantos produtos']);
    expect(told('menus', 'menu-principal', 'posicao')).toEqual(['Menu principal', 'posição']);
    expect(told('configuracoes', 'aparencia', 'versao')[0]).toBe('Aparência');
    const moved = (campo: string, antes: string, depois: string) =>
      namedAct({ ...base, secao: 'pedidos', alvo: '7', campos: [{ campo, antes, depois }] }).campos[0];
    expect(moved('situacao', '', 'confirmado')).toMatchObject({ depois: 'Confirmado' });
    expect(moved('pagamento', 'aguardando', 'pago')).toMatchObject({ antes: 'Aguardando', depois: 'Pago' });
    expect(moved('entrega', '', 'postado')).toMatchObject({ campo: 'Entrega', depois: 'Postado' });
    expect(moved('nota', 'pago', 'constructor')).toMatchObject({ antes: 'pago', depois: 'constructor' });
    expect(told('frete', 'pac', 'taxas')).toEqual(['pac', 'Tabela de preços']);
  });
});

describe('where an account is open', () => {
  it('is ended everywhere else at once', async () => {
    const here = await staff(store, 'administrador');
    const there = await staff(store, 'administrador');
    const other = store.visitor();
    await logIn(other, ANA);
    await endOtherDevices(here.api);
    expect((await getDevices(here.api)).aparelhos).toHaveLength(1);
    await expect(getStaff(there.api)).rejects.toMatchObject({ status: 401 });
    expect((await getDevices(other.api)).aparelhos.length).toBeGreaterThan(0);
  });
});
