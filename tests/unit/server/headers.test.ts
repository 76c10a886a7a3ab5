import { describe, expect, it } from 'vitest';
import { applySecurityHeaders, cspHash, securityHeaders } from '#lib/server/http/headers.ts';

function policyOf(headers: Headers): ReadonlyMap<string, string> {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const HTTPS = { https: true, subdomains: false };

function applied(given: Record<string, string>, https = false): Headers {
  const headers = new Headers(given);
  applySecurityHeaders(headers, { https, subdomains: false });
  return headers;
}

describe('security headers', () => {
  it('complete the policy Astro made of a page and keep its hashes', () => {
    const policy = policyOf(
      applied({
        'Content-Security-Policy': "script-src 'self' 'sha256-AAA='; style-src 'self' 'sha256-BBB=';",
      }),
    );
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
      'frame-ancestors': "'none'",
      'script-src': "'self' 'sha256-AAA='",
      'style-src': "'self' 'sha256-BBB='",
      'report-uri': '/relatos-csp',
    });
  });

  it('join the hosts a page asks for to those of the shop', () => {
    const policy = policyOf(
      applied({
        'Content-Security-Policy':
          "img-src https://a.example https://b.example; font-src 'self' https://a.example; script-src 'self' https://a.example; style-src 'self';",
      }),
    );
    expect(policy.get('img-src')).toBe("'self' data: https://a.example https://b.example");
    expect(policy.get('font-src')).toBe("'self' https://a.example");
    expect(policy.get('script-src')).toBe("'self' https://a.example");
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('let the panel frame a preview, which else is a page as all are', () => {
    const preview = policyOf(applied({ 'X-Own-Policy': 'previa' }));
    const { 'frame-ancestors': framing, ...rest } = Object.fromEntries(preview);
    expect(framing).toBe("'self'");
    const { 'frame-ancestors': _, ...usual } = Object.fromEntries(policyOf(applied({})));
    expect(rest).toEqual(usual);
  });

  it('allow nothing inline where no page was rendered', () => {
    const policy = policyOf(applied({}));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
  });

  it('keep the browser on https only where the site has it', () => {
    expect(applied({}, true).get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(securityHeaders({ transport: { https: true, subdomains: true } })).toContainEqual([
      'Strict-Transport-Security',
      'max-age=63072000; includeSubDomains',
    ]);
    expect(applied({}, false).get('Strict-Transport-Security')).toBeNull();
  });

  it('say where violations are reported, over TLS in both ways, and once however often they are applied', () => {
    const secure = applied({}, true);
    applySecurityHeaders(secure, HTTPS);
    expect(secure.get('Content-Security-Policy')).toMatch(/; report-uri \/relatos-csp; report-to csp$/);
    expect(secure.get('Content-Security-Policy')?.match(/report-/g)).toHaveLength(2);
    expect(secure.get('Reporting-Endpoints')).toBe('csp="/relatos-csp"');
    // Browsers send no such report to an address without TLS, and would then not use the older way either.
    expect(applied({}).get('Content-Security-Policy')).not.toContain('report-to');
    expect(applied({}).get('Reporting-Endpoints')).toBeNull();
  });

  it('of a page for cards are built from nothing, and no page names another one', () => {
    const page = { 'Content-Security-Policy': "script-src 'self' 'sha256-x'; style-src 'self'" };
    const card = applied({ ...page, 'X-Own-Policy': 'cartao' });
    expect(card.get('X-Own-Policy')).toBeNull();
    const policy = policyOf(card);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toMatch(/^'self' https:\/\/sdk\.mercadopago\.com .* 'sha256-x'$/);
    expect(policy.get('frame-src')).not.toMatch(/youtube|vimeo|https:( |$)/);
    const bank = policyOf(applied({ ...page, 'X-Own-Policy': 'confirmacao' }));
    expect(bank.get('frame-src')).toBe('https:');
    expect(bank.get('script-src')).toBe("'self' 'sha256-x'");
    for (const name of ['outra', 'toString'])
      expect(policyOf(applied({ ...page, 'X-Own-Policy': name })).get('default-src')).toBe("'self'");
  });

  it('send the origin with form posts, which the origin check needs', () => {
    expect(applied({}).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('leave a page what it says itself of where its visitors come from', () => {
    expect(applied({ 'Referrer-Policy': 'same-origin' }).get('Referrer-Policy')).toBe('same-origin');
  });

  it('are the same for files and pages', () => {
    const names = securityHeaders({ transport: HTTPS }).map(([name]) => name.toLowerCase());
    expect([...applied({}, true).keys()].sort()).toEqual([...names].sort());
    expect(names).toContain('x-content-type-options');
    expect(names).toContain('cross-origin-opener-policy');
    expect(names).toContain('permissions-policy');
  });
});

describe('cspHash', () => {
  it('is the one browsers compute', () => {
    // The example of the Content Security Policy specification, section 1.2.2.
    expect(cspHash('doSubmit()')).toBe('sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=');
  });
});
