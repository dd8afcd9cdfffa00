import { connect } from 'node:net'

/** An answer byte for byte, as far as tests look at it. */
export interface RawAnswer {
  status: number
  /** Status line and headers. */
  head: string
  body: string
}

/**
 * Sends a request line and headers as they are: no client tidies the address, the host or the method on the way, as
 * fetch does.
 */
export function rawRequest(
  target: string,
  { method = 'GET', host = 'shop.example', headers = [] as string[], body = '' } = {}
): Promise<RawAnswer> {
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', body]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(process.env.PORT), process.env.HOST)
    const parts: Buffer[] = []
    socket.setTimeout(5000, () => socket.destroy(new Error(`No answer to ${method} ${target}`)))
    socket.on('error', reject)
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(parse(Buffer.concat(parts).toString('utf8'))))
    socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  })
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const head = end < 0 ? text : text.slice(0, end)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: end < 0 ? '' : text.slice(end + 4) }
}
