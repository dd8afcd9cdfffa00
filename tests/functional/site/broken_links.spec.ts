import app from '@adonisjs/core/services/app'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { CheckLinks } from '#plugins/cms/broken_links/check_links'
import { Links } from '#core/links/links'
import { Permalinks } from '#core/permalinks/permalinks'
import { Store } from '#core/database/store'
import { LinkNames } from '#core/links/link_names'
import { openOffice } from '#plugins/users/testing'
import { seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { runJobs } from '#core/testing/run_jobs'
import type { AddressInfo } from 'node:net'
import type { Answer as Sent, Visitor } from '#core/testing/visitor'

interface Row {
  id: number
  url: string
  state: string
  status: number | null
  reason: string | null
  redirect: string | null
  source: string
}

const LIST = '/api/admin/cms/broken-links'
const MENDS = '/api/admin/cms/link-mends'
/** Nothing listens there. */
const CLOSED = '127.0.0.1:9'
const BIG = 50 * 1024 * 1024

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end()

/** A web server of this machine with the ways in which addresses fail. It keeps what was asked of it. */
async function fakeWeb(cleanup: (work: () => void) => void) {
  const asked: string[] = []
  let running = 0
  const web = { asked, most: 0, base: '', pages: {} as Record<string, Answer> }
  web.pages = {
    '/fine': status(200),
    '/moved': status(301, { location: '/moved-again' }),
    '/moved-again': status(301, { location: '/fine' }),
    '/for-now': status(302, { location: '/fine' }),
    '/loop': status(301, { location: '/loop' }),
    '/missing': status(404),
    '/error': status(500),
    '/forbidden': status(403),
    '/no-head': (request, response) => void response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
    '/busy': status(429, { 'retry-after': '7200' }),
    '/hangs': () => undefined,
    '/private': status(302, { location: 'http://10.0.0.1/inside' }),
    '/huge': (request, response) => {
      response.writeHead(request.method === 'HEAD' ? 405 : 200, { 'content-length': String(BIG) })
      if (request.method !== 'HEAD') response.write(Buffer.alloc(64 * 1024))
      else response.end()
    },
  }
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    running += 1
    web.most = Math.max(web.most, running)
    response.on('close', () => (running -= 1))
    const page = web.pages[request.url ?? ''] ?? status(404)
    page(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  web.base = `http://127.0.0.1:${port}`
  const kept = app.config.get('outgoing.hosts')
  app.config.set('outgoing.hosts', [`127.0.0.1:${port}`, `localhost:${port}`, CLOSED])
  cleanup(() => {
    app.config.set('outgoing.hosts', kept)
    server.closeAllConnections()
    server.close()
  })
  return web
}

interface Body {
  data: Record<string, unknown>
  errors: { code: string; field?: string }[]
}

const bodyOf = ({ body }: Sent) => body as Body

function refusalOf(answer: Sent): string {
  const [error] = bodyOf(answer).errors
  return [answer.status, error?.code, error?.field].join(' ')
}

const QUICK = { pauseMs: 1, timeoutMs: 300 }

test.group('Broken links', (group) => {
  let staff: Visitor
  let store: Store

  group.each.setup(async () => {
    ;({ visitor: staff } = await openOffice())
    await seedCatalogue()
    store = await app.container.make(Store)
  })

  const link = (urls: readonly string[], id = 'text') =>
    store.transaction(async (trx) => {
      const links = await app.container.make(Links)
      const found = urls.map((url) => ({ locale: 'fr_FR' as const, place: 'body', text: url, url }))
      await links.replace(trx, { kind: 'trial.page', id }, found)
    })

  const look = async (since: string | null = null, signal = new AbortController().signal) => {
    const check = await app.container.make(CheckLinks)
    return check.execute({ since, ...QUICK }, { signal, progress: async () => undefined })
  }

  const soon = async () => (await app.container.make(Clock)).isoIn(1)

  const rows = async (query = '') => {
    const { body } = await staff.send('GET', `${LIST}?limit=100${query}`)
    return (body as { data: Row[] }).data
  }

  const statesBy = (base: string, list: readonly Row[]) =>
    Object.fromEntries(
      list.map(({ url, state, status: code, reason }) => [url.replace(base, ''), `${state} ${code ?? reason}`])
    )

  test('outside are reported when they failed twice, by what their address said', async ({ assert, cleanup }) => {
    const web = await fakeWeb(cleanup)
    const { '/busy': _, ...pages } = web.pages
    const urls = Object.keys(pages).map((path) => web.base + path)
    const busy = `${web.base.replace('127.0.0.1', 'localhost')}/busy`
    await link([...urls, busy, 'http://10.0.0.1/x', `http://${CLOSED}/`])
    await look()
    // One failure is none yet; what cannot be reached for sure, or only for now, is told at once.
    assert.deepEqual(statesBy(web.base, await rows()), {
      '/moved': 'redirect 200',
      '/moved-again': 'redirect 200',
      '/error': 'warning 500',
      '/forbidden': 'warning 403',
      [busy]: 'warning 429',
      '/private': 'broken refused',
      'http://10.0.0.1/x': 'broken refused',
    })
    await look(await soon())
    const states = statesBy(web.base, await rows())
    assert.containsSubset(states, {
      '/missing': 'broken 404',
      '/hangs': 'broken silent',
      '/loop': 'broken redirects',
      [`http://${CLOSED}/`]: 'broken unreachable',
    })
    assert.notProperty(states, '/huge')
    assert.notProperty(states, '/no-head')
    assert.notProperty(states, '/for-now')
    const [moved] = await rows('&filter[state]=redirect')
    assert.equal(moved?.redirect, `${web.base}/fine`)
  })

  test('are asked one after the other by host, and a host that wants a pause gets it', async ({ assert, cleanup }) => {
    const web = await fakeWeb(cleanup)
    web.pages['/a'] = web.pages['/b'] = (_, response) => void setTimeout(() => response.end(), 20)
    await link(['/a', '/b', '/busy', '/z'].map((path) => web.base + path))
    await look()
    assert.equal(web.most, 1)
    assert.deepEqual(web.asked, ['HEAD /a', 'HEAD /b', 'HEAD /busy'])
    await look()
    assert.lengthOf(web.asked, 3)
  })

  test('go on where a look was stopped', async ({ assert, cleanup }) => {
    const web = await fakeWeb(cleanup)
    const stop = new AbortController()
    web.pages['/2'] = (_, response) => (response.end(), stop.abort(new Error('stopped')))
    await link(['/1', '/2', '/3'].map((path) => web.base + path))
    const since = (await app.container.make(Clock)).iso()
    await assert.rejects(() => look(since, stop.signal), 'stopped')
    const before = web.asked.length
    web.pages['/2'] = status(200)
    await look(since)
    assert.notInclude(web.asked.slice(before), 'HEAD /1')
    assert.include(web.asked.slice(before), 'HEAD /3')
  })

  test('inside the shop are found without a request, and again when their target is there', async ({ assert }) => {
    const [made] = await upsert([
      { code: 'merlot', translations: { fr_FR: { name: 'Merlot' } }, variants: [{ sku: 'M', price: 1000 }] },
    ])
    await link([
      '/merlot',
      '/merlot?a=1#b',
      '/nulle-part',
      '/',
      '/boutique',
      '/en/merlot',
      'mailto:a@b.example',
      '#haut',
    ])
    await store.transaction(async (trx) => {
      const links = await app.container.make(Links)
      const to = (id: number) => ({
        locale: 'fr_FR' as const,
        place: 'body',
        text: 'Vin',
        target: { kind: 'catalogue.product', id },
      })
      await links.replace(trx, { kind: 'trial.page', id: 'refs' }, [to(made?.id as number), to(999_999)])
      const permalinks = await app.container.make(Permalinks)
      const gone = { channel: 'default', locale: 'fr_FR', path: '/parti', kind: 'core.gone', target: '0' } as const
      await permalinks.claim(trx, [gone])
    })
    await link(['/parti'], 'gone')
    await look()
    assert.deepEqual(statesBy('', await rows()), {
      '/nulle-part': 'broken missing',
      'ref:catalogue.product/999999': 'broken missing',
      '/parti': 'broken gone',
    })
    await upsert([{ code: 'merlot', translations: { fr_FR: { slug: 'nulle-part' } }, variants: [] }])
    await look()
    assert.deepEqual(statesBy('', await rows()), {
      '/merlot': 'redirect null',
      '/merlot?a=1#b': 'redirect null',
      'ref:catalogue.product/999999': 'broken missing',
      '/parti': 'broken gone',
    })
  })

  test('are mended where they stand: another target, no link, a redirect; or left alone', async ({ assert }) => {
    const wine = async (code: string, description: string) => {
      const [result] = await upsert([
        { code, translations: { fr_FR: { name: code, description } }, variants: [{ sku: code, price: 1000 }] },
      ])
      return result?.id as number
    }
    const merlot = await wine('merlot', '')
    const syrah = await wine(
      'syrah',
      '<p><a href="/perdu">Un</a> <a href="/egare">Deux</a> <a href="/autre">Trois</a></p>'
    )
    await wine('gamay', '<p><a href="/perdu">Quatre</a></p>')
    await look()
    const ids = async (url: string) => (await rows(`&filter[url]=${url}`)).map(({ id }) => id)
    const mend = async (url: string, body: object) =>
      staff.send('POST', MENDS, { selection: { ids: await ids(url) }, ...body })
    assert.lengthOf(await ids('perdu'), 2)
    assert.include((await rows('&filter[url]=egare'))[0]?.source, 'syrah')

    assert.equal(
      refusalOf(await mend('perdu', { mend: 'replace', linkTarget: 'javascript:alert(1)' })),
      '422 E_CMS_LINK_TARGET_INVALID linkTarget'
    )
    assert.equal(
      refusalOf(await mend('perdu', { mend: 'replace', linkTarget: 'ref:catalogue.product/999' })),
      '422 E_CMS_LINK_TARGET_MISSING linkTarget'
    )
    assert.deepEqual(bodyOf(await mend('perdu', { mend: 'replace', linkTarget: '/merlot' })).data, {
      mended: 2,
    } as never)
    assert.equal((await mend('egare', { mend: 'unlink' })).status, 200)
    const row = await store.reader.first<{ description: string }>(
      "select description from catalogue_product_translations where product_id = ? and locale = 'fr_FR'",
      [syrah]
    )
    assert.equal(
      row?.description,
      `<p><a href="ref:catalogue.product/${merlot}">Un</a> Deux <a href="/autre">Trois</a></p>`
    )
    assert.equal((await (await app.container.make(Links)).to([{ kind: 'catalogue.product', id: merlot }], 9)).total, 2)

    assert.equal((await mend('autre', { mend: 'redirect', linkTarget: `ref:catalogue.product/${merlot}` })).status, 200)
    const permalinks = await app.container.make(Permalinks)
    assert.equal((await permalinks.resolve('default', 'fr_FR', '/autre'))?.redirect, '/merlot')
    await look()
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['redirect']
    )
    assert.equal((await mend('autre', { mend: 'dismiss' })).status, 200)
    await look()
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['dismissed']
    )
    assert.equal(
      refusalOf(await staff.send('POST', MENDS, { selection: { ids: [999_999] }, mend: 'unlink' })),
      '422 E_CMS_NO_LINKS selection'
    )
  })

  test('are looked for when somebody asks, with a count in the menu', async ({ assert }) => {
    await link(['/nulle-part'])
    const started = await staff.send('POST', '/api/admin/cms/link-checks')
    assert.equal(started.status, 202)
    await runJobs()
    const jobs = await staff.send('GET', '/api/admin/platform/jobs/mine')
    assert.containsSubset(bodyOf(jobs), { data: [{ state: 'done', result: { looked: 1, broken: 1 } }] })
    const { body } = await staff.send('GET', '/api/admin/platform/menu-counts')
    assert.containsSubset(body, { data: { 'cms.menu.broken_links': 1 } })
    assert.isNull(await (await app.container.make(LinkNames)).holder('trial.page'))
  })
})
