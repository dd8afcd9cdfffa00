import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Suspense, createElement } from 'react'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { Store } from '#core/database/store'
import { CallCache } from '#core/pages/call_cache'
import { pageText } from '#core/pages/page_text'
import { BuiltSource } from '#core/pages/built_source'
import { PageHost } from '#core/pages/page_host'
import { PlainStartUp } from '#core/pages/start_up'
import { RouteList } from '#core/http/route_list'
import type { HttpContext } from '@adonisjs/core/http'
import type { ServerBuild } from '@remix-run/server-runtime'

type Screen = Partial<ServerBuild['routes'][string]['module']>

interface LogLine {
  requestId: string
  err: Error
}

const PATH = '/vue/contact-a-faulty-screen'
const SECRET = 'Zqxinside'

/** What only the development build of React, which tests run on, tells of an error. */
const DEVELOPMENT = /<template data-dgst="[^"]*"[^>]*>|<template data-msg="[^"]*"[^>]*>|(?<=\$RX\()[^<]*/g

/** A page in the place of the built shop's own catch-all, so that it can fail as it likes. */
async function hostWith(screen: Screen): Promise<PageHost> {
  const build = await new BuiltSource('/vue').build(new URL(PATH, 'http://cave.example'))
  const faulty = { id: 'faulty', parentId: 'root', path: PATH.slice('/vue/'.length) }
  const module = {
    default: () => createElement('p', null, 'well'),
    ...screen,
  } as ServerBuild['routes'][string]['module']
  const asset = { ...faulty, module: '/vue/assets/faulty.js', hasLoader: Boolean(screen.loader), hasAction: false }
  const altered: ServerBuild = {
    ...build,
    routes: { ...build.routes, faulty: { ...faulty, module } },
    assets: {
      ...build.assets,
      routes: {
        ...build.assets.routes,
        faulty: {
          ...asset,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
      },
    },
  }
  const source = { mode: 'production' as const, build: async () => altered }
  return new PageHost(
    source,
    await app.container.make('server'),
    await app.container.make(RouteList),
    new PlainStartUp(),
    new CallCache((await app.container.make(Store)).changes)
  )
}

function visit(path: string): { ctx: HttpContext; lines: LogLine[] } {
  const ctx = new HttpContextFactory().create()
  const lines: LogLine[] = []
  ctx.request.request.method = 'GET'
  ctx.request.request.url = path
  ctx.request.request.headers = { 'host': 'cave.example', 'x-request-id': 'id-of-this-request', 'user-agent': 'test' }
  ctx.shop = { channel: 'default', locale: 'fr_FR', currency: 'EUR', isClosed: false }
  ctx.logger = { error: (line: LogLine) => void lines.push(line) } as never
  return { ctx, lines }
}

/** Reads a page to its end; gives it with what the server logged. */
async function read(screen: Screen, { path = PATH, toEnd = true } = {}) {
  const { ctx, lines } = visit(path)
  const page = await (await hostWith(screen)).render(ctx, { toEnd })
  const text = await pageText(page)
  return { status: page.answer.status, text: text.replaceAll(DEVELOPMENT, ''), lines }
}

const fall = () => {
  throw new Error(SECRET)
}

test.group('A screen that fails', (group) => {
  const printed: string[] = []
  group.each.setup(() => {
    const { write } = process.stderr
    printed.length = 0
    process.stderr.write = (text: string | Uint8Array) => {
      printed.push(String(text))
      return true
    }
    return () => void (process.stderr.write = write)
  })

  for (const [where, screen] of [
    ['in its loader', { loader: fall }],
    ['while it is drawn', { default: fall }],
  ] as const) {
    test(`${where} is logged once with the request's id, and visitors learn nothing of it`, async ({ assert }) => {
      const { status, text, lines } = await read(screen)
      assert.equal(status, 500)
      assert.notInclude(text, SECRET)
      assert.deepEqual(
        lines.map(({ requestId, err }) => [requestId, err.message]),
        [['id-of-this-request', SECRET]]
      )
      assert.deepEqual(printed, [])
    })
  }

  test('when the browser asks for its data alone is logged once too', async ({ assert }) => {
    const { text, lines } = await read({ loader: fall }, { path: `${PATH}.data` })
    assert.notInclude(text, SECRET)
    assert.lengthOf(lines, 1)
    assert.deepEqual(printed, [])
  })

  for (const toEnd of [true, false]) {
    test(`after its frame was drawn is logged once (to the end: ${toEnd})`, async ({ assert }) => {
      let waiting: Promise<void> | null = null
      let isReady = false
      const Late = () => {
        waiting ??= new Promise((resolve) => setTimeout(resolve, 250)).then(() => void (isReady = true))
        if (!isReady) throw waiting
        return fall()
      }
      const screen = () => createElement(Suspense, { fallback: 'a moment' }, createElement(Late))
      const { text, lines } = await read({ default: screen }, { toEnd })
      assert.include(text, 'a moment')
      assert.notInclude(text, SECRET)
      assert.lengthOf(lines, 1)
      assert.deepEqual(printed, [])
    })
  }

  test('because a call of ours was refused, or nothing stands there, is no fault', async ({ assert }) => {
    const refused = () => {
      throw Object.assign(new Error('422'), { name: 'Problem', status: 422, errors: [] })
    }
    assert.deepEqual((await read({ loader: refused })).lines, [])
    const missing = () => {
      throw new Response(null, { status: 404 })
    }
    const { status, lines } = await read({ loader: missing })
    assert.equal(status, 404)
    assert.deepEqual(lines, [])
    assert.deepEqual(printed, [])
  })

  test('for somebody who went away is not logged', async ({ assert }) => {
    const { ctx, lines } = visit(PATH)
    const loader = () => {
      ctx.response.response.emit('close')
      return fall()
    }
    const { answer } = await (await hostWith({ loader })).render(ctx, { toEnd: true })
    await answer.text().catch(() => '')
    assert.deepEqual(lines, [])
    assert.deepEqual(printed, [])
  })
})
