import { test } from '@japa/runner'
import { contentPolicy, hashScripts } from '#core/pages/content_policy'

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

test.group('Content policy', () => {
  test('lets a page embed nothing but what it names', ({ assert }) => {
    assert.equal(directive(contentPolicy(["'nonce-x'"]), 'frame-src'), "frame-src 'none'")
    assert.equal(
      directive(contentPolicy([], { frames: ['https://stats.example'] }), 'frame-src'),
      'frame-src https://stats.example'
    )
  })

  test('lets forms lead nowhere but to the shop and what it names', ({ assert }) => {
    assert.equal(directive(contentPolicy(["'nonce-x'"]), 'form-action'), "form-action 'self'")
    const forms = ['https://banque.exemple', 'https://banque.exemple']
    for (const policy of [contentPolicy([], { forms }), hashScripts('', 'x', { forms }).policy]) {
      assert.equal(directive(policy, 'form-action'), "form-action 'self' https://banque.exemple")
      assert.equal(directive(policy, 'frame-src'), "frame-src 'none'")
    }
  })

  test('lets scripts run by their nonce or hash alone', ({ assert }) => {
    assert.equal(directive(contentPolicy(["'nonce-x'"]), 'script-src'), "script-src 'self' 'nonce-x'")
    const { html, policy } = hashScripts('<script nonce="x">1</script><script>2</script>', 'x')
    assert.equal(html, '<script>1</script><script>2</script>')
    assert.lengthOf(policy.match(/sha256-/g) ?? [], 1)
  })
})
