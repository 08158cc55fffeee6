import pg from 'pg';

/** Whether the engine answers a small query within the limit. One that is not there is not one that hangs. */
export async function isHanging(socketFolder: string, limitMilliseconds: number): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => false,
      () => false,
    );
  const { promise: expired, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, limitMilliseconds, true);
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
    void client.end().catch(() => {});
  }
}
