import { request as sendPlain, type IncomingHttpHeaders } from 'node:http'
import { request as sendTls } from 'node:https'
import type { Socket } from 'node:net'

export interface Exchange {
  method: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
  maxBytes: number
  /** The response's body is not read. */
  headersOnly?: boolean
  signal: AbortSignal
  connect: () => Socket
}

export interface ExchangeAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends one request over its own connection. Rejects when the response body exceeds `maxBytes`. */
export function exchange(
  url: URL,
  { method, headers, body, maxBytes, headersOnly = false, signal, connect }: Exchange
): Promise<ExchangeAnswer> {
  const [send, defaultPort] = url.protocol === 'https:' ? [sendTls, 443] : [sendPlain, 80]
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers, signal, defaultPort, createConnection: connect })
    request.on('error', reject)
    request.on('response', (answer) => {
      if (headersOnly) {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.alloc(0) })
        request.destroy()
        return
      }
      const pieces: Buffer[] = []
      let size = 0
      answer.on('data', (piece: Buffer) => {
        size += piece.length
        pieces.push(piece)
        if (size <= maxBytes) return
        reject(new Error(`more than ${maxBytes} bytes`))
        request.destroy()
      })
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) })
      })
    })
    request.end(body)
  })
}
