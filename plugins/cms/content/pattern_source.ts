import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { WriteResource } from '#core/resources/write_resource'
import { eachLocale } from '#core/i18n/each_locale'
import { patternOf } from '#plugins/cms/content/content_path'
import { readContentTypes } from '#plugins/cms/content/content_type'
import { systemWriter } from '#core/resources/writer'
import type { PermalinkPatternSource } from '#plugins/platform/index'

const keyOf = (code: string) => `cms.${code}`

/** What addresses of each content type look like. */
const contentTypes: PermalinkPatternSource = {
  permissions: { see: 'cms.content_types.list', change: 'cms.content_types.update' },
  async list() {
    const { reader } = await app.container.make(Store)
    const types = await readContentTypes(reader)
    return types.map(({ code, label, pattern, hasCategories }) => ({
      key: keyOf(code),
      label: eachLocale((locale) => label[locale] || label[DEFAULT_LOCALE] || code),
      patterns: eachLocale((locale) => patternOf(pattern, locale)),
      parts: hasCategories ? ['year', 'month', 'category'] : ['year', 'month'],
    }))
  },
  async change(trx, { key, patterns }, origin) {
    const made = (await app.container.make(ResourceCatalogue)).find('cms.content_types') as MadeResource
    const write = await app.container.make(WriteResource)
    const types = await readContentTypes(new Statements(trx))
    const type = types.find(({ code }) => keyOf(code) === key)
    if (!type) return
    const pattern = eachLocale((locale) => patterns[locale] || patternOf(type.pattern, locale))
    await write.updateIn(trx, made, type.id, { pattern }, systemWriter(origin))
  },
}

export default contentTypes
