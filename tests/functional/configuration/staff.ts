import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { freshConfiguration } from '#plugins/configuration/testing'
import { openOffice } from '#plugins/users/testing'
import type { Visitor } from '#core/testing/visitor'

const ROOT = '/api/admin/configuration'

/** What the configuration answers: a row, or refusals. */
export interface Told {
  status: number
  data: { id: number; version: number; code: string } & Record<string, unknown>
  meta?: Record<string, unknown>
  errors?: { code: string; message: string; field?: string; meta?: { current: Record<string, unknown> } }[]
}

/** A member of staff at work on a shop as it is before anybody configured it. */
export class Configurator {
  constructor(private readonly visitor: Visitor) {}

  static async begin(): Promise<Configurator> {
    const { visitor } = await openOffice()
    await freshConfiguration()
    return new Configurator(visitor)
  }

  async send(method: string, path: string, body?: unknown): Promise<Told> {
    const answer = await this.visitor.send(method, `${ROOT}/${path}`, body)
    return { status: answer.status, ...(answer.body as Omit<Told, 'status'>) }
  }

  /** Code of the first refusal, and its field. */
  async refused(method: string, path: string, body?: unknown): Promise<string> {
    const { errors = [] } = await this.send(method, path, body)
    return `${errors[0]?.code} ${errors[0]?.field ?? ''}`.trim()
  }
}

/** What the audit log keeps of a subject: actions in order. */
export async function audited(subject: string): Promise<string[]> {
  const store = await app.container.make(Store)
  const rows = await store.reader.all<{ action: string; subject_id: string }>(
    'select action, subject_id from core_audit_entries where subject = ? order by id',
    [subject]
  )
  return rows.map(({ action, subject_id: id }) => `${action} ${id}`)
}
