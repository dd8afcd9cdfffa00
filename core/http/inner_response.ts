import { Writable } from 'node:stream'

type Header = number | string | readonly string[]

/** What was answered to an inner request. */
export interface InnerAnswer {
  status: number
  headers: Record<string, Header>
  body: Buffer
}

/** An answer that never crosses the network: what a server writes to, and no more. Names of headers are in small letters. */
export class InnerResponse extends Writable {
  statusCode = 200
  statusMessage = ''
  headersSent = false
  readonly #headers: Record<string, Header> = {}
  readonly #pieces: Buffer[] = []

  constructor(onEnd: (answer: InnerAnswer) => void) {
    super()
    this.once('finish', () => onEnd({ status: this.statusCode, headers: this.#headers, body: this.#body() }))
  }

  setHeader(name: string, value: Header): this {
    this.#headers[name.toLowerCase()] = value
    return this
  }

  appendHeader(name: string, value: string | readonly string[]): this {
    const before = this.getHeader(name)
    return this.setHeader(name, before === undefined ? value : [before, value].flat().map(String))
  }

  getHeader(name: string): Header | undefined {
    return this.#headers[name.toLowerCase()]
  }

  getHeaders(): Record<string, Header> {
    return { ...this.#headers }
  }

  getHeaderNames(): string[] {
    return Object.keys(this.#headers)
  }

  hasHeader(name: string): boolean {
    return this.getHeader(name) !== undefined
  }

  removeHeader(name: string): void {
    delete this.#headers[name.toLowerCase()]
  }

  writeHead(status: number, ...rest: (string | Record<string, Header> | undefined)[]): this {
    this.statusCode = status
    const headers = rest.find((each) => typeof each === 'object')
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
    this.headersSent = true
    return this
  }

  flushHeaders(): void {
    this.headersSent = true
  }

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.headersSent = true
    this.#pieces.push(piece)
    done()
  }

  /** One piece stays the one it was: who keeps an answer's bytes is known by them. */
  #body(): Buffer {
    return this.#pieces.length === 1 ? (this.#pieces[0] as Buffer) : Buffer.concat(this.#pieces)
  }
}
