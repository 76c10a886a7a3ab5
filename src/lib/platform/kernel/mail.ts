/** What a mail is, for rooms that send one. */

export type Mail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Who gets the answer, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same as `text`, for who reads HTML. */
  readonly html: string;
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** @throws Error when nobody got the message; it names no reader. */
export type SendMail = (mail: Mail) => Promise<void>;
