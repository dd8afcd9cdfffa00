import { test } from '@japa/runner'
import { renderAt } from '../../../../../../web/testing/render'
import { FailedPayment } from './failed_payment'
import type { OwnOrder } from '../../orders/order_data'

type Payment = OwnOrder['payment']
type Reason = NonNullable<Payment['failure']>

const offer = (code: string, title: string, more: Partial<Payment['methods'][number]> = {}) => ({
  code,
  title,
  description: '',
  logo: [],
  isTest: false,
  origins: [],
  ...more,
})

const CARD = offer('test.card', 'Carte', { logo: [{ d: 'M0 0h48v32z', fill: '#1a2b3c' }], isTest: true })
const WALLET = offer('test.wallet', 'Portefeuille', { description: 'Vous payez par votre téléphone.' })

const REASONS: Record<Reason, RegExp> = {
  refused: /a été refusé/,
  insufficient_funds: /ne permet pas de payer cette somme/,
  expired_card: /carte a expiré/,
  authentication: /n’a pas pu vérifier que c’est bien vous/,
  canceled: /avez quitté la page de paiement/,
  expired: /délai pour payer est passé/,
  technical: /service de paiement ne répond pas/,
}

interface Shown {
  methods?: Payment['methods']
  state?: OwnOrder['state']
  reason?: Reason | null
  message?: string
}

function shown({ methods = [CARD, WALLET], state = 'pending_payment', reason = null, message }: Shown): string {
  const payment = { code: 'test.card', title: 'Carte', instructions: null, failure: null, methods }
  const order = {
    state,
    payment: { ...payment, canRetry: state === 'pending_payment' && methods.length > 0 },
    totals: { total: { amount: 4200, currency: 'EUR' } } as OwnOrder['totals'],
  }
  const refusal = message ? { message, fields: {}, isIncomplete: false, values: {}, current: null } : undefined
  return renderAt(<FailedPayment order={order} reason={reason} refusal={refusal} />, {
    plugins: ['sales'],
    address: '/checkout/payment/failed?order=CMD-2026-000042',
  })
}

test.group('A payment that failed', () => {
  test('says what happened, and what to do', ({ assert }) => {
    for (const [reason, sentence] of Object.entries(REASONS)) {
      const html = shown({ reason: reason as Reason })
      assert.match(html, sentence)
      assert.include(html, 'vos articles restent réservés')
      for (const [other, words] of Object.entries(REASONS)) if (other !== reason) assert.notMatch(html, words)
    }
    assert.match(shown({}), /n’a pas abouti/)
  })

  test('may be paid by the same method, which is chosen already, and by each other one', ({ assert }) => {
    const html = shown({})
    const [card = '', wallet = ''] = html.match(/<input type="radio"[^>]*>/g) ?? []
    assert.include(card, 'value="test.card"')
    assert.include(card, 'checked')
    assert.include(wallet, 'value="test.wallet"')
    assert.notInclude(wallet, 'checked')
    assert.include(html, 'Vous payez par votre téléphone.')
    assert.match(html, /Payer 42,00.€/)
  })

  test('shows the logo of a method to eyes only, and that a method is in test mode', ({ assert }) => {
    const html = shown({})
    assert.lengthOf(html.match(/<svg width="48" height="32"[^>]*aria-hidden="true"/g) ?? [], 1)
    assert.include(html, '<path d="M0 0h48v32z" fill="#1a2b3c">')
    assert.lengthOf(html.match(/Mode test/g) ?? [], 1)
  })

  test('chooses the only method that is left', ({ assert }) => {
    assert.match(
      shown({ methods: [WALLET] }),
      /<input type="radio"[^>]*checked[^>]*value="test.wallet"|value="test.wallet"[^>]*checked/
    )
  })

  test('offers nothing that would be refused', ({ assert }) => {
    for (const html of [shown({ methods: [] }), shown({ state: 'canceled', methods: [] })]) {
      assert.notMatch(html, /<form|Payer/)
    }
    assert.include(shown({ methods: [] }), 'contactez-nous')
    assert.include(shown({ state: 'canceled', methods: [] }), 'a été annulée')
  })

  test('says why another try was refused', ({ assert }) => {
    assert.include(
      shown({ message: 'Cette commande n’attend plus de paiement en ligne.' }),
      'n’attend plus de paiement'
    )
  })
})
