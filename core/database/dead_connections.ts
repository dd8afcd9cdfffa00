import type { Database } from '@adonisjs/lucid/database'
import type { Socket } from 'node:net'

/** The part of a connection of PostgreSQL's driver that is needed to close it. */
export interface TrackedConnection {
  readyForQuery: boolean
  connection: { stream: Socket }
  once(event: 'end', listener: () => void): unknown
}

/** Open connections by knex's id. */
const open = new Map<string, TrackedConnection>()

const watched = new WeakSet<object>()

/** Registers a new connection until it ends. */
export function trackConnection(connection: TrackedConnection & { __knexUid: string }): void {
  const { __knexUid: id } = connection
  open.set(id, connection)
  connection.once('end', () => open.delete(id))
}

/**
 * Closes dead connections. When the network fails silently, the operating system takes a quarter of an hour to notice. After
 * a query timed out, its connection and all idle ones are closed, because they go to the same server.
 */
export function closeDeadConnections(database: Database, connection?: string): void {
  const client = database.connection(connection).getReadClient()
  if (watched.has(client)) return
  watched.add(client)
  client.on('query-error', (error: Error, { __knexUid: id }: { __knexUid?: string }) => {
    if (!error.message.endsWith('Query read timeout')) return
    for (const [otherId, tracked] of open) {
      // `readyForQuery`: the connection is idle.
      if (otherId === id || tracked.readyForQuery) tracked.connection.stream.destroy()
    }
  })
}
