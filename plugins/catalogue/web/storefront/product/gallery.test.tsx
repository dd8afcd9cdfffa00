import { test } from '@japa/runner'
import type { Picture, Video } from '#web/lib/shapes'
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
const video: Video = {
  url: '/media/a/video.mp4',
  type: 'video/mp4',
  poster: '/media/a/960.webp',
  title: 'Visite du chai',
  uploadedAt: '2026-11-21T10:00:00.000Z',
}
const html = (images: Picture[], videos: Video[]) =>
  renderAt(<Gallery images={images} videos={videos} name="Arbois" />, { plugins: ['catalogue'] })

test.group('Gallery of a product', () => {
  test('a film waits for its reader behind the first picture and is reached from below', ({ assert }) => {
    const page = html([picture], [video])
    assert.match(page, /<video [^>]*controls=""[^>]*preload="none"[^>]*poster="\/media\/a\/960\.webp"/)
    assert.match(page, /<video [^>]*playsInline=""[^>]*title="Visite du chai"/i)
    assert.include(page, '<source src="/media/a/video.mp4" type="video/mp4"/>')
    assert.include(page, '<a href="/media/a/video.mp4">')
    assert.include(page, 'href="#film-1"')
    assert.include(page, 'aria-label="Vidéo 1\u202f: Visite du chai"')
  })

  test('films stand behind the pictures, without a poster where there is no picture', ({ assert }) => {
    const page = html([picture], [video, { ...video, url: '/media/b/video.webm', type: 'video/webm', poster: null }])
    const places = ['id="picture-1"', 'id="film-1"', 'id="film-2"'].map((mark) => page.indexOf(mark))
    assert.deepEqual(
      places,
      [...places].sort((one, other) => one - other)
    )
    assert.notInclude(page.slice(places[2]).split('</video>')[0] ?? '', 'poster=')
  })

  test('a single picture has nothing to choose from', ({ assert }) => {
    assert.notInclude(html([picture], []), 'href="#picture-1"')
  })

  test('a product without a picture keeps its place', ({ assert }) => {
    assert.include(html([], []), '<svg')
  })
})
