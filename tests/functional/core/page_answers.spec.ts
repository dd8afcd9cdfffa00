import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { prepareShop } from '#core/boot/prepare_shop'
import { BuiltSource } from '#core/pages/built_source'

test.group('Pages of visitors', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await prepareShop(app)
  })

  test('an answer without a body passes through as it is', async ({ client }) => {
    const response = await client.get('/vue/__manifest').qs({ p: '/vue/boutique', version: 'another' })
    response.assertStatus(204)
  })

  test('the router is told of screens of both bundles in one answer', async ({ client, assert }) => {
    const { assets } = await new BuiltSource('/vue').build(new URL('http://shop/vue/boutique'))
    const asked = (...paths: string[]) =>
      client.get(`/vue/__manifest?${paths.map((path) => `p=${path}&`).join('')}version=${assets.version}`)
    const both = await asked('/vue/boutique', '/vue/admin/login')
    assert.includeMembers(Object.keys(both.body() as object), [
      'catalogue.storefront.shop@fr_FR',
      'admin',
      'users.admin.login',
    ])
    const one = await asked('/vue/boutique')
    assert.notInclude(Object.keys(one.body() as object), 'admin')
  })

  test('a kept page is answered 304 to whoever has it', async ({ client, assert }) => {
    const first = await client.get('/vue/boutique')
    first.assertStatus(200)
    const etag = first.header('etag') as string
    assert.match(etag, /^"/)
    const second = await client.get('/vue/boutique').header('if-none-match', etag)
    second.assertStatus(304)
  })

  test('a kept page is the same for whoever takes it packed or plain', async ({ assert }) => {
    const address = `http://${process.env.HOST}:${process.env.PORT}/vue/boutique`
    const texts = []
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(address, { headers: { 'accept-encoding': encoding } })
      assert.equal(answer.headers.get('content-encoding') ?? 'identity', encoding)
      texts.push(await answer.text())
    }
    assert.match(String(texts[0]), /^<!DOCTYPE html>/)
    assert.lengthOf(new Set(texts), 1)
  })

  test('kept data is told to be data, the first time and again', async ({ client, assert }) => {
    for (const time of ['first', 'again']) {
      const response = await client.get('/vue/boutique.data')
      assert.equal(response.header('x-remix-response'), 'yes', time)
    }
  })

  test('the start page and its data speak the language of their address, whatever the browser speaks', async ({
    client,
    assert,
  }) => {
    for (const [path, words] of Object.entries({ '/vue': 'Aller au contenu', '/vue/en': 'Skip to content' })) {
      for (const end of ['', '.data']) {
        for (const language of ['en-GB', 'fr-FR']) {
          const response = await client.get(path + end).header('accept-language', language)
          assert.include(response.text(), words, `${path}${end} in a browser that speaks ${language}`)
        }
      }
    }
  })

  test('parameters that no screen knows do not make another page', async ({ client, assert }) => {
    const plain = await client.get('/vue/boutique')
    const tracked = await client.get('/vue/boutique?utm_source=mail')
    assert.equal(tracked.header('etag'), plain.header('etag'))
  })
})
