import { LOCALES } from '#core/i18n/locales'
import { fileUnknown, pictureUnknown } from '#plugins/catalogue/errors'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { ProductPlan } from '#plugins/catalogue/services/upsert/plan'

interface FileValue {
  plan: ProductPlan
  type: 'image' | 'file'
  id: number
  field: string
}

/** Refuses plans that name a picture or a file that is not there, or is no picture. At most two statements. */
export async function refuseMissingFiles(
  bulk: Bulk,
  plans: readonly ProductPlan[],
  { attributes }: Definitions
): Promise<void> {
  const types = new Map<string, FileValue['type']>()
  for (const { code, type } of attributes.values()) if (type === 'image' || type === 'file') types.set(code, type)
  if (types.size === 0) return
  const told = plans.flatMap((plan) => newValues(plan, types))
  const idsOf = (type: FileValue['type']) => told.filter((value) => value.type === type).map(({ id }) => id)
  // A video has no width.
  const pictures = await bulk.run<{ id: number }>(
    `select id from core_media where width > 0 and id in ${bulk.ids}`,
    idsOf('image')
  )
  const files = await bulk.run<{ id: number }>(`select id from catalogue_files where id in ${bulk.ids}`, idsOf('file'))
  const known = { image: idSet(pictures), file: idSet(files) }
  for (const { plan, type, id, field } of told) {
    if (known[type].has(id)) continue
    plan.errors.push(type === 'image' ? pictureUnknown({}, field) : fileUnknown({ file: id }, field))
  }
}

/** What a plan says of pictures and files that its product did not say before. */
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
  return new Set(rows.map(({ id }) => Number(id)))
}
