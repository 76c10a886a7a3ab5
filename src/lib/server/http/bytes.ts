/** The body of an answer, undefined when it has more than `most` bytes; what is over is not read. */
export async function readBytes({ body }: Response, most: number): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body as ReadableStream<Uint8Array>) {
    length += piece.byteLength;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
