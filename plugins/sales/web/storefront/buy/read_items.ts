/** An item in the format of `sales.cart_items.store`. */
export interface WantedItem {
  sku: string
  quantity: number
  choice?: Record<string, Record<string, number>>
}

const PART = /^part\[([^\]]+)\]$/
const COUNT = /^count\[([^.\]]+)\.([^\]]+)\]$/
const MEMBER = /^quantity\[([^\]]+)\]$/

/**
 * The items of a form, with and without JavaScript: one SKU with its quantity, a bundle with the chosen parts (fields of the
 * bundle's form), or members of a group (`quantity[SKU]`), without the empty ones.
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
