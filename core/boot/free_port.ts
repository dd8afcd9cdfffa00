import { createServer } from 'node:net'

const HOST = '127.0.0.1'

/**
 * The first free port at or above `from`. Use a port below 32768: those above are ephemeral, so that an outgoing connection
 * may take one at any moment.
 */
export async function freePort(from: number): Promise<number> {
  let port = from
  while (!(await isFree(port))) port += 1
  return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
