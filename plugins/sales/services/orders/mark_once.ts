import type { Run } from '#plugins/sales/database/statements'

interface Mark {
  orderId: number
  /** Names what is done a single time. */
  once: string
  details: Record<string, unknown>
  now: string
}

/** Notes in the history of an order that a mail leaves. False: it left before. */
export async function markOnce(run: Run, { orderId, once, details, now }: Mark): Promise<boolean> {
  const marked = await run(
    `insert into sales_order_history (order_id, kind, text, details, is_told, once, actor_kind, actor_name, created_at)
     values (?, 'mailed', '', ?, false, ?, 'system', 'system', ?) on conflict (once) do nothing returning id`,
    [orderId, JSON.stringify(details), once, now]
  )
  return marked.length > 0
}
