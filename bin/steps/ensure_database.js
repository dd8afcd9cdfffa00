/**
 * Creates a further PostgreSQL database for tests, unless it exists. The driver is imported lazily, because this module is
 * loaded before the packages are installed.
 */
export async function ensureDatabase(name) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    host: process.env.DB_HOST ?? '127.0.0.1',
    port: Number(process.env.DB_PORT ?? 5432),
    user: process.env.DB_USER ?? 'postgres',
    password: process.env.DB_PASSWORD,
    database: process.env.TEST_DB_DATABASE ?? 'test',
  })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
