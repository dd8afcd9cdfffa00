import app from '@adonisjs/core/services/app'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers an address whose path cannot be decoded (`/%E0%A4%A`). It names nothing: with its percent signs taken as plain
 * ones it goes the way of every address that does not exist, and is answered with the same headers and error pages.
 */
export function answerBadAddress(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', ...query] = (request.url ?? '/').split('?')
  request.url = [path.replaceAll('%', '%25'), ...query].join('?')
  void app.container.make('server').then((server) => server.handle(request, response))
}
