/** What the environment says of Pix by a bank: secrets name the bank and the application that they are of. */
import { describe, expect, it } from 'vitest';
import { readPixApi } from '#lib/server/config-pix.ts';
import type { Environment } from '#lib/server/config-values.ts';

function read(env: Environment) {
  const problems: string[] = [];
  return { read: readPixApi(env, problems), problems };
}

const SECRET = { PIX_API_CLIENT_SECRET: 'Client_Secret_1' };
const APPLICATION = { PIX_API_BANK: 'efi', PIX_API_CLIENT_ID: 'Client_Id_1' };

describe('secrets of Pix by a bank', () => {
  it('are read with their bank and application', () => {
    expect(read({ ...SECRET, ...APPLICATION })).toMatchObject({
      read: { bank: 'efi', clientId: 'Client_Id_1', clientSecret: 'Client_Secret_1' },
      problems: [],
    });
  });

  it.each([{ PIX_API_BANK: '' }, { PIX_API_CLIENT_ID: '' }])('are not taken without %o', (without) => {
    expect(read({ ...SECRET, ...APPLICATION, ...without }).problems).toEqual([
      expect.stringMatching(/^PIX_API_CLIENT_SECRET needs PIX_API_BANK and PIX_API_CLIENT_ID/),
    ]);
  });

  it('are of a bank that the shop knows', () => {
    expect(read({ ...SECRET, ...APPLICATION, PIX_API_BANK: 'banco' }).problems).toEqual([
      expect.stringMatching(/^PIX_API_BANK is none of efi, inter/),
    ]);
  });
});
