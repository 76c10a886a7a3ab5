/** A call within one process: what stands in a request and in its answer, without either, and without text of JSON. */
export type DirectCall = {
  readonly method: 'get' | 'post';
  /** As in the address: `/api/v2/front/url/verify`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** `value` is what the JSON of the answer would say. Others are told the same: nobody changes it. */
export type DirectAnswer = { readonly status: number; readonly value: unknown };

/** Undefined for a call that only a request can make. What goes wrong is told as a status; it never rejects. */
export type CallDirectly = (asked: DirectCall) => Promise<DirectAnswer> | undefined;
