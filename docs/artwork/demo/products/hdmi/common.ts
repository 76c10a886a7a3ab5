import { secao, ul } from '../html.ts';

/** Wording of values that become filters: the same thing is always written the same way. */
export const RESOLUCAO = {
  fullHd: '1080p (1920 × 1080)',
  quatroK: '4K (3840 × 2160)',
  oitoK: '8K (7680 × 4320)',
  dezesseisK: '16K (15360 × 8640)',
} as const;

/** `taxa-maxima` of a video cable is the rate at 4K, which is what buyers compare. */
export const ALTA_VELOCIDADE = {
  classe: 'HDMI High Speed',
  compatibilidade: ['HDMI 1.4'],
  'resolucao-maxima': RESOLUCAO.quatroK,
  'taxa-maxima': 30,
  'largura-de-banda': 10.2,
} as const;

export const PREMIUM_18G = {
  classe: 'HDMI Premium High Speed',
  compatibilidade: ['HDMI 1.4', 'HDMI 2.0'],
  'resolucao-maxima': RESOLUCAO.quatroK,
  'taxa-maxima': 60,
  'largura-de-banda': 18,
} as const;

/** Active and optical 18 Gb/s cables: outside the Premium programme, which is for passive copper. */
export const ATIVO_18G = { ...PREMIUM_18G, classe: 'HDMI High Speed 18 Gb/s' } as const;

export const ULTRA_48G = {
  classe: 'HDMI Ultra High Speed',
  compatibilidade: ['HDMI 1.4', 'HDMI 2.0', 'HDMI 2.1'],
  'resolucao-maxima': RESOLUCAO.oitoK,
  'taxa-maxima': 120,
  'largura-de-banda': 48,
} as const;

export const RECURSOS_18G = ['HDR', 'ARC', 'CEC', 'Ethernet', '3D'] as const;
export const RECURSOS_48G = ['HDR', 'VRR', 'ALLM', 'ARC', 'eARC', 'CEC', 'Ethernet', '3D'] as const;

/** Bends and plugs, for copper HDMI of the given diameter in mm. */
export function cuidados(diametro: number): string {
  const raio = Math.round(diametro * 6);
  return secao(
    'Cuidados',
    ul(
      `Não dobre em curva com menos de ${raio} mm de raio, principalmente junto do plugue.`,
      'Encaixe e retire segurando o conector. Porta HDMI não tem trava, e o peso do cabo não deve ficar pendurado nela.',
      'Se for embutir em conduíte, puxe pelo corpo do cabo e proteja a ponta: o conector passa em eletroduto de 1 polegada.',
    ),
  );
}
