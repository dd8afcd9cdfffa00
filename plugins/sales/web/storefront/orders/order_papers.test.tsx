import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { OrderPapers } from './order_papers'
import type { OwnOrder } from './order_data'

const paper = (number: string) => ({ number, total: { amount: 4000, currency: 'EUR' }, at: '2026-11-22T10:00:00.000Z' })

const shown = (invoices: string[], refunds: string[]) => {
  const order = { invoices: invoices.map(paper), refunds: refunds.map(paper) } as unknown as OwnOrder
  return renderAt(<OrderPapers order={order} />, { plugins: ['sales'] })
}

test.group('The documents of an order', () => {
  test('are named with their amount and day', ({ assert }) => {
    const html = shown(['FA2026-000001'], ['AV2026-000001'])
    assert.include(html, 'Factures et avoirs')
    assert.include(html, 'Facture FA2026-000001 (PDF)')
    assert.include(html, 'Avoir AV2026-000001 (PDF)')
    assert.match(html, /40,00/)
  })

  test('take no room where there are none', ({ assert }) => {
    assert.notInclude(shown([], []), 'Factures et avoirs')
  })
})
