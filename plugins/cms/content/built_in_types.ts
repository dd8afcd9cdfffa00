import { inject } from '@adonisjs/core'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { systemWriter } from '#core/resources/writer'
import type { Input } from '#core/resources/writer'
import type { Origin } from '#core/audit/origin'

const same = (text: string) => ({ fr_FR: text, en_GB: text })

/** The content types that every site has. */
export const BUILT_IN: readonly Input[] = [
  {
    code: 'pages',
    label: same('Pages'),
    singularLabel: same('Page'),
    isTree: true,
    hasCategories: false,
    hasArchive: false,
    archiveSlug: { fr_FR: null, en_GB: null },
    pattern: same('/{slug}'),
  },
  {
    code: 'posts',
    label: { fr_FR: 'Articles', en_GB: 'Posts' },
    singularLabel: { fr_FR: 'Article', en_GB: 'Post' },
    isTree: false,
    hasCategories: true,
    hasArchive: true,
    archiveSlug: same('journal'),
    pattern: same('/journal/{slug}'),
  },
].map((type) => ({ ...type, disableGutenberg: false, isBuiltIn: true, isOfFile: false }))

/** Inserts the built-in content types that the shop lacks. */
@inject()
export class SeedContentTypes {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly write: WriteResource
  ) {}

  async execute(origin: Origin): Promise<void> {
    const rows = await this.store.reader.all<{ code: string }>('select code from cms_content_types')
    const present = new Set(rows.map(({ code }) => code))
    const missing = BUILT_IN.filter(({ code }) => !present.has(code as string))
    if (missing.length === 0) return
    const made = this.resources.find('cms.content_types') as MadeResource
    await this.store.transaction(async (trx) => {
      for (const type of missing) await this.write.createIn(trx, made, type, systemWriter(origin))
    })
  }
}
