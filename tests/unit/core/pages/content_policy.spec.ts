import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { contentPolicy, hashScripts } from '#core/pages/content_policy'

test.group('A kept page', () => {
  test('allows the scripts that carried the nonce and no other', ({ assert }) => {
    const own = 'window.__x = 1'
    const html = `<script nonce="abc+/=">${own}</script><script>steal()</script><script nonce="abc+/=" src="/vue/a.js"></script>`
    const kept = hashScripts(html, 'abc+/=')
    const hash = createHash('sha256').update(own).digest('base64')
    assert.include(kept.policy, `script-src 'self' 'sha256-${hash}';`)
    assert.notInclude(kept.policy, createHash('sha256').update('steal()').digest('base64'))
    assert.equal(kept.html, `<script>${own}</script><script>steal()</script><script src="/vue/a.js"></script>`)
  })

  test('never allows inline scripts as such', ({ assert }) => {
    const [scripts] = contentPolicy(["'nonce-x'"])
      .split('; ')
      .filter((part) => part.startsWith('script-src'))
    assert.equal(scripts, "script-src 'self' 'nonce-x'")
  })
})
