import { test } from '@japa/runner'
import { byNonce, contentPolicy, hashInline } from '#core/pages/content_policy'

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

const NONE = { scripts: [], styles: [] }

test.group('Content policy', () => {
  test('lets a page embed nothing but what it names', ({ assert }) => {
    assert.equal(directive(contentPolicy(byNonce('x', 'storefront')), 'frame-src'), "frame-src 'none'")
    assert.equal(
      directive(contentPolicy(NONE, { frames: ['https://stats.example'] }), 'frame-src'),
      'frame-src https://stats.example'
    )
  })

  test('lets forms lead nowhere but to the shop and what it names', ({ assert }) => {
    assert.equal(directive(contentPolicy(byNonce('x', 'storefront')), 'form-action'), "form-action 'self'")
    const forms = ['https://banque.exemple', 'https://banque.exemple']
    for (const policy of [contentPolicy(NONE, { forms }), hashInline('', 'x', { forms }).policy]) {
      assert.equal(directive(policy, 'form-action'), "form-action 'self' https://banque.exemple")
      assert.equal(directive(policy, 'frame-src'), "frame-src 'none'")
    }
  })

  test('lets scripts run by their nonce or hash alone', ({ assert }) => {
    assert.equal(directive(contentPolicy(byNonce('x', 'storefront')), 'script-src'), "script-src 'self' 'nonce-x'")
    const { html, policy } = hashInline('<script nonce="x">1</script><script>2</script>', 'x')
    assert.equal(html, '<script>1</script><script>2</script>')
    assert.lengthOf(policy.match(/sha256-/g) ?? [], 1)
  })

  test('lets styles of the shop hold by their nonce or hash alone, and any in the back office', ({ assert }) => {
    assert.equal(directive(contentPolicy(byNonce('x', 'storefront')), 'style-src'), "style-src 'self' 'nonce-x'")
    assert.equal(directive(contentPolicy(byNonce('x', 'admin')), 'style-src'), "style-src 'self' 'unsafe-inline'")
    const { html, policy } = hashInline('<style nonce="x">a{}</style><style>b{}</style><p style="c:d">', 'x')
    assert.equal(html, '<style>a{}</style><style>b{}</style><p style="c:d">')
    assert.match(String(directive(policy, 'style-src')), /^style-src 'self' 'sha256-[\w+/=]+'$/)
    assert.equal(directive(hashInline('', 'x').policy, 'style-src'), "style-src 'self'")
  })
})
