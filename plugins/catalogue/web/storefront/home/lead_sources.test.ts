import { test } from '@japa/runner'
import { leadSources, phoneSources } from './lead_sources'

test.group('Sources of the lead picture', () => {
  test('a picture of the media library comes in its own width and the smaller ones', ({ assert }) => {
    assert.equal(
      leadSources('/media/ab12/1920.webp'),
      '/media/ab12/640.webp 640w, /media/ab12/960.webp 960w, /media/ab12/1920.webp 1920w'
    )
    assert.equal(leadSources('/media/ab12/800.webp'), '/media/ab12/640.webp 640w, /media/ab12/800.webp 800w')
  })

  test('a phone is sent a small one, whatever its screen could show', ({ assert }) => {
    assert.equal(phoneSources('/media/ab12/1920.webp'), '/media/ab12/640.webp 640w, /media/ab12/960.webp 960w')
    assert.equal(phoneSources('/media/ab12/320.webp'), '/media/ab12/320.webp 320w')
    assert.isUndefined(phoneSources('/pictures/vineyard.jpg'))
  })

  test('any other address stands alone', ({ assert }) => {
    assert.isUndefined(leadSources('/pictures/vineyard.jpg'))
    assert.isUndefined(leadSources('/pictures/960.webp'))
  })
})
