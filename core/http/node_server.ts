import { randomUUID } from 'node:crypto'
import { STATUS_CODES, createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import { problemOf, type Problem } from '#core/errors/problem'
import { badRequest, headersTooLarge, requestTooSlow } from '#core/http/errors'
import { DEFAULT_LOCALE } from '#core/i18n/locales'

interface ParserError extends Error {
  code?: string
}

/** What Node's parser says of a request that it gives up, where it is not simply wrong. */
const REFUSALS: Record<string, typeof badRequest> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow,
}

/**
 * The server that the shop listens with. It answers in the error format also what never becomes a request: an unknown
 * method, a broken line, headers over the limit.
 */
export function createNodeServer(handler: RequestListener): Server {
  return createServer(handler).on('clientError', (error: ParserError, socket) => {
    answer(error, socket).catch(() => socket.destroy())
  })
}

async function answer(error: ParserError, socket: Duplex): Promise<void> {
  const requestId = randomUUID()
  const refusal = (REFUSALS[error.code ?? ''] ?? badRequest)()
  const problem = problemOf(refusal, await app.container.make(Translator), DEFAULT_LOCALE)
  const logger = await app.container.make('logger')
  logger.debug({ requestId, status: problem.status, code: error.code }, 'request not read')
  if (!mayBeAnswered(socket)) return void socket.destroy()
  socket.end(write(problem, requestId), () => socket.destroy())
}

/** Whoever has gone hears nothing, and in the middle of an answer a second one would be read as a part of it. */
function mayBeAnswered(socket: Duplex): boolean {
  const { _httpMessage: running } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  return socket.writable && !running?.headersSent
}

function write({ status, errors }: Problem, requestId: string): string {
  const body = JSON.stringify({ errors })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    '',
    body,
  ].join('\r\n')
}
