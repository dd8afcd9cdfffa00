import { ProductFactory } from '#plugins/catalogue/testing'
import { ReturnShop } from '#plugins/rma/testing'
import type { Walk } from './walk.js'

/** What staff write about returns. */
export async function writeReturns(walk: Walk): Promise<void> {
  const words = (text: string) => ({ fr_FR: text, en_GB: text })
  const isActive = true
  const kept: [string, object, object][] = [
    [
      'rma.admin.reasons',
      { title: words('Fuite'), resolutions: ['refund'], position: 1, isStaffOnly: false, isActive },
      { title: words('Fuites'), resolutions: ['refund', 'cancel'], position: 2, isStaffOnly: true, isActive },
    ],
    [
      'rma.admin.questions',
      { label: words('Lot'), kind: 'text', choices: [], position: 1, isRequired: false, isActive },
      { label: words('Lots'), kind: 'choice', choices: ['A', 'B'], position: 2, isRequired: true, isActive },
    ],
  ]
  const products = [await ProductFactory.create()]
  const rule = { products, categories: [], families: [] }
  kept.push([
    'rma.admin.rules',
    { name: 'Verre', days: 3, isActive, ...rule },
    { name: 'Verres', days: 4, isActive, ...rule },
  ])
  for (const [name, first, second] of kept) {
    const { id } = await walk.call(`${name}.store`, { body: first })
    const row = await walk.call(`${name}.update`, { params: { id }, body: { ...second, version: 1 } })
    await walk.call(`${name}.destroy`, { params: { id: row.id } })
  }
  const shop = await ReturnShop.open(walk.staff)
  await shop.deliver(6)
  const body = { ...shop.wish(2), orderId: shop.orderId, override: 'Geste commercial' }
  const { id, version } = await walk.call('rma.admin.returns.store', { body })
  const params = { id }
  await walk.call('rma.admin.messages.store', { params, body: { text: 'Merci.' } })
  await walk.call('rma.admin.moves.store', { params, body: { move: 'take', version, text: 'Nous regardons.' } })
  await withdraw(walk, shop)
}

/** A customer withdraws twice: staff pay one back and decline the other. */
async function withdraw(walk: Walk, shop: ReturnShop): Promise<void> {
  for (const quantity of [1, 2]) {
    const lines = [{ lineId: shop.lineId, quantity }]
    await shop.customer.send('POST', `/api/rma/withdrawal-orders/${shop.number}/withdrawals`, { lines })
  }
  await walk.call('rma.admin.withdrawal_confirmations.store', { params: { id: 1 } })
  await walk.call('rma.admin.withdrawal_refunds.store', { params: { id: 1 }, body: { restock: true } })
  await walk.call('rma.admin.withdrawal_refusals.store', { params: { id: 2 }, body: { legalGround: 'late' } })
}
