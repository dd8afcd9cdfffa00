import { test } from '@japa/runner'
import { createRequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import { BuildSlices } from '#core/pages/build_slices'

interface RouteShape {
  path?: string
  index?: boolean
  parentId?: string
}

/** Screens as the shell mounts them: two languages, one area of its own, and a last route for everything else. */
const SHAPES: Record<string, RouteShape> = {
  'root': { path: '' },
  'admin': { parentId: 'root' },
  'admin.login': { path: 'admin/login', parentId: 'admin' },
  'admin.roles': { path: 'admin/roles/:id?', parentId: 'admin' },
  'admin.rest': { path: 'admin/*', parentId: 'admin' },
  'shop': { parentId: 'root' },
  'home': { index: true, parentId: 'shop' },
  'list': { path: 'boutique/:category?', parentId: 'shop' },
  'promo': { path: 'boutique/promo', parentId: 'shop' },
  'login': { path: 'login', parentId: 'shop' },
  'rest': { path: '*', parentId: 'shop' },
  'home@en': { path: 'en', index: true, parentId: 'shop' },
  'list@en': { path: 'en/boutique/:category?', parentId: 'shop' },
  'login@en': { path: 'en/login', parentId: 'shop' },
  'rest@en': { path: 'en/*', parentId: 'shop' },
}

/** Every route answers with its name and parameters, so that answers can be compared. */
function buildOf(shapes: Record<string, RouteShape>): ServerBuild {
  const routes: Record<string, unknown> = {}
  const assets: Record<string, unknown> = {}
  for (const [id, shape] of Object.entries(shapes)) {
    const loader = ({ params }: { params: unknown }) => Response.json({ id, params })
    routes[id] = {
      id,
      ...shape,
      module: id === 'root' || (!shape.path && !shape.index) ? { default: () => null } : { loader },
    }
    assets[id] = { id, ...shape, module: '', hasLoader: true }
  }
  return {
    entry: { module: { default: () => new Response('page') } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: assets, url: '', version: '1' },
    basename: '/vue',
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild
}

const PATHS = [
  '',
  '/',
  '/boutique',
  '/boutique/',
  '/Boutique/Promo',
  '/boutique/promo',
  '/boutique/rouge',
  '/login',
  '/LOGIN',
]
const MORE = ['/en', '/en/', '/en/boutique', '/en/boutique/rouge', '/en/login', '/en/nothing', '/some-wine', '/a/b/c']
const ADMIN = [
  '/admin',
  '/admin/',
  '/admin/login',
  '/admin/roles',
  '/admin/roles/4',
  '/admin/x/y',
  '/b%6Futique',
  '/%zz',
]

test.group('Slices of a build', () => {
  test('answer every address as the whole build does', async ({ assert }) => {
    const build = buildOf(SHAPES)
    const whole = createRequestHandler(build, 'production')
    const slices = new BuildSlices(build, 'production')
    for (const path of [...PATHS, ...MORE, ...ADMIN]) {
      const address = `http://shop/vue${path}`
      const ask = async (handle: typeof whole) => {
        const answer = await handle(new Request(address))
        return { status: answer.status, text: await answer.text() }
      }
      assert.deepEqual(await ask(slices.handlerOf(new URL(address).pathname)), await ask(whole), path)
    }
  })

  test('are made once for all addresses that can mean the same routes', ({ assert }) => {
    const slices = new BuildSlices(buildOf(SHAPES), 'production')
    assert.strictEqual(slices.handlerOf('/vue/boutique/rouge'), slices.handlerOf('/vue/boutique/blanc.data'))
    assert.strictEqual(slices.handlerOf('/vue/some-wine'), slices.handlerOf('/vue/another-wine'))
    assert.notStrictEqual(slices.handlerOf('/vue/login'), slices.handlerOf('/vue/boutique'))
    assert.strictEqual(slices.handlerOf('/vue/__manifest'), slices.handlerOf('/elsewhere'))
  })
})
