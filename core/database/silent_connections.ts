import type { Database } from '@adonisjs/lucid/database'
import type { Socket } from 'node:net'

/** A connection of PostgreSQL's driver, as far as ending it goes. */
export interface LiveConnection {
  readyForQuery: boolean
  connection: { stream: Socket }
  once(event: 'end', listener: () => void): unknown
}

const live = new Map<string, LiveConnection>()

const watched = new WeakSet<object>()

/** Remembers a connection by the number that knex gave it. */
export function rememberConnection(connection: LiveConnection & { __knexUid: string }): void {
  const { __knexUid: id } = connection
  live.set(id, connection)
  connection.once('end', () => live.delete(id))
}

/**
 * Ends connections that nothing comes back on: where the way to the server is cut without a word, the system would wait for a
 * quarter of an hour. When one statement was not answered in time, connections that lie idle go too: they share the way.
 */
export function dropSilentConnections(database: Database, connection?: string): void {
  const client = database.connection(connection).getReadClient()
  if (watched.has(client)) return
  watched.add(client)
  client.on('query-error', (error: Error, { __knexUid: id }: { __knexUid?: string }) => {
    if (!error.message.endsWith('Query read timeout')) return
    for (const [other, { readyForQuery, connection: way }] of live) {
      if (other === id || readyForQuery) way.stream.destroy()
    }
  })
}
