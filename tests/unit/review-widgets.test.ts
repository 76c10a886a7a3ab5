import { describe, expect, it } from 'vitest';
import { reviewWidgets } from '#lib/domain/opinions/review-widgets.ts';

const NONE = { trustvox: '', yourviews: '', opinioesVerificadas: '' };
const ID = 'd726a728-f205-6ae4-7dd0-31bb2fe6e2c6';

describe('the services that show opinions', () => {
  it('are none until the settings name one', () => expect(reviewWidgets(NONE)).toEqual([]));

  it.each([
    ['trustvox', '12345', 'https://static.trustvox.com.br/sincero/sincero.js'],
    ['yourviews', ID, `https://service.yourviews.com.br/script/${ID}/yvapi.js`],
    [
      'opinioesVerificadas',
      ID,
      `https://cl.avis-verifies.com/br/cache/d/7/2/${ID}/AWS/PRODUCT_API/tag.min.js`,
    ],
  ] as const)('%s is loaded from its own hosts', (service, store, script) => {
    const [widget, ...others] = reviewWidgets({ ...NONE, [service]: ` ${store} ` });
    expect(widget).toMatchObject({ service, store, script });
    expect(others).toEqual([]);
    const host = new URL(script).host;
    expect(widget?.hosts.some((allowed) => host.endsWith(allowed.replace(/^https:\/\/(\*\.)?/, '')))).toBe(
      true,
    );
  });

  it.each([
    ['trustvox', 'abc'],
    ['trustvox', '1; script-src *'],
    ['yourviews', '../../evil'],
    ['opinioesVerificadas', `${ID}/x`],
  ] as const)('%s is none with the id "%s"', (service, store) => {
    expect(reviewWidgets({ ...NONE, [service]: store })).toEqual([]);
  });
});
