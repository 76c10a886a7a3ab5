/** The calls that say what is at an address: without their answer there is no page (specification, section 8). */
const PAGE_DATA = '/api/v2/front/url/';

/** @param endpoint Path of the call. */
export function isPageData(endpoint: string): boolean {
  return endpoint.startsWith(PAGE_DATA);
}

export type FailedCall = { readonly status: number; readonly endpoint: string };
