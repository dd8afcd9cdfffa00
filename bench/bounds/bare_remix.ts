import { createServer } from 'node:http'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Links, Meta, Outlet, RemixServer, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react'
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/server-runtime'

interface Streams {
  createReadableStreamFromReadable: (body: Readable) => ReadableStream
  writeReadableStreamToWritable: (body: ReadableStream, to: Writable) => Promise<void>
}

// By a name in a variable: its types would change those of `process.env` everywhere.
const adapter = '@remix-run/node'
const { createReadableStreamFromReadable, writeReadableStreamToWritable } = (await import(adapter)) as Streams

/**
 * A Remix application as its template begins one: a document with its head and scripts, and one route whose loader gives
 * one sentence, streamed by `node:http`. What a rendered page costs before it shows anything.
 */
function Root() {
  const head = h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links))
  return h('html', { lang: 'fr' }, head, h('body', null, h(Outlet), h(ScrollRestoration), h(Scripts)))
}

function Page() {
  return h('main', null, h('h1', null, useLoaderData<{ name: string }>().name))
}

const routes = {
  root: { id: 'root', path: '', module: { default: Root } },
  page: {
    id: 'page',
    parentId: 'root',
    index: true,
    module: { default: Page, loader: () => ({ name: 'Château' }), meta: () => [{ title: 'Château' }] },
  },
}

function asset({ id, ...route }: { id: string; parentId?: string; index?: boolean }, hasLoader: boolean) {
  const none = { hasAction: false, hasErrorBoundary: false, hasClientAction: false, hasClientLoader: false }
  return { ...route, ...none, id, hasLoader, module: `/assets/${id}.js`, imports: ['/assets/shared.js'] }
}

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(RemixServer, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

const build = {
  entry: { module: { default: handleRequest } },
  routes,
  assets: {
    entry: { imports: ['/assets/shared.js'], module: '/assets/entry.client.js' },
    routes: { root: asset(routes.root, false), page: asset(routes.page, true) },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
  isSpaMode: false,
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')

createServer((incoming, outgoing) => {
  void (async () => {
    const answer = await handle(new Request(`http://localhost${incoming.url}`))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (answer.body) await writeReadableStreamToWritable(answer.body, outgoing)
    else outgoing.end()
  })()
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'))

process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
})
