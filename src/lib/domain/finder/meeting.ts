/** What is known of two kinds of device, or of two sockets, that their signals do not tell. */
export type Meeting = {
  readonly id: string;
  /** Devices, ports of no device, or a port of a device (`tv~p2-fone`); `*` is anything. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Only of an answer that this signal leaves by. */
  readonly over?: string;
  /** Why nothing answers, in place of what the signals say. */
  readonly text?: string;
  /** `catalogo` where it is left out. */
  readonly reason?: string;
  /** It works as it is, and nothing has to be bought. */
  readonly direct?: boolean;
  /** Nothing is proposed while neither port is named, though parts would fit. */
  readonly closed?: boolean;
  /** Nothing is proposed, whichever ports are named. */
  readonly barred?: boolean;
  /** A limit of an answer to a question that names no port and asks for nothing. */
  readonly limit?: string;
  /** What to look at on the devices. */
  readonly check?: string;
};
