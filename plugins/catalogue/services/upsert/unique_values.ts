import { attributeRepeated } from '#plugins/catalogue/errors'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Definitions } from '#plugins/catalogue/services/upsert/definitions'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import { same, type ProductPlan } from '#plugins/catalogue/services/upsert/plan'
import type { ProductState } from '#plugins/catalogue/services/upsert/product_state'
import type { Write } from '#core/database/write'

interface UniqueValue {
  attribute: number
  code: string
  locale: string
  value: string
}

/** Values of unique attributes that a product bears. */
function uniqueValues({ attributes, translations }: ProductState, definitions: Definitions): UniqueValue[] {
  const pick = (values: AttributeValues, locale: string) =>
    Object.entries(values).flatMap(([code, value]) => {
      const attribute = definitions.attributes.get(code)
      return attribute?.isUnique ? [{ attribute: attribute.id, code, locale, value: String(value) }] : []
    })
  return [
    ...pick(attributes, ''),
    ...Object.entries(translations).flatMap(([locale, text]) => pick(text.attributes, locale)),
  ]
}

const place = ({ attribute, locale, value }: Omit<UniqueValue, 'code'>) => `${attribute}\n${locale}\n${value}`

/** Values that a plan bears and its product did not. */
function freshValues({ current, next }: ProductPlan, definitions: Definitions): UniqueValue[] {
  const borne = new Set(current ? uniqueValues(current, definitions).map(place) : [])
  return uniqueValues(next, definitions).filter((value) => !borne.has(place(value)))
}

/** Refuses plans whose unique values another product bears, or an earlier one of the batch. */
export async function refuseRepeatedValues(
  bulk: Bulk,
  plans: readonly ProductPlan[],
  definitions: Definitions
): Promise<void> {
  const borne = await bulk.run<Omit<UniqueValue, 'code'> & { product: number }>(
    `select u.attribute_id as attribute, u.locale, u.value, u.product_id as product
     from ${bulk.rows({ attribute: 'bigint', locale: 'text', value: 'text' })}
     cross join catalogue_unique_values u
     where u.attribute_id = r.attribute and u.locale = r.locale and u.value = r.value`,
    plans.flatMap((plan) => freshValues(plan, definitions))
  )
  const owners = new Map<string, number | ProductPlan>(borne.map((row) => [place(row), row.product]))
  for (const plan of plans) {
    for (const value of uniqueValues(plan.next, definitions)) {
      const owner = owners.get(place(value))
      if (owner !== undefined && owner !== plan && owner !== plan.next.id) {
        plan.errors.push(attributeRepeated({ attribute: value.code, value: value.value }, `attributes.${value.code}`))
      } else owners.set(place(value), plan)
    }
  }
}

/** The unique values of products whose values changed: no others stay. */
export function uniqueValueWrites(bulk: Bulk, plans: readonly ProductPlan[], definitions: Definitions): Write[] {
  const moved = plans.filter(({ current, next }) => !same(current && valuesOf(current), valuesOf(next)))
  const source = bulk.rows({ attribute: 'bigint', locale: 'text', value: 'text', product: 'bigint' })
  const rows = moved.flatMap(({ next }) =>
    uniqueValues(next, definitions).map(({ attribute, locale, value }) => ({
      attribute,
      locale,
      value,
      product: next.id,
    }))
  )
  return [
    bulk.write(
      `delete from catalogue_unique_values where product_id in ${bulk.ids}
         and (attribute_id, locale, value) not in (select r.attribute, r.locale, r.value from ${source})`,
      moved.filter(({ current }) => current).map(({ next }) => next.id),
      rows
    ),
    bulk.write(
      `insert into catalogue_unique_values (attribute_id, locale, value, product_id)
       select r.attribute, r.locale, r.value, r.product from ${source} where true
       on conflict (attribute_id, locale, value) do update set product_id = excluded.product_id`,
      rows
    ),
  ]
}

function valuesOf({ attributes, translations }: ProductState): AttributeValues[] {
  return [attributes, ...Object.values(translations).map((text) => text.attributes)]
}
