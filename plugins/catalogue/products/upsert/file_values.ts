import { LOCALES } from '#core/i18n/locales'
import { fileUnknown } from '#plugins/catalogue/files/errors'
import { pictureUnknown } from '#plugins/catalogue/media/errors'
import type { AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import type { Statements } from '#core/database/statements'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { ProductPlan } from '#plugins/catalogue/products/upsert/plan'

interface FileValue {
  plan: ProductPlan
  type: 'image' | 'file'
  id: number
  field: string
}

/** Refuses plans whose attributes name a missing file, or a medium that is no picture. At most two statements. */
export async function refuseMissingFiles(
  db: Statements,
  plans: readonly ProductPlan[],
  { attributes }: Definitions
): Promise<void> {
  const types = new Map<string, FileValue['type']>()
  for (const { code, type } of attributes.values()) if (type === 'image' || type === 'file') types.set(code, type)
  if (types.size === 0) return
  const values = plans.flatMap((plan) => newValues(plan, types))
  const idsOf = (type: FileValue['type']) => values.filter((value) => value.type === type).map(({ id }) => id)
  // Only pictures have a width; videos have 0.
  const pictures = await db.run<{ id: number }>(
    `select id from core_media where width > 0 and id in ${db.ids}`,
    idsOf('image')
  )
  const files = await db.run<{ id: number }>(`select id from catalogue_files where id in ${db.ids}`, idsOf('file'))
  const known = { image: idSet(pictures), file: idSet(files) }
  for (const { plan, type, id, field } of values) {
    if (known[type].has(id)) continue
    plan.errors.push(type === 'image' ? pictureUnknown({}, field) : fileUnknown({ file: id }, field))
  }
}

/** The picture and file values of a plan that differ from those of the stored product. */
function newValues(plan: ProductPlan, types: ReadonlyMap<string, FileValue['type']>): FileValue[] {
  const { current, next } = plan
  const pick = (values: AttributeValues, before: AttributeValues | undefined, path: string) =>
    Object.entries(values).flatMap(([code, value]): FileValue[] => {
      const type = types.get(code)
      if (!type || before?.[code] === value) return []
      return [{ plan, type, id: Number(value), field: `${path}attributes.${code}` }]
    })
  return [
    ...pick(next.attributes, current?.attributes, ''),
    ...LOCALES.flatMap((locale) =>
      pick(next.translations[locale].attributes, current?.translations[locale].attributes, `translations.${locale}.`)
    ),
  ]
}

function idSet(rows: readonly { id: number }[]): ReadonlySet<number> {
  return new Set(rows.map(({ id }) => id))
}
