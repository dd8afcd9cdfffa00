import { contentResource } from '#plugins/cms/content/content_resource'
import { categoriesWith } from '#plugins/cms/custom_fields/categories_with'
import { fieldsOfCategories, fieldsOfType } from '#plugins/cms/custom_fields/locate_fields'
import { readContentTypes } from '#plugins/cms/content/content_type'
import { readFieldGroups } from '#plugins/cms/custom_fields/field_group'
import type { ResourceFamily } from '#core/resources/resource_family'

/** The content types that staff made, and content categories, both with the fields that staff added. */
const contentFamily: ResourceFamily = {
  topics: ['cms.content_types', 'cms.custom_fields', 'cms.group_fields'],
  async read(reader) {
    const [types, groups] = [await readContentTypes(reader), await readFieldGroups(reader)]
    return [
      ...types.map((type, at) => contentResource(type, { at, custom: fieldsOfType(type, groups) })),
      categoriesWith(fieldsOfCategories(groups)),
    ]
  },
}

export default contentFamily
