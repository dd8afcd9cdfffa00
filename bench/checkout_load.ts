import { connect, type Socket } from 'node:net'

/** A request to send, and what becomes of its answer. */
export interface Sent {
  method: string
  path: string
  body: object
  headers?: Record<string, string>
}

/** An answer, with what came back as cookies. */
export interface Got {
  status: number
  body: string
  cookies: string[]
  milliseconds: number
}

const HEADER_END = '\r\n\r\n'

/** One kept connection of a browser: one request at a time, its cookies kept, its answers of a known length. */
export class Connection {
  #socket: Socket | null = null
  readonly #cookies = new Map<string, string>()
  #head = ''
  #waiting: { resolve: (answer: Buffer) => void; reject: (error: Error) => void } | null = null
  #parts: Buffer[] = []
  #missing = -1

  constructor(private readonly port: number) {}

  async send({ method, path, body, headers = {} }: Sent): Promise<Got> {
    const text = Buffer.from(JSON.stringify(body))
    const token = this.#cookies.get('XSRF-TOKEN')
    const lines = Object.entries({
      'host': `127.0.0.1:${this.port}`,
      'content-type': 'application/json',
      'content-length': String(text.length),
      'sec-fetch-site': 'same-origin',
      'accept-language': 'fr',
      ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...(token ? { 'x-xsrf-token': token } : {}),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    const started = performance.now()
    const answered = new Promise<Buffer>((resolve, reject) => (this.#waiting = { resolve, reject }))
    this.#open().write(Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), text]))
    const answer = (await answered).toString()
    const milliseconds = performance.now() - started
    const cookies = [...this.#head.matchAll(/^set-cookie: ([^=]+)=([^;\r]*)/gim)]
    for (const [, name = '', value = ''] of cookies) this.#cookies.set(name, value)
    return {
      status: Number(this.#head.slice(9, 12)),
      body: answer,
      cookies: cookies.map(([line]) => line),
      milliseconds,
    }
  }

  close(): void {
    this.#waiting = null
    this.#socket?.destroy()
    this.#socket = null
  }

  /** A server closes connections that stood idle: the next request opens another. */
  #open(): Socket {
    if (this.#socket?.writable) return this.#socket
    const socket = connect(this.port, '127.0.0.1').setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => {
      if (this.#socket === socket) this.#waiting?.reject(new Error('The connection was closed before the answer'))
    })
    return (this.#socket = socket)
  }

  #take(chunk: Buffer): void {
    this.#parts.push(chunk)
    if (this.#missing < 0) {
      const read = Buffer.concat(this.#parts)
      const end = read.indexOf(HEADER_END)
      if (end < 0) return
      this.#head = read.toString('latin1', 0, end + 2)
      this.#parts = [read.subarray(end + HEADER_END.length)]
      this.#missing = Number(/content-length: (\d+)/i.exec(this.#head)?.[1] ?? 0) - this.#parts[0]!.length
    } else this.#missing -= chunk.length
    if (this.#missing > 0) return
    const answer = Buffer.concat(this.#parts)
    this.#parts = []
    this.#missing = -1
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve(answer)
  }
}
