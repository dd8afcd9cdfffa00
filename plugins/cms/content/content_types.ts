import { CachedValue } from '#core/database/cached_value'
import { readContentTypes } from '#plugins/cms/content/content_type'

/** The content types, as long as nobody changes one. */
export const contentTypes = new CachedValue(['cms.content_types'], readContentTypes)
