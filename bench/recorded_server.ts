import { writeFileSync } from 'node:fs'
import { channel } from 'node:diagnostics_channel'
import { serialize } from 'node:v8'
import BetterSqlite, { type Database, type Statement } from 'better-sqlite3'
import type { Operation, Recording } from './recording.js'

/**
 * The shop as it is served, which keeps every statement that it runs, with its values, request by request: the bound of
 * the checkout runs them again. Writes the recording to the file that is named when it is told to stop.
 */
const recording: Recording = { texts: [], readers: [], requests: [[]] }
const places = new Map<string, number>()
const connections = new WeakMap<Database, number>()

function placeOf(sql: string): number {
  let place = places.get(sql)
  if (place === undefined) places.set(sql, (place = recording.texts.push(sql) - 1))
  return place
}

function connectionOf(database: Database): number {
  let place = connections.get(database)
  if (place === undefined) connections.set(database, (place = recording.readers.push(database.readonly) - 1))
  return place
}

function note(database: Database, sql: string, how: Operation['how'], values: unknown[]): void {
  const request = recording.requests.at(-1)
  request?.push({ connection: connectionOf(database), text: placeOf(sql), how, values: structuredClone(values) })
}

const shape = BetterSqlite.prototype as unknown as {
  prepare: (sql: string) => Statement
  exec: (sql: string) => Database
}
const { prepare, exec } = shape

shape.prepare = function (this: Database, sql: string): Statement {
  const statement = prepare.call(this, sql)
  for (const how of ['run', 'all', 'get'] as const) {
    const call = statement[how].bind(statement) as (...values: unknown[]) => never
    statement[how] = (...values: unknown[]) => {
      note(this, sql, how, values)
      return call(...values)
    }
  }
  return statement
}

shape.exec = function (this: Database, sql: string): Database {
  note(this, sql, 'exec', [])
  return exec.call(this, sql)
}

channel('http.server.request.start').subscribe(() => recording.requests.push([]))

process.on('message', (message) => {
  if (message === 'stop') writeFileSync(process.argv[2] as string, serialize(recording))
})

await import('./server.js')
