/** A message or a quote request of a visitor, to the shop, whose answer goes straight to their writer. */
import { productRota } from '../present/rota.ts';
import { absolute } from '../present/shop.ts';
import { findLead } from '../queries/leads.ts';
import { factLines, oneLine, shopAddress, type Writer } from './letter.ts';

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
    text: `${factLines({
      Nome: nome,
      'E-mail': email,
      Telefone: contato,
      Assunto: assunto,
      Produto: produto,
      Página: slug === '' ? '' : absolute(shop, productRota(shop, slug).path),
    })}

${mensagem === '' ? 'Sem mensagem.' : mensagem}

Responda este e-mail para escrever a quem enviou a mensagem.
`,
  };
};
