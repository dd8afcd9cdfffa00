import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { NESTED } from '#core/custom_fields/staff_kinds'
import { hrefKind } from '#core/rich_text/href'
import { customName } from '#core/custom_fields/make_fields'
import type { CustomField } from '#core/custom_fields/custom_field'
import type { FieldGroup } from '#plugins/cms/custom_fields/field_group'
import type { CustomValues } from '#plugins/cms/custom_fields/facts'
import type { ContentRecord } from '#plugins/cms/site/read_content'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { Locale } from '#core/i18n/locales'
import type { RichText } from '#core/rich_text/document'

/** A field with its value in one language. Those below it are in `parts`, a list for each entry. */
export interface FieldValue {
  field: CustomField
  value: unknown
  parts: FieldValue[][]
}

/** The groups that stand on a content: those of its form. */
export function groupsOfContent(
  groups: readonly FieldGroup[],
  { id: typeId }: ContentType,
  { template, categoryIds }: Pick<ContentRecord, 'template' | 'categoryIds'>
): FieldGroup[] {
  return groups.filter(({ locations }) =>
    locations.some((rule) => {
      const isOfType = rule.type === null || rule.type === typeId
      const isOfTemplate = rule.template === null || rule.template === template
      return isOfType && isOfTemplate && (rule.category === null || categoryIds.includes(rule.category))
    })
  )
}

/** The fields that are shown and have a value in this language. */
export function shownFields(fields: readonly CustomField[], values: CustomValues, locale: Locale): FieldValue[] {
  return fields.flatMap((field) => {
    if (field.isHidden) return []
    const stored = values[customName(field)]
    const value = field.isTranslated ? (stored as CustomValues | null | undefined)?.[locale] : stored
    const parts = NESTED.includes(field.kind) ? partsOf(field, value, locale) : []
    return isEmpty(value) || (NESTED.includes(field.kind) && parts.length === 0) ? [] : [{ field, value, parts }]
  })
}

function partsOf({ below }: CustomField, value: unknown, locale: Locale): FieldValue[][] {
  const entries = [value ?? []].flat() as CustomValues[]
  return entries.map((entry) => shownFields(below, entry, locale)).filter((facts) => facts.length > 0)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && (value as Partial<RichText>).content?.length === 0
}

/** What the values name: files, texts, and the pages of chosen rows as references. */
export interface NamedThings {
  media: number[]
  texts: RichText[]
  references: string[]
}

export function thingsIn(values: readonly FieldValue[], kindOf: (list: string) => string | null): NamedThings {
  const things: NamedThings = { media: [], texts: [], references: [] }
  const visit = ({ field, value, parts }: FieldValue) => {
    if (field.kind === 'media') things.media.push(...idsOf(value))
    if (field.kind === 'rich_text') things.texts.push(value as RichText)
    if (field.kind === 'relation' || field.kind === 'link')
      things.references.push(...referencesOf({ field, value }, kindOf))
    for (const part of parts.flat()) visit(part)
  }
  for (const value of values) visit(value)
  return things
}

export const idsOf = (value: unknown): number[] => [value ?? []].flat().map(Number)

/** References to the chosen rows, or that of a link; none where they have no pages. */
export function referencesOf(
  { field: { kind: fieldKind, of }, value }: Pick<FieldValue, 'field' | 'value'>,
  kindOf: (list: string) => string | null
): string[] {
  if (fieldKind === 'link') return hrefKind(String(value)) === 'reference' ? [withoutAnchor(String(value))] : []
  const kind = of === null ? null : kindOf(of)
  return kind === null ? [] : idsOf(value).map((id) => `ref:${kind}/${id}`)
}

const withoutAnchor = (reference: string) => reference.replace(/#.*$/, '')

/** The kind of the pages that the rows of a list have; null: they have none. */
export function kindsOfLists(
  pages: ReadonlyMap<string, { list?: string }>,
  types: readonly Pick<ContentType, 'code'>[]
): (list: string) => string | null {
  const kinds = new Map([...pages].flatMap(([kind, { list }]) => (list === undefined ? [] : [[list, kind] as const])))
  for (const { code } of types) kinds.set(`cms.${code}`, CONTENT_KIND)
  return (list) => kinds.get(list) ?? null
}
