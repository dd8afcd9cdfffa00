import { randomUUID } from 'node:crypto'
import { STATUS_CODES, createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import { problemOf, type Problem } from '#core/errors/problem'
import { endingConnections } from '#core/http/draining'
import { badRequest, headersTooLarge, requestTooSlow } from '#core/http/errors'
import { DEFAULT_LOCALE } from '#core/i18n/locales'

interface ParserError extends Error {
  code?: string
}

/** Refusals for codes of Node's HTTP parser; any other code is a `badRequest`. */
const REFUSALS: Record<string, typeof badRequest> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow,
}

/**
 * Creates the HTTP server. Input that Node's parser rejects never reaches AdonisJS: an unknown method, a broken line, too
 * large headers. Such input gets a response in our error format, too.
 */
export function createNodeServer(handler: RequestListener): Server {
  return createServer(endingConnections(handler)).on('clientError', (error: ParserError, socket) => {
    respond(error, socket).catch(() => socket.destroy())
  })
}

async function respond(error: ParserError, socket: Duplex): Promise<void> {
  const requestId = randomUUID()
  const refusal = (REFUSALS[error.code ?? ''] ?? badRequest)()
  const problem = problemOf(refusal, await app.container.make(Translator), DEFAULT_LOCALE)
  const logger = await app.container.make('logger')
  logger.debug({ requestId, status: problem.status, code: error.code }, 'request not read')
  if (!canRespond(socket)) return void socket.destroy()
  socket.end(formatResponse(problem, requestId), () => socket.destroy())
}

/** False for a closed socket, and in the middle of another response, which the bytes would corrupt. */
function canRespond(socket: Duplex): boolean {
  // Node keeps the socket's current response in this undocumented property.
  const { _httpMessage: current } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  return socket.writable && !current?.headersSent
}

function formatResponse({ status, errors }: Problem, requestId: string): string {
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
