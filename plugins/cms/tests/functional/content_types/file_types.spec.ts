import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import prepareFileTypes from '#plugins/cms/content/prepare_file_types'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { contentType, type NamedFileType } from '#plugins/cms/content/file_type'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'

const CELLARS = contentType('chais_fichier', {
  label: { fr_FR: 'Chais', en_GB: 'Cellars' },
  singularLabel: { fr_FR: 'Chai', en_GB: 'Cellar' },
  hasArchive: true,
  archiveSlug: { fr_FR: 'chais', en_GB: 'cellars' },
  pattern: { fr_FR: '/chais/{slug}', en_GB: '/cellars/{slug}' },
})

const staff = systemWriter(systemOrigin('screen', 'staff'))

async function parts() {
  const catalogue = await app.container.make(ResourceCatalogue)
  const made = catalogue.find('cms.content_types') as MadeResource
  return { made, write: await app.container.make(WriteResource), store: await app.container.make(Store) }
}

async function start(types: Record<string, NamedFileType>) {
  app.config.set('content_types', types)
  await prepareFileTypes.prepare(app, () => undefined)
  const { store } = await parts()
  const [row] = await store.reader.all<{ id: number; version: number; is_of_file: number | boolean; pattern: unknown }>(
    'select id, version, is_of_file, pattern from cms_content_types where code = ?',
    [CELLARS.code]
  )
  const pattern: unknown = typeof row?.pattern === 'string' ? JSON.parse(row.pattern) : row?.pattern
  return row && { id: Number(row.id), version: row.version, isOfFile: Boolean(row.is_of_file), pattern }
}

test.group('Content types of files', (group) => {
  const before = app.config.get<Record<string, NamedFileType>>('content_types', {})
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    return () => app.config.set('content_types', before)
  })

  test('are there after a start, follow their file, and belong to staff once it is gone').run(async ({ assert }) => {
    const first = await start({ chais: CELLARS })
    assert.containsSubset(first, { isOfFile: true, pattern: CELLARS.pattern })
    assert.equal((await start({ chais: CELLARS }))?.version, first?.version)
    const pattern = { fr_FR: '/nos-chais/{slug}', en_GB: '/our-cellars/{slug}' }
    const moved = await start({ chais: contentType(CELLARS.code, { ...CELLARS, pattern }) })
    assert.containsSubset(moved, { id: first?.id, isOfFile: true, pattern })
    assert.containsSubset(await start({}), { id: first?.id, isOfFile: false, pattern })
  })

  test('are neither changed nor deleted by staff, who are told the file').run(async ({ assert }) => {
    const { id = 0, version = 0 } = (await start({ chais: CELLARS })) ?? {}
    const { made, write } = await parts()
    const change = write.update(made, id, { hasArchive: false, version }, staff)
    const removal = write.remove(made, { id, version, isConfirmed: true }, staff)
    for (const refused of await Promise.allSettled([change, removal])) {
      assert.containsSubset(refused, {
        reason: { kind: { code: 'E_CMS_TYPE_OF_FILE' }, parameters: { file: 'config/content_types/chais_fichier.ts' } },
      })
    }
  })

  test('that cannot be stop the start, and name the file').run(async ({ assert }) => {
    const types = { menus: contentType('Ches Nous!', CELLARS) }
    await assert.rejects(() => start(types), /the content type "Ches Nous!" of config\/content_types is refused/)
  })
})
