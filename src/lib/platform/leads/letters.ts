/** Sends the messages of visitors to the shop, whose answer goes straight to their writer. */
import type { Deps } from '../platform.ts';
import { type LeadLetter, markLeadSent, takeLeadLetter } from '../queries/lead-letters.ts';
import { readShop } from '../read-shop.ts';

/** Sends all that is due. @throws the last failure, after the rest was tried; what failed is due again later. */
export async function sendLeadLetters(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const letter = await takeLeadLetter(deps.db, deps.now());
    if (!letter) break;
    try {
      await send(deps, letter);
      await markLeadSent(deps.db, letter.id, deps.now());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.at(-1);
}

async function send(deps: Deps, letter: LeadLetter): Promise<void> {
  const { site } = (await readShop(deps)).configuracoes.sistema.geral;
  if (site.email === '') return;
  await deps.sendMail({
    from: { name: site.nome, address: site.email },
    to: site.email,
    replyTo: { name: oneLine(letter.nome), address: letter.email },
    subject: `Mensagem ${letter.id} pelo site: ${oneLine(letter.assunto) || oneLine(letter.nome)}`,
    text: textOf(letter),
  });
}

function textOf({ nome, email, contato, assunto, mensagem }: LeadLetter): string {
  const head = [
    `Nome: ${oneLine(nome)}`,
    `E-mail: ${email}`,
    ...(contato === '' ? [] : [`Telefone: ${oneLine(contato)}`]),
    ...(assunto === '' ? [] : [`Assunto: ${oneLine(assunto)}`]),
  ];
  return `${head.join('\n')}

${mensagem}

Responda este e-mail para escrever a quem enviou a mensagem.
`;
}

/** What visitors write into a field of one line may hold several all the same. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
