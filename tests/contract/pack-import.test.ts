/** Packs that somebody made by hand, and imports that fail: nobody else is paid, nobody becomes somebody else, and what was there stays. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFinderData } from '#lib/platform/finder/queries/finder-data.ts';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { importPack } from '#lib/platform/packs/import-pack.ts';
import { WHOLE } from '../e2e/variants.ts';
import { migratedDatabase } from '../support/empty-database.ts';
import { account, filesOf, fillSmall, forge, PICTURE, textIn } from '../support/pack-files.ts';
import { packOf, storageOf } from '../support/packs.ts';
import { TODAY } from '../support/store.ts';
import { type ZipFile, zipOf } from '../support/zip.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-packs-'));
let good: { readonly people: readonly ZipFile[]; readonly alone: readonly ZipFile[] };
let target: Database;
let dropTarget: () => Promise<void>;

beforeAll(async () => {
  const { database, drop } = await migratedDatabase();
  try {
    await fillSmall(database, dataDir);
    const source = { db: database.db, dataDir };
    const read = async (people: boolean) => filesOf(readFileSync(await packOf(source, { people })));
    good = { people: await read(true), alone: await read(false) };
  } finally {
    await drop();
  }
}, 600_000);
beforeEach(async () => {
  ({ database: target, drop: dropTarget } = await migratedDatabase());
});
afterEach(async () => {
  rmSync(join(dataDir, 'target'), { recursive: true, force: true });
  await dropTarget();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const storage = storageOf(join(dataDir, 'target'));
const BRANDS = 'rows/brands.jsonl';
const SETTINGS = 'rows/payment_settings.jsonl';

function bring(
  files: readonly ZipFile[],
  onProgress: (done: number) => void = () => undefined,
): Promise<unknown> {
  const path = join(dataDir, `${randomUUID()}.zip`);
  writeFileSync(path, zipOf(files));
  return importPack({ db: target.patient, storage, path, now: TODAY, onProgress });
}

describe('an import', () => {
  it("brings the finder's rules along", async () => {
    const regras = { pairs: [{ from: 'vga', to: 'hdmi', title: 'Do velho ao novo', text: 'VGA.' }] };
    const row = { name: 'rules', data: { regras }, updated_at: '2026-01-01T00:00:00+00:00' };
    await bring(forge(good.alone, 'rows/finder_data.jsonl', `${JSON.stringify(row)}\n`));
    const { rules, off } = await readFinderData(target.db);
    expect([rules.pairs, off]).toEqual([regras.pairs, false]);
    expect(rules.devices.length).toBeGreaterThan(50);
  });

  it('brings groups along that were of companies with days alone, when the pack was made', async () => {
    const [group, member] = ['rows/customer_groups.jsonl', 'rows/group_members.jsonl'];
    const { id } = JSON.parse(textIn(good.people, 'rows/users.jsonl').split('\n')[0] ?? '{}');
    const filled = forge(
      forge(good.people, group, `${JSON.stringify({ id: 3, nome: 'Oficinas', dias: 28 })}\n`),
      member,
      `${JSON.stringify({ user_id: id, grupo_id: 3, author: 'Ana', created_at: TODAY })}\n`,
    );
    const said = JSON.parse(textIn(filled, 'manifest.json'));
    const tables = said.tables.map((table: { name: string; columns: string[] }) => {
      if (table.name === 'group_members') return { ...table, name: 'invoice_approvals' };
      if (table.name !== 'customer_groups') return table;
      return { ...table, name: 'invoice_groups', columns: ['id', 'nome', 'dias'] };
    });
    const old = filled.map(({ name, bytes }) => {
      if (name === 'manifest.json') return { name, bytes: Buffer.from(JSON.stringify({ ...said, tables })) };
      if (name === group) return { name: 'rows/invoice_groups.jsonl', bytes };
      return name === member ? { name: 'rows/invoice_approvals.jsonl', bytes } : { name, bytes };
    });
    await bring(old);
    const groups = target.db.selectFrom('customer_groups').select(['nome', 'dias', 'desconto']);
    expect(await groups.execute()).toEqual([{ nome: 'Oficinas', dias: 28, desconto: 0 }]);
    expect(await target.db.selectFrom('group_members').select('author').execute()).toEqual([
      { author: 'Ana' },
    ]);
  });

  it('collects for nobody else by a pack without people, whatever was written into it', async () => {
    const key = { pix_ativo: true, pix_chave: 'de@outro.test', pix_nome: 'Outro', pix_cidade: 'Longe' };
    const row = { ...JSON.parse(textIn(good.alone, SETTINGS)), ...key, pix_api_ativo: true };
    await bring(forge(good.alone, SETTINGS, `${JSON.stringify(row)}\n`));
    const settings = await target.db.selectFrom('payment_settings').selectAll().execute();
    expect(settings).toMatchObject([
      { pix_ativo: false, pix_chave: '', pix_nome: '', pix_cidade: '', pix_api_ativo: false },
    ]);
  });

  it('that fails takes away the pictures that it brought, and no other', async () => {
    const key = `midia/${PICTURE}.jpg`;
    await storage.put(key, Buffer.from('of a live shop'));
    const twice = textIn(good.alone, BRANDS).replaceAll('"slug":"dois"', '"slug":"um"');
    await expect(bring(forge(good.alone, BRANDS, twice))).rejects.toMatchObject({ fault: 'refused' });
    expect(await storage.list('midia')).toEqual([key]);
    expect((await storage.get(key))?.toString()).toBe('of a live shop');
  });

  it('beside another one waits for it, finds a shop, and leaves that its pictures', async () => {
    const ends = await Promise.allSettled([bring(good.alone), bring(good.alone)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { reason } = ends.find((end) => end.status === 'rejected') ?? {};
    expect(reason).toMatchObject({ fault: 'full' });
    expect(await storage.list('midia')).toHaveLength(3);
    expect(await target.db.selectFrom('seeds').select('nome').execute()).toEqual([{ nome: 'pack' }]);
  });

  it.each([
    ['CPF', 'estranho@exemplo.test', '11144477735'],
    ['e-mail', 'ana@exemplo.test', '52998224725'],
  ])('is refused where an account has only the %s of one in the pack', async (_, email, taxId) => {
    await target.db.insertInto('users').values(account(email, taxId)).execute();
    await expect(bring(good.people)).rejects.toMatchObject({
      fault: 'person',
      detail: `${email} / ana@exemplo.test`,
    });
    expect(await target.db.selectFrom('users').select('email').execute()).toEqual([{ email }]);
  });

  // Takes as long as all the others: in a whole run.
  if (WHOLE)
    it('writes few large rows at once', { timeout: 240_000 }, async () => {
      const [first = '{}'] = textIn(good.alone, BRANDS).split('\n');
      // Of several kilobytes of noise each, repeated: no bomb, and three megabytes.
      const large = (id: number) => {
        const descricao = randomBytes(48 * 1024)
          .toString('hex')
          .repeat(32);
        return `${JSON.stringify({ ...JSON.parse(first), id, slug: `marca-${id}`, descricao })}\n`;
      };
      const seen: number[] = [];
      await bring(forge(good.alone, BRANDS, [1, 2, 3, 4, 5].map(large).join('')), (done) => seen.push(done));
      const steps = seen.map((done, index) => done - (seen[index - 1] ?? 0));
      expect(steps).toContain(2);
      expect(steps).not.toContain(5);
    });
});
