/** What shop and buyer agree on: in the hand, on pick-up, by invoice. Nothing is charged until a person says that it was paid. */
import { MANUAL } from '../mark-paid.ts';
import type { PeopleProvider } from './provider.ts';

export const manualProvider: PeopleProvider = {
  name: MANUAL,
  witness: 'people',
  methods: ['combinar', 'retirada', 'faturado', 'pix', 'boleto', 'cartao'],
};
