/** Which products have files to download, and what these are called; the platform makes them when they are asked for. */
import type { SeedProduct } from '../types.ts';

/** What is planned before it is bought: its data go into a project. */
const PLANNED =
  /^(cabos-de-video\/(sdi-e-bnc|hdmi\/(ultra-48g|optico-aoc))|cabos-de-audio\/audio-profissional|rede-e-fibra|acessorios\/distribuicao)/;

export function fileRows({ slug, nome, categoria, drawing }: SeedProduct, product_id: number) {
  const row = (tipo: 'manual' | 'arquivo', label: string, name: string) => ({
    product_id,
    tipo,
    label,
    descricao: `${label}: ${nome}`,
    arquivo: `${name}-${slug}.pdf`,
    ordem: 0,
  });
  return [
    // Devices, which have ports and lights to be explained.
    ...(drawing.form === 'box' ? [row('manual', 'Manual do produto', 'manual')] : []),
    ...(PLANNED.test(categoria) ? [row('arquivo', 'Ficha técnica', 'ficha-tecnica')] : []),
  ];
}
