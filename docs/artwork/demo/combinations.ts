export type SeedCombination = {
  /** Product on whose page the offer stands. */
  readonly slug: string;
  /** Product offered together. */
  readonly indicado: string;
  readonly tipoDesconto: 'porcentagem' | 'valor';
  /** Per cent (`10` is 10 %) or centavos, off the offered product. */
  readonly desconto: number;
};

function pair(slug: string, indicado: string, porcentagem: number): SeedCombination {
  return { slug, indicado, tipoDesconto: 'porcentagem', desconto: porcentagem };
}

function pairOff(slug: string, indicado: string, centavos: number): SeedCombination {
  return { slug, indicado, tipoDesconto: 'valor', desconto: centavos };
}

/** Offers to buy two products together, in the order of the page. */
export const COMBINATIONS: readonly SeedCombination[] = [
  pair('cabo-hdmi-ultra-high-speed-48g-2m', 'switch-hdmi-3x1-48g-8k', 8),
  pair('cabo-hdmi-ultra-high-speed-48g-2m', 'cabo-hdmi-ultra-high-speed-48g-1m', 10),
  pair('cabo-hdmi-essencial-ultra-48g-2m', 'cabo-hdmi-essencial-ultra-48g-1m', 15),
  pair('cabo-hdmi-premium-high-speed-18g-2m', 'cabo-optico-toslink-2m', 10),
  pairOff('switch-hdmi-3x1-48g-8k', 'cabo-hdmi-ultra-high-speed-48g-1m', 1000),
  pair('splitter-hdmi-1x2-18g', 'cabo-hdmi-premium-high-speed-18g-3m', 12),
  pair('splitter-hdmi-1x4-18g', 'cabo-hdmi-premium-high-speed-18g-5m', 12),
  pair('extensor-hdmi-hdbaset-4k-100m', 'keystone-rj45-cat6a-blindado', 20),
  pairOff('conversor-3g-sdi-para-hdmi', 'cabo-bnc-3g-sdi-rg59-10m', 1500),
  pair('cabo-bnc-12g-sdi-rg59-20m', 'emenda-bnc-femea-femea-12g-kit-5', 10),
  pair('bobina-coaxial-rg6-12g-sdi-100m', 'alicate-crimpar-bnc-rg59-rg6-75-ohms', 15),
  pair('rolo-coaxial-rg59-3g-sdi-100m', 'decapador-coaxial-3-laminas-rg59-rg6', 15),
  pair('cabo-xlr-balanceado-5m', 'cabo-xlr-balanceado-3m', 10),
  pair('cabo-p10-trs-balanceado-3m', 'cabo-xlr-balanceado-3m', 10),
  pair('cabo-p10-instrumento-6m', 'cabo-patch-p10-pedal-kit-6-0-3m', 12),
  pair('cabo-speakon-2x2-5mm-10m', 'cabo-xlr-balanceado-10m', 8),
  pair('fio-polarizado-2x2-5mm-ofc-10m', 'plugue-banana-dourado-kit-8', 15),
  pair('bobina-fio-caixa-2x2-5mm-ofc-100m', 'cabo-subwoofer-rca-7-5m', 10),
  pairOff('caixa-cabo-de-rede-cat6-u-utp-305m', 'testador-de-cabos-rj45-bnc-xlr', 2500),
  pair('patch-panel-24-portas-cat6-1u', 'kit-etiquetas-para-cabos-autolaminantes-120', 20),
  pair('cordao-optico-lc-lc-om3-duplex-3m', 'caneta-de-limpeza-fibra-lc-1-25mm', 10),
  pair('espelho-4x2-hdmi-rj45-montado', 'cabo-hdmi-90-graus-18g-2m', 10),
];
