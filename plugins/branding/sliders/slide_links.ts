import app from '@adonisjs/core/services/app'
import { LOCALES } from '#core/i18n/locales'
import { Links } from '#core/links/links'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Statements } from '#core/database/statements'
import { WriteResource } from '#core/resources/write_resource'
import { linkOf } from '#core/rich_text/links_of'
import { systemWriter } from '#core/resources/writer'
import type { LinkHolder } from '#core/links/link_kinds'
import type { SlideRow } from '#plugins/branding/sliders/slide'
import type { Transaction } from '#core/database/store'

/** Kind of the holder of links. */
const SLIDE = 'branding.slide'

/** Records what a slide leads to, so that staff see it under what links there, and broken links are found. */
export async function recordLink(trx: Transaction, { id, target, title }: SlideRow): Promise<void> {
  const text = LOCALES.map((locale) => title[locale]).find(Boolean) ?? ''
  const link = target ? linkOf(target, { place: 'target', text }) : null
  const links = await app.container.make(Links)
  await links.replace(trx, { kind: SLIDE, id }, link ? [link] : [])
}

export async function forgetLink(trx: Transaction, id: number): Promise<void> {
  await (await app.container.make(Links)).remove(trx, SLIDE, [id])
}

/** The same of all slides of a slider. */
export async function forgetLinksOf(trx: Transaction, slider: number): Promise<void> {
  const rows = await new Statements(trx).all<{ id: number }>(
    'select id from branding_slides where slider_id = ?',
    slider
  )
  const ids = rows.map(({ id }) => Number(id))
  await (await app.container.make(Links)).remove(trx, SLIDE, ids)
}

/** Links that slides lead to. */
const slideLinks: LinkHolder = {
  label: { fr_FR: 'Image de diaporama', en_GB: 'Slide' },
  permission: 'branding.sliders.list',
  async titles(ids, locale) {
    const lists = await app.container.make(Lists)
    const names = await lists.names('branding.slides', ids.map(Number), locale)
    return [...names].map(([id, title]) => ({
      id: String(id),
      title,
      caption: null,
      edit: { screen: 'branding.admin.slides.form', params: { id } },
    }))
  },
  async replace(trx, id, { from, to }, origin) {
    const sql = 'select id, target, version from branding_slides where id = ?'
    const [found] = await new Statements(trx).all<{ id: number; target: string | null; version: number }>(
      sql,
      Number(id)
    )
    if (found?.target !== from) return false
    const [resources, write] = [await app.container.make(ResourceCatalogue), await app.container.make(WriteResource)]
    const made = resources.find('branding.slides') as MadeResource
    const values = { target: to, version: Number(found.version) }
    await write.updateIn(trx, made, Number(found.id), values, systemWriter(origin))
    return true
  },
}

export default slideLinks
