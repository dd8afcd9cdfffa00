import app from '@adonisjs/core/services/app'
import { SeedContentTypes } from '#plugins/cms/content/built_in_types'
import { systemOrigin } from '#core/audit/origin'
import type { Walk } from './walk.js'

const both = (text: string) => ({ fr_FR: text, en_GB: text })

const linked = (href: string) => {
  const link = { type: 'link', attrs: { href } }
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'ici', marks: [link] }] }]
  return { fr_FR: { type: 'doc', content }, en_GB: null }
}

/** What staff write about the site. */
export async function writeSite(walk: Walk): Promise<void> {
  await (await app.container.make(SeedContentTypes)).execute(systemOrigin('command', 'test'))
  await contents(walk)
  await types(walk)
  await terms(walk)
  await menus(walk)
  await links(walk)
  await messages(walk)
}

async function contents(walk: Walk): Promise<void> {
  const at = { contentType: 'pages' }
  const make = (title: string) => walk.call('cms.admin.contents.store', { params: at, body: { title: both(title) } })
  const page = await make('La maison')
  const other = await make('La cave')
  const params = { contentType: 'pages', id: page.id }
  const place = { parentId: other.id, position: 0, version: page.version }
  await walk.call('cms.admin.contents.move', { params, body: place })
  const moved = await walk.show('cms.admin.contents.show', params)
  const renamed = { title: both('Notre maison'), status: 'published', template: 'default', version: moved.version }
  const saved = await walk.call('cms.admin.contents.update', { params, body: renamed })
  const first = await walk.number('select min(id) as id from cms_content_revisions where content_id = ?', [page.id])
  const restored = await walk.call('cms.admin.content_revision_restorations.store', {
    params: { contentType: 'pages', id: page.id, revision: first },
    body: { version: saved.version },
  })
  await walk.call('cms.admin.contents.replicate', { params, body: { version: restored.version } })
  const thrown = { contentType: 'pages', id: other.id }
  const { version } = await walk.show('cms.admin.contents.show', thrown)
  await walk.call('cms.admin.contents.update', {
    params: thrown,
    body: { title: both('La cave'), status: 'trash', template: 'default', version },
  })
  await walk.call('cms.admin.contents.destroy', { params: thrown })
}

async function types(walk: Walk): Promise<void> {
  const type = {
    code: 'recettes',
    label: both('Recettes'),
    singularLabel: both('Recette'),
    pattern: both('/recettes/{slug}'),
    disableGutenberg: false,
    hasCategories: false,
    hasArchive: false,
  }
  const { id, version } = await walk.call('cms.admin.content_types.store', { body: type })
  const changed = { ...type, code: undefined, label: both('Nos recettes'), version }
  await walk.call('cms.admin.content_types.update', { params: { id }, body: changed })
  await walk.call('cms.admin.content_types.destroy', { params: { id } })

  const locations = [{ type: null, template: null, category: null }]
  const group = await walk.call('cms.admin.custom_fields.store', { body: { name: both('Fiche'), locations } })
  const renamed = { name: both('La fiche'), locations, onCategories: true, position: 1, version: group.version }
  await walk.call('cms.admin.custom_fields.update', { params: { id: group.id }, body: renamed })
  const field = (kind: string) =>
    walk.call('cms.admin.group_fields.store', { body: { groupId: group.id, kind, label: both('Étapes') } })
  const [list, text] = [await field('repeater'), await field('text')]
  const below = { parentId: list.id, position: 0, version: text.version }
  await walk.call('cms.admin.group_fields.move', { params: { id: text.id }, body: below })
  const moved = await walk.show('cms.admin.group_fields.show', { id: text.id })
  const relabelled = { label: both('Étape'), isRequired: true, isHidden: false, many: false, version: moved.version }
  await walk.call('cms.admin.group_fields.update', { params: { id: text.id }, body: relabelled })
  await walk.call('cms.admin.group_fields.destroy', { params: { id: text.id } })
  await walk.call('cms.admin.custom_fields.destroy', { params: { id: group.id }, body: { confirmed: true } })
}

async function terms(walk: Walk): Promise<void> {
  const make = (name: string) => walk.call('cms.admin.categories.store', { body: { name: both(name) } })
  const [wines, red] = [await make('Vins'), await make('Rouges')]
  const below = { parentId: wines.id, position: 0, version: red.version }
  await walk.call('cms.admin.categories.move', { params: { id: red.id }, body: below })
  const moved = await walk.show('cms.admin.categories.show', { id: red.id })
  const renamed = { name: both('Vins rouges'), parentId: wines.id, version: moved.version }
  await walk.call('cms.admin.categories.update', { params: { id: red.id }, body: renamed })
  await walk.call('cms.admin.categories.destroy', { params: { id: red.id } })
  const tag = await walk.call('cms.admin.tags.store', { body: { name: both('Hiver') } })
  const retitled = { name: both('Été'), version: tag.version }
  await walk.call('cms.admin.tags.update', { params: { id: tag.id }, body: retitled })
  await walk.call('cms.admin.tags.destroy', { params: { id: tag.id } })
}

async function menus(walk: Walk): Promise<void> {
  const menu = await walk.call('cms.admin.menus.store', { body: { title: both('Aide'), place: 'footer' } })
  const retitled = { title: both('Besoin d’aide'), place: 'footer', version: menu.version }
  await walk.call('cms.admin.menus.update', { params: { id: menu.id }, body: retitled })
  const item = (title: string) =>
    walk.call('cms.admin.menu_items.store', {
      body: { menuId: menu.id, kind: 'link', target: '/contact', title: both(title) },
    })
  const [one, two] = [await item('Contact'), await item('Adresse')]
  await walk.call('cms.admin.menu_items.move', {
    params: { id: two.id },
    body: { parentId: one.id, position: 0, version: two.version },
  })
  const moved = await walk.show('cms.admin.menu_items.show', { id: two.id })
  const changed = {
    kind: 'link',
    target: '/boutique',
    title: both('Boutique'),
    isNewWindow: false,
    version: moved.version,
  }
  await walk.call('cms.admin.menu_items.update', { params: { id: two.id }, body: changed })
  await walk.call('cms.admin.menu_items.destroy', { params: { id: two.id }, body: { confirmed: true } })
  await walk.call('cms.admin.menus.destroy', { params: { id: menu.id }, body: { confirmed: true } })
}

async function links(walk: Walk): Promise<void> {
  const redirect = { locale: 'fr_FR', path: '/ancienne', redirect: '/boutique' }
  const { id } = await walk.call('cms.admin.permalinks.store', { body: redirect })
  await walk.call('cms.admin.permalinks.destroy', { params: { id }, body: { version: 1 } })
  const body = { title: both('Adresses'), body: linked('/nulle-part') }
  await walk.call('cms.admin.contents.store', { params: { contentType: 'posts' }, body })
  // The shop's own addresses are looked up without any request.
  await walk.call('cms.admin.link_checks.store')
  const line = await walk.number(`select max(id) as id from core_links where url = '/nulle-part'`)
  await walk.call('cms.admin.link_mends.store', { body: { selection: { ids: [line] }, mend: 'unlink' } })
}

async function messages(walk: Walk): Promise<void> {
  await walk.store.transaction(async (trx) => {
    await trx.insertQuery().table('cms_messages').insert({
      subject: 'Livraison',
      name: 'Claire',
      email: 'claire@exemple.fr',
      message: 'Où est mon colis ?',
      state: 'new',
      digest: 'digest',
      channel: 'default',
      locale: 'fr_FR',
      sent_at: '2026-01-05T08:00:00.000Z',
      created_at: '2026-01-05T08:00:00.000Z',
      updated_at: '2026-01-05T08:00:00.000Z',
    })
  })
  const id = await walk.number('select max(id) as id from cms_messages')
  await walk.call('cms.admin.messages.update', { params: { id }, body: { state: 'answered', version: 1 } })
  await walk.call('cms.admin.messages.destroy', { params: { id } })
}
