import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { Attachments } from '#core/attachments/attachments'
import { FileStore } from '#core/files/file_store'
import { fromStore } from '#core/database/run_rows'
import { inspectAttachment } from '#core/attachments/inspect_attachment'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { ATTACHMENT_TYPES } from '#core/attachments/attachment'

const RULE = { types: ATTACHMENT_TYPES }
const MESSAGE = { kind: 'probe.messages', id: 12 }

/** Lying on its side, with the place where it was taken. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#722f37' } })
    .withExif({ IFD0: { Copyright: 'nobody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test.group('Attachments', (group) => {
  let attachments: Attachments
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    attachments = await app.container.make(Attachments)
  })

  const bind = (keys: string[], most?: number) => store.transaction((trx) => attachments.bind(trx, MESSAGE, keys, most))

  const held = async () => (await attachments.of(fromStore(store), MESSAGE.kind, [MESSAGE.id])).get(MESSAGE.id) ?? []

  test('a picture is kept upright, without the place where it was taken, with a small form', async ({ assert }) => {
    const kept = await attachments.keep({ name: 'C:\\photos\\casse.JPG', content: await photo() }, RULE)
    assert.containSubset(kept, { name: 'casse.webp', type: 'image/webp', width: 200, height: 400 })
    const files = await app.container.make(FileStore)
    for (const isPreview of [false, true]) {
      const file = await attachments.fileOf(kept, isPreview)
      const chunks = await (await files.read(file as { key: string })).toArray()
      const read = await sharp(Buffer.concat(chunks as Buffer[])).metadata()
      assert.equal(read.width, 200)
      assert.isUndefined(read.exif)
      assert.isUndefined(read.orientation)
    }
  })

  test('a file is what its content says: {name}')
    .with([
      { name: 'photo.jpg', content: Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'), code: 'not_a_document' },
      { name: 'photo.png', content: Buffer.from('\u007FELF\u0002\u0001\u0001\0', 'latin1'), code: 'not_a_document' },
      { name: 'empty.txt', content: Buffer.alloc(0), code: 'empty' },
      { name: 'note.txt', content: Buffer.from('a\0b'), code: 'not_a_document' },
      { name: 'long.txt', content: Buffer.alloc(2_000_000, 'a'), code: 'document_too_large' },
    ])
    .run(async ({ assert }, { content, code }) => {
      const refused = await inspectAttachment(content, { types: ATTACHMENT_TYPES, limit: 1_000_000 }).catch(
        (error: unknown) => error
      )
      assert.propertyVal(refused as object, 'code', code)
    })

  test('a program is no picture where only pictures are accepted', async ({ assert }) => {
    const refused = await attachments
      .keep({ name: 'photo.jpg', content: Buffer.from('MZ\u0090\0', 'latin1') }, { types: ['image'] })
      .catch((error: unknown) => error)
    assert.propertyVal(refused as object, 'code', 'not_an_image')
  })

  test('a message holds files by their keys, each once, in their order', async ({ assert }) => {
    const first = await attachments.keep({ name: 'a.txt', content: Buffer.from('château') }, RULE)
    const second = await attachments.keep({ name: 'b.txt', content: Buffer.from('b') }, RULE)
    await bind([second.key, first.key])
    assert.deepEqual(
      (await held()).map(({ name }) => name),
      ['b.txt', 'a.txt']
    )
    assert.deepInclude(await attachments.find(MESSAGE.kind, first.id), { holderId: 12 })
    assert.isNull(await attachments.find('probe.others', first.id))
    await assert.rejects(() => bind([first.key]))
    await assert.rejects(() => bind(['0'.repeat(40)]))
    assert.lengthOf(await held(), 2)
  })

  test('a message holds at most so many files', async ({ assert }) => {
    const kept = [1, 2, 3].map((at) => attachments.keep({ name: `${String(at)}.txt`, content: Buffer.from('x') }, RULE))
    const [one = '', two = '', three = ''] = (await Promise.all(kept)).map(({ key }) => key)
    await bind([one], 2)
    await assert.rejects(() => bind([two, three], 2))
    await bind([two], 2)
    assert.lengthOf(await held(), 2)
  })

  test('what no message holds goes after a day, what one holds goes with it', async ({ assert }) => {
    const files = await app.container.make(FileStore)
    const stray = await attachments.keep({ name: 'stray.txt', content: Buffer.from('x') }, RULE)
    const kept = await attachments.keep({ name: 'kept.png', content: await photo() }, RULE)
    await bind([kept.key])
    const later = "update core_files set expires_at = '2020-01-01T00:00:00.000Z' where id = ?"
    await store.transaction((trx) => trx.rawQuery(later, [stray.fileId]))
    await files.sweep()
    assert.isNull(await attachments.fileOf(stray))
    await assert.rejects(() => bind([stray.key]))
    assert.isNotNull(await attachments.fileOf(kept, true))
    await store.transaction((trx) => attachments.release(trx, MESSAGE.kind, [MESSAGE.id]))
    assert.lengthOf(await held(), 0)
    const [row] = await store.reader.all<{ found: number }>(
      'select count(*) as found from core_files where id in (?, ?) and expires_at > ?',
      [kept.fileId, kept.previewId as number, '2090-01-01T00:00:00.000Z']
    )
    assert.equal(Number(row?.found), 0)
  })
})
