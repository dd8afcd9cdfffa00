/** So many of something, as `sales.cart_items.store` takes it. */
export interface WantedItem {
  sku: string
  quantity: number
  choice?: Record<string, Record<string, number>>
}

const PART = /^part\[([^\]]+)\]$/
const COUNT = /^count\[([^.\]]+)\.([^\]]+)\]$/
const MEMBER = /^quantity\[([^\]]+)\]$/

/**
 * What a form wants to buy, with a script and without: one SKU in its quantity, a bundle as it was chosen (fields of the
 * bundle's form), or members of a group (`quantity[SKU]`), of which those without a number are left.
 */
export function readItems(form: Iterable<[string, unknown]>): WantedItem[] {
  const fields = [...form].map(([name, value]) => [name, String(value).trim()] as const)
  const members = fields.flatMap(([name, value]) => {
    const [, sku] = MEMBER.exec(name) ?? []
    return sku && value !== '' && value !== '0' ? [{ sku, quantity: Number(value) }] : []
  })
  const sku = fields.find(([name]) => name === 'sku')?.[1] ?? ''
  if (!sku) return members
  const quantity = fields.find(([name]) => name === 'quantity')?.[1] || '1'
  const choice = choiceOf(fields)
  return [{ sku, quantity: Number(quantity), ...(choice ? { choice } : {}) }]
}

function choiceOf(fields: (readonly [string, string])[]): WantedItem['choice'] | null {
  const counts = new Map(
    fields.flatMap(([name, value]) => {
      const [, option, sku] = COUNT.exec(name) ?? []
      return option && sku ? [[`${option} ${sku}`, Number(value)] as const] : []
    })
  )
  const choice: NonNullable<WantedItem['choice']> = {}
  let isChosen = false
  for (const [name, sku] of fields) {
    const [, option] = PART.exec(name) ?? []
    if (!option) continue
    isChosen = true
    if (sku) choice[option] = { ...choice[option], [sku]: counts.get(`${option} ${sku}`) ?? 1 }
  }
  return isChosen ? choice : null
}
