import { attributeRepeated } from '#plugins/catalogue/errors'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import type { ProductPlan } from '#plugins/catalogue/services/upsert/plan'

interface UniqueValue {
  attribute: number
  code: string
  locale: string
  value: string
}

/** Values of unique attributes that a planned product bears. */
function uniqueValues({ next }: ProductPlan, definitions: Definitions): UniqueValue[] {
  const pick = (values: AttributeValues, locale: string) =>
    Object.entries(values).flatMap(([code, value]) => {
      const attribute = definitions.attributes.get(code)
      return attribute?.isUnique ? [{ attribute: attribute.id, code, locale, value: String(value) }] : []
    })
  return [
    ...pick(next.attributes, ''),
    ...Object.entries(next.translations).flatMap(([locale, { attributes }]) => pick(attributes, locale)),
  ]
}

/** Refuses plans whose unique values another product bears, or an earlier one of the batch. */
export async function refuseRepeatedValues(
  bulk: Bulk,
  plans: readonly ProductPlan[],
  definitions: Definitions
): Promise<void> {
  const wanted = plans.map((plan) => ({ plan, values: uniqueValues(plan, definitions) }))
  const rows = wanted.flatMap(({ values }) => values)
  const borne = await bulk.run<Omit<UniqueValue, 'code'> & { product: number }>(
    `select u.attribute_id as attribute, u.locale, u.value, u.product_id as product
     from ${bulk.rows({ attribute: 'bigint', locale: 'text', value: 'text' })}
     cross join catalogue_unique_values u
     where u.attribute_id = r.attribute and u.locale = r.locale and u.value = r.value`,
    rows
  )
  const place = ({ attribute, locale, value }: Omit<UniqueValue, 'code'>) => `${attribute}\n${locale}\n${value}`
  const owners = new Map<string, number | ProductPlan>(borne.map((row) => [place(row), row.product]))
  for (const { plan, values } of wanted) {
    for (const value of values) {
      const owner = owners.get(place(value))
      if (owner !== undefined && owner !== plan && owner !== plan.next.id) {
        plan.errors.push(attributeRepeated({ attribute: value.code, value: value.value }, `attributes.${value.code}`))
      } else owners.set(place(value), plan)
    }
  }
}

export async function writeUniqueValues(
  bulk: Bulk,
  plans: readonly ProductPlan[],
  definitions: Definitions
): Promise<void> {
  await bulk.run(
    `delete from catalogue_unique_values where product_id in ${bulk.ids}`,
    plans.filter(({ current }) => current).map(({ next }) => next.id)
  )
  await bulk.run(
    `insert into catalogue_unique_values (attribute_id, locale, value, product_id)
     select r.attribute, r.locale, r.value, r.product
     from ${bulk.rows({ attribute: 'bigint', locale: 'text', value: 'text', product: 'bigint' })} where true`,
    plans.flatMap((plan) =>
      uniqueValues(plan, definitions).map(({ attribute, locale, value }) => ({
        ...{ attribute, locale, value },
        product: plan.next.id,
      }))
    )
  )
}
