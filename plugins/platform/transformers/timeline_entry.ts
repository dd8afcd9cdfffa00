import type { MoneyData } from '#core/money/money'
import type { TimelineEntry, TimelineIcon, TimelineSource } from '#plugins/platform/contracts/timeline_source'

/** An entry of a timeline as the screens read it. */
export interface TimelineEntryAnswer {
  id: number
  source: string
  kind: string
  at: string
  title: string
  text: string
  amount: MoneyData | null
  state: NonNullable<TimelineEntry['state']> | null
  author: NonNullable<TimelineEntry['author']> | null
  isInternal: boolean
  screen: string | null
  params: Record<string, string | number>
  conversation: TimelineConversationAnswer | null
}

/** A conversation that the reader may continue. */
export interface TimelineConversationAnswer {
  source: string
  id: number
  title: string
  recipient: string | null
  hasNotes: boolean
}

export interface TimelineFilter {
  key: string
  label: string
  icon: TimelineIcon
}

/** `replies`: absent, the reader may not reply. */
export function timelineEntry(
  entry: TimelineEntry,
  { source, replies }: { source: string; replies: TimelineSource['replies'] }
): TimelineEntryAnswer {
  const { id, kind, at, title, text = '', amount = null, state = null, author = null, isInternal = false } = entry
  const { screen = null, params = {}, conversation } = entry
  return {
    id,
    source,
    kind,
    at,
    title,
    text,
    amount,
    state,
    author,
    isInternal,
    screen,
    params,
    conversation:
      conversation && replies
        ? {
            source,
            id: conversation.id,
            title: conversation.title,
            recipient: conversation.to,
            hasNotes: replies.hasNotes,
          }
        : null,
  }
}
