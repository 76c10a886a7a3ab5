import { describe, expect, it } from 'vitest';
import { previousPath } from '#lib/server/previous-path.ts';

const visit = (referer?: string): Request =>
  new Request('http://loja.example/cabos', referer === undefined ? {} : { headers: { Referer: referer } });

describe('previousPath', () => {
  it('is path and query of the page of this shop the visitor came from', () => {
    expect(previousPath(visit('http://loja.example/busca?busca=hdmi'))).toBe('/busca?busca=hdmi');
  });

  it('is nothing for a first visit, for another site and for a broken header', () => {
    expect(previousPath(visit())).toBeUndefined();
    expect(previousPath(visit('https://outra.example/'))).toBeUndefined();
    expect(previousPath(visit('cabos'))).toBeUndefined();
  });

  it('is nothing where it would lead back to the page that failed', () => {
    expect(previousPath(visit('http://loja.example/cabos?pg=2'))).toBeUndefined();
  });
});
