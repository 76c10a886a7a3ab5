/** Answers of calls that only our platform has. */
import { z } from 'zod';
import { status } from './attributes.ts';
import { shipment } from './calls.ts';
import { item } from './cart.ts';
import { list } from './lists.ts';
import { agendamentoPreco, parcelamento } from './prices.ts';
import { absoluteUrl, count, filled, flag, id, money, text, time, urlOrNone } from './primitives.ts';
import { produto } from './product.ts';
import { rota } from './structure.ts';

export const setup = z.object({
  administrador: flag,
  empresa: flag,
  produtos: flag,
  frete: flag,
  pagamento: flag,
  paginas: flag,
});
export const cartSaved = z.object({ itens: z.array(item) });
/** No plan without goods. */
const plans = z.union([z.tuple([]), parcelamento]);
export const cartFreight = shipment.extend({
  cep: text,
  servico: text,
  total: z.object({ valor: money, vista: money, frete: money, parcelamento: plans }),
});

const found = { id, nome: filled, rota, url: absoluteUrl };
export const suggestions = z.object({
  busca: text,
  produtos: z.array(
    z.object({
      ...found,
      sku: filled,
      status,
      imagem: urlOrNone,
      precos: z.object({ de: money, por: money, vista: money }),
    }),
  ),
  categorias: z.array(z.object({ id, nome: filled, rota })),
  marcas: z.array(z.object(found)),
  termos: z.array(filled),
});

export const sitemap = z.object({
  urls: z.array(z.object({ url: absoluteUrl, alterado: z.union([z.literal(''), time]) })).min(1),
  info: z.object({ offset: count, limit: id, exibindo: count, total: count }),
});

export const feed = z.object({
  produtos: z
    .array(
      produto.extend({
        ean: text,
        mpn: text,
        prevenda: z.object({ dataEncerramento: time }).optional(),
        AgendamentoPreco: z.object({ aplicado: agendamentoPreco.optional() }),
        taxonomia: z.array(filled).min(1),
        peso: count,
      }),
    )
    .min(1),
  proximo: count,
});

export const regions = z.object({
  regioes: z
    .array(
      z
        .object({
          ufs: z.array(z.string().length(2)).min(1),
          minimo: money,
          maximo: money,
          prazoMinimo: count,
          prazoMaximo: count,
        })
        .refine(
          ({ minimo, maximo, prazoMinimo, prazoMaximo }) => minimo <= maximo && prazoMinimo <= prazoMaximo,
        ),
    )
    .min(1),
});

export const skuList = z.object({
  adicionadas: count,
  faltas: z.array(
    z.object({
      linha: id,
      texto: filled,
      motivo: z.enum([
        'cheio',
        'desconhecido',
        'escolha',
        'esgotado',
        'estoque',
        'quantidade',
        'sobConsulta',
      ]),
      restam: count,
    }),
  ),
  mensagens: z.array(filled),
});

const ponta = z.object({
  aparelho: z.object({ id: filled, nome: filled }).nullable(),
  porta: z.object({ id: filled, nome: filled, conector: filled }).nullable(),
});
const ligacaoProduto = z.object({
  id,
  sku: filled,
  nome: filled,
  rota,
  preco: money,
  estoque: count,
  status,
  quantidade: count,
  papel: z.enum(['principal', 'ligacao', 'emenda']),
  conectores: z.tuple([filled, filled]),
  comprimento: z.number(),
  valor: count,
  imagem: text,
});
export const ligacao = z.object({
  lido: z.object({ de: ponta, para: ponta, metros: z.number().nullable(), precisa: z.array(filled) }),
  tipo: z.enum(['cabo', 'adaptador', 'conversor', 'cadeia', 'nenhum']),
  motivo: z.enum(['fisico', 'origem', 'distancia', 'catalogo']).nullable(),
  direto: z.literal(true).optional(),
  conectores: z.array(filled),
  passos: z.array(
    z.strictObject({
      nome: filled,
      quantidade: z.int().min(1),
      conectores: z.tuple([filled, filled]),
      comprimento: z.number().min(0),
      encaixes: z.tuple([filled, filled]).optional(),
      marcas: z
        .union([
          z.tuple([z.literal('fonte'), z.literal('tela')]),
          z.tuple([z.literal('tela'), z.literal('fonte')]),
        ])
        .optional(),
    }),
  ),
  produtos: z.array(ligacaoProduto),
  explicacao: z.array(filled),
  limites: z.array(filled),
  confira: z.array(filled),
  alternativas: z.array(z.object({ motivo: filled, produtos: z.array(ligacaoProduto) })),
  rejeitados: z.array(z.object({ sku: filled, nome: filled, rota, motivo: filled })),
});
const nomeado = { id: filled, nome: filled };
export const ligarOpcoes = z.object({
  ativo: flag,
  aparelhos: z.array(z.object({ ...nomeado, saidas: z.array(filled), entradas: z.array(filled) })),
  portas: z.array(z.object({ ...nomeado, conector: filled })),
  precisa: z.array(z.object({ ...nomeado, grupo: filled })),
  pares: z.array(z.object({ de: filled, para: filled, titulo: filled, texto: filled })),
});
const uso = {
  de: filled,
  para: filled,
  titulo: filled,
  metros: z.number().nullable(),
  precisa: z.array(filled),
};
export const ligarProduto = z.object({
  serve: z.array(z.object({ ...uso, nota: z.string() })),
  naoServe: z.array(z.object({ ...uso, nota: filled })),
  acompanha: z.array(z.object({ id: z.number(), sku: filled, nome: filled, rota })),
});
export const ligarPares = z.object({
  pares: z.array(z.object({ de: filled, para: filled, titulo: filled })),
});
/** '' of typed ends that are not clear. */
export const ligarTexto = z.object({
  de: z.string(),
  para: z.string(),
  titulo: z.string(),
  metros: z.number().nullable(),
  opcoes: z.array(z.object({ de: filled, para: filled, titulo: filled })),
  sobra: z.string().optional(),
  quantos: z.object({ de: z.number(), para: z.number() }).optional(),
});
export const ligarConferencia = z.object({
  avisos: z.array(z.object({ texto: filled, de: filled.nullable(), para: filled.nullable() })),
});
export const kits = z.object({ kits: z.array(list) });
