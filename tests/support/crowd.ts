/**
 * Opens thousands of connections from one address and keeps them open, each in one of three ways: silent, with a head that
 * never ends, or idle after an answer. Those that are closed are opened again, a hundred a second. Says `open` once all were.
 *
 * Usage: `node tests/support/crowd.ts <port> <address it comes from> <how many>`
 */
import { connect } from 'node:net';

const [port, localAddress, count] = process.argv.slice(2);
const TOTAL = Number(count);
/** At a time, so that the queue of the listening socket holds them, and again in a second. */
const AT_ONCE = 100;
const closed: number[] = [];

const SLOW = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const WHOLE = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
const KINDS = ['', SLOW, WHOLE] as const;

/** Resolves when it is open for the first time, or cannot be. */
function hold(index: number): Promise<void> {
  return new Promise((resolve) => {
    const words = KINDS[index % KINDS.length] ?? '';
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () => {
      if (words !== '') socket.write(words);
      resolve();
    });
    const drip = setInterval(() => socket.writable && words === SLOW && socket.write('x'), 2000);
    socket.resume().on('error', () => resolve());
    socket.once('close', () => {
      clearInterval(drip);
      closed.push(index);
    });
  });
}

for (let opened = 0; opened < TOTAL; opened += AT_ONCE) {
  const some = Math.min(AT_ONCE, TOTAL - opened);
  await Promise.all(Array.from({ length: some }, (_, index) => hold(opened + index)));
}
setInterval(() => closed.splice(0, AT_ONCE / 10).forEach((index) => void hold(index)), 100);
console.log('open');
