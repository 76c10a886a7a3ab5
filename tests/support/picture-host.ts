/** A host of pictures on this machine: what it answers is said path by path. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PictureHost = {
  /** `127.0.0.1:port`. */
  readonly host: string;
  readonly url: (path: string) => string;
  readonly answer: (path: string, answer: Buffer | ((response: ServerResponse) => void)) => void;
  /** Paths in the order they were asked for. */
  readonly asked: readonly string[];
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

export async function pictureHost(): Promise<PictureHost> {
  const answers = new Map<string, Buffer | ((response: ServerResponse) => void)>();
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (typeof answer === 'function') answer(response);
    else if (answer) response.end(answer);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    get asked() {
      return asked;
    },
    forget: () => {
      asked = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
