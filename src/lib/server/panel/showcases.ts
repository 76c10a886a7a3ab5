/** `/painel/vitrines/{hash}`: what its forms do. The showcase is saved as a whole. */
import type { Api } from '#lib/api/client.ts';
import { savePanelShowcase } from '#lib/api/panel-showcases.ts';
import type { FormOutcome, Problems } from '#lib/contract/my-account-page.ts';
import type { VitrineConteudo, VitrinePainel } from '#lib/contract/panel-showcases.ts';
import { movedId, SHOWCASE_MOST, SHOWCASE_ORDERS } from '#lib/domain/content/shop-showcases.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { panelPath } from '#lib/paths.ts';
import { panelShowcasesText } from '#lib/text/panel-showcases.ts';
import { attempt, refuse } from '../account/visit.ts';

/** `modo` is `produtos` or the order of a rule. */
export type TypedShowcase = {
  readonly titulo: string;
  readonly ativo: boolean;
  readonly limite: string;
  readonly modo: string;
  readonly categoria: number;
};

export function typedShowcase({ titulo, ativo, limite, regra }: VitrineConteudo): TypedShowcase {
  return {
    titulo,
    ativo,
    limite: String(limite),
    modo: regra?.ordem ?? 'produtos',
    categoria: regra?.categoria ?? 0,
  };
}

/** @param busca What was looked for, to look at it again. */
export async function answerShowcase(
  api: Api,
  vitrine: VitrinePainel,
  posted: FormData,
  busca: string,
): Promise<FormOutcome<TypedShowcase>> {
  const acao = line(posted, 'acao');
  const typed = acao === 'salvar' ? typedIn(posted) : typedShowcase(vitrine);
  const revisao = line(posted, 'revisao');
  if (revisao !== vitrine.revisao) {
    return { status: 422, typed, problems: { conflict: panelShowcasesText.stale } };
  }
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  if (acao === 'voltar') return save(api, vitrine, { typed, content: contentBefore(vitrine, posted), busca });
  const produtos = chosen(vitrine.produtos, acao, readId(posted.get('produto')));
  if (produtos.length > SHOWCASE_MOST) return refuse(typed, { form: panelShowcasesText.full });
  const ordem = SHOWCASE_ORDERS.find((order) => order === typed.modo);
  const content = {
    titulo: typed.titulo,
    ativo: typed.ativo,
    limite: Number(typed.limite),
    regra: ordem ? { ordem, categoria: typed.categoria } : null,
    produtos,
  };
  return save(api, vitrine, { typed, content, busca });
}

/** The showcase as it was before a change; as it is where that is not kept any more. */
function contentBefore(vitrine: VitrinePainel, posted: FormData): VitrineConteudo {
  const change = vitrine.alteracoes.find(({ id }) => id === readId(posted.get('alteracao')));
  return (change?.inteiro ?? vitrine) as VitrineConteudo;
}

type Saving = {
  readonly typed: TypedShowcase;
  readonly content: VitrineConteudo;
  readonly busca: string;
};

function save(
  api: Api,
  { hash, revisao }: VitrinePainel,
  { typed, content, busca }: Saving,
): Promise<FormOutcome<TypedShowcase>> {
  return attempt(typed, { 409: 'conflict' }, async () => {
    const { titulo, ativo, limite, regra, produtos } = content;
    await savePanelShowcase(api, hash, { titulo, ativo, limite, regra, produtos, revisao });
    const query = new URLSearchParams({ aviso: 'salvo', ...(busca && { busca }) });
    return `${panelPath}/vitrines/${encodeURIComponent(hash)}?${query}`;
  });
}

function chosen(ids: readonly number[], acao: string, id: number): readonly number[] {
  if (acao === 'adicionar') return ids.includes(id) || id === 0 ? ids : [...ids, id];
  if (acao === 'tirar') return ids.filter((other) => other !== id);
  if (acao === 'subir') return movedId(ids, id, 'up');
  return acao === 'descer' ? movedId(ids, id, 'down') : ids;
}

function typedIn(posted: FormData): TypedShowcase {
  return {
    titulo: line(posted, 'titulo'),
    ativo: posted.has('ativo'),
    limite: line(posted, 'limite'),
    modo: line(posted, 'modo'),
    categoria: readId(posted.get('categoria')),
  };
}

function problemsOf({ titulo, limite }: TypedShowcase): Problems {
  const { faults } = panelShowcasesText;
  const most = /^\d{1,3}$/.test(limite) ? Number(limite) : 0;
  return {
    ...((titulo === '' || titulo.length > 80) && { titulo: faults.titulo }),
    ...((most < 1 || most > SHOWCASE_MOST) && { limite: faults.limite }),
  };
}
