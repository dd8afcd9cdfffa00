import app from '@adonisjs/core/services/app'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { FileStore } from '#core/files/file_store'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { attachment } from '#core/files/send_file'
import { resetDatabase } from '#core/testing/reset_database'
import type { Disk } from '@adonisjs/drive'

test.group('Kept files', (group) => {
  const storage = () => app.config.get<string>('cellier.storagePath')
  const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
  let files: FileStore

  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    clock.travelTo('2026-11-21T10:00:00.000Z')
    const disk = (await app.container.make('drive.manager')).use('kept' as never) as Disk
    await disk.deleteAll('kept/')
    files = new FileStore({ disk, root: `${storage()}/files`, incoming: `${storage()}/incoming`, store, clock })
  })

  const owner = { id: 7, permission: 'probe.files' }

  async function keep(text: string, name = 'vins.csv') {
    const path = join(storage(), 'incoming', 'a-file')
    await mkdir(join(storage(), 'incoming'), { recursive: true })
    await writeFile(path, text)
    return files.store({ name, type: 'text/csv', path, owner, days: 2 })
  }

  test('are moved away, found again and given to programs of this machine', async ({ assert }) => {
    const kept = await keep('sku;price')
    assert.deepInclude(await files.find(kept.id), { name: 'vins.csv', bytes: 9, owner, key: kept.key })
    assert.equal(kept.expiresAt, '2026-11-23T10:00:00.000Z')
    assert.equal(await files.withLocal(kept, (path) => readFile(path, 'utf8')), 'sku;price')
    await assert.rejects(() => stat(join(storage(), 'incoming', 'a-file')))
  })

  test('go when their time is over, and what no row knows goes after a day', async ({ assert }) => {
    const first = await keep('old')
    clock.advance({ hours: 47 })
    const second = await keep('new')
    const stray = join(storage(), 'files', 'kept', 'ab', 'stray')
    await mkdir(join(storage(), 'files', 'kept', 'ab'), { recursive: true })
    await writeFile(stray, 'stray')
    clock.advance({ hours: 2 })
    assert.isAtLeast(await files.sweep(), 1)
    assert.isNull(await files.find(first.id))
    assert.isNotNull(await files.find(second.id))
    await assert.rejects(() => stat(join(storage(), 'files', first.key)))
  })

  test('are saved under their own name, in any alphabet', ({ assert }) => {
    assert.equal(
      attachment('Été "blanc".csv'),
      `attachment; filename="Ete blanc.csv"; filename*=UTF-8''%C3%89t%C3%A9%20%22blanc%22.csv`
    )
    assert.equal(attachment('酒'), `attachment; filename="file"; filename*=UTF-8''%E9%85%92`)
  })
})
