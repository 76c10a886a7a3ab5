/** The badges a product can carry on its picture. */
import type { SeedProduct } from './types.ts';

type SeedSeal = {
  readonly slug: SeedProduct['selos'][number];
  readonly nome: string;
  readonly label: string;
  /** `#rrggbb`, with a contrast of at least 4.5 to each other. */
  readonly cor_texto: string;
  readonly cor_selo: string;
};

export const SEALS: readonly SeedSeal[] = [
  { slug: 'oferta', nome: 'Oferta', label: 'Oferta', cor_texto: '#ffffff', cor_selo: '#b3261e' },
  { slug: 'lancamento', nome: 'Lançamento', label: 'Lançamento', cor_texto: '#ffffff', cor_selo: '#1f3a68' },
  {
    slug: 'mais-vendido',
    nome: 'Mais vendido',
    label: 'Mais vendido',
    cor_texto: '#1b2130',
    cor_selo: '#f2c94c',
  },
  {
    slug: 'certificado',
    nome: 'Certificado',
    label: 'Certificado',
    cor_texto: '#ffffff',
    cor_selo: '#1f6b45',
  },
  {
    slug: 'frete-rapido',
    nome: 'Envio rápido',
    label: 'Envio rápido',
    cor_texto: '#1b2130',
    cor_selo: '#dfe6f0',
  },
];
