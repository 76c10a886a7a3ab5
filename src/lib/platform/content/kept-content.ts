/** What marketers typed, in the form in which it is kept and shown, and back. */
import type {
  Conteudo,
  ConteudoAparencia,
  ConteudoBanner,
  ConteudoPagina,
  ConteudoPeca,
} from '#lib/contract/panel-content.ts';
import type { Secao } from '#lib/contract/section.ts';
import { contentFaults } from '#lib/domain/content/content-form.ts';
import { soundSection } from '#lib/domain/content/sections.ts';
import { type Appearance, appearanceOf } from '#lib/domain/shop/appearance.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { type PictureSize, pictureSize } from '#lib/platform/media/size.ts';
import { libraryOriginal } from '../media/original.ts';
import type {
  BannerContent,
  BannerFile,
  PageContent,
  PieceContent,
  SectionContent,
} from '../schema/content.ts';
import { markdownHtml } from './markdown.ts';
import type { AnyContent, ContentRow } from './queries/content.ts';

/**
 * @param previous What it is written over, whose parts that nobody types stay.
 * @throws HttpError 400 for what the form would not take, 404 for a picture that is not there.
 */
export async function keptContent(
  deps: Pick<Deps, 'db' | 'readUpload'>,
  conteudo: Conteudo,
  tipo: ContentRow['tipo'],
  previous: AnyContent | undefined,
): Promise<AnyContent> {
  const [fault] = Object.keys(contentFaults(conteudo, tipo));
  if (fault !== undefined) throw new HttpError(400, message.invalidField(fault));
  const picture: Picture = (imagem, before) => pictureOf(deps, imagem, before);
  if (conteudo.especie === 'pagina') return page(conteudo, previous as PageContent | undefined, picture);
  if (conteudo.especie === 'aparencia') return appearance(conteudo, picture);
  if (conteudo.especie === 'banner') return banner(conteudo, previous as BannerContent | undefined, picture);
  return piece(conteudo, previous as PieceContent | undefined, picture);
}

type Pictured = { readonly imagem: string; readonly imagemOriginal: string };
/** What is kept of a picture beside its path; `before` is what stood in its place. */
type Picture = (
  imagem: string,
  before: Pictured | undefined,
) => Promise<PictureSize & Pick<Pictured, 'imagemOriginal'>>;

/** A picture that stayed keeps the file it was made from; one of the library names its own. */
async function pictureOf(
  { db, readUpload }: Pick<Deps, 'db' | 'readUpload'>,
  imagem: string,
  before: Pictured | undefined,
): ReturnType<Picture> {
  if (imagem === '') return { imagemOriginal: '', largura: 0, altura: 0 };
  const size = await pictureSize(imagem, readUpload);
  if (!size) throw notFound(message.unknownContentPicture(imagem));
  if (before?.imagem === imagem) return { imagemOriginal: before.imagemOriginal, ...size };
  return { imagemOriginal: (await libraryOriginal(db, imagem)) ?? imagem, ...size };
}

async function page(
  { especie: _, texto, secoes, ...typed }: ConteudoPagina,
  previous: PageContent | undefined,
  picture: Picture,
): Promise<PageContent> {
  const { imagemOriginal } = await picture(typed.imagem, previous);
  const before = previous?.secoes ?? [];
  const sections = await Promise.all(secoes.map((section) => sectionWith(section, before, picture)));
  return {
    ...typed,
    ...(sections.length > 0 && { secoes: sections }),
    descricao: markdownHtml(texto),
    fonte: texto,
    imagemOriginal,
    codigoCss: previous?.codigoCss ?? '',
  };
}

async function sectionWith(
  section: Secao,
  before: readonly SectionContent[],
  picture: Picture,
): Promise<SectionContent> {
  const { tipo, campos } = soundSection(section);
  const imagem = campos.imagem ?? '';
  const kept = before.find((other) => other.campos.imagem === imagem);
  return { tipo, campos, ...(await picture(imagem, kept && { imagem, ...kept })) };
}

/** As pages read it; its pictures are there. */
async function appearance(conteudo: ConteudoAparencia, picture: Picture): Promise<Appearance> {
  const { logo, icone, social, semImagem } = conteudo;
  for (const path of [logo, icone, social, semImagem]) await picture(path, undefined);
  return appearanceOf(conteudo);
}

async function piece(
  { especie: _, texto, perguntas, ...typed }: ConteudoPeca,
  previous: PieceContent | undefined,
  picture: Picture,
): Promise<PieceContent> {
  return {
    ...typed,
    texto: markdownHtml(texto),
    fonte: texto,
    perguntas: perguntas.map(({ pergunta, resposta }) => ({
      pergunta,
      resposta: markdownHtml(resposta),
      fonte: resposta,
    })),
    ...(await picture(typed.imagem, previous)),
  };
}

async function banner(
  { titulo, alt, link, novaJanela, ...pictures }: ConteudoBanner,
  previous: BannerContent | undefined,
  picture: Picture,
): Promise<BannerContent> {
  const file = async (imagem: string, before: BannerFile | undefined): Promise<BannerFile> => ({
    imagem,
    link,
    alt,
    ...(await picture(imagem, before)),
  });
  return {
    titulo,
    tagTitulo: previous?.tagTitulo ?? 'h2',
    target: novaJanela ? '_blank' : '_self',
    desktop: await file(pictures.desktop, previous?.desktop),
    mobile: await file(pictures.mobile, previous?.mobile),
  };
}

/** A text without source came as HTML and is edited as it is. */
export function typedContent(content: AnyContent): Conteudo {
  if ('destaque' in content) return { especie: 'aparencia', ...appearanceOf(content) };
  if ('nome' in content) {
    const { descricao, fonte, imagemOriginal: _, codigoCss: __, secoes = [], ...typed } = content;
    const sections = secoes.map(({ tipo, campos }) => ({ tipo, campos }));
    return { especie: 'pagina', ...typed, texto: fonte ?? descricao.trim(), secoes: sections };
  }
  if ('desktop' in content) {
    const { titulo, target, desktop, mobile } = content;
    const { alt, link } = desktop;
    const pictures = { desktop: desktop.imagem, mobile: mobile.imagem };
    return { especie: 'banner', titulo, alt, link, novaJanela: target === '_blank', ...pictures };
  }
  const { texto, fonte, perguntas, imagemOriginal: _, largura: __, altura: ___, ...typed } = content;
  return {
    especie: 'peca',
    ...typed,
    texto: fonte ?? texto.trim(),
    perguntas: perguntas.map(({ pergunta, resposta, fonte: source }) => ({
      pergunta,
      resposta: source ?? resposta.trim(),
    })),
  };
}
