import { MantineProvider } from '@mantine/core'
import { test } from '@japa/runner'
import { renderAt } from '../../../testing/render'
import { AmountQuestion } from './amount_question'
import { FigureInput } from './figure_input'
import { FiguresContext, type Figures } from './figures'
import { MoneyInput } from './money_input'
import type { Locale } from '#web/lib/locale'
import type { ReactElement } from 'react'

const html = (element: ReactElement, locale: Locale = 'fr_FR') =>
  renderAt(<MantineProvider>{element}</MantineProvider>, { locale })

const nothing = () => undefined

/** The figures of a dialog with an unreadable input. */
function holding(text: string, message: string): Figures {
  const idle = { watch: nothing, mayGo: () => false, agree: nothing, dismiss: nothing, clear: nothing, jumps: [] }
  return { ...idle, unread: { price: { text, message } }, areErrorsShown: false, setUnread: nothing }
}

test.group('A field of figures', () => {
  test('contains the number only: the unit is beside it', ({ assert }) => {
    const french = html(<MoneyInput label="Prix" currency="EUR" value={125_075} onChange={nothing} />)
    assert.match(french, /<input[^>]* value="1\u202f250,75"/)
    assert.match(french, /data-position="right"[^>]*>(?:<!-- -->)?<span class="admin-unit">€<\/span>/)
    const english = html(<MoneyInput label="Price" currency="EUR" value={125_075} onChange={nothing} />, 'en_GB')
    assert.match(english, /<input[^>]* value="1,250.75"/)
    assert.match(english, /data-position="left"[^>]*>(?:<!-- -->)?<span class="admin-unit">€<\/span>/)
    const kilos = html(<FigureInput label="Poids" digits={3} unit="kg" value={750} onChange={nothing} />)
    assert.match(kilos, /<input[^>]* value="0,75"/)
  })

  test('shows the unit inside when it is read-only', ({ assert }) => {
    const page = html(<MoneyInput label="Prix" currency="EUR" value={1290} readOnly onChange={nothing} />)
    assert.match(page, /<input[^>]* value="12,90\u00a0€"/)
    assert.notInclude(page, 'admin-unit')
  })

  test('keeps an unreadable input, says why, and offers possible readings', ({ assert }) => {
    const page = html(
      <FiguresContext.Provider value={holding('1,250', 'se lit de deux façons')}>
        <MoneyInput label="Prix" name="price" currency="EUR" value={1290} onChange={nothing} />
      </FiguresContext.Provider>
    )
    assert.match(page, /<input[^>]* value="1,250"/)
    assert.match(page, /aria-invalid="true"/)
    assert.include(page, 'se lit de deux façons')
    assert.match(page, /<button[^>]*>.*1\u202f250,00\u00a0€.*<\/button>.*<button[^>]*>.*1,25\u00a0€/)
  })

  test('shows both amounts of a jump', ({ assert }) => {
    const jumps = [{ key: 'price', label: 'Prix TTC', from: '28,50\u00a0€', to: '2\u202f900,00\u00a0€' }]
    const page = html(<AmountQuestion jumps={jumps} onAgree={nothing} onDismiss={nothing} />)
    assert.include(page, 'Prix TTC\u202f: 28,50\u00a0€ → 2\u202f900,00\u00a0€')
    assert.match(page, /role="alertdialog"/)
  })
})
