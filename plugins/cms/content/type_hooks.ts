import app from '@adonisjs/core/services/app'
import { ChannelPort } from '#core/context/shop_context'
import { ContentAddresses } from '#plugins/cms/content/content_addresses'
import { LOCALES } from '#core/i18n/locales'
import { Permalinks } from '#core/permalinks/permalinks'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Statements } from '#core/database/statements'
import { patternInvalid, slugTaken, typeBuiltIn } from '#plugins/cms/errors'
import { refuseOfFile } from '#plugins/cms/content/file_type_origin'
import { refuseTakenCode } from '#plugins/cms/content/type_codes'
import { ChangeSeededRole, type RoleChange } from '#plugins/users/index'
import { slugify } from '#core/text/slug'
import { typePermissions } from '#plugins/cms/content/type_permissions'
import type { ContentType } from '#plugins/cms/content/content_type'
import type { Origin } from '#core/audit/origin'
import type { ResourceHooks, StoredRow } from '#core/resources/resource'
import type { Transaction } from '#core/database/store'

/** Kind of the pages that list the contents of a type, among the permalinks. The target is its code. */
export const ARCHIVE_KIND = 'cms.archive'

type TypeRow = StoredRow & ContentType & { isBuiltIn: boolean; isOfFile: boolean }

/** Folders with lower-case names, each may be the year, the month or the category; the slug comes last. */
const PATTERN = /^(?:\/(?:[a-z0-9-]{1,60}|\{year\}|\{month\}|\{category\})){0,4}\/\{slug\}$/

export const typeHooks: ResourceHooks<TypeRow> = {
  async validate({ before, after, origin }) {
    if (before) refuseOfFile(before, origin)
    if (!before && !after.isBuiltIn) await refuseTakenCode(after.code)
    const archive = { ...after.archiveSlug }
    for (const locale of LOCALES) {
      const pattern = after.pattern[locale]
      if (pattern && !(await isUsable(pattern))) throw patternInvalid({ pattern }, `pattern.${locale}`)
      archive[locale] = after.hasArchive
        ? slugify(archive[locale] || after.label[locale] || after.code)
        : (null as never)
    }
    after.archiveSlug = archive
  },
  async afterSave({ trx, before, after, origin }) {
    await claimArchive(trx, after)
    if (!before && !after.isBuiltIn) await changeEditors(trx, { give: permissionsOf(after) }, origin)
    const isMoved = before && JSON.stringify(before.pattern) !== JSON.stringify(after.pattern)
    if (isMoved) await (await app.container.make(ContentAddresses)).claim(trx, after, await roots(trx, after.code))
  },
  async beforeDelete({ row, origin }) {
    refuseOfFile(row, origin)
    if (row.isBuiltIn) throw typeBuiltIn({ name: row.label as never })
  },
  async afterDelete({ trx, row, origin }) {
    await changeEditors(trx, { take: permissionsOf(row) }, origin)
    await (await app.container.make(Permalinks)).release(trx, ARCHIVE_KIND, [row.code])
  },
}

const permissionsOf = (type: ContentType) => typePermissions(type).map(({ key }) => key)

/** Editors work with each type from its first moment on. Roles that staff made stay as they are. */
async function changeEditors(trx: Transaction, change: RoleChange, origin: Origin): Promise<void> {
  const roles = await app.container.make(ChangeSeededRole)
  await roles.execute(trx, 'editor', change, origin)
}

async function isUsable(pattern: string): Promise<boolean> {
  const reserved = await app.container.make(ReservedPaths)
  return PATTERN.test(pattern) && !reserved.has(pattern.replaceAll(/\{\w+\}/g, 'a'))
}

/** The page that lists a type's contents, in every channel and language. */
async function claimArchive(trx: Transaction, { code, hasArchive, archiveSlug }: TypeRow): Promise<void> {
  const permalinks = await app.container.make(Permalinks)
  if (!hasArchive) return permalinks.release(trx, ARCHIVE_KIND, [code])
  const channels = (await app.container.make(ChannelPort)).all()
  const claims = channels.flatMap(({ code: channel }) =>
    LOCALES.map((locale) => ({ channel, locale, path: `/${archiveSlug[locale]}`, kind: ARCHIVE_KIND, target: code }))
  )
  const [lost] = (await permalinks.claim(trx, claims)).taken
  if (lost) throw slugTaken({ path: lost.path }, `archiveSlug.${lost.locale}`)
}

/** The contents of a type that hang below no other. */
async function roots(trx: Transaction, code: string): Promise<number[]> {
  const rows = await new Statements(trx).all<{ id: number }>(
    'select id from cms_contents where type = ? and parent_id is null',
    code
  )
  return rows.map(({ id }) => id)
}
