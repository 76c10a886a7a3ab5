/** Fills the page of the API with Swagger UI, which the page has loaded before this script. */

type SwaggerUi = { readonly preauthorizeApiKey: (scheme: string, value: string) => void };
type SwaggerUiBundle = (options: {
  readonly url: string;
  readonly domNode: HTMLElement;
  readonly deepLinking: boolean;
  readonly displayRequestDuration: boolean;
  /** Each group of calls is opened by its reader: drawing all of them takes a minute. */
  readonly docExpansion: 'none';
  /** `null` sends the document to no validator of another host. */
  readonly validatorUrl: null;
  readonly onComplete: () => void;
}) => SwaggerUi;

/** Reads the addresses from the element: the document's, and the token that its calls are tried with. */
export function showApiDocs(element: HTMLElement): void {
  const { SwaggerUIBundle: bundle } = window as Window & { SwaggerUIBundle?: SwaggerUiBundle };
  if (!bundle) return;
  const { document = '', appToken = '' } = element.dataset;
  const ui = bundle({
    url: document,
    domNode: element,
    deepLinking: true,
    displayRequestDuration: true,
    docExpansion: 'none',
    validatorUrl: null,
    onComplete: () => ui.preauthorizeApiKey('AppToken', appToken),
  });
}
