import { test } from '@japa/runner'
import { createCall, type ClientOptions } from '#web/lib/call'
import { Problem } from '#web/lib/problem'

const routes = {
  'users.session.store': { uri: '/api/users/session', methods: ['POST'], middlewares: [] },
  'search.index': { uri: '/api/search', methods: ['GET'], middlewares: [] },
}

function client(answer: () => Response, options: Partial<ClientOptions> = {}) {
  const sent: { address: string; init: RequestInit }[] = []
  const call = createCall({
    routes: () => routes,
    fetch: async (address, init) => {
      sent.push({ address: String(address), init: init ?? {} })
      return answer()
    },
    ...options,
  })
  return { call, sent }
}

test.group('Named-route client', () => {
  test('sends data as JSON with the headers of its instance', async ({ assert }) => {
    const { call, sent } = client(() => Response.json({ id: 1 }), {
      headers: () => ({ 'x-csrf-token': 'abc' }),
      credentials: 'same-origin',
    })
    const answer = await call('POST', 'users.session.store', { data: { email: 'a@b.fr', password: 'x' } })
    assert.deepEqual(answer, { id: 1 })
    assert.equal(sent[0]?.address, '/api/users/session')
    assert.equal(sent[0]?.init.body, '{"email":"a@b.fr","password":"x"}')
    assert.deepInclude(sent[0]?.init.headers, { 'x-csrf-token': 'abc', 'content-type': 'application/json' })
    assert.equal(sent[0]?.init.credentials, 'same-origin')
  })

  test('sends keepalive only where a call sets it', async ({ assert }) => {
    const { call, sent } = client(() => Response.json({}))
    const data = { email: 'a@b.fr', password: 'x' }
    await call('POST', 'users.session.store', { data, keepalive: true })
    await call('POST', 'users.session.store', { data })
    assert.deepEqual(
      sent.map(({ init }) => init.keepalive),
      [true, undefined]
    )
  })

  test('adds the query of its instance to every call', async ({ assert }) => {
    const { call, sent } = client(() => Response.json({ data: [] }), { query: () => ({ locale: 'en_GB' }) })
    await call('GET', 'search.index', { query: { q: 'médoc' } })
    assert.equal(sent[0]?.address, '/api/search?locale=en_GB&q=m%C3%A9doc')
  })

  test('returns false for a name that is not in the start-up data, without a request', async ({ assert }) => {
    const { call, sent } = client(() => Response.json({}), { routes: () => ({}) })
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve))
    assert.isFalse(await call('GET', 'search.index', { query: { q: 'x' } }))
    assert.lengthOf(sent, 0)
    assert.match((await warned).message, /Unknown route "search.index"/)
  })

  test('throws the errors of a refusal with its status', async ({ assert }) => {
    const errors = [{ code: 'E_USERS_SIGN_IN_REFUSED', message: 'Email ou mot de passe invalide' }]
    const { call } = client(() => Response.json({ errors }, { status: 422 }))
    const thrown = await call('POST', 'users.session.store', { data: { email: 'a', password: 'b' } }).catch(
      (error: unknown) => error
    )
    assert.instanceOf(thrown, Problem)
    assert.equal((thrown as Problem).status, 422)
    assert.deepEqual((thrown as Problem).errors, errors)
  })

  test('calls onUnauthorised once for a 401', async ({ assert }) => {
    let calls = 0
    const { call } = client(() => Response.json({ errors: [] }, { status: 401 }), {
      onUnauthorised: () => (calls += 1),
    })
    await call('GET', 'search.index', { query: { q: 'x' } }).catch(() => undefined)
    assert.equal(calls, 1)
  })
})
