import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ChannelPort } from '#core/context/shop_context'
import { PageHost } from '#core/pages/page_host'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { seedRoles } from '#plugins/users/testing'
import { keptPages } from './kept_pages.js'
import { rawRequest } from './raw_request.js'

const HTML = 'Accept: text/html'

test.group('Hosts', (group) => {
  let renders = 0
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await seedRoles()
    const host = await app.container.make(PageHost)
    const channels = await app.container.make(ChannelPort)
    const [render, all] = [host.render.bind(host), channels.all.bind(channels)]
    host.render = (...parameters) => {
      renders += 1
      return render(...parameters)
    }
    channels.all = () => all().map((channel) => ({ ...channel, hosts: ['caviste.example', '::1'] }))
    renders = 0
    const before = app.config.get('cellier.publicUrl')
    const address = app.config.get('cellier.address')
    app.config.set('cellier.publicUrl', 'https://cave.example')
    app.config.set('cellier.address', 'https://cave.example')
    const back = keptPages()
    return () => {
      back()
      app.config.set('cellier.publicUrl', before)
      app.config.set('cellier.address', address)
      host.render = render
      channels.all = all
    }
  })

  test('that the shop does not have are refused, before anything is drawn or kept', async ({ assert }) => {
    const foreign = [
      'evil.example',
      'cave.example.evil.example',
      'cave.example:8443',
      '127.0.0.1',
      'cave.example.',
      '[::2]',
    ]
    for (const host of foreign) {
      for (const path of ['/vue/boutique', '/api/init', '/robots.txt', '/media/x', '/', '/vue/favicon.svg']) {
        const { status, body, head } = await rawRequest(path, { host })
        assert.equal(status, 421, `${host} ${path}`)
        assert.deepEqual(JSON.parse(body).errors[0].code, 'E_FOREIGN_HOST')
        assert.include(head.toLowerCase(), 'cache-control: private, no-store')
      }
    }
    const write = await rawRequest('/api/users/session', {
      method: 'POST',
      host: 'evil.example',
      headers: ['Content-Length: 0'],
    })
    assert.equal(write.status, 421)
    assert.equal(renders, 0)
  })

  test('say to people where the shop is', async ({ assert }) => {
    const { status, body } = await rawRequest('/vue/boutique', { host: 'evil.example', headers: [HTML] })
    assert.equal(status, 421)
    assert.include(body, 'La boutique n’a pas cette adresse.')
    assert.include(body, 'href="https://cave.example/vue/"')
    assert.notInclude(body, 'evil.example')
    assert.equal(renders, 0)
  })

  test('are the public one and those of channels, with the ports that lead there', async ({ assert }) => {
    const port = process.env.PORT
    const own = [
      'cave.example',
      'CAVE.example',
      `cave.example:${port}`,
      'caviste.example',
      `caviste.example:${port}`,
      '[::1]',
    ]
    for (const host of own) assert.equal((await rawRequest('/vue/boutique', { host })).status, 200, host)
  })

  test('are any to who asks after the shop’s health', async ({ assert }) => {
    for (const host of ['10.0.0.7', '10.0.0.7:3333', 'balancer.internal']) {
      assert.include([200, 503], (await rawRequest('/health', { host })).status, host)
      assert.equal((await rawRequest('/health/x', { host })).status, 421)
    }
  })

  test('are any where the shop has no public address', async ({ assert }) => {
    app.config.set('cellier.publicUrl', null)
    assert.equal((await rawRequest('/vue/boutique', { host: 'anything.example' })).status, 200)
  })
})
