import app from '@adonisjs/core/services/app'
import { connect } from 'node:net'
import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { ProductFactory } from '#plugins/catalogue/testing'
import { emptyShelves, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const IMAGES = '/api/admin/catalogue/product-images'
const BOUNDARY = 'a-boundary'

const aPicture = (colour = '#7a182f') =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** The headers that a window of ours sends with an upload. */
function headersOf(clerk: Visitor): Record<string, string> {
  return {
    'cookie': clerk
      .cookieNames()
      .map((name) => `${name}=${clerk.cookie(name)}`)
      .join('; '),
    'x-xsrf-token': String(clerk.cookie('XSRF-TOKEN')),
    'sec-fetch-site': 'same-origin',
    'accept-language': 'fr',
  }
}

async function upload(clerk: Visitor, path: string, bytes: Buffer | null, name = 'bouteille.png') {
  const form = new FormData()
  form.set('title', 'Bouteille')
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const url = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const response = await fetch(url, { method: 'POST', body: form, headers: headersOf(clerk) })
  return { status: response.status, body: (await response.json()) as { data: { mediaId: number; url: string } } }
}

test.group('Pictures of products', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
  })
  group.each.setup(emptyShelves)

  test('are taken, put in order, described and shown in the list', async ({ assert }) => {
    const [one, two] = [
      await upload(clerk, IMAGES, await aPicture()),
      await upload(clerk, IMAGES, await aPicture('#fff')),
    ]
    assert.equal(one.status, 201)
    assert.match(one.body.data.url, /^\/media\/[0-9a-f]{32}\/\d+\.webp$/)
    const [first, second] = [two, one].map(({ body }) => body.data.mediaId)
    const id = await ProductFactory.create({ sku: 'PIC' })
    const media = [
      { mediaId: first, kind: 'image', alt: { fr_FR: ' Face ', en_GB: '' } },
      { mediaId: second, kind: 'image', variant: 'PIC' },
    ]
    const saved = await clerk.send('PUT', `/api/admin/catalogue/products/${id}`, { version: 1, media })
    assert.containsSubset(saved.body, {
      data: {
        media: [
          { mediaId: first, alt: { fr_FR: 'Face' } },
          { mediaId: second, variant: 'PIC' },
        ],
      },
    })
    const list = await clerk.send('GET', '/api/admin/catalogue/products')
    assert.containsSubset(list.body, { data: [{ image: two.body.data.url }] })
  })

  test('that do not exist are refused, and nothing of the form is written', async ({ assert }) => {
    const id = await ProductFactory.create({ sku: 'NOPIC', name: 'Avant' })
    const sent = {
      version: 1,
      translations: { fr_FR: { name: 'Après' } },
      media: [{ mediaId: 987_654, kind: 'image' }],
    }
    const answer = await clerk.send('PUT', `/api/admin/catalogue/products/${id}`, sent)
    assert.equal(answer.status, 422)
    assert.containsSubset(answer.body, { errors: [{ field: 'media' }] })
    assert.deepEqual(await rows(`select version from catalogue_products`), [{ version: 1 }])
  })

  test('a file that is none, that is missing or that is cut is refused in words', async ({ assert }) => {
    const text = await upload(clerk, IMAGES, Buffer.from('bonjour'), 'faux.png')
    assert.equal(text.status, 422)
    assert.containsSubset(text.body, {
      errors: [{ message: 'Ce fichier n’est pas une image\u202f: veuillez choisir une image.', field: 'file' }],
    })
    assert.equal((await upload(clerk, IMAGES, null)).status, 422)
    const cut = (
      await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123' } })
        .png()
        .toBuffer()
    ).subarray(0, 900)
    assert.containsSubset((await upload(clerk, IMAGES, cut)).body, { errors: [{ code: 'E_MEDIA_REFUSED' }] })
    assert.equal((await upload(clerk, '/api/admin/catalogue/product-videos', await aPicture())).status, 422)
  })

  test('an upload that is cut half-way leaves nothing behind', async ({ assert }) => {
    const before = await rows('select count(*) as count from core_media')
    const bytes = await aPicture('#0a0')
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    const lines = Object.entries(headersOf(clerk)).map(([name, value]) => `${name}: ${value}`)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(process.env.PORT), process.env.HOST, () => {
        socket.write(
          [
            `POST ${IMAGES} HTTP/1.1`,
            `host: ${process.env.HOST}:${process.env.PORT}`,
            `content-type: multipart/form-data; boundary=${BOUNDARY}`,
            `content-length: ${head.length + bytes.length + 500}`,
            ...lines,
            '',
            head,
          ].join('\r\n')
        )
        socket.write(bytes.subarray(0, 40), () => socket.destroy())
      })
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
    })
    const next = await upload(clerk, IMAGES, await aPicture('#00a'))
    assert.equal(next.status, 201)
    const incoming = `${app.config.get<string>('cellier.storagePath')}/incoming`
    while ((await readdir(incoming)).length > 0) await new Promise((done) => setTimeout(done, 5))
    const [{ count } = { count: 0 }] = await rows('select count(*) as count from core_media')
    assert.equal(Number(count), Number(before[0]?.count) + 1)
  })
})
