import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { bootScript } from './boot'
import { chunkTimeout, withTimeout } from './chunks'
import { notificationTime } from '../ui/notifications'

/** Runs the boot script on a fake page: what it reported to the server, and whether the notice is shown. */
function boot() {
  const reported: { uri: string; body: { kind: string; address: string } }[] = []
  const notice = { hidden: true }
  const listeners = new Map<string, (event: object) => void>()
  const timers: { run: () => void; after: number }[] = []
  const window = {
    cellierBoot: undefined as { isAlive?: boolean } | undefined,
    location: { href: 'http://shop/vue/' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInNewContext(bootScript({ uri: '/api/reports', csrfToken: null }), {
    window,
    document: { cookie: '', documentElement: { dataset: {} }, getElementById: () => notice },
    URL,
    console: { error: () => {} },
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    fetch: (uri: string, { body }: { body: string }) => {
      reported.push({ uri, body: JSON.parse(body) as { kind: string; address: string } })
      return Promise.resolve()
    },
  })
  return { reported, notice, timers, window, fail: (target: object) => listeners.get('error')?.({ target }) }
}

test.group('A part of the page that does not arrive', () => {
  test('counts as lost after 120 seconds', async ({ assert }) => {
    assert.equal(chunkTimeout, 120_000)
    await assert.rejects(() => withTimeout(new Promise(() => {}), 'a.js', 20), 'a.js took longer than 20 ms')
  })

  test('gives its value when it arrives in time', async ({ assert }) => {
    assert.equal(await withTimeout(Promise.resolve('here'), 'a.js'), 'here')
  })

  test('is reported and shown before any script of the page runs', ({ assert }) => {
    const { reported, notice, fail } = boot()
    fail({ tagName: 'SCRIPT', src: '/vue/assets/a.js' })
    fail({ tagName: 'SCRIPT', src: '/vue/assets/a.js' })
    fail({ tagName: 'LINK', rel: 'stylesheet', href: '/vue/assets/a.css' })
    fail({ tagName: 'IMG', src: '/vue/media/a.webp' })
    assert.deepEqual(
      reported.map(({ uri, body }) => [uri, body.kind, body.address]),
      [
        ['/api/reports', 'script', 'http://shop/vue/assets/a.js'],
        ['/api/reports', 'style', 'http://shop/vue/assets/a.css'],
      ]
    )
    assert.isFalse(notice.hidden)
  })

  test('is not reported when it was only prefetched', ({ assert }) => {
    const { reported, window, fail } = boot()
    const ahead = { tagName: 'LINK', rel: 'modulepreload', href: '/vue/assets/next.js' }
    if (window.cellierBoot) window.cellierBoot.isAlive = true
    fail(ahead)
    assert.lengthOf(reported, 0)
    if (window.cellierBoot) window.cellierBoot.isAlive = false
    fail(ahead)
    assert.lengthOf(reported, 1, 'before hydration a modulepreload is one of the page’s own scripts')
  })

  test('is reported after 120 seconds without the scripts, even without an error event', ({ assert }) => {
    const { reported, notice, timers } = boot()
    assert.deepEqual(
      timers.map(({ after }) => after),
      [120_000]
    )
    timers[0]?.run()
    assert.lengthOf(reported, 1)
    assert.isFalse(notice.hidden)
  })
})

test.group('A notification', () => {
  test('stays for 5 seconds', ({ assert }) => {
    assert.equal(notificationTime, 5_000)
  })
})
