import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import type { TimelineSource } from '#plugins/platform/index'

/** Big integers, as are the ids that they are compared with. */
const EVENTS = `select cast(1 as bigint) as id, 'created' as event, created_at as at from users_customers where id = ?
  union all select 2, 'confirmed', email_verified_at from users_customers
    where id = ? and email_verified_at is not null
  union all select 3, 'signed_in', last_signed_in_at from users_customers
    where id = ? and last_signed_in_at is not null`

/** When an account was opened, its address confirmed, and when its owner signed in last. */
const accountTimeline: TimelineSource = {
  permission: 'users.customers.list',
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
