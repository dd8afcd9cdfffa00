import app from '@adonisjs/core/services/app'
import { DomainError } from '#core/errors/domain_error'
import { ShowOutsidePost } from '#plugins/cms/outside/queries/show_outside_post'
import type { MetadataSource } from '#plugins/platform/index'

const PATH = /^\/autres-articles\/([1-9]\d{0,14})$/

/** The head of a page with a post of another site. Its canonical address is on that site. */
const outsideMetadata: MetadataSource = {
  async describe({ route, path }) {
    const id = route === 'cms.storefront.outside_post' ? Number(PATH.exec(path)?.[1]) : Number.NaN
    if (!id) return null
    try {
      const find = await app.container.make(ShowOutsidePost)
      const { title, excerpt, address } = await find.execute(id)
      return {
        title,
        description: excerpt.slice(0, 160),
        canonical: address,
        robots: { index: 'noindex', follow: 'follow' },
      }
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  },
}

export default outsideMetadata
