import type { Usuario } from '#lib/contract/checkout.ts';
import type { SessionRow } from '../queries/sessions.ts';

/** The user of a session nobody logged in to, complete (platform contract 2.11); the place is the CEP they quoted. */
export function presentAnonymous(session: SessionRow | undefined): Usuario {
  const { cep = '', cidade = '', uf = '' } = session ?? {};
  return {
    id: 0,
    nomeRazao: '',
    nomeFantasia: '',
    celular: '',
    telefone: '',
    email: '',
    pessoa: '',
    sexo: 'i',
    nascimento: '',
    revendedor: false,
    logado: false,
    loginFacilitado: false,
    primeiraCompra: false,
    optin: false,
    ativo: false,
    representantes: [],
    vendaInterna: {},
    endereco: { cep, principal: cidade === '' ? {} : { cep, cidade, uf, pais: 'BR' } },
    pontos: { valorTotal: { quantidade: 0, valorEmMoeda: 0 }, valorPorCanal: [] },
    userHash: { nomeRazao: '', email: '', celular: '', telefone: '' },
    perfilMultiplo: [],
  };
}
