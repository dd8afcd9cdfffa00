import { test } from '@japa/runner'
import { renderToString } from 'react-dom/server'
import { ComparedSeries } from './compared_series'

const drawn = (values: [number, number][]) =>
  renderToString(
    <ComparedSeries
      label="Ventes"
      points={values.map(([now, before], at) => ({ day: `2026-01-0${at + 1}`, now, before }))}
    />
  )

test.group('A figure over time', () => {
  test('shows a message instead of a chart of zeros', ({ assert }) => {
    const markup = drawn([
      [0, 0],
      [0, 0],
    ])
    assert.match(markup, /<div class="admin-chart"[^>]* hidden=""/)
    assert.include(markup, 'admin-hint')
  })

  test('has a chart when any value is not zero, also in the compared period', ({ assert }) => {
    const markup = drawn([
      [0, 0],
      [0, 3],
    ])
    assert.notMatch(markup, /<div class="admin-chart"[^>]* hidden/)
    assert.notInclude(markup, 'admin-hint')
  })
})
