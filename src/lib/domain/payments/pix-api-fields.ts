/** Pix by the API of a bank, as the panel edits it; its secrets are sent apart and never shown. */
import type { Faults, Fields, ValuesOf } from '../panel/record.ts';
import { pixBank } from './pix-banks.ts';
import { pixKeyOf } from './pix-key.ts';

export const PIX_API_FIELDS = {
  ativo: {
    kind: 'flag',
    column: 'pix_api_ativo',
    label: 'Pix pelo banco',
    hint: 'O banco gera o código de cada pedido e avisa do pagamento: o pedido se confirma sozinho. Toma o lugar do Pix pela chave.',
  },
  banco: {
    kind: 'choice',
    options: {
      efi: 'Efí',
      inter: 'Inter',
      itau: 'Itaú',
      bb: 'Banco do Brasil',
      sicoob: 'Sicoob',
      outro: 'Outro banco com API Pix',
    },
    column: 'banco',
    label: 'Banco',
    half: true,
  },
  ambiente: {
    kind: 'choice',
    options: { producao: 'Produção', homologacao: 'Homologação (testes, sem dinheiro)' },
    column: 'ambiente',
    label: 'Ambiente',
    half: true,
  },
  apiUrl: {
    kind: 'text',
    longest: 200,
    rule: 'https',
    column: 'api_url',
    label: 'Endereço da API (só para outro banco)',
    hint: 'Como o banco o informa, até antes de /cob.',
    half: true,
  },
  tokenUrl: {
    kind: 'text',
    longest: 200,
    rule: 'https',
    column: 'token_url',
    label: 'Endereço do token (só para outro banco)',
    half: true,
  },
  clientId: {
    kind: 'text',
    longest: 200,
    required: true,
    column: 'client_id',
    label: 'Client ID',
    hint: 'O banco o cria junto com a aplicação da API Pix.',
  },
  chave: {
    kind: 'text',
    longest: 77,
    required: true,
    column: 'chave',
    label: 'Chave Pix que recebe',
    hint: 'Desta conta. Celular começa com +55.',
  },
  nome: {
    kind: 'text',
    longest: 60,
    required: true,
    column: 'nome',
    label: 'Nome de quem recebe',
    half: true,
  },
  cidade: {
    kind: 'text',
    longest: 60,
    required: true,
    column: 'cidade',
    label: 'Cidade de quem recebe',
    half: true,
  },
  minutos: {
    kind: 'number',
    min: 5,
    max: 1440,
    decimals: 0,
    column: 'pix_api_minutos',
    label: 'Prazo para pagar, em minutos',
    hint: 'Depois dele o código não vale mais e o estoque volta. 30 basta para quase todos.',
    fault: 'Escreva um número inteiro de 5 a 1440.',
    note: 'Minutes that a charge is good for.',
  },
} as const satisfies Fields;

export type PixApiFields = ValuesOf<typeof PIX_API_FIELDS>;

/** What is wrong between the fields. */
export function pixApiFaults(values: PixApiFields): Faults {
  const { banco, ambiente, apiUrl, tokenUrl, chave, nome, cidade } = values;
  const faults: Record<string, Faults[string]> = {};
  const bank = pixBank(banco);
  if (bank && bank[ambiente] === undefined) faults.ambiente = 'choice';
  if (bank?.producao.api === '') {
    if (!isServer(apiUrl)) faults.apiUrl = apiUrl.trim() === '' ? 'missing' : 'https';
    if (!isServer(tokenUrl)) faults.tokenUrl = tokenUrl.trim() === '' ? 'missing' : 'https';
  }
  if (chave.trim() !== '' && pixKeyOf(chave) === undefined) faults.chave = 'pixKey';
  for (const [name, text] of Object.entries({ nome, cidade }))
    if (text.trim() !== '' && !/[a-z\d]/i.test(text.normalize('NFD'))) faults[name] = 'letters';
  return faults;
}

/** A name of the web, without name and password, query or hash. */
export function isServer(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(typed);
  const plain = username === '' && password === '' && search === '' && hash === '';
  return protocol === 'https:' && plain && /\.[a-z]{2,}$/i.test(hostname);
}
