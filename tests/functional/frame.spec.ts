import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import RequestSetupMiddleware from '#core/http/middleware/request_setup_middleware'
import { trustedProxies } from '#core/http/trusted_proxies'

test.group('Every answer', () => {
  test('has strict headers, a request id and the error format', async ({ client, assert }) => {
    const response = await client.get('/api/nowhere').header('accept-language', 'fr')
    response.assertStatus(404)
    response.assertBody({ errors: [{ code: 'E_NOT_FOUND', message: 'Page non trouvée' }] })
    response.assertHeader('x-content-type-options', 'nosniff')
    response.assertHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    assert.match(String(response.header('x-request-id')), /^[0-9a-f-]{36}$/)
  })

  test('speaks English to those who ask for it', async ({ client }) => {
    const response = await client.get('/api/nowhere').header('accept-language', 'en-GB,en;q=0.8')
    response.assertBodyContains({ errors: [{ message: 'Page not found' }] })
  })
})

test.group('Cookies', () => {
  /** The cookies of an answer to a request that came by a proxy, which tells how it came there. */
  async function cookies(trusted: string, scheme: string): Promise<string[]> {
    const request = new RequestFactory().merge({ config: { trustProxy: trustedProxies(trusted) } as never }).create()
    request.request.url = '/vue/'
    // AdonisJS remembers by address whom it trusts.
    Object.defineProperty(request.request.socket, 'remoteAddress', { value: `proxy ${trusted}` })
    request.request.headers = { 'host': 'cave.example', 'x-forwarded-proto': scheme, 'x-request-id': 'test' }
    const ctx = new HttpContextFactory().merge({ request }).create()
    await new RequestSetupMiddleware().handle(ctx, async () => {
      ctx.response.plainCookie('customer-auth', '1', { secure: false, encode: false })
      ctx.response.plainCookie('secured', '1', { secure: true })
    })
    return [ctx.response.getHeader('set-cookie') ?? []].flat().map(String)
  }

  test('that were set behind a proxy which ends TLS travel by TLS only', async ({ assert }) => {
    const [marker, secured, ...others] = await cookies('1', 'https')
    assert.match(String(marker), /^customer-auth=1;.*; Secure$/)
    assert.lengthOf(String(secured).match(/Secure/g) ?? [], 1)
    assert.deepEqual(others, [])
  })

  test('stay as they are on a plain line, and where nobody may tell of another', async ({ assert }) => {
    for (const [trusted, scheme] of [
      ['1', 'http'],
      ['0', 'https'],
      ['', 'https'],
    ] as const) {
      const [marker] = await cookies(trusted, scheme)
      assert.notMatch(String(marker), /Secure/, `${trusted} ${scheme}`)
    }
  })
})
