/**
 * Accounts to try the demo store with. Their password is public, so nothing but the demo seed may make them. The hashes
 * are written down because a transaction may not wait for one, and because a seed is the same every time.
 */
import type { Representante } from '#lib/contract/checkout.ts';

export const DEMO_PASSWORD = 'cabo-de-demonstracao';

type SeedAddress = {
  readonly cep: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly complemento?: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
};

export type SeedAccount = {
  /** What it is there to show, for the operator's console. */
  readonly papel: string;
  readonly email: string;
  readonly senha_hash: string;
  readonly pessoa: 'f' | 'j';
  readonly nome_razao: string;
  readonly nome_fantasia?: string;
  readonly cpf_cnpj: string;
  readonly inscricao_estadual?: string;
  readonly celular?: string;
  readonly telefone?: string;
  readonly sexo?: 'm' | 'f' | 'o';
  readonly nascimento?: string;
  readonly revendedor?: boolean;
  /** Per cent. */
  readonly desconto_revenda?: number;
  readonly vendedor?: boolean;
  readonly limite_desconto?: number;
  readonly marketing?: boolean;
  readonly administrador?: boolean;
  readonly optin?: boolean;
  readonly ativo?: boolean;
  readonly representantes?: readonly Representante[];
  readonly endereco?: SeedAddress;
};

const REPRESENTANTE: Representante = {
  id: 1,
  nome: 'Renato Vilas Boas',
  celular: '11900000105',
  email: 'vendas@demo.test',
  canais: [],
};

export const ACCOUNTS: readonly SeedAccount[] = [
  {
    papel: 'pessoa física',
    email: 'cliente@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$OSA7EE4RcvPrvXUzWtIR2w$r7UruECC994wx9yiRc4X/wVId52JgKgOpwaaDlfWGg4',
    pessoa: 'f',
    nome_razao: 'Clara Menezes Duarte',
    cpf_cnpj: '70125483040',
    celular: '31900000101',
    sexo: 'f',
    nascimento: '1990-04-17',
    optin: true,
    endereco: {
      cep: '30130010',
      logradouro: 'Praça Sete de Setembro',
      numero: '100',
      complemento: 'sala 501',
      bairro: 'Centro',
      cidade: 'Belo Horizonte',
      uf: 'MG',
    },
  },
  {
    papel: 'empresa, com CNPJ de letras',
    email: 'empresa@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$6eWpmxqQGnp2Ptw+ayvgfQ$2YV+VSSFFfzs6pd8xZPS3N54qi+Fw/oGkjnenyaQ4bA',
    pessoa: 'j',
    nome_razao: 'Auditório Central Locações Ltda.',
    nome_fantasia: 'Auditório Central',
    cpf_cnpj: 'AB12CD34000184',
    inscricao_estadual: 'ISENTO',
    telefone: '1130000102',
    endereco: {
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      uf: 'SP',
    },
  },
  {
    papel: 'revendedor com 15% de desconto e representante',
    email: 'revenda@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$iqHRi4sq2ylXrEkmC+RcVQ$OfOJ7RQ7Czd7WjfA5zWYddZu3usmI3G37IZl+WjZ1EU',
    pessoa: 'j',
    nome_razao: 'Som & Imagem Distribuidora Ltda.',
    nome_fantasia: 'Som & Imagem',
    cpf_cnpj: '45087123000140',
    inscricao_estadual: 'ISENTO',
    celular: '41900000103',
    revendedor: true,
    desconto_revenda: 15,
    representantes: [REPRESENTANTE],
    endereco: {
      cep: '80010000',
      logradouro: 'Rua Quinze de Novembro',
      numero: '300',
      bairro: 'Centro',
      cidade: 'Curitiba',
      uf: 'PR',
    },
  },
  {
    papel: 'conta bloqueada',
    email: 'bloqueado@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$Iib/6b5InRX6pgSAtku/sg$NGaZA2g0NsqNVN6AzvnD8+GAfa2tuV2xZpIhKyyObKs',
    pessoa: 'f',
    nome_razao: 'Bruno Tavares Lima',
    cpf_cnpj: '81593602740',
    ativo: false,
  },
  {
    papel: 'vendedor: entrar abre uma venda interna',
    email: 'vendas@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$JKsAzrRRzAqNe+wseg3SNg$gX12cW4B1L/ornphOw2xxUO026oLbeW7rcJVX00tR+I',
    pessoa: 'f',
    nome_razao: 'Renato Vilas Boas',
    cpf_cnpj: '39018465224',
    celular: '11900000105',
    sexo: 'm',
    vendedor: true,
    limite_desconto: 10,
  },
  {
    papel: 'marketing: páginas, banners e mensagens em /painel',
    email: 'marketing@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$hqIbf8s4UJp5V/a8cbqinA$vgX60L1BTB0/V2hfYA8cz0gm08Ptvsj+qaKve3oT1xs',
    pessoa: 'f',
    nome_razao: 'Marina Coelho Prado',
    cpf_cnpj: '28461703553',
    marketing: true,
  },
  {
    papel: 'administração: tudo em /painel',
    email: 'admin@demo.test',
    senha_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$cLic+DoJydaWlLj6mQuMGA$0wjxieB2eBcnGZcaTaMEY4zDbkg8Ve7OIoer/GnvKOY',
    pessoa: 'f',
    nome_razao: 'Adriana Nunes Falcão',
    cpf_cnpj: '61397048204',
    administrador: true,
  },
];
