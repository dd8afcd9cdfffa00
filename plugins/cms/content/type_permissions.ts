import { contentResource } from '#plugins/cms/content/content_resource'
import { resourcePermissions } from '#core/resources/resource_plugin'
import type { ContentType } from '#plugins/cms/content/content_type'

const NO_FIELDS = { at: 0, custom: { fields: {}, sections: [] } }

/** What staff may be allowed to do with the contents of a type. */
export const typePermissions = (type: Omit<ContentType, 'id'>) =>
  resourcePermissions(contentResource(Object.assign({}, type, { id: 0 }), NO_FIELDS))
