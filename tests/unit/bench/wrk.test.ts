import { describe, expect, it } from 'vitest';
import { readReport, scriptOf } from '../../bench/wrk.ts';

const report = (more = '') => `Running 8s test @ http://localhost:4321
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.04ms    2.93ms  61.18ms   95.48%
    Req/Sec    23.10k     4.91k   30.02k    70.00%
  Latency Distribution
     50%  612.00us
     75%    0.90ms
     90%    1.31ms
     99%    1.20s
  183911 requests in 8.01s, 4.02GB read
${more}Requests/sec:  22960.49
Transfer/sec:    514.33MB
`;

describe('a report of wrk', () => {
  it('is read in milliseconds', () => {
    expect(readReport(report())).toEqual({ rate: 22_960, p50: 0.612, p99: 1200, failures: 0 });
  });

  it('counts what failed', () => {
    const failed = '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\n';
    expect(readReport(report(failed)).failures).toBe(46);
  });

  it('that is none says what was printed', () => {
    expect(() => readReport('unable to connect')).toThrow('unable to connect');
  });
});

describe('a script for wrk', () => {
  it('has every request once, quoted', () => {
    const headers = { 'if-none-match': '"a\\b"' };
    const script = scriptOf([
      { path: '/', headers: {} },
      { path: '/x?y=1', headers },
    ]);
    expect(script).toContain('wrk.format("GET", "/", {})');
    expect(script).toContain(String.raw`wrk.format("GET", "/x?y=1", {["if-none-match"]="\"a\\b\""})`);
  });
});
