/** The mail to the shop about a new reseller application. */
import { formatPhone } from '#lib/domain/kernel/phone.ts';
import { formatTaxId } from '#lib/domain/kernel/tax-id.ts';
import { link, text } from '#lib/domain/mail/blocks.ts';
import { facts, oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findApplicant } from '../queries/resellers.ts';

/** Not sent once the shop has decided. */
export const resellerWriter: Writer = async ({ deps, shop }, user) => {
  const applicant = await findApplicant(deps.db, user);
  if (!applicant) return undefined;
  const { nome_razao, nome_fantasia, cpf_cnpj, inscricao_estadual, email, celular, telefone } = applicant;
  return {
    to: shopAddress(shop),
    replyTo: { name: oneLine(nome_razao), address: email },
    subject: `Pedido de revenda: ${oneLine(nome_razao)}`,
    body: [
      text(`${oneLine(nome_razao)} pediu preços de revenda.`),
      facts({
        Nome: nome_razao,
        'Nome fantasia': nome_fantasia,
        'CPF ou CNPJ': formatTaxId(cpf_cnpj),
        'Inscrição estadual': inscricao_estadual,
        'E-mail': email,
        Telefone: formatPhone(celular || telefone),
      }),
      text('A conta continua com os preços normais até que a loja aprove o pedido.'),
      link('Aprove ou recuse em:', 'Abrir o cliente', `${shop.siteUrl}/painel/clientes/${user}`),
      text('Responda este e-mail para escrever a quem pediu.'),
    ],
  };
};
