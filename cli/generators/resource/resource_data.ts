import {
  builderOf,
  columnHelpers,
  columnSource,
  fieldSource,
  wordsOf,
  type Tables,
  type TypedField,
} from '#cli/generators/resource/field_text'
import { snakeCase } from '#core/database/table'

/** What the templates of a resource need. */
export function resourceData(
  plugin: string,
  name: string,
  fields: readonly TypedField[],
  { menu, isTree, tables }: { menu: string; isTree: boolean; tables: Tables }
) {
  const table = `${plugin}_${name}`
  const own = fields.filter(({ options }) => !options.translated)
  const columns = own.flatMap((field) => columnSource(field, tables) ?? [])
  const texts = fields
    .filter(({ options }) => options.translated)
    .map((field) => columnSource({ ...field, options: { ...field.options, required: '' } }) ?? '')
  const links = fields.filter(({ options }) => options.many)
  const needsReference = isTree || texts.length > 0 || links.length > 0
  const helpers = new Set([
    'id',
    'version',
    'timestamps',
    ...columnHelpers([...columns, ...texts]),
    ...(needsReference ? ['reference'] : []),
  ])
  const builders = new Map(fields.map((field) => [builderOf(field), field.kind]))
  const many = wordsOf(name)
  return {
    plugin,
    name,
    table,
    menu,
    isTree,
    many,
    one: many.replace(/s$/, ''),
    title: fields[0]?.name ?? '',
    builders: [...builders].sort().map(([builder, kind]) => ({ name: builder, kind })),
    fields: fields.map(fieldSource),
    helpers: [...helpers].sort().join(', '),
    columns,
    texts,
    links: links.map(({ name: field, kind }) => ({
      table: `${table}_${snakeCase(field)}`,
      of: kind === 'media' ? ".references('core_media.id')" : '',
    })),
    uniques: own.filter(({ options }) => options.unique).map((field) => `'${snakeCase(field.name)}'`),
  }
}
