import { Writable } from 'node:stream'

type Header = number | string | readonly string[]

/** The response to an in-process request. */
export interface InnerAnswer {
  status: number
  headers: Record<string, Header>
  body: Buffer
}

/** An in-process response: the part of `ServerResponse` that the HTTP server writes to. Header names are lower case. */
export class InnerResponse extends Writable {
  statusCode = 200
  statusMessage = ''
  headersSent = false
  readonly #headers: Record<string, Header> = {}
  readonly #chunks: Buffer[] = []

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

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.headersSent = true
    this.#chunks.push(chunk)
    done()
  }

  /** A single chunk is returned itself, not copied: `readJson` recognises cached responses by their Buffer. */
  #body(): Buffer {
    return this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks)
  }
}
