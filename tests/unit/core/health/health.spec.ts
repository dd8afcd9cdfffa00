import { test } from '@japa/runner'
import { setTimeout } from 'node:timers/promises'
import { Health } from '#core/health/health'
import type { HealthCheck } from '#core/health/check'

const health = (checks: Record<string, HealthCheck>) =>
  new Health(new Map(Object.entries(checks).map(([name, check]) => [name, async () => check])))

test.group('Health', () => {
  test('is well when every check is', async ({ assert }) => {
    const report = await health({ 'a.one': async () => ({ ok: true, detail: 'fine' }) }).run()
    assert.containsSubset(report, { ok: true, checks: [{ name: 'a.one', ok: true, detail: 'fine' }] })
  })

  test('one check that throws or fails makes the whole unwell, and the others still answer', async ({ assert }) => {
    const report = await health({
      'a.broken': async () => {
        throw new Error('no disk')
      },
      'a.sound': async () => ({ ok: true }),
    }).run()
    assert.isFalse(report.ok)
    assert.containsSubset(report.checks, [
      { name: 'a.broken', ok: false, detail: 'no disk' },
      { name: 'a.sound', ok: true },
    ])
  })

  test('a check that does not answer within a second has failed, and nobody waits longer', async ({ assert }) => {
    const from = performance.now()
    const report = await health({ 'a.slow': () => setTimeout(3000, { ok: true }, { ref: false }) }).run()
    assert.isBelow(performance.now() - from, 1900)
    assert.containsSubset(report.checks, [{ ok: false, detail: 'no answer within 1000 ms' }])
  })
})
