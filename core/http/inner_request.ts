import { Readable } from 'node:stream'

export interface InnerRequestOptions {
  method: string
  url: string
  headers: Record<string, string>
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown
  /** IP address of the visitor. */
  remoteAddress: string
}

/** An in-process request: the part of `IncomingMessage` that the HTTP server reads. */
export class InnerRequest extends Readable {
  readonly httpVersion = '1.1'
  readonly httpVersionMajor = 1
  readonly httpVersionMinor = 1
  readonly complete = true
  readonly method: string
  url: string
  readonly headers: Record<string, string>
  readonly socket: { remoteAddress: string }
  #body: Buffer | null

  constructor({ method, url, headers, body, remoteAddress }: InnerRequestOptions) {
    super({ autoDestroy: false })
    this.method = method
    this.url = url
    this.headers = headers
    this.socket = { remoteAddress }
    this.#body = body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
    if (!this.#body) return
    headers['content-type'] ??= 'application/json'
    headers['content-length'] = String(this.#body.length)
  }

  get rawHeaders(): string[] {
    return Object.entries(this.headers).flat()
  }

  override _read(): void {
    if (this.#body) this.push(this.#body)
    this.#body = null
    this.push(null)
  }
}
