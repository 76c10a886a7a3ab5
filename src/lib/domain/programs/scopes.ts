/** What a key lets a program do. Each call asks for one of them; keys hold as few as their program needs. */
export const SCOPES = [
  'pedidos:ler',
  'pedidos:escrever',
  /** Names, documents and addresses of buyers. */
  'clientes:ler',
  'produtos:ler',
  'produtos:escrever',
  'estoque:escrever',
  'eventos:ler',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Days after which a key ends; 0 for one that ends only when it is revoked. */
export const KEY_TERMS = [30, 90, 365, 0] as const;

/** Calls a minute that a key may make. */
export const KEY_LIMITS = [60, 300, 1200] as const;

/** How a key begins, so that people and scanners of leaked secrets recognise one. */
export const KEY_PREFIX = 'vit_';
