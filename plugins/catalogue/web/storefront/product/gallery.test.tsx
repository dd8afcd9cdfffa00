import { test } from '@japa/runner'
import type { Picture } from '#web/lib/shapes'
import { renderAt } from '../../../../../web/testing/render'
import { Gallery } from './gallery'

const picture: Picture = {
  url: '/media/a/960.webp',
  srcset: '',
  width: 960,
  height: 1280,
  alt: 'Une bouteille',
  placeholder: '#eee',
}
const video = { url: '/media/a/film.mp4', type: 'video/mp4' }
const html = (images: Picture[], videos: (typeof video)[]) =>
  renderAt(<Gallery images={images} videos={videos} name="Arbois" />, { plugins: ['catalogue'] })

test.group('Gallery of a product', () => {
  test('a film waits for its reader behind the first picture and is reached from below', ({ assert }) => {
    const page = html([picture], [video])
    assert.match(page, /<video [^>]*controls=""[^>]*preload="none"[^>]*poster="\/media\/a\/960\.webp"/)
    assert.include(page, '<source src="/media/a/film.mp4" type="video/mp4"/>')
    assert.include(page, 'href="#film-1"')
    assert.include(page, 'aria-label="Vidéo 1\u202f: Arbois"')
  })

  test('a single picture has nothing to choose from', ({ assert }) => {
    assert.notInclude(html([picture], []), 'href="#picture-1"')
  })

  test('a product without a picture keeps its place', ({ assert }) => {
    assert.include(html([], []), '<svg')
  })
})
