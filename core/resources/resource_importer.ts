import { ChannelPort } from '#core/context/shop_context'
import { DEFAULT_LOCALE, LOCALES } from '#core/i18n/locales'
import { ID, fileColumns, importPermissions, keyFields } from '#core/resources/file_columns'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { ResourceSession } from '#core/resources/resource_session'
import { RowNames } from '#core/lists/row_names'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { WriteMany } from '#core/resources/write_many'
import { coreProblem } from '#core/import/problem'
import { fold } from '#core/text/fold'
import { isDialect, type Dialect } from '#core/import/dialect'
import { isSecretName } from '#core/audit/redact'
import { keyMissing } from '#core/import/errors'
import type { AnyResource } from '#core/resources/resource'
import type { Label } from '#core/i18n/label'
import type { Importer } from '#core/import/importer'

/** The certainty about a file that has every column of an export. Files of products with SKUs come before it. */
const WHOLE = 0.9

/** Another program's files of the rows of a resource. Its fields are those of the resource. */
export interface ResourceDialect extends Dialect {
  label: Label
  /** Fields that a row is found by, where the resource has no unique one. Of several rows, the first. */
  key?: readonly string[]
}

/** Imports files of another program as files of a resource. */
export function resourceDialect(resource: AnyResource, dialect: ResourceDialect): Importer {
  const { fields: _, ...importer } = resourceImporter(resource, dialect.key)
  const { label } = dialect
  return { ...importer, label, dialect, detect: (columns) => (isDialect(dialect, columns) ? 1 : 0) }
}

/** Imports files of a resource: a row of the file is a row of the resource, found by its unique field, else by its id. */
export function resourceImporter(resource: AnyResource, key: readonly string[] = keyFields(resource)): Importer {
  const columns = fileColumns(resource)
  const known = new Map(columns.map((column) => [column.name, column]))
  const fullName = nameFinder(resource)
  return {
    resource: resource.id,
    label: resource.label.many,
    permissions: importPermissions(resource),
    isPlain: true,
    fullName,
    isField: (field) => known.has(field),
    fields: () =>
      Promise.resolve(
        columns.map(({ name: field, field: name, locale, label }) => {
          const { required = false, default: byDefault } = resource.fields[name]?.options ?? {}
          const isAsked = required && byDefault === undefined && (locale ?? DEFAULT_LOCALE) === DEFAULT_LOCALE
          return { field, label, isRequired: isAsked }
        })
      ),
    detect(given, _isMapped, isChosen) {
      const names = new Set(given.map(fullName))
      const found = [...names].filter((name) => known.has(name)).length
      if (isChosen) return found / Math.max(1, given.length)
      const isWhole = columns.every(({ name, field }) => names.has(name) || isSecretName(field))
      return isWhole && found === names.size ? WHOLE : 0
    },
    async open(file) {
      const { container } = file.app
      const [first] = key
      const isAsked = first !== undefined && resource.fields[first]?.options.required
      if (isAsked && !file.fields.includes(first) && !file.fields.includes(ID)) throw keyMissing({ field: first })
      const resources = await container.make(ResourceCatalogue)
      const channels = await container.make(ChannelPort)
      const aside = file.fields.filter((field) => !known.has(field))
      const translator = await container.make(Translator)
      return new ResourceSession({
        made: resources.find(resource.id) as MadeResource,
        key,
        kinds: resources.kinds,
        names: await container.make(RowNames),
        lists: await container.make(Lists),
        store: await container.make(Store),
        write: await container.make(WriteMany),
        baseCurrency: channels.all()[0]?.baseCurrency ?? 'EUR',
        writer: {
          origin: file.origin,
          locale: DEFAULT_LOCALE,
          held: file.held,
          may: (permission) => file.held === 'all' || file.held.has(permission),
        },
        showsValues: file.showsValues,
        hasWords: (word) => translator.has(DEFAULT_LOCALE, word),
        warnings: aside.map((column) => coreProblem(null, 'note.column_left_aside', column, { column })),
      })
    },
  }
}

/** Finds a column by its name, or by its label in either language. Without a language: in the default one. */
function nameFinder(resource: AnyResource): (field: string) => string {
  const names = new Map<string, string>()
  const columns = fileColumns(resource)
  for (const { name, field, locale } of columns) if (locale === DEFAULT_LOCALE) names.set(field, name)
  for (const { name } of columns) names.set(name, name)
  for (const { name, field, locale, label } of columns.filter((column) => column.field !== ID)) {
    const plain = locale === null || locale === DEFAULT_LOCALE ? resource.fields[field]?.options.label : undefined
    const called = LOCALES.flatMap((one) => [label[one], plain?.[one] ?? []].flat()).map(fold)
    for (const one of called) if (one && !names.has(one)) names.set(one, name)
  }
  return (field) => names.get(field) ?? names.get(fold(field)) ?? field
}
