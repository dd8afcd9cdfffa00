import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { RemixServer } from '@remix-run/react'
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/server-runtime'

/** A Remix application of one route with one sentence, served by `node:http`: what a rendered page costs at least. */
const route = {
  id: 'root',
  path: '',
  module: {
    loader: () => ({ name: 'Château' }),
    default: () => createElement('html', null, createElement('body', null, createElement('h1', null, 'Château'))),
  },
}

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8')
        const html = renderToString(createElement(RemixServer, { context, url: request.url }))
        return new Response(`<!DOCTYPE html>${html}`, { status, headers })
      },
    },
  },
  routes: { root: route },
  assets: {
    entry: { imports: [], module: '' },
    routes: {
      root: {
        id: 'root',
        path: '',
        hasAction: false,
        hasLoader: true,
        hasErrorBoundary: false,
        module: '',
        hasClientAction: false,
        hasClientLoader: false,
      },
    },
    url: '',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')

createServer((incoming, outgoing) => {
  void (async () => {
    const answer = await handle(new Request(`http://localhost${incoming.url}`))
    const text = await answer.text()
    outgoing.writeHead(answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    outgoing.end(text)
  })()
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))

process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
})
