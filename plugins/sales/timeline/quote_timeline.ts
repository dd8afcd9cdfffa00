import app from '@adonisjs/core/services/app'
import { CommentQuote } from '#plugins/sales/quotes/actions/comment_quote'
import { STATES } from '#plugins/sales/quotes/quote_list'
import { authorOf, detailsOf, MOMENT, speaker, type MomentRow } from '#plugins/sales/timeline/moments'
import { label } from '#plugins/sales/shared/label'
import { quotesOf } from '#plugins/sales/timeline/whose'
import type { QuoteState } from '#plugins/sales/quotes/quote_states'
import type { TimelineEntry, TimelineSource } from '#plugins/platform/index'

type QuoteRow = MomentRow & { maker: string; revision: number }

const TOLD = ['requested', 'sent', 'comment', 'refused', 'canceled', 'declined', 'accepted', 'expired']

/** Events by guests, who have no account to name. */
const BY_CUSTOMER = new Set(['requested', 'accepted', 'declined', 'canceled'])

const TONES: Record<QuoteState, NonNullable<TimelineEntry['state']>['tone']> = {
  requested: 'waiting',
  sent: 'active',
  accepted: 'done',
  refused: 'over',
  canceled: 'over',
  expired: 'over',
}

/** How quotes went, from the request to the order. */
const quoteTimeline: TimelineSource = {
  permission: 'sales.quotes.view',
  subjects: ['users.customers', 'sales.orders'],
  kinds: { 'sales.quotes': { label: label('Devis', 'Quotes'), icon: 'quote' } },
  async load(reader, { subject, before, limit, locale }) {
    const { sql, bindings } = quotesOf(subject)
    const rows = await reader.all<QuoteRow>(
      `select ${MOMENT}, q.id as document, q.number, q.state, q.customer_name, q.email, q.total_amount as total, q.currency,
         q.maker, q.revision
       from sales_quote_history h join sales_quotes q on q.id = h.quote_id
       where ${sql} and h.kind in (${TOLD.map(() => '?').join(', ')}) and (h.created_at, h.id) < (?, ?)
       order by h.created_at desc, h.id desc limit ?`,
      [...bindings, ...TOLD, before.at, before.id, limit]
    )
    const say = await speaker({ locale })
    return rows.map((row) => {
      const { kind, number: quote, document, email, maker } = row
      const isOpening = kind === 'requested'
      // The customer cannot open a quote that was never sent.
      const isHeard = maker === 'customer' || Number(row.revision) > 1
      return {
        id: Number(row.id),
        kind: 'sales.quotes',
        at: row.at,
        title: say(`sales.timeline.quote_${kind}`, { ...detailsOf(row), quote, maker }),
        text: row.text,
        ...authorOf(row, BY_CUSTOMER.has(kind) && maker === 'customer'),
        isInternal: kind === 'comment' && !row.is_told,
        ...(isOpening ? { amount: { amount: Number(row.total), currency: row.currency } } : {}),
        ...(isOpening
          ? { state: { word: STATES[row.state as QuoteState][locale], tone: TONES[row.state as QuoteState] } }
          : {}),
        screen: 'sales.admin.quote',
        params: { id: Number(document) },
        ...(isOpening || kind === 'sent' || kind === 'comment'
          ? {
              conversation: {
                id: Number(document),
                title: say('sales.timeline.quote_conversation', { quote }),
                to: isHeard ? email : null,
              },
            }
          : {}),
      }
    })
  },
  replies: {
    permission: 'sales.quotes.comment',
    hasNotes: true,
    async reply({ conversation, text, isNote }, origin) {
      const comment = await app.container.make(CommentQuote)
      await comment.execute({ id: conversation, text, isTold: !isNote }, origin)
    },
  },
}

export default quoteTimeline
