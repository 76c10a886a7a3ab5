/** The variants of a page: what of a User-Agent may change its HTML, and nothing more. */

export type Variant = {
  /** Width assumed before the browser tells its own: 360 px on mobile devices, 1366 px elsewhere. */
  readonly screenWidth: 360 | 1366;
  /** Apple devices get the picture files as they were uploaded (specification, section 4). */
  readonly imageType: 'webp' | 'original';
};

const MOBILE = /android|iphone|ipad|ipod|mobile|opera mini|blackberry|windows phone/i;
const APPLE = /mac|iphone|ipad|ipod/i;

export function variantOf(userAgent: string | null | undefined): Variant {
  const agent = userAgent ?? '';
  return {
    screenWidth: MOBILE.test(agent) ? 360 : 1366,
    imageType: APPLE.test(agent) ? 'original' : 'webp',
  };
}

/** Which files of pictures are shown, by what they show (specification, section 3: `tipoImg`); `status`: the originals. */
export type TipoImg = {
  readonly prod: Variant['imageType'];
  readonly geral: Variant['imageType'];
  readonly menu: Variant['imageType'];
  readonly status: boolean;
};

export function tipoImgOf({ imageType }: Variant): TipoImg {
  return { prod: imageType, geral: imageType, menu: imageType, status: imageType === 'original' };
}

export function variantKey({ screenWidth, imageType }: Variant): string {
  return `${screenWidth}-${imageType}`;
}
