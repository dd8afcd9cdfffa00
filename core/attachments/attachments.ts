import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { attachments } from '#core/attachments/tables'
import { attachmentsTooMany, attachmentUnknown } from '#core/attachments/errors'
import { Clock } from '#core/time/clock'
import { FileStore, type StoredFile } from '#core/files/file_store'
import { inspectAttachment } from '#core/attachments/inspect_attachment'
import { fromStore, type RunRows } from '#core/database/run_rows'
import { queryRows } from '#core/database/query_rows'
import { Settings } from '#core/settings/settings'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import type { AttachedFile, Attachment, AttachmentHolder, AttachmentRule } from '#core/attachments/attachment'

const TOLD = ['id', 'key', 'fileId', 'previewId', 'name', 'type', 'bytes', 'width', 'height'] as const

/** Days that a file waits for the message that holds it. */
const DAYS = 1

/**
 * Private files that people attach to messages. A file is stored first and answers a key; the message that is written
 * afterwards holds it by that key. What no message holds is deleted after a day.
 */
@inject()
export class Attachments {
  constructor(
    private readonly store: Store,
    private readonly files: FileStore,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /** Largest file, in bytes. */
  limitOf({ limit }: AttachmentRule): number {
    return limit ?? this.settings.get<number>('core.media.document_max_kb') * 1024
  }

  /** Inspects a file and stores it, held by nothing yet. Throws `MediaRefused`, having stored nothing. */
  async keep({ name, content }: AttachedFile, rule: AttachmentRule): Promise<Attachment> {
    const inspected = await inspectAttachment(content, { types: rule.types, limit: this.limitOf(rule) })
    const shown = named(name, inspected.extension)
    const { type, preview, width, height } = inspected
    const kept = await this.files.storeBytes(inspected.content, { name: shown, type, owner: null, days: DAYS })
    const small =
      preview && (await this.files.storeBytes(preview.content, { name: shown, type, owner: null, days: DAYS }))
    const row = {
      key: randomBytes(20).toString('hex'),
      fileId: kept.id,
      previewId: small?.id ?? null,
      name: shown,
      type,
      bytes: kept.bytes,
      width,
      height,
    }
    const id = await this.store.transaction((trx) =>
      attachments.insert(trx, { ...row, holder: null, holderId: null, position: 0, createdAt: this.clock.iso() })
    )
    return { id, ...row }
  }

  /**
   * Gives the files of these keys to their holder, behind those that it has. A key is good once.
   * The caller holds the lock of the holder.
   * @param most - Files that the holder may have; absent: the number of keys is limited by the caller.
   * @throws attachmentUnknown, attachmentsTooMany
   */
  async bind(trx: Transaction, { kind, id }: AttachmentHolder, keys: readonly string[], most?: number): Promise<void> {
    const wanted = [...new Set(keys)]
    if (wanted.length === 0) return
    const count = 'select count(*) as held from core_attachments where holder = ? and holder_id = ?'
    const [counted] = await queryRows<{ held: number | string }>(trx, count, [kind, id])
    const held = Number(counted?.held)
    if (most !== undefined && held + wanted.length > most) throw attachmentsTooMany({ most }, 'attachments')
    const source = new Statements(trx).rows({ key: 'text', position: 'integer' })
    const bound = await queryRows<HeldFiles>(
      trx,
      `update core_attachments set holder = ?, holder_id = ?, position = r.position from ${source}
       where core_attachments.key = r.key and holder is null returning file_id, preview_id`,
      [kind, id, JSON.stringify(wanted.map((key, at) => ({ key, position: held + at })))]
    )
    if (bound.length < wanted.length) throw attachmentUnknown({}, 'attachments')
    await this.files.keepForGood(trx, bound.flatMap(filesOf))
  }

  /** The files of many holders of a kind, by their id, in the order they were attached. One statement. */
  async of(run: RunRows, kind: string, ids: readonly number[]): Promise<Map<number, Attachment[]>> {
    const found = new Map<number, Attachment[]>(ids.map((id) => [id, []]))
    if (ids.length === 0) return found
    const list = new Statements(this.store).ids
    const rows = await run<object>(
      `select ${attachments.columns('a', [...TOLD, 'holderId'])} from core_attachments a
       where a.holder = ? and a.holder_id in ${list} order by a.holder_id, a.position, a.id`,
      [kind, JSON.stringify(ids)]
    )
    for (const row of rows) {
      const { holderId, ...attachment } = attachments.pick(row, [...TOLD, 'holderId'])
      found.get(holderId as number)?.push(attachment)
    }
    return found
  }

  /** One file of a kind of holder, with the id of its holder: the caller checks who may see that. Null: there is none. */
  async find(kind: string, id: number): Promise<{ attachment: Attachment; holderId: number } | null> {
    const found = await attachments.find(fromStore(this.store), { id, holder: kind })
    if (!found) return null
    const { holderId, ...attachment } = attachments.pick(found, [...TOLD, 'holderId'])
    return { attachment, holderId: holderId as number }
  }

  /** Its stored file, or its preview: a picture at most 320 pixels wide. */
  async fileOf({ fileId, previewId, name }: Attachment, isPreview = false): Promise<StoredFile | null> {
    const stored = await this.files.find(isPreview ? (previewId ?? fileId) : fileId)
    return stored && { ...stored, name }
  }

  /** Deletes the files of these holders. */
  async release(trx: Transaction, kind: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const released = await queryRows<HeldFiles>(
      trx,
      `delete from core_attachments where holder = ? and holder_id in ${new Statements(trx).ids}
       returning file_id, preview_id`,
      [kind, JSON.stringify(ids)]
    )
    await this.files.expireNow(trx, released.flatMap(filesOf))
  }
}

interface HeldFiles {
  file_id: number | string
  preview_id: number | string | null
}

const filesOf = ({ file_id, preview_id }: HeldFiles) =>
  [Number(file_id)].concat(preview_id === null ? [] : Number(preview_id))

/** The sender's name with the extension of what is stored. */
function named(name: string, extension: string): string {
  const bare = name.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,8}$/, '')
  return `${bare.slice(0, 190) || 'file'}.${extension}`
}
