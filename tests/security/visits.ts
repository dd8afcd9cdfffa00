import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { RouteList } from '#core/http/route_list'
import type { RateLimit } from '#core/limits/rate_limits'

/** An answer as text. */
export interface Visit {
  status: number
  text: string
  headers: Headers
}

/** Reads an address as a visitor without a session does. Redirects are not followed. */
export async function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Visit> {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'accept-language': 'fr', ...headers },
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** Every address that anybody may read, with `value` in place of its parameters. */
export async function publicReads(value: string): Promise<string[]> {
  const { routes } = await app.container.make(RouteList)
  return routes
    .filter(({ access, methods }) => access.kind === 'public' && methods.includes('GET'))
    .map(({ pattern }) => pattern.replaceAll(/:\w+\??/g, value))
}

/** The storefront's screens, with `value` in place of their parameters, and an address of no screen. */
export function screens(value: string): string[] {
  const base = app.config.get<string>('cellier.basePath')
  const known = app.config.get<string[]>('permalinks.screens', [])
  return [...known, '/:slug'].map((path) => `${base}${path.replaceAll(/:\w+\??/g, value)}`)
}

/** Runs `work` on every item, a few at a time. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of left) await work(item)
    })
  )
}

/** Lets tests ask more often than visitors may; gives what puts the limits back. */
export function liftLimits(): () => void {
  const limits = app.config.get<Record<string, RateLimit>>('limits')
  const before = Object.entries(limits).map(([name, limit]) => [name, limit.requests] as const)
  for (const limit of Object.values(limits)) limit.requests = 1_000_000
  return () => {
    for (const [name, requests] of before) (limits[name] as RateLimit).requests = requests
  }
}

/** Traces of the inside of the server in an answer. */
const INSIDE = /\bat .+:\d+:\d+\)|node_modules|node:internal|SQLITE_|select .+ from [a-z]+_[a-z]+/

/** Whether a response is no server error, reveals no internals, and has the error format of the API. */
export function isSafe(path: string, answer: Visit): boolean {
  return answer.status < 500 && !INSIDE.test(answer.text) && (!path.startsWith('/api') || isProperRefusal(answer))
}

function isProperRefusal({ status, text }: Visit): boolean {
  if (status < 400) return true
  if (!text.startsWith('{')) return false
  const { errors } = JSON.parse(text) as { errors?: { code?: unknown; message?: unknown }[] }
  return Boolean(errors?.length) && (errors ?? []).every(({ code, message }) => Boolean(code && message))
}

/** Script elements of a page that its own policy does not let run: none of ours. */
export function foreignScripts({ text, headers }: Visit): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  return [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)(?:<\/script>|$)/gi)].flatMap(
    ([element, attributes = '', code = '']) => {
      const isOurs = nonce
        ? attributes.includes(`nonce="${nonce}"`)
        : isHashed(policy, code) || isFile(attributes, code)
      return isOurs ? [] : [element]
    }
  )
}

function isHashed(policy: string, code: string): boolean {
  return policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

function isFile(attributes: string, code: string): boolean {
  return code === '' && /src="\/[^/"][^"]*"/.test(attributes)
}
