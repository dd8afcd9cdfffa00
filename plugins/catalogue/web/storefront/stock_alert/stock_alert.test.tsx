import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { AlertForm } from './alert_form'
import { StockAlert } from './stock_alert'

test.group('What asks to be told when a wine is back', () => {
  test('is a plain form that says what the address is used for', ({ assert }) => {
    const draw = (isOn: boolean) =>
      renderAt(<StockAlert slug="la-source" sku="PRO 9" />, {
        plugins: ['catalogue'],
        config: { 'catalogue.stock_alerts.enabled': isOn },
      })
    assert.notInclude(draw(false), '<form')
    const html = draw(true)
    assert.match(html, /id="stock-alert"/)
    assert.match(html, /<form[^>]*method="post"[^>]*action="[^"]*\/account\/stock-alerts\/la-source\?variant=PRO%209"/)
    assert.include(html, 'Un seul email')
  })

  test('says beside the field what is wrong with it, and keeps what was typed', ({ assert }) => {
    const refusal = {
      message: '',
      fields: { email: 'Pas une adresse' },
      isIncomplete: false,
      values: { email: 'paul@' },
    }
    const html = renderAt(<AlertForm slug="a" sku="A" answer={{ refusal: { ...refusal, current: null } }} />, {
      plugins: ['catalogue'],
    })
    assert.match(html, /<input[^>]*value="paul@"/)
    assert.match(html, /id="([^"]+-error)"[^>]*>Pas une adresse/)
  })

  test('says whom it will write to', ({ assert }) => {
    const html = renderAt(<AlertForm slug="a" sku="A" answer={{ email: 'paul@exemple.fr' }} />, {
      plugins: ['catalogue'],
    })
    assert.include(html, 'paul@exemple.fr')
    assert.notInclude(html, '<form')
  })
})
