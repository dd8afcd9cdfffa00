import { test } from '@japa/runner'

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
