import { test } from '@japa/runner'
import { renderAt } from '../../../../../../web/testing/render'
import { FailedPayment } from './failed_payment'

test.group('A payment that failed', () => {
  const shown = (canRetry: boolean, refusal = '') =>
    renderAt(
      <FailedPayment payment={{ title: 'Carte', instructions: null, canRetry, origins: [] }} refusal={refusal} />,
      {
        plugins: ['sales'],
        address: '/checkout/payment/failed?order=CMD-2026-000042',
      }
    )

  test('may be tried again where its method allows it', ({ assert }) => {
    const html = shown(true)
    assert.match(html, /<form method="post"/)
    assert.include(html, 'Payer à nouveau')
    assert.include(html, 'Vous pouvez essayer à nouveau')
  })

  test('offers nothing that would be refused', ({ assert }) => {
    const html = shown(false)
    assert.notMatch(html, /<form|Payer à nouveau/)
    assert.include(html, 'contactez-nous')
  })

  test('says why another try was refused', ({ assert }) => {
    assert.include(shown(false, 'Cette commande n’attend plus de paiement en ligne.'), 'n’attend plus de paiement')
  })
})
