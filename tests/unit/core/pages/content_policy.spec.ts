import { test } from '@japa/runner'
import { contentPolicy, hashScripts } from '#core/pages/content_policy'

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

test.group('Content policy', () => {
  test('lets a page embed nothing but what it names', ({ assert }) => {
    assert.equal(directive(contentPolicy(["'nonce-x'"]), 'frame-src'), "frame-src 'none'")
    assert.equal(
      directive(contentPolicy([], ['https://stats.example']), 'frame-src'),
      'frame-src https://stats.example'
    )
  })

  test('lets scripts run by their nonce or hash alone', ({ assert }) => {
    assert.equal(directive(contentPolicy(["'nonce-x'"]), 'script-src'), "script-src 'self' 'nonce-x'")
    const { html, policy } = hashScripts('<script nonce="x">1</script><script>2</script>', 'x')
    assert.equal(html, '<script>1</script><script>2</script>')
    assert.lengthOf(policy.match(/sha256-/g) ?? [], 1)
  })
})
