/**
 * Keeps what banners.py has finished, as the home page shows it:
 * `node docs/artwork/renders/keep-banners.ts /tmp/banners` writes `public/banner`.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BANNERS } from '../demo/banners.ts';

const shown = new URL('../../../public', import.meta.url).pathname;
const [folder = '.'] = process.argv.slice(2);
for (const { desktop, mobile } of BANNERS.flatMap(({ banners }) => banners)) {
  for (const { imagem, largura, altura } of [desktop, mobile]) {
    const rendered = join(folder, imagem.replace('/banner/', '').replace('.webp', '.png'));
    if (!(await exists(rendered))) continue;
    await sharp(rendered)
      .removeAlpha()
      .resize(largura, altura, { kernel: 'lanczos3' })
      .webp({ quality: 84, effort: 6, smartSubsample: true })
      .toFile(join(shown, imagem));
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
