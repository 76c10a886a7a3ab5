/** A message or a quote request of a visitor, to the shop, whose answer goes straight to their writer. */

import { formatPhone } from '#lib/domain/kernel/phone.ts';
import { text } from '#lib/domain/mail/blocks.ts';
import { facts, oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { absolute } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import { findLead } from '../queries/leads.ts';

export const leadWriter: Writer = async ({ deps, shop }, id) => {
  const lead = await findLead(deps.db, id);
  if (!lead) return undefined;
  const { tipo, nome, email, contato, assunto, mensagem, produto, slug } = lead;
  const budget = tipo === 'budget';
  const topic = budget ? oneLine(produto) : oneLine(assunto);
  return {
    to: shopAddress(shop),
    replyTo: { name: oneLine(nome), address: email },
    subject: `${budget ? 'Pedido de orçamento' : 'Mensagem'} ${id} pelo site: ${topic || oneLine(nome)}`,
    body: [
      facts({
        Nome: nome,
        'E-mail': email,
        Telefone: formatPhone(contato),
        Assunto: assunto,
        Produto: produto,
        Página: slug === '' ? '' : absolute(shop, productRota(shop, slug).path),
      }),
      mensagem === '' ? text('Sem mensagem.') : { kind: 'said', by: '', text: mensagem },
      text('Responda este e-mail para escrever a quem enviou a mensagem.'),
    ],
  };
};
