/** What an answer about an address need not say of itself: where it is, and what it is called. */
import { type Fields, isFields, readText } from './reading.ts';

export type Place = {
  /** The `url` that was asked for; '' for a call that takes none. */
  readonly address: string;
  /** The words of a search. */
  readonly term: string;
};

export function placeOf(query: URLSearchParams): Place {
  return { address: query.get('url') ?? '', term: query.get('busca') ?? '' };
}

export function prepared(call: string, given: unknown, { address, term }: Place, siteUrl: string): unknown {
  if (!call.startsWith('url/') || call === 'url/verify' || !isFields(given)) return given;
  const path = pathOf(call, address);
  const estrutura = isFields(given.estrutura) ? given.estrutura : {};
  const said = isFields(estrutura.seo) ? estrutura.seo : {};
  // Themes keep the texts of institutional pages themselves: there may be none in the answer.
  const none = call === 'url/page' ? {} : undefined;
  const content = isFields(given.conteudo) ? given.conteudo : none;
  const title = readText(said.title);
  const name = title ?? lastStep(estrutura.breadcrumb) ?? wordsOf(path);
  const conteudo = content && named(call, content, { name, path, term });
  const seo = {
    ...said,
    title: title ?? nameOf(conteudo),
    titleSocial: readText(said.titleSocial) ?? title ?? nameOf(conteudo),
    canonical: said.canonical || siteUrl + path,
  };
  return { ...given, estrutura: { ...estrutura, seo }, ...(conteudo && { conteudo }) };
}

function pathOf(call: string, address: string): string {
  if (call === 'url/home') return '/';
  return call === 'url/product/listing/search' ? '/busca' : address;
}

type Known = { readonly name: string; readonly path: string; readonly term: string };

/** A listing is called what leads there; a product or list has its own name, or is none. */
function named(call: string, conteudo: Fields, { name, path, term }: Known): Fields {
  switch (call) {
    case 'url/product/detail':
    case 'url/list/detail':
      return at(conteudo, path);
    case 'url/product/listing/category':
      return { ...conteudo, categoria: withName(conteudo.categoria, name) };
    case 'url/product/listing/brand':
      return { ...conteudo, marca: withName(conteudo.marca, name) };
    case 'url/product/listing/landing-page':
      return { ...conteudo, landingPage: withName(conteudo.landingPage, name) };
    case 'url/product/listing/search': {
      const busca = isFields(conteudo.busca) ? conteudo.busca : {};
      return { ...conteudo, busca: { ...busca, texto: readText(busca.texto) ?? term } };
    }
    case 'url/page':
      return withName(conteudo, name);
    default:
      return conteudo;
  }
}

function withName(given: unknown, name: string): Fields {
  const entity = isFields(given) ? given : {};
  return { ...entity, nome: readText(entity.nome) ?? name };
}

/** The page of a product or list is where it was asked for. */
function at(conteudo: Fields, path: string): Fields {
  const rota = isFields(conteudo.rota) ? conteudo.rota : {};
  return path === '' || rota.path || rota.route || conteudo.url
    ? conteudo
    : { ...conteudo, rota: { ...rota, path } };
}

function nameOf(conteudo: Fields | undefined): string | undefined {
  if (!conteudo) return undefined;
  const about = [conteudo, conteudo.categoria, conteudo.marca, conteudo.landingPage, conteudo.busca];
  const names = about.filter(isFields).map(({ nome, texto }) => readText(nome) ?? readText(texto));
  return names.find((name) => name !== undefined);
}

function lastStep(breadcrumb: unknown): string | undefined {
  const last: unknown = Array.isArray(breadcrumb) ? breadcrumb.at(-1) : undefined;
  return isFields(last) ? readText(last.label) : undefined;
}

/** `/cabos-de-video/hdmi` is called "hdmi" by nobody who knows better. */
function wordsOf(path: string): string {
  const last = path.split('/').findLast((step) => step !== '') ?? '';
  const words = last.replace(/\.html$/, '').replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
