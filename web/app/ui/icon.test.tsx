import { test } from '@japa/runner'
import { renderToString } from 'react-dom/server'
import { iconMarkup } from '../../vite/icon_markup'
import { makeIcon } from './icon'
import { IconHeart } from './icons'

test.group('An icon', () => {
  test('draws its markup and is hidden from screen readers', ({ assert }) => {
    const Icon = makeIcon('<path d="M3 10l4 4"/><circle cx="12" cy="12" r="3"/>')
    const markup = renderToString(<Icon size={20} className="shrink-0" />)
    assert.include(markup, '<path d="M3 10l4 4"/><circle cx="12" cy="12" r="3"/></svg>')
    assert.match(markup, /width="20" height="20".*aria-hidden="true" class="shrink-0"/)
  })

  test('takes only the paths from the library', ({ assert }) => {
    assert.match(renderToString(<IconHeart size={20} />), /<path d="M[\d.]+ /)
    assert.match(iconMarkup('bottle'), /^<path d="[^"]+"\/>(<path d="[^"]+"\/>)+$/)
  })

  test('that the library lacks is named in the error', ({ assert }) => {
    assert.throws(() => iconMarkup('no-such-icon'), /no-such-icon/)
  })
})
