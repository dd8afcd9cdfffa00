import { mkdtemp, readdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RouteList } from '#core/http/route_list'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { isSafe } from './visits.js'

const SESSION = '/api/users/session'
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

async function send(path: string, type: string | null, body: string | Buffer, more: Record<string, string> = {}) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(type ? { 'content-type': type } : {}), ...more },
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test.group('Bodies', (group) => {
  group.setup(async () => resetDatabase(await app.container.make(Store)))

  test('over the limit are 413 in the error format, also when they grow by being unpacked', async ({ assert }) => {
    const large = JSON.stringify({ email: 'x'.repeat(1_100_000) })
    const bodies: [string, string | Buffer, Record<string, string>][] = [
      [JSON_TYPE, large, {}],
      [FORM_TYPE, `email=${'x'.repeat(1_100_000)}`, {}],
      [JSON_TYPE, gzipSync(Buffer.alloc(50_000_000, 32)), { 'content-encoding': 'gzip' }],
    ]
    for (const [type, body, headers] of bodies) {
      const answer = await send(SESSION, type, body, headers)
      assert.equal(answer.status, 413, type)
      assert.deepEqual(JSON.parse(answer.text), { errors: [{ code: 'E_TOO_LARGE', message: 'Envoi trop volumineux' }] })
    }
    const page = await send('/vue/login', FORM_TYPE, `email=${'x'.repeat(1_100_000)}`)
    assert.equal(page.status, 413)
    assert.include(page.text, '<!DOCTYPE html>')
  })

  test('that are not what they say are refused below 500, in the error format', async ({ assert }) => {
    const bad: string[] = []
    const cases: [string | null, string | Buffer, Record<string, string>?][] = [
      [JSON_TYPE, '{"email":'],
      [JSON_TYPE, 'null'],
      [JSON_TYPE, '"text"'],
      [JSON_TYPE, '42'],
      [JSON_TYPE, '{"__proto__":{"email":"a@b.fr"},"constructor":{"prototype":{"x":1}}}'],
      [JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00, 0x80])],
      [JSON_TYPE, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
      [`${JSON_TYPE}; charset=klingon`, '{}'],
      [JSON_TYPE, 'not gzip', { 'content-encoding': 'gzip' }],
      [JSON_TYPE, gzipSync('{}').subarray(0, 12), { 'content-encoding': 'gzip' }],
      [JSON_TYPE, '{}', { 'content-encoding': 'br' }],
      [JSON_TYPE, '{}', { 'content-encoding': 'klingon' }],
      [FORM_TYPE, '%E0%A4%A=%&email=%zz'],
      [FORM_TYPE, `email${'[a]'.repeat(2_000)}=1`],
      [FORM_TYPE, Array.from({ length: 5_000 }, (_, at) => `a${at}=1`).join('&')],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', 'not parts at all'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.fr'],
      ['text/plain', '{"email":"a@b.fr"}'],
      ['text/xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
      ['klingon', 'x'],
      [null, 'x'],
      [JSON_TYPE, ''],
    ]
    const { routes } = await app.container.make(RouteList)
    const open = routes.filter(({ access, methods }) => access.kind === 'public' && methods.includes('POST'))
    assert.isAbove(open.length, 2)
    for (const path of open.map(({ pattern }) => pattern)) {
      for (const [type, body, headers] of cases) {
        const answer = await send(path, type, body, headers)
        if (answer.status < 400 || !isSafe(path, answer))
          bad.push(`${answer.status} ${path} ${type} ${JSON.stringify(String(body).slice(0, 30))}`)
      }
    }
    for (const [type, body, headers] of cases) {
      const answer = await send('/vue/login', type, body, headers)
      if (!isSafe('/vue/login', answer)) bad.push(`${answer.status} page ${type} ${String(body).slice(0, 30)}`)
    }
    assert.deepEqual(bad, [])
  })

  test('with files that nobody asked for leave none on the disk', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cellier-uploads-'))
    const before = process.env.TMPDIR
    process.env.TMPDIR = folder
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.exe"\r\n\r\n'
    for (const path of [SESSION, '/vue/login']) {
      const answer = await send(path, 'multipart/form-data; boundary=x', `${part}${'x'.repeat(100_000)}\r\n--x--\r\n`)
      assert.isBelow(answer.status, 500)
    }
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    assert.deepEqual(await readdir(folder), [])
    await rmdir(folder)
  })
})
