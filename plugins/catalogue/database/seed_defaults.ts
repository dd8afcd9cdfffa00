import type { Statements } from '#core/database/statements'
import {
  DEFAULT_FAMILY,
  DEFAULT_SOURCE,
  SYSTEM_ATTRIBUTES,
  SYSTEM_GROUPS,
} from '#plugins/catalogue/vocabulary/system_attributes'

const FLAGS = [
  'is_required',
  'is_unique',
  'is_filterable',
  'is_comparable',
  'is_searchable',
  'value_per_locale',
  'enable_wysiwyg',
] as const

/**
 * Gives a shop what it cannot be without: the system attributes, the default family with its
 * groups, and one inventory source. Leaves alone what is there, so it may run at any time.
 */
export async function seedDefaults(db: Statements, now: string): Promise<void> {
  await seedAttributes(db, now)
  await db.all(
    `insert into catalogue_families (code, name, is_system, created_at, updated_at)
     values (?, ?, true, ?, ?) on conflict (code) do nothing`,
    DEFAULT_FAMILY,
    { fr_FR: 'Par défaut', en_GB: 'Default' },
    now,
    now
  )
  await seedGroups(db)
  await db.all(
    `insert into catalogue_inventory_sources (code, name) values (?, ?) on conflict (code) do nothing`,
    DEFAULT_SOURCE,
    'Principal'
  )
}

async function seedAttributes(db: Statements, now: string): Promise<void> {
  const flagColumns = Object.fromEntries(FLAGS.map((flag) => [flag, 'boolean' as const]))
  const source = db.rows({
    code: 'text',
    label: 'json',
    type: 'text',
    validation: 'text',
    default_value: 'text',
    position: 'integer',
    now: 'instant',
    ...flagColumns,
  })
  const flags = FLAGS.join(', ')
  await db.all(
    `insert into catalogue_attributes
       (code, label, type, validation, default_value, position, is_system, created_at, updated_at, ${flags})
     select code, label, type, validation, default_value, position, true, now, now, ${flags}
     from ${source} where true on conflict (code) do nothing`,
    SYSTEM_ATTRIBUTES.map(({ code, label, type, validation, defaultValue, flags: on = [] }, position) => ({
      code,
      label,
      type,
      validation: validation ?? null,
      default_value: defaultValue ?? null,
      position,
      now,
      ...Object.fromEntries(FLAGS.map((flag) => [flag, on.includes(flag)])),
    }))
  )
}

async function seedGroups(db: Statements): Promise<void> {
  await db.all(
    `insert into catalogue_family_groups (family_id, code, name, form_column, position)
     select f.id, r.code, r.name, r.form_column, r.position
     from ${db.rows({ code: 'text', name: 'json', form_column: 'integer', position: 'integer' })}
     join catalogue_families f on f.code = ? where true on conflict (family_id, code) do nothing`,
    SYSTEM_GROUPS.map(({ code, name, column }, position) => ({ code, name, form_column: column, position })),
    DEFAULT_FAMILY
  )
  await db.all(
    `insert into catalogue_family_attributes (group_id, attribute_id, position)
     select g.id, a.id, r.position
     from ${db.rows({ attribute: 'text', grp: 'text', position: 'integer' })}
     join catalogue_families f on f.code = ?
     join catalogue_family_groups g on g.family_id = f.id and g.code = r.grp
     join catalogue_attributes a on a.code = r.attribute
     where true on conflict (group_id, attribute_id) do nothing`,
    SYSTEM_ATTRIBUTES.map(({ code, group }, position) => ({ attribute: code, grp: group, position })),
    DEFAULT_FAMILY
  )
}
