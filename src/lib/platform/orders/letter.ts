/** The letter about an order, to its buyer or to the shop. */
import type { Pedido } from '#lib/contract/order.ts';
import { formatCep } from '#lib/domain/cep.ts';
import { type Centavos, formatBRL } from '#lib/domain/money.ts';
import { streetLine } from '#lib/domain/postal-address.ts';
import { formatTaxId } from '#lib/domain/tax-id.ts';
import type { Shop } from '../present/shop.ts';
import type { Letter } from '../queries/order-letters.ts';

type Facts = Pick<Letter, 'leitor' | 'assunto'> & { readonly shop: Pick<Shop, 'siteUrl' | 'configuracoes'> };

export function orderLetter(
  order: Pedido<Centavos>,
  { leitor, assunto, shop }: Facts,
): { readonly subject: string; readonly text: string } {
  const { site } = shop.configuracoes.sistema.geral;
  const { numero, comprador } = order;
  const link = `${shop.siteUrl}/checkout/pedido/${numero}`;
  const cancelled = assunto === 'cancelado';
  if (leitor === 'loja') {
    return {
      subject: `Pedido ${numero} ${cancelled ? 'cancelado' : 'recebido'}: ${comprador.nome}`,
      text: `${cancelled ? `O comprador cancelou o pedido ${numero}. O estoque já voltou.` : `Chegou o pedido ${numero}.`}

${buyerText(order)}

${orderText(order)}
`,
    };
  }
  return {
    subject: `Pedido ${numero} ${cancelled ? 'cancelado' : 'recebido'} na ${site.nome}`,
    text: `Olá, ${comprador.nome}!

${cancelled ? CANCELLED(numero) : RECEIVED(numero)}

${orderText(order)}

Veja o pedido a qualquer momento em:
${link}

${cancelled ? '' : WITHDRAWAL}Dúvidas? Responda este e-mail${site.telefone === '' ? '' : ` ou ligue para ${site.telefone}`}.

${site.nome}
`,
  };
}

const RECEIVED = (numero: number): string =>
  `Recebemos o seu pedido ${numero}. Vamos entrar em contato para combinar o pagamento; os produtos já estão separados para você.`;
const CANCELLED = (numero: number): string =>
  `O seu pedido ${numero} foi cancelado e nada será cobrado por ele.`;
/** Código de Defesa do Consumidor, art. 49. */
const WITHDRAWAL = `Você pode desistir da compra em até 7 dias depois de receber os produtos, sem dar motivo.

`;

function orderText(order: Pedido<Centavos>): string {
  const { linhas, descontos, frete, total, endereco, observacao } = order;
  return [
    ...linhas.map(
      ({ quantidade, nome, atributos, sku, total: sum }) =>
        `${quantidade} x ${nome}${atributos === '' ? '' : ` (${atributos})`}${sku === '' ? '' : `, cód. ${sku}`}: ${plain(sum)}`,
    ),
    ...descontos.map(({ nome, valor }) => `${nome}: -${plain(valor)}`),
    `Frete (${frete.label}, ${frete.prazo.toLowerCase()}): ${frete.valor === 0 ? 'grátis' : plain(frete.valor)}`,
    `Total: ${plain(total.valor)}${total.vista < total.valor ? ` (à vista ${plain(total.vista)})` : ''}`,
    '',
    'Entrega:',
    streetLine(endereco),
    `${endereco.bairro}, ${endereco.cidade} - ${endereco.uf}, CEP ${formatCep(endereco.cep)}`,
    ...(observacao === '' ? [] : ['', `Observação: ${observacao}`]),
  ].join('\n');
}

function buyerText({ comprador }: Pedido<Centavos>): string {
  const { nome, documento, inscricaoEstadual, email, telefone } = comprador;
  return [
    nome,
    `CPF ou CNPJ: ${formatTaxId(documento)}`,
    ...(inscricaoEstadual === '' ? [] : [`Inscrição estadual: ${inscricaoEstadual}`]),
    email,
    ...(telefone === '' ? [] : [telefone]),
  ].join('\n');
}

/** Mails are plain text: an ordinary space after the sign. */
function plain(value: Centavos): string {
  return formatBRL(value).replaceAll('\u00a0', ' ');
}
