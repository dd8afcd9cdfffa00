import { contentResource } from '#plugins/cms/content/content_resource'
import { readContentTypes } from '#plugins/cms/content/content_type'
import type { ResourceFamily } from '#core/resources/resource_family'

/** The content types that staff made. */
const contentFamily: ResourceFamily = {
  topics: ['cms.content_types'],
  async read(reader) {
    const types = await readContentTypes(reader)
    return types.map((type, at) => contentResource(type, at))
  },
}

export default contentFamily
