import { test } from '@japa/runner'
import { renderAt } from '../../../testing/render'
import { embed } from './frame_source'
import { FramedPage } from './framed_page'
import type { ServerContext } from '#web/lib/context'

function contextWith(coreConfig: Record<string, unknown> = {}): Pick<ServerContext, 'init' | 'frames'> {
  return {
    init: { routes: {}, coreConfig, permalinks: {}, branding: { colours: [], images: {}, fonts: {}, fontStacks: {} } },
    frames: [],
  }
}

test.group('A framed page', () => {
  test('embeds its address in a sandbox without access to our pages', ({ assert }) => {
    const html = renderAt(<FramedPage source="https://stats.example/board" title="Statistiques" />)
    assert.match(html, /<iframe[^>]* src="https:\/\/stats\.example\/board"/)
    const sandbox = /sandbox="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
    assert.include(sandbox, 'allow-scripts')
    assert.notInclude(sandbox, 'allow-same-origin')
    assert.notInclude(sandbox, 'allow-top-navigation')
  })

  test('shows a message without an address', ({ assert }) => {
    const html = renderAt(<FramedPage source={null} title="Statistiques" />)
    assert.notInclude(html, '<iframe')
    assert.include(html, 'Aucune adresse')
  })

  test('allows only the origin of its address', ({ assert }) => {
    const context = contextWith({ 'stats.general.address': 'https://stats.example:8443/board?site=1' })
    const frame = { setting: 'stats.general.address' }
    assert.equal(embed(context, frame), 'https://stats.example:8443/board?site=1')
    assert.deepEqual(context.frames, ['https://stats.example:8443'])
  })

  test('refuses invalid and unsafe addresses', ({ assert }) => {
    const odd = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://stats.example/',
      '/vue/',
      '',
      'https://',
      7,
      undefined,
    ]
    for (const address of odd) {
      const context = contextWith({ 'stats.general.address': address })
      assert.isNull(embed(context, { setting: 'stats.general.address' }), String(address))
      assert.deepEqual(context.frames, [])
    }
    assert.equal(embed(contextWith(), { url: 'http://localhost:3000/x' }), 'http://localhost:3000/x')
  })
})
