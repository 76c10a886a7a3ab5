/** The video of a product: only two platforms are known, and of an address only the video's id is used. */

export type Video = { readonly plataforma: string; readonly url: string };
export type VideoLinks = {
  /** Page of the video. */
  readonly watch: string;
  /** Player for a frame, which sets no cookie before it plays. */
  readonly embed: string;
};

const YOUTUBE = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|v)\/)([\w-]{11})(?![\w-])/;
const VIMEO = /(?:^|\/)(?:video\/)?(\d{5,12})(?![\w])/;

/** Undefined for another platform, or an address without the id of a video. */
export function videoLinks({ plataforma, url }: Video): VideoLinks | undefined {
  const youtube = plataforma === 'youtube' ? YOUTUBE.exec(url)?.[1] : undefined;
  if (youtube)
    return {
      watch: `https://www.youtube.com/watch?v=${youtube}`,
      embed: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    };
  const vimeo = plataforma === 'vimeo' ? VIMEO.exec(url)?.[1] : undefined;
  if (vimeo)
    return {
      watch: `https://vimeo.com/${vimeo}`,
      embed: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
    };
  return undefined;
}

/** Of an address as people copy it; undefined for any other page. */
export function videoOf(url: string): Video | undefined {
  const host = URL.parse(url)?.hostname.replace(/^(?:www|m)\./, '');
  const plataforma = host === undefined ? undefined : HOSTS[host];
  const video = plataforma && { plataforma, url };
  return video && videoLinks(video) ? video : undefined;
}

const HOSTS: Readonly<Record<string, string>> = {
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'vimeo.com': 'vimeo',
  'player.vimeo.com': 'vimeo',
};
