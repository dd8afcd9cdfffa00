import { SITE_PAGES } from './pages.js'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { SeedContentTypes } from '#plugins/cms/content/built_in_types'
import { WriteResource } from '#core/resources/write_resource'
import { systemOrigin } from '#core/audit/origin'
import { systemWriter } from '#core/resources/writer'
import type { ApplicationService } from '@adonisjs/core/types'
import type { RichNode } from '#core/rich_text/document'

const BLOCKS = 60

const SENTENCE = 'Le vin se garde couché, au frais, à l’abri de la lumière et des odeurs, pendant des années. '

const text = (words: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const cell = (words: string): RichNode => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1 },
  content: [text(words)],
})
const row = (at: number): RichNode => ({ type: 'tableRow', content: [cell(`Vin ${at}`), cell(`${at} ans`)] })

/** What stands in the long page, in turns. */
const TURNS: ((at: number) => RichNode)[] = [
  (at) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Chapitre ${at}` }] }),
  () => text(SENTENCE.repeat(4)),
  () => ({
    type: 'bulletList',
    content: [1, 2, 3, 4].map(() => ({ type: 'listItem', content: [text(SENTENCE)] })),
  }),
  () => text(SENTENCE.repeat(6)),
  () => ({ type: 'blockquote', content: [text(SENTENCE)] }),
  () => ({ type: 'table', content: [1, 2, 3, 4].map(row) }),
  () => ({ type: 'callout', attrs: { tone: 'tip' }, content: [text(SENTENCE)] }),
  () => ({
    type: 'columns',
    content: [1, 2].map(() => ({ type: 'column', content: [text(SENTENCE.repeat(2))] })),
  }),
  (at) => ({
    type: 'block',
    attrs: { id: `b${at}`, name: 'core.button', values: { text: 'La boutique', link: '/boutique' } },
  }),
  (at) => ({
    type: 'block',
    attrs: { id: `b${at}`, name: 'catalogue.product_list', values: { source: 'all', order: 'name', count: 4 } },
  }),
]

/** Publishes a page of one paragraph and one of 60 blocks, six of which are lists of four products. */
export async function writeSitePages(app: ApplicationService): Promise<void> {
  const origin = systemOrigin('command', 'bench')
  await (await app.container.make(SeedContentTypes)).execute(origin)
  const write = await app.container.make(WriteResource)
  const resources = await app.container.make(ResourceCatalogue)
  const pages = resources.find('cms.pages') as MadeResource
  const publish = async (slug: string, content: RichNode[]) => {
    const values = {
      title: { fr_FR: 'Une page', en_GB: null },
      slug: { fr_FR: slug.slice(1), en_GB: null },
      body: { fr_FR: { type: 'doc', content }, en_GB: null },
      status: 'published',
    }
    await write.create(pages, values, systemWriter(origin))
  }
  await publish(SITE_PAGES.short, [text(SENTENCE)])
  await publish(
    SITE_PAGES.long,
    Array.from({ length: BLOCKS }, (_, at) => (TURNS[at % TURNS.length] as (typeof TURNS)[number])(at))
  )
}
