import app from '@adonisjs/core/services/app'
import { AddNote } from '#plugins/users/actions/customers/add_note'
import { Translator } from '#core/i18n/translator'
import type { TimelineSource } from '#plugins/platform/index'

interface Row {
  id: number
  text: string
  author_name: string
  at: string
}

const FIND = `select n.id, n.text, n.author_name, n.created_at as at from users_customer_notes n
  where n.customer_id = ? and (n.created_at, n.id) < (?, ?) order by n.created_at desc, n.id desc limit ?`

/** What staff noted about a customer. */
const noteTimeline: TimelineSource = {
  permission: 'users.customers.notes',
  subjects: ['users.customers'],
  kinds: { 'users.notes': { label: { fr_FR: 'Notes', en_GB: 'Notes' }, icon: 'note' } },
  async load(reader, { subject, before, limit, locale }) {
    const rows = await reader.all<Row>(FIND, [subject.id, before.at, before.id, limit])
    const title = (await app.container.make(Translator)).translate(locale, 'users.timeline.note')
    return rows.map(({ id, text, author_name: name, at }) => ({
      id: Number(id),
      kind: 'users.notes',
      at,
      title,
      text,
      author: { kind: 'staff' as const, name },
      isInternal: true,
    }))
  },
  replies: {
    permission: 'users.customers.notes',
    hasNotes: true,
    async reply({ conversation, text }, origin) {
      const add = await app.container.make(AddNote)
      await add.execute(conversation, text, origin)
    },
  },
}

export default noteTimeline
