/** What pages are told of a User-Agent, and the part of it that changes their HTML. */

export type Variant = {
  /** Width assumed before the browser tells its own: 360 px on mobile devices, 1366 px elsewhere. No page reads it (specification, section 3). */
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

/** Pages that differ in it are kept apart. Style sheets measure the window, so the assumed width is no part of it. */
export function variantKey({ imageType }: Variant): string {
  return imageType;
}
