/** What the page of an answer calls its two ends and the answer itself. */
import type { Ligacao, LigarOpcoes, LinkPage, PontaLida } from '#lib/contract/finder.ts';
import { deviceNoun, type Form, phrase, portNoun } from '#lib/domain/finder/nouns.ts';
import type { Money } from '#lib/domain/kernel/money.ts';
import { finderText } from '#lib/text/finder.ts';

/** What was asked about, also where the device has no such port: 'HDMI da TV'. */
function endName(options: LigarOpcoes, { aparelho, porta }: PontaLida, end: string): string {
  const [asked = '', port] = end.split('~');
  const device = options.aparelhos.find(({ id }) => id === asked)?.nome ?? aparelho?.nome;
  if (device === undefined) return portNoun(porta?.nome ?? '');
  const socket = options.portas.find(({ id }) => id === port)?.nome ?? porta?.nome;
  if (port === undefined || socket === undefined) return deviceNoun(device);
  return `${portNoun(socket)} ${phrase('do', deviceNoun(device))}`;
}

/** Both ends with the word that a sentence puts before them. */
export function linkNames({ options, link, from, to }: Pick<LinkPage, 'options' | 'link' | 'from' | 'to'>) {
  const names = { from: endName(options, link.lido.de, from), to: endName(options, link.lido.para, to) };
  return (end: 'from' | 'to', form: Form): string => phrase(form, names[end]);
}

/** 'da TV', of the device whose ports stand to choose. */
export const ofDevice = ({ aparelho }: PontaLida): string => phrase('do', deviceNoun(aparelho?.nome ?? ''));

/** The answer in a few words. */
export function linkHeadline<M extends Money>({ tipo, explicacao, lido, conectores }: Ligacao<M>): string {
  if (tipo === 'nenhum') return (explicacao[0] ?? '').replace(/\.$/, '');
  if (tipo !== 'conversor') return finderText.types[tipo];
  const { boxes } = finderText;
  const [many, chosen] = ['duplicar', 'escolher-fonte'].map((id) => lido.precisa.includes(id));
  if (many && chosen) return boxes.matriz;
  if (many) return boxes.splitter;
  if (chosen) return boxes.switch;
  const [first, last] = conectores;
  return first === last ? boxes.aparelho : finderText.types.conversor;
}
