import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import type { TimelineSource } from '#plugins/platform/index'

const EVENTS = `select 1 as id, c.id as customer, 'created' as event, c.created_at as at from users_customers c where c.id = ?
  union all select 2, c.id, 'confirmed', c.email_verified_at from users_customers c where c.id = ? and c.email_verified_at is not null
  union all select 3, c.id, 'signed_in', c.last_signed_in_at from users_customers c where c.id = ? and c.last_signed_in_at is not null`

/** When an account was opened, its address confirmed, and when its owner signed in last. */
const accountTimeline: TimelineSource = {
  permission: 'users.customers.view',
  subjects: ['users.customers'],
  kinds: { 'users.account': { label: { fr_FR: 'Compte', en_GB: 'Account' }, icon: 'person' } },
  async load(reader, { subject: { id }, before, limit, locale }) {
    const rows = await reader.all<{ id: number; event: string; at: string }>(
      `select e.id, e.event, e.at from (${EVENTS}) e where (e.at, e.id) < (?, ?) order by e.at desc, e.id desc limit ?`,
      [id, id, id, before.at, before.id, limit]
    )
    const translator = await app.container.make(Translator)
    return rows.map((row) => ({
      id: Number(row.id),
      kind: 'users.account',
      at: row.at,
      title: translator.translate(locale, `users.timeline.${row.event}`),
    }))
  },
}

export default accountTimeline
