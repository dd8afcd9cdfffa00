import { makeFields, labelOf } from '#core/custom_fields/make_fields'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { FieldGroup, Location } from '#plugins/cms/custom_fields/field_group'
import type { Fields, VisibleWhen } from '#core/fields/field'
import type { FormSection } from '#core/resources/resource'

/** Fields that staff added to a form, with a section for each group. */
export interface LocatedFields {
  fields: Fields
  sections: FormSection<string>[]
}

/** What is the same for all of them: the column `custom` keeps their values, and the audit log records them. */
const SHARED = { stored: false, audited: true, column: false } as const

/** The custom fields of the contents of a type. A group that depends on template or category is shown with those only. */
export function fieldsOfType({ id, hasCategories }: ContentType, groups: readonly FieldGroup[]): LocatedFields {
  return located(
    groups.flatMap((group) => {
      const rules = group.locations.filter(({ type, category }) => {
        return (type === null || type === id) && (category === null || hasCategories)
      })
      return rules.length > 0 ? [{ group, rules }] : []
    })
  )
}

/** The custom fields of content categories. */
export function fieldsOfCategories(groups: readonly FieldGroup[]): LocatedFields {
  return located(groups.filter(({ onCategories }) => onCategories).map((group) => ({ group, rules: [] })))
}

function located(all: readonly { group: FieldGroup; rules: readonly Location[] }[]): LocatedFields {
  const made = all.map(({ group, rules }) => {
    const shownFor = conditions(rules)
    const fields = makeFields(group.fields, { ...SHARED, ...(shownFor ? { shownFor } : {}) })
    return { fields, section: { title: labelOf(group.name), fields: Object.keys(fields) } }
  })
  return {
    fields: Object.assign({}, ...made.map(({ fields }) => fields)) as Fields,
    sections: made.map(({ section }) => section).filter(({ fields }) => fields.length > 0),
  }
}

/** Null: everywhere. */
function conditions(rules: readonly Location[]): VisibleWhen[][] | null {
  const each = rules.map(({ template, category }): VisibleWhen[] => [
    ...(template === null ? [] : [{ field: 'template', is: [template] }]),
    ...(category === null ? [] : [{ field: 'categories', is: [category] }]),
  ])
  return each.length === 0 || each.some((rule) => rule.length === 0) ? null : each
}
