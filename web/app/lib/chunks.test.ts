import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { bootScript } from './boot'
import { chunkTimeout, withinTime } from './chunks'
import { notificationTime } from '../ui/notifications'

/** Runs the boot script on a page of its own: what it told the server, and whether the notice is shown. */
function boot() {
  const told: { uri: string; body: { kind: string; address: string } }[] = []
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
      told.push({ uri, body: JSON.parse(body) as { kind: string; address: string } })
      return Promise.resolve()
    },
  })
  return { told, notice, timers, window, fail: (target: object) => listeners.get('error')?.({ target }) }
}

test.group('A part of the page that does not arrive', () => {
  test('counts as lost after 120 seconds', async ({ assert }) => {
    assert.equal(chunkTimeout, 120_000)
    await assert.rejects(() => withinTime(new Promise(() => {}), 'a.js', 20), 'a.js took longer than 20 ms')
  })

  test('is what it brought when it arrives in time', async ({ assert }) => {
    assert.equal(await withinTime(Promise.resolve('here'), 'a.js'), 'here')
  })

  test('is reported and noticed before any script of the page runs', ({ assert }) => {
    const { told, notice, fail } = boot()
    fail({ tagName: 'SCRIPT', src: '/vue/assets/a.js' })
    fail({ tagName: 'SCRIPT', src: '/vue/assets/a.js' })
    fail({ tagName: 'LINK', rel: 'stylesheet', href: '/vue/assets/a.css' })
    fail({ tagName: 'IMG', src: '/vue/media/a.webp' })
    assert.deepEqual(
      told.map(({ uri, body }) => [uri, body.kind, body.address]),
      [
        ['/api/reports', 'script', 'http://shop/vue/assets/a.js'],
        ['/api/reports', 'style', 'http://shop/vue/assets/a.css'],
      ]
    )
    assert.isFalse(notice.hidden)
  })

  test('is no loss while it is only fetched ahead', ({ assert }) => {
    const { told, window, fail } = boot()
    const ahead = { tagName: 'LINK', rel: 'modulepreload', href: '/vue/assets/next.js' }
    if (window.cellierBoot) window.cellierBoot.isAlive = true
    fail(ahead)
    assert.lengthOf(told, 0)
    if (window.cellierBoot) window.cellierBoot.isAlive = false
    fail(ahead)
    assert.lengthOf(told, 1, 'the first scripts of a page are asked for by the page itself')
  })

  test('is missed too when nothing says so: after 120 seconds without the scripts', ({ assert }) => {
    const { told, notice, timers } = boot()
    assert.deepEqual(
      timers.map(({ after }) => after),
      [120_000]
    )
    timers[0]?.run()
    assert.lengthOf(told, 1)
    assert.isFalse(notice.hidden)
  })
})

test.group('A notification', () => {
  test('stays for 5 seconds', ({ assert }) => {
    assert.equal(notificationTime, 5_000)
  })
})
