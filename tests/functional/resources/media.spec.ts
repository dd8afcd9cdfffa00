import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { FindMediaUses } from '#core/resources/find_media_uses'
import { KindRegistry } from '#core/fields/kind_registry'
import { MediaFiles } from '#core/media/media_files'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { VideoIntake } from '#core/media/video_intake'
import { Visitor } from '#core/testing/visitor'
import { definePlugin } from '#core/plugin/define_plugin'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import { makeVideo } from '#core/testing/make_video'
import { makeZip } from '#core/testing/make_zip'
import { fromStore } from '#core/database/run_rows'
import { media } from '#core/fields/kinds/media'
import { queryRows } from '#core/database/query_rows'
import { repeater } from '#core/fields/kinds/repeater'
import { resetDatabase } from '#core/testing/reset_database'
import { resource } from '#core/resources/resource'
import { sweepMedia } from '#core/media/sweep_media'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import { text } from '#core/fields/kinds/text'

const MEDIA = '/api/admin/platform/media'
const label = { fr_FR: 'Essai', en_GB: 'Trial' }

const writer = systemWriter(systemOrigin('command', 'test'))

/** A resource whose pictures are inside items. */
const trials = resource('trial.trials', {
  label: { one: label, many: label },
  table: 'trial_trials',
  fields: {
    name: text({ label, required: true }),
    steps: repeater({ label, fields: { photo: media({ label }) } }),
  },
  title: 'name',
  permissions: { create: false, update: 'users.groups.update' },
})

interface Told {
  id: number
  name: string
  type: string
  mime: string
  url: string
  bytes: number
}

const picture = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#7a182f' } })
    .png()
    .toBuffer()
const pdf = (content = '') => Buffer.from(`%PDF-1.4\n${content}\n%%EOF\n`)
const odt = makeZip([
  { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.text'), deflate: false },
  { name: 'content.xml', content: Buffer.from('<a/>') },
])
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test.group('The media library of forms', (group) => {
  let store: Store
  let editor: Visitor

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    const plugin = definePlugin({ id: 'trial', version: '1.0.0', label, resources: [trials] })
    const catalogue = new ResourceCatalogue(new PluginRegistry([plugin]), new KindRegistry())
    app.container.swap(ResourceCatalogue, () => catalogue)
    await seedRoles()
    editor = await newStaffVisit({ email: 'cave@exemple.fr', role: 'editor' })
    await grantToEditors(['users.groups.update'])
    return () => app.container.restore(ResourceCatalogue)
  })

  const send = async (name: string, content: Buffer, types?: string) => {
    const answer = await editor.upload(`${MEDIA}${types ? `?types=${types}` : ''}`, { name, content })
    const body = answer.body as { data: Told; errors?: { code: string; field: string; meta?: { reason: string } }[] }
    return { status: answer.status, ...body }
  }
  const list = async (query: string) => {
    return ((await editor.send('GET', `${MEDIA}?${query}`)).body as { data: Told[] }).data
  }

  test('takes what the field accepts, and finds it by words, types and numbers', async ({ assert }) => {
    const sent = [
      await send('Étiquette.png', await picture(), 'image,pdf'),
      await send('Fiche technique.pdf', pdf(), 'image,pdf'),
      await send('Lettre.odt', odt, 'document'),
      await send('Chai.mp4', makeVideo('mp4'), 'image,video'),
    ]
    assert.deepEqual(
      sent.map(({ status, data: { type, mime } }) => [status, type, mime]),
      [
        [201, 'image', 'image/png'],
        [201, 'pdf', 'application/pdf'],
        [201, 'document', 'application/vnd.oasis.opendocument.text'],
        [201, 'video', 'video/mp4'],
      ]
    )
    const names = async (query: string) => (await list(query)).map(({ name }) => name)
    assert.deepEqual(await names('q=etiquette'), ['Étiquette.png'])
    assert.deepEqual(await names('types=pdf,document'), ['Lettre.odt', 'Fiche technique.pdf'])
    const [first, second] = sent.map(({ data }) => data.id)
    assert.sameMembers(await names(`ids=${first},${second},999999`), ['Étiquette.png', 'Fiche technique.pdf'])
    assert.deepEqual(await list(`ids=${second}`), [sent[1]?.data as Told])
  })

  test('gives documents to save, never to show, and pictures by their thumbnail', async ({ assert }) => {
    const { data } = await send('Fiche technique – été.pdf', pdf(), 'pdf')
    assert.match(data.url, /^\/media\/[0-9a-f]{32}\/fiche-technique-ete\.pdf$/)
    const visitor = new Visitor()
    const file = await visitor.send('GET', data.url)
    assert.equal(file.status, 200)
    for (const [name, value] of Object.entries({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })) {
      assert.include(file.headers.get(name) ?? '', value)
    }
    assert.include(file.headers.get('content-security-policy') ?? '', "default-src 'none'")
    const shown = await send('a.png', await picture(), 'image')
    assert.equal((await visitor.send('GET', shown.data.url)).headers.get('content-type'), 'image/webp')
    assert.equal((await visitor.send('GET', data.url.replace('.pdf', '.html'))).status, 404)
  })

  test('refuses what only claims to be one of them, and keeps nothing of it', async ({ assert }) => {
    const settings = await app.container.make(Settings)
    const limit = (value: number) =>
      store.transaction((trx) =>
        settings.set(trx, 'core.media.document_max_kb', value, {}, systemOrigin('command', 'test'))
      )
    await limit(1)
    const cases: [string, Buffer, string | undefined, number, string | undefined][] = [
      ['image.png', script, 'image', 422, 'damaged'],
      ['fiche.pdf', script, 'image,pdf', 422, 'damaged'],
      ['fiche.pdf', script, 'pdf', 422, 'not_a_document'],
      ['fiche.pdf', Buffer.from('<html><script>alert(1)</script></html>'), undefined, 422, 'not_an_image'],
      ['fiche.pdf', await picture(), 'pdf', 422, 'not_a_document'],
      ['image.png', pdf(), 'image', 422, 'not_an_image'],
      ['lettre.docx', makeZip([{ name: 'a.txt', content: Buffer.from('a') }]), 'document', 422, 'not_a_document'],
      ['fiche.pdf', Buffer.from('%PDF-1.4\nhalf'), 'pdf', 422, 'document_truncated'],
      ['fiche.pdf', pdf('x'.repeat(2000)), 'pdf', 413, undefined],
      ['fiche.pdf', pdf('x'.repeat(2000)), 'image,pdf', 413, undefined],
      ['fiche.pdf', pdf(), 'exe', 422, 'not_an_image'],
    ]
    for (const [name, content, types, status, reason] of cases) {
      const answer = await send(name, content, types)
      assert.equal(answer.status, status, `${name} ${types} ${JSON.stringify(answer.errors)}`)
      if (reason) assert.equal(answer.errors?.[0]?.meta?.reason, reason, `${name} ${types}`)
    }
    assert.deepEqual(await list(''), [])
    await limit(20_480)
  })

  test('is open to who may create or change rows with such a field, and to nobody else', async ({ assert }) => {
    assert.equal((await send('a.png', await picture())).status, 201)
    await grantToEditors(['users.groups.list', 'catalogue.products.update'])
    assert.equal((await send('a.png', await picture())).status, 403)
    assert.equal((await editor.send('GET', MEDIA)).status, 403)
    assert.equal((await new Visitor().send('GET', MEDIA)).status, 401)
  })

  test('keeps files that rows name when unused ones are swept', async ({ assert }) => {
    const { data } = await send('Fiche.pdf', pdf('kept'), 'pdf')
    const files = await app.container.make(MediaFiles)
    await files.write('e'.repeat(32), 'pdf', pdf('lost'), [])
    const later = { epoch: () => Date.UTC(2100, 0) } as Clock
    await sweepMedia({ store, files, videos: await app.container.make(VideoIntake), clock: later })
    assert.equal((await new Visitor().send('GET', data.url)).status, 200)
    assert.isNull(await files.originalBytes('e'.repeat(32), 'pdf'))
  })

  test('inside groups and repeaters is checked, found as a use and kept from deletion', async ({ assert }) => {
    const { data } = await send('a.png', await picture())
    const film = await send('Chai.mp4', makeVideo('mp4'), 'video')
    await store.transaction(async (trx) => {
      await queryRows(
        trx,
        'create table trial_trials (id integer primary key, version integer not null default 1, name text not null, steps text, created_at text, updated_at text)'
      )
      await queryRows(trx, `insert into trial_trials (id, name, steps) values (1, 'Vendanges', '[]')`)
    })
    try {
      const made = (await app.container.make(ResourceCatalogue)).find('trial.trials') as MadeResource
      const write = await app.container.make(WriteResource)
      const save = (ids: number[]) =>
        write.update(made, 1, { name: 'Vendanges', steps: ids.map((photo) => ({ photo })) }, writer)
      const place = (error: unknown) => (error instanceof DomainError ? error.field : String(error))
      assert.equal(await save([data.id, 987_654]).then(String, place), 'steps.1.photo')
      assert.equal(await save([film.data.id]).then(String, place), 'steps.0.photo')
      await save([data.id])
      const uses = async (id: number) => {
        const finder = await app.container.make(FindMediaUses)
        const found = await finder.execute([id], { run: fromStore(store), locale: 'fr_FR' })
        return found.map(({ name, screen, params }) => [name, screen, params.id])
      }
      assert.deepEqual(await uses(data.id), [['Vendanges', 'trial.admin.trials.form', 1]])
      // Digits of one id inside another are no use.
      await save([data.id])
      assert.deepEqual(await uses(film.data.id), [])
    } finally {
      await store.transaction((trx) => queryRows(trx, 'drop table trial_trials'))
    }
  })
})
