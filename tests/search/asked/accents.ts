/** Accents left out, put in, decomposed and encoded twice; capitals. */
import type { Judgement } from '../asked.ts';
import * as f from '../facts.ts';

export const ACCENT_QUERIES: readonly Judgement[] = [
  [
    f.fibre,
    'CORDÃO ÓPTICO',
    'cordao optico',
    'Cordão Óptico',
    'corda%CC%83o o%CC%81ptico',
    'cord%C3%A3o %C3%B3ptico',
    'cordÃ£o Ã³ptico',
  ],
  [f.phoneExtension, 'extensao fone', 'EXTENSÃO FONE', 'extens%C3%A3o fone', 'extensÃ£o fone'],
  [f.ties, 'ABRACADEIRA', 'Abraçadeira', 'abra%C3%A7adeira', 'abracadeira nylon', 'abraçadeira náilon'],
  [f.toslink, 'CABO ÓPTICO DIGITAL', 'cabo optico digital', 'cabo %C3%B3ptico digital', 'cabo ótico digital'],
  [f.component, 'vídeo componente', 'VIDEO COMPONENTE', 'v%C3%ADdeo componente'],
  [f.brand('arveola'), 'ARVEOLA', 'arv%C3%A9ola', 'Arve\u0301ola'],
  [f.hdmiCable, 'CABO HDMI', 'Cabo Hdmi', 'cabo+hdmi', 'cabo%20hdmi'],
  [f.speakerWire, 'FIO CAIXA ACUSTICA', 'fio caixa acústica', 'fio caixa ac%C3%BAstica'],
  [f.all(f.extender), 'extensor hdmi por cabo de rede', 'EXTENSOR HDMI POR CABO DE REDE'],
];
