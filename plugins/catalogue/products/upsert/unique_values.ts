import { attributeRepeated } from '#plugins/catalogue/vocabulary/errors'
import type { Statements } from '#core/database/statements'
import type { Definitions } from '#plugins/catalogue/products/upsert/definitions'
import type { AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import { same, type ProductPlan } from '#plugins/catalogue/products/upsert/plan'
import type { ProductState } from '#plugins/catalogue/products/upsert/product_state'
import { uniqueValues } from '#plugins/catalogue/products/tables'
import type { RowIn } from '#core/database/table'
import type { Write } from '#core/database/write'

interface UniqueValue extends Omit<RowIn<typeof uniqueValues>, 'productId'> {
  code: string
}

/** The values that a product has for unique attributes. */
function valuesIn({ attributes, translations }: ProductState, definitions: Definitions): UniqueValue[] {
  const pick = (values: AttributeValues, locale: string) =>
    Object.entries(values).flatMap(([code, value]) => {
      const attribute = definitions.attributes.get(code)
      return attribute?.isUnique ? [{ attributeId: attribute.id, code, locale, value: String(value) }] : []
    })
  return [
    ...pick(attributes, ''),
    ...Object.entries(translations).flatMap(([locale, text]) => pick(text.attributes, locale)),
  ]
}

const key = ({ attributeId, locale, value }: Omit<UniqueValue, 'code'>) => `${attributeId}\n${locale}\n${value}`

/** The unique values of a plan that its stored product does not have. */
function freshValues({ current, next }: ProductPlan, definitions: Definitions): UniqueValue[] {
  const stored = new Set(current ? valuesIn(current, definitions).map(key) : [])
  return valuesIn(next, definitions).filter((value) => !stored.has(key(value)))
}

/** Refuses plans with a unique value that another product has, stored or earlier in the batch. */
export async function refuseRepeatedValues(
  db: Statements,
  plans: readonly ProductPlan[],
  definitions: Definitions
): Promise<void> {
  const taken = await db.run<RowIn<typeof uniqueValues>>(
    `select ${uniqueValues.columns('u')} from ${uniqueValues.source(db.dialect, ['attributeId', 'locale', 'value'])}
     cross join catalogue_unique_values u
     where u.attribute_id = r."attributeId" and u.locale = r.locale and u.value = r.value`,
    plans.flatMap((plan) => freshValues(plan, definitions))
  )
  const owners = new Map<string, number | ProductPlan>(taken.map((row) => [key(row), row.productId]))
  for (const plan of plans) {
    for (const value of valuesIn(plan.next, definitions)) {
      const owner = owners.get(key(value))
      if (owner !== undefined && owner !== plan && owner !== plan.next.id) {
        plan.errors.push(attributeRepeated({ attribute: value.code, value: value.value }, `attributes.${value.code}`))
      } else owners.set(key(value), plan)
    }
  }
}

/** Replaces the unique values of the products whose values changed. */
export function uniqueValueWrites(db: Statements, plans: readonly ProductPlan[], definitions: Definitions): Write[] {
  const changed = plans.filter(({ current, next }) => !same(current && valuesOf(current), valuesOf(next)))
  const rows = changed.flatMap(({ next }) =>
    valuesIn(next, definitions).map((value) => ({ ...value, productId: next.id as number }))
  )
  const source = uniqueValues.source(db.dialect, ['attributeId', 'locale', 'value'])
  return [
    db.write(
      `delete from catalogue_unique_values where product_id in ${db.ids}
         and (attribute_id, locale, value) not in (select r."attributeId", r.locale, r.value from ${source})`,
      changed.filter(({ current }) => current).map(({ next }) => next.id),
      rows
    ),
    uniqueValues.insertWrite(db.dialect, rows, { key: ['attributeId', 'locale', 'value'] }),
  ]
}

function valuesOf({ attributes, translations }: ProductState): AttributeValues[] {
  return [attributes, ...Object.values(translations).map((text) => text.attributes)]
}
