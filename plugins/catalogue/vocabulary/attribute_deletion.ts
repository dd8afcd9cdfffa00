import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { attributeInUse, attributeSystem } from '#plugins/catalogue/vocabulary/errors'
import { attributeUsage } from '#plugins/catalogue/vocabulary/attribute_usage'
import type { Statements } from '#core/database/statements'

/**
 * Refuses to delete a system attribute, one of a family, and one that variants use as their option. Values that products
 * still have are deleted only if that was confirmed.
 */
export async function refuseNeeded(
  db: Statements,
  { code, isSystem }: { code: string; isSystem: boolean | null },
  isConfirmed: boolean
): Promise<void> {
  if (isSystem) throw attributeSystem({ attribute: code }, 'code')
  const usage = await attributeUsage(db, code)
  const { products, variants } = usage
  const isNeeded = usage.families.length > 0 || variants > 0
  if (!isNeeded && (products === 0 || isConfirmed)) return
  const families = usage.families.map(({ name, code: family }) => name[DEFAULT_LOCALE] ?? family).join(', ')
  const counted = { families: families || 'none', products, variants }
  throw attributeInUse({ attribute: code, ...counted }, 'code', { ...usage, isConfirmable: !isNeeded })
}

/** The hashes of the products are cleared too, so that the next import does not skip their rows as unchanged. */
export async function deleteValues(db: Statements, code: string): Promise<void> {
  const [less, has, path] = db.sqlite
    ? ['json_remove(attributes, ?)', 'attributes ->> ? is not null', `$."${code}"`]
    : ['attributes - cast(? as text)', 'jsonb_exists(attributes, ?)', code]
  await db.all(
    `update catalogue_products set attributes = ${less}, row_hash = '', version = version + 1 where ${has}`,
    ...[path, path]
  )
  await db.all(`update catalogue_product_translations set attributes = ${less} where ${has}`, ...[path, path])
}
