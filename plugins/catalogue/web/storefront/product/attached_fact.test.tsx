import { test } from '@japa/runner'
import { renderAt } from '../../../../../web/testing/render'
import { AttachedFact } from './attached_fact'

const said = { code: 'sheet', label: 'Fiche technique', type: 'file', value: 'fiche.pdf', options: [] }

test.group('What stands under an attribute', () => {
  test('is a file with its name and size', ({ assert }) => {
    const file = { name: 'fiche <2023>.pdf', type: 'application/pdf', bytes: 1_258_291, url: '/api/x/files/sheet' }
    const html = renderAt(<AttachedFact fact={{ ...said, file }} />, { plugins: ['catalogue'] })
    assert.match(html, /<a href="\/api\/x\/files\/sheet"/)
    assert.include(html, 'fiche &lt;2023&gt;.pdf')
    assert.include(html, '1,2\u00a0Mo')
  })

  test('is a picture with its place kept, leading to the large one', ({ assert }) => {
    const picture = {
      url: '/media/x/960.webp',
      srcset: '/media/x/320.webp 320w',
      width: 960,
      height: 640,
      alt: 'Étiquette – Chablis',
      placeholder: '#ffffff',
    }
    const html = renderAt(<AttachedFact fact={{ ...said, type: 'image', picture }} />, { plugins: ['catalogue'] })
    assert.match(html, /<a href="\/media\/x\/960\.webp"/)
    assert.match(html, /<img[^>]* width="960" height="640" alt="Étiquette – Chablis"/)
    assert.include(html, 'Agrandir')
  })
})
