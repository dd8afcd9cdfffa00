import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { DomainError } from '#core/errors/domain_error'
import { DEFAULT_LOCALE, LOCALES, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { normalisePath } from '#core/permalinks/claim'
import { note } from '#plugins/cms/import/notes'
import { placeRedirect } from '#core/permalinks/place_redirect'
import { Statements } from '#core/database/statements'
import type { ImportProblem } from '#core/import/problem'
import type { Transaction } from '#core/database/store'

interface Address {
  locale: Locale
  path: string
}

/** Makes the address that a content had on its old site lead to it. Null: it does, or was no address of its own. */
export async function redirectOld(trx: Transaction, id: number, link: string): Promise<ImportProblem | null> {
  const old = addressOf(link)
  if (!old) return null
  const db = new Statements(trx)
  const [standing] = await db.all<{ kind: string; target: string }>(
    'select kind, target from core_permalinks where locale = ? and path = ? order by channel limit 1',
    ...[old.locale, old.path]
  )
  const isOurs = standing?.kind === CONTENT_KIND && standing.target === String(id)
  if (isOurs) return null
  const [present] = await db.all<{ path: string }>(
    `select path from core_permalinks where kind = '${CONTENT_KIND}' and target = ? and locale = ? and redirect is null
     order by channel limit 1`,
    ...[String(id), old.locale]
  )
  // What is in the trash stands nowhere.
  if (!present) return null
  if (standing) return note('redirect', null, { path: old.path, to: present.path })
  try {
    await placeRedirect(trx, { locale: old.locale, path: old.path, redirect: present.path })
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return note('redirect', null, { path: old.path, to: present.path })
  }
}

/** The path of an address, with the language whose prefix it has. Null: the home page, or an address with a query. */
function addressOf(link: string): Address | null {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return null
  const { pathname, search } = new URL(link)
  const path = normalisePath(decoded(pathname))
  if (search !== '' || path === '/') return null
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && path.startsWith(`${LOCALE_PREFIXES[one]}/`))
  return locale ? { locale, path: path.slice(LOCALE_PREFIXES[locale].length) } : { locale: DEFAULT_LOCALE, path }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
