import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { deserialize } from 'node:v8'
import BetterSqlite, { type Database, type Statement } from 'better-sqlite3'
import { WalFlush } from '#core/database/wal_flush'
import { tuneReader, tuneWriter } from '#core/database/sqlite_tuning'
import type { Operation, Recording } from '../recording.js'

/**
 * What the same machine does without a shop around the statements: `node:http`, and for each request the very statements
 * that the shop ran for one, with their values, in the same transactions on a connection with the same pragmas, from the
 * same file as it was before. An order waits for the disk. Requests are answered in the order of the recording, whoever asks.
 *
 *   bare_checkout.ts RECORDING FILE PORT REQUESTS-OF-THE-PREPARATION
 */
const [recorded = '', file = '', port = '0', skipped = '0'] = process.argv.slice(2)
const { texts, readers, requests } = deserialize(readFileSync(recorded)) as Recording

const connections = readers.map((readonly) => {
  const database = new BetterSqlite(file, { readonly })
  if (readonly) return { database, prepare: tuneReader(database) }
  tuneWriter(database)
  return { database, prepare: (sql: string) => database.prepare(sql) }
}) as { database: Database; prepare: (sql: string) => Statement }[]

/** The places for programs are there already: see `tuneWriter`. */
const PLACES = /^create temp view program_/

function repeat({ connection, text, how, values }: Operation): void {
  const { database, prepare } = connections[connection] as (typeof connections)[number]
  const sql = texts[text] as string
  if (how === 'exec') {
    if (!PLACES.test(sql)) database.exec(sql)
    return
  }
  const statement = prepare(sql)
  if (statement.reader) statement.all(...values)
  else statement.run(...values)
}

const preparation = 1 + Number(skipped)
for (const request of requests.slice(0, preparation)) request.forEach(repeat)

const flush = new WalFlush(file)

let next = preparation
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    JSON.parse(body)
    const operations = requests[next++]
    operations?.forEach(repeat)
    const text = JSON.stringify({ statements: operations?.length ?? 0 })
    const answer = () => {
      response.writeHead(operations ? 200 : 410, { 'content-type': 'application/json', 'content-length': text.length })
      response.end(text)
    }
    // As the shop does: an order is on the disk before it is told.
    if (request.url === '/api/sales/orders') void flush.flushed().then(answer)
    else answer()
  })
})

server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
})
