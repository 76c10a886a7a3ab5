import { describe, expect, it } from 'vitest';
import { videoLinks, videoOf } from '#lib/domain/media/video.ts';

const ID = 'a1_b2-c3d4E';

describe('the video of a product', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?t=3&v=${ID}&list=x`,
    `https://youtu.be/${ID}?si=x`,
    `//www.youtube.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
  ])('is found on YouTube in %s', (url) => {
    expect(videoLinks({ plataforma: 'youtube', url })).toEqual({
      watch: `https://www.youtube.com/watch?v=${ID}`,
      embed: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
    });
  });

  it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=x', '76979871'])(
    'is found on Vimeo in %s',
    (url) => {
      expect(videoLinks({ plataforma: 'vimeo', url })?.embed).toBe(
        'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      );
    },
  );

  it.each([
    ['youtube', ''],
    ['youtube', 'https://www.youtube.com/watch?v=short'],
    ['youtube', `https://www.youtube.com/watch?v=${ID}toolong`],
    ['youtube', 'javascript:alert(1)'],
    ['vimeo', 'https://vimeo.com/canal'],
    ['outra', 'https://vimeo.com/76979871'],
  ])('on %s at %j is none', (plataforma, url) => expect(videoLinks({ plataforma, url })).toBeUndefined());
});

describe('the address of a video', () => {
  it.each([
    [`https://youtu.be/${ID}`, 'youtube'],
    [`https://m.youtube.com/watch?v=${ID}`, 'youtube'],
    ['https://vimeo.com/76979871', 'vimeo'],
  ])('%s is of %s', (url, plataforma) => {
    expect(videoOf(url)).toEqual({ plataforma, url });
  });

  it.each(['https://exemplo.test/watch?v=a1_b2-c3d4E', 'https://www.youtube.com/', 'um vídeo', ''])(
    '%j is none',
    (url) => {
      expect(videoOf(url)).toBeUndefined();
    },
  );
});
