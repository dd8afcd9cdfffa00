import { Server as NetServer } from 'node:net'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

let isDraining = false
let isWarmingUp = false

/** False before the process has what it holds in memory, and when it is about to end: a load balancer must send it no requests. */
export const takesRequests = (): boolean => !isDraining && !isWarmingUp

/** Runs what must be done before requests are taken. */
export async function beforeRequests(work: Promise<void>): Promise<void> {
  isWarmingUp = true
  await work
  isWarmingUp = false
}

/** Makes connections end with the response of a process that is about to end. */
export function endingConnections(handler: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close')
    handler(request, response)
  }
}

/** Stops taking connections. Resolves when the last request has its response and the last connection has ended. */
export function drain(server: Server): Promise<void> {
  isDraining = true
  // `close` of an HTTP server would also close idle connections, on which a request may be on its way. They end after Node's
  // keep-alive timeout.
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}
