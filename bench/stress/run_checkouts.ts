import { Buyer, type Timed } from './buyer.js'
import type { FilledCopy } from './fill_copy.js'
import type { ShopCopy } from './shop_copy.js'

/** The result. `orders_per_second` and `p95_ms` are of the last step, which all buyers take at once. */
export interface StressResult {
  accepted: number
  refused: number
  oversold: number
  orders_per_second: number
  p95_ms: number
}

/** A response that is neither an order nor a refusal, or an order that is not in the database. */
export class StressFault extends Error {}

/** Buyers that sign in at once. Checking passwords is slow, and this part is not measured. */
const AT_ONCE = 8

/**
 * Has every buyer go through the checkout up to its last page, then all of them order at once, evenly over the web
 * processes. @throws BuyerStopped, StressFault
 */
export async function runCheckouts(
  addresses: readonly string[],
  { sku, password, emails, payments }: FilledCopy
): Promise<{ responses: Timed[]; seconds: number }> {
  const buyers = emails.map((email, index) => ({
    email,
    browser: new Buyer(addresses[index % addresses.length] as string, index + 1),
  }))
  const waiting = [...buyers]
  const walk = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await next.browser.goToPayment({ email: next.email, password }, sku, payments)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  const started = performance.now()
  const responses = await Promise.all(buyers.map(({ browser }) => browser.order()))
  return { responses, seconds: (performance.now() - started) / 1000 }
}

/** Counts the responses and compares them with the database of the copy. @throws StressFault */
export async function judge(
  copy: ShopCopy,
  { sku, stock }: { sku: string; stock: number },
  { responses, seconds }: { responses: readonly Timed[]; seconds: number }
): Promise<StressResult> {
  const accepted = responses.filter(({ status }) => status === 201).length
  const unexpected = responses.find(({ status }) => ![201, 409, 422].includes(status))
  if (unexpected) throw new StressFault(`${unexpected.status} ${JSON.stringify(unexpected.body)}`)
  const { sold, reserved } = await copy.first(
    `select (select coalesce(sum(quantity), 0) from sales_order_lines where sku = '${sku}') as sold,
       (select coalesce(sum(l.reserved), 0) from catalogue_stock_levels l
          join catalogue_variants v on v.id = l.variant_id where v.sku = '${sku}') as reserved`
  )
  const pieces = Math.max(Number(sold), Number(reserved))
  if (pieces !== accepted)
    throw new StressFault(`201 × ${accepted}, ${String(sold)} sold, ${String(reserved)} reserved`)
  const times = responses.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  return {
    accepted,
    refused: responses.length - accepted,
    oversold: Math.max(0, pieces - stock),
    orders_per_second: Math.round((accepted / seconds) * 10) / 10,
    p95_ms: Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? 0),
  }
}
