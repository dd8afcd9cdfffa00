import { createServer } from 'node:net'

const HOST = '127.0.0.1'

/**
 * A port of this machine that nothing listens on: `from`, or the first one above. Begin below 32768: the ports from there on
 * are given to programs that call out, and may be taken at any moment.
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
