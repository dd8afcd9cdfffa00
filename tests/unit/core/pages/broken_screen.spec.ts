import { test } from '@japa/runner'
import { CallCache } from '#core/pages/call_cache'
import { explainBrokenScreen } from '#core/pages/broken_screen'
import { PageHost, type BuildSource } from '#core/pages/page_host'
import { RouteList } from '#core/http/route_list'
import { PlainStartUp } from '#core/pages/start_up'
import type { HttpContext } from '@adonisjs/core/http'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import type { Problem } from '#core/errors/problem'

const failure = Object.assign(new Error('Expected identifier but found "<b>"'), {
  loc: { file: '/shop/plugins/catalogue/web/home.tsx', line: 27, column: 51 },
  frame: '27 | const = 3',
})

const problem: Problem = { status: 500, errors: [], headers: {} }

/** How the house answers when its screens cannot be read. */
async function answerOf(source: Partial<BuildSource>): Promise<{ shown: boolean; ctx: HttpContext }> {
  const build = () => Promise.reject(failure)
  const host = new PageHost(
    { mode: 'production', build, ...source },
    {} as never,
    new RouteList([]),
    new PlainStartUp(),
    new CallCache({ follow: () => {} })
  )
  const ctx = new HttpContextFactory().create()
  return { shown: await host.renderFailure(ctx, problem), ctx }
}

test.group('A screen whose source is broken', () => {
  test('is explained with its message, its place and the lines around', ({ assert }) => {
    const html = explainBrokenScreen(failure, 'n0nce')
    assert.include(html, '/shop/plugins/catalogue/web/home.tsx:27:51')
    assert.include(html, 'Expected identifier but found &quot;&lt;b>&quot;')
    assert.include(html, '27 | const = 3')
    assert.include(html, '<script nonce="n0nce">')
  })

  test('is explained whatever was thrown', ({ assert }) => {
    assert.include(explainBrokenScreen('lost', 'n'), '<pre>lost</pre>')
    assert.include(explainBrokenScreen(null, 'n'), '<pre>null</pre>')
  })

  test('is explained to who develops, under a policy that lets the page come back by itself', async ({ assert }) => {
    const { shown, ctx } = await answerOf({ mode: 'development', explain: explainBrokenScreen })
    assert.isTrue(shown)
    assert.equal(ctx.response.getStatus(), 500)
    const body = String(ctx.response.getBody())
    const [, nonce = 'none'] = /script nonce="([^"]+)"/.exec(body) ?? []
    assert.include(String(ctx.response.getHeader('content-security-policy')), `'nonce-${nonce}'`)
  })

  test('is explained to nobody in production', async ({ assert }) => {
    const { shown, ctx } = await answerOf({})
    assert.isFalse(shown)
    assert.isNull(ctx.response.getBody() ?? null)
  })
})
