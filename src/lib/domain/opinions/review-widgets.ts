/**
 * Services that show opinions they collected themselves. What each is loaded from and needs, as in their own guides: RA
 * Trustvox (github.com/trustvox/trustvox-vtex-io-plugin), Yourviews (github.com/yourviewsbyhiplatform/documentacoes);
 * Opiniões Verificadas as shops of theirs embed it.
 */

export type ReviewService = 'trustvox' | 'yourviews' | 'opinioesVerificadas';
export type ReviewWidget = {
  readonly service: ReviewService;
  /** The shop's id there. */
  readonly store: string;
  readonly script: string;
  /** Where it loads scripts, styles, pictures and answers from. */
  readonly hosts: readonly string[];
};

type Service = {
  readonly id: RegExp;
  readonly script: (store: string) => string;
  readonly hosts: readonly string[];
};

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SERVICES: Readonly<Record<ReviewService, Service>> = {
  trustvox: {
    id: /^\d{1,12}$/,
    script: () => 'https://static.trustvox.com.br/sincero/sincero.js',
    hosts: ['https://*.trustvox.com.br'],
  },
  yourviews: {
    id: GUID,
    script: (store) => `https://service.yourviews.com.br/script/${store}/yvapi.js`,
    hosts: ['https://*.yourviews.com.br'],
  },
  opinioesVerificadas: {
    id: GUID,
    script: (store) =>
      `https://cl.avis-verifies.com/br/cache/${[...store.slice(0, 3)].join('/')}/${store}/AWS/PRODUCT_API/tag.min.js`,
    hosts: ['https://cl.avis-verifies.com', 'https://*.netreviews.eu'],
  },
};

/** What the settings name; an id that no service could have given is none. */
export function reviewWidgets(ids: Readonly<Record<ReviewService, string>>): readonly ReviewWidget[] {
  return (Object.keys(SERVICES) as ReviewService[]).flatMap((service) => {
    const { id, script, hosts } = SERVICES[service];
    const store = ids[service].trim();
    return id.test(store) ? [{ service, store, script: script(store), hosts }] : [];
  });
}
