/** `ligar`: what links two ports (docs/api/ligar.md). */
import { z } from 'zod';
import { convertLigacao, type LigarOpcoes } from '#lib/contract/finder.ts';
import { answer } from '#lib/domain/finder/answer.ts';
import { furtherQuestions } from '#lib/domain/finder/further-questions.ts';
import { readQuestion, type Unknown } from '#lib/domain/finder/question.ts';
import { needWords, type Rules } from '#lib/domain/finder/rules.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { BY_MEDIA } from '#lib/platform/catalogue/queries/product-parts.ts';
import { products, readMedia } from '#lib/platform/catalogue/queries/products.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { type FinderDeps, readKnowledge } from '../memory/finder.ts';
import { namedIds, presentLigacao } from '../wire/ligacao.ts';

const words = z.string().trim().max(120).optional().default('');

/** Metres between the ports, with a comma or a point. */
const METRES = z
  .string()
  .trim()
  .max(10)
  .optional()
  .transform((text, context) => {
    if (text === undefined || text === '') return undefined;
    const metres = Number(text.replace(',', '.'));
    if (Number.isFinite(metres) && metres >= 0.1 && metres <= 500) return metres;
    context.addIssue({ code: 'custom', message: 'A distância vai de 0,1 a 500 metros.' });
    return z.NEVER;
  });

const MANY = z.coerce.number().int().min(2).max(16).optional();

const NEEDS = z
  .string()
  .max(400)
  .optional()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );

export function ligarEndpoints(deps: FinderDeps): readonly Endpoint[] {
  return [ligar(deps), options(deps)];
}

function ligar(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar',
      summary: 'What links two ports: products in order, reason and limits, or none and why',
      query: z.object({
        deAparelho: words.describe('Source device as people name it, such as `PlayStation 5`.'),
        dePorta: words.describe(
          'Its port, such as `HDMI 2.1 (saída)`; left out, all it usually has are tried.',
        ),
        paraAparelho: words.describe('Target device.'),
        paraPorta: words.describe('Its port.'),
        metros: METRES.describe('Path between the ports in metres, 0.1 to 500.'),
        quantos: MANY.describe('Screens with `duplicar`, sources with `escolher-fonte`: 2 to 16.'),
        precisa: NEEDS.describe(
          'Comma list of what must pass, such as `4k60,hdr`; unknown words are refused.',
        ),
      }),
      answer: 'Ligacao',
    },
    async ({ context, query }) => {
      const { rules, reader, shelf, on } = await deps.finder();
      if (!on) throw notFound(OFF);
      const { metros: metres, ...asked } = query;
      const question = { ...asked, metros: metres };
      const { read, unknown } = readQuestion(reader, question);
      if (!read) throw new HttpError(400, unknown.map(refused).join(' '));
      const found = answer(rules, shelf, read);
      const questions = furtherQuestions(rules, reader, shelf, question, read, found);
      const shop = await readShopFor(deps, context);
      const known = await deps.known();
      const ids = namedIds(found, questions);
      const [rows, media] = await Promise.all([
        products(known, ids, shop.now),
        known.each(BY_MEDIA, readMedia, ids),
      ]);
      // With all pictures: the one of the colour that is proposed may be the last.
      const byId = new Map(rows.map((row) => [row.id, { ...row, media: media.get(row.id) ?? [] }]));
      return convertLigacao(presentLigacao(shop, read, found, byId, questions), toReais);
    },
  );
}

const OFF = 'Esta loja não responde o que liga em quê.';

const BY_PORT = ' Diga a porta dele, como HDMI, P2 ou RJ45.';
const INSTEAD: Readonly<Record<string, string>> = { deAparelho: BY_PORT, paraAparelho: BY_PORT };

const FIELDS: Readonly<Record<string, string>> = {
  deAparelho: 'o aparelho de origem',
  dePorta: 'a porta de origem',
  paraAparelho: 'o aparelho de destino',
  paraPorta: 'a porta de destino',
  precisa: 'o que precisa passar',
};

const EITHER = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

function refused({ field, text, like, several }: Unknown): string {
  const what = FIELDS[field] ?? field;
  if (text === '') return `Diga ${what}.`;
  if (several) return `“${text}” pode ser ${EITHER.format(like)}: diga qual.`;
  const choice = like.length > 0 ? ` Você quis dizer ${like.join(' ou ')}?` : (INSTEAD[field] ?? '');
  return `Não conhecemos “${text}” como ${what.replace(/^[oa] /, '')}.${choice}`;
}

function options(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar/opcoes',
      summary: 'Devices, ports and needs that `ligar` knows; empty while no sheet feeds it',
      answer: 'LigarOpcoes',
    },
    async () => {
      const { rules, on } = await readKnowledge(deps);
      return on ? presentOptions(rules) : { ativo: false, aparelhos: [], portas: [], precisa: [], pares: [] };
    },
  );
}

function presentOptions(rules: Rules): LigarOpcoes {
  const { needs } = rules;
  const groups: readonly (readonly [string, readonly { readonly id: string }[]])[] = [
    ['imagem', needs.modes],
    ['passa', needs.features],
    ['carga', needs.watts],
    ['dados', needs.rates],
    ['caixa', needs.ohms],
    ['montagem', needs.layouts],
  ];
  return {
    ativo: true,
    // What has no socket is known by name, to say so, and offered to nobody.
    aparelhos: rules.devices
      .filter(({ outside }) => outside === undefined)
      .map((device) => ({ id: device.id, nome: device.name, saidas: device.out, entradas: device.in })),
    portas: rules.ports.map(({ id, name, socket, look }) => ({
      id,
      nome: name,
      conector: socket,
      aspecto: look ?? rules.connectors.find((one) => one.id === socket)?.look ?? '',
    })),
    precisa: needWords(needs).map(({ id, name }) => ({
      id,
      nome: name,
      grupo: groups.find(([, list]) => list.some((one) => one.id === id))?.[0] ?? '',
    })),
    pares: rules.pairs.map(({ from, to, title, text }) => ({
      de: from,
      para: to,
      titulo: title,
      texto: text,
    })),
  };
}
