/** `COPY … FROM stdin`, as `psql` and restores send it. */
import { type Client, type Connection, Query } from 'pg';

type Copying = Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** @param rows Lines with tabs between their columns. */
export async function copyRows(client: Client, statement: string, rows: string): Promise<void> {
  const query = Object.assign(new Query(statement), {
    handleCopyInResponse(connection: Copying) {
      connection.sendCopyFromChunk(Buffer.from(rows));
      connection.endCopyFrom();
    },
  });
  await new Promise((resolve, reject) => {
    query.on('end', resolve);
    query.on('error', reject);
    client.query(query);
  });
}
