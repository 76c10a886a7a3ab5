import { describe, expect, it } from 'vitest';
import { breadcrumbData } from '#lib/domain/shop/structured-data.ts';

describe('the breadcrumb data', () => {
  it('count the steps from one', () => {
    const steps = [
      { label: 'Início', rota: { path: '/' } },
      { label: 'HDMI', rota: { path: '/hdmi' } },
    ];
    const data = breadcrumbData(steps, 'https://loja.example');
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://loja.example/' },
        { position: 2, name: 'HDMI', item: 'https://loja.example/hdmi' },
      ],
    });
  });
});
