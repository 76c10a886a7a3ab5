/** `panel/letters`: the words of the shop's letters to its customers, with a sample of each and a test of the way out. */
import { z } from 'zod';
import type { CartaAberta, CartaPainel } from '#lib/contract/panel-letters.ts';
import type { LetterText } from '#lib/domain/mail/letter.ts';
import { letterFaults } from '#lib/domain/mail/letter-faults.ts';
import { defaultText, LETTER_NAMES, type LetterName } from '#lib/domain/mail/letters.ts';
import { SITE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { mailMessage } from '#lib/platform/kernel/http/mail-messages.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { staffMail } from '#lib/platform/panel/queries/staff.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { withoutWriting } from '#lib/platform/panel/write.ts';
import { lockSettings, readLetterTexts, saveLetterTexts } from '#lib/platform/shop/queries/settings.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { openDesk } from '../desk.ts';
import { type LetterTexts, letterTexts, textOf, withText } from '../letter-texts.ts';
import { type Composed, compose, type Desk, type Letter } from '../mail.ts';
import { mailOf, sendLetter } from '../send-letter.ts';

export type LetterDeps = Deps & {
  /** What a letter would say of something invented. */
  readonly letterSample: (name: LetterName, shop: Shop) => Omit<Composed, 'to'>;
};

const SECTION = 'emails';
const WORDS = {
  assunto: z.string().max(2000),
  abertura: z.string().max(2000),
  fechamento: z.string().max(2000),
};

export function panelLettersEndpoints(deps: LetterDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/letters',
        summary: 'The letters of the shop to its customers, with their words',
        roles: SITE,
        answer: 'CartasPainel',
      },
      async () => {
        const texts = letterTexts(await readLetterTexts(deps.db));
        return { cartas: LETTER_NAMES.map((name) => cardOf(texts, name)), servidor: deps.hasMailServer };
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/letters/:nome',
        summary: 'A letter, with a sample of it in the words that are kept or in those that are sent along',
        roles: SITE,
        query: z.object(WORDS).partial(),
        answer: 'CartaAberta',
      },
      async ({ param, query }) => present(nameIn(param('nome')), query),
    ),
    panel(
      {
        method: 'put',
        path: '/panel/letters/:nome',
        summary: 'Saves the words of a letter; those that the shop came with restore it',
        roles: SITE,
        body: z.object({ revisao: requiredText(40), ...WORDS }),
        answer: 'CartaAberta',
      },
      async ({ body: { revisao, ...typed }, param, write }) => {
        const name = nameIn(param('nome'));
        const words = cleaned(typed);
        const [wrong] = Object.keys(letterFaults(name, words));
        if (wrong !== undefined) throw new HttpError(400, message.invalidField(wrong));
        return write(
          {
            async lock(trx) {
              await lockSettings(trx);
              return letterTexts(await readLetterTexts(trx));
            },
            seen: { was: revisao, is: (texts) => revisionOf(textOf(texts, name)) },
            async write(trx, texts, { now }) {
              await saveLetterTexts(trx, withText(texts, name, words), now);
              const campos = differences(textOf(texts, name), words);
              return { result: name, history: { secao: SECTION, alvo: name, acao: 'mudou', campos } };
            },
          },
          (saved) => present(saved),
        );
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/letters/:nome/test',
        summary: 'Mails a sample of a letter to whoever asks for it',
        roles: SITE,
        answer: 'CartaTeste',
      },
      async ({ param, staff }) => {
        const desk = await openDesk(deps);
        const para = await staffMail(deps.db, staff.id);
        const letter = { ...sampleOf(desk, nameIn(param('nome'))), to: para };
        await sendLetter(desk, letter).catch((error: unknown) => {
          throw new HttpError(409, mailMessage.mailNotTaken(error instanceof Error ? error.message : ''));
        });
        return withoutWriting({ para, servidor: deps.hasMailServer });
      },
    ),
  ];

  async function present(name: LetterName, tried: Tried = {}): Promise<CartaAberta> {
    const [desk, alteracoes] = await Promise.all([
      openDesk(deps),
      readChanges(deps.db, SECTION, { alvo: name }),
    ]);
    const kept = textOf(desk.texts, name);
    const { assunto = kept.assunto, abertura = kept.abertura, fechamento = kept.fechamento } = tried;
    const words = cleaned({ assunto, abertura, fechamento });
    const letter = sampleOf({ ...desk, texts: { ...desk.texts, [name]: words } }, name);
    const { subject, text, html } = mailOf(desk.shop, letter);
    return {
      carta: cardOf(desk.texts, name),
      revisao: revisionOf(kept),
      amostra: { assunto: subject, texto: text, html },
      alteracoes,
    };
  }

  function sampleOf(desk: Desk, name: LetterName): Letter {
    return compose(desk, name, { ...deps.letterSample(name, desk.shop), to: '' });
  }
}

type Tried = { readonly [Field in keyof LetterText]?: string | undefined };

/** @throws HttpError 404 for no letter of the shop. */
function nameIn(typed: string | undefined): LetterName {
  const name = LETTER_NAMES.find((one) => one === typed);
  if (name === undefined) throw notFound();
  return name;
}

function cardOf(texts: LetterTexts, nome: LetterName): CartaPainel {
  const mudada = revisionOf(textOf(texts, nome)) !== revisionOf(defaultText(nome));
  return { nome, ...textOf(texts, nome), mudada };
}

/** Line ends of forms are two characters. */
function cleaned({ assunto, abertura, fechamento }: LetterText): LetterText {
  const plain = (typed: string): string => typed.replaceAll('\r\n', '\n').trim();
  return {
    assunto: plain(assunto).replace(/\s+/g, ' '),
    abertura: plain(abertura),
    fechamento: plain(fechamento),
  };
}
