export const HOME = '/';
export const CATEGORY = '/cabos-de-video/hdmi';
export const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
